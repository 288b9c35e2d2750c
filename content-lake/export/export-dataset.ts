import { copyFile, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { originalPath } from '../assets/asset-files.ts'
import type { Document } from '../documents/types.ts'

const ASSET_TYPES = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/** A document as `sanity dataset export` writes it: one line of JSON, without the revision. */
export function toExportLine(document: Document): string {
  const { _rev, ...kept } = document
  return `${JSON.stringify(kept)}\n`
}

export type ExportSummary = { documents: number; assets: number; missingAssets: string[] }

/**
 * Writes a folder that `sanity dataset import` takes: `data.ndjson`, in which a picture is named by its
 * file, and the files themselves. The documents of assets are left out: the import makes them anew.
 */
export async function exportDataset(options: {
  documents: Iterable<Document>
  assetDir: string
  folder: string
  includeDrafts?: boolean
}): Promise<ExportSummary> {
  const all = [...options.documents]
  const assets = new Map(all.filter((it) => ASSET_TYPES.has(it._type)).map((it) => [it._id, it]))
  const exported = all.filter(
    (it) =>
      !assets.has(it._id) &&
      !it._type.startsWith('system.') &&
      (options.includeDrafts || !it._id.includes('.')),
  )
  await mkdir(options.folder, { recursive: true })
  const used = new Set<string>()
  const file = await open(join(options.folder, 'data.ndjson'), 'w')
  try {
    for (const document of exported) {
      await file.write(toExportLine(withFiles(document, assets, used) as Document))
    }
    await file.sync()
  } finally {
    await file.close()
  }
  const missingAssets = await copyAssets(options, used, assets)
  return { documents: exported.length, assets: used.size - missingAssets.length, missingAssets }
}

/** References to assets become `_sanityAsset: 'image@file://./images/<name>'`, as the import reads them. */
function withFiles(value: unknown, assets: Map<string, Document>, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((it) => withFiles(it, assets, used))
  if (typeof value !== 'object' || value === null) return value
  const { asset, ...rest } = value as Record<string, unknown>
  const id = (asset as { _ref?: unknown } | undefined)?._ref
  const known = typeof id === 'string' ? assets.get(id) : undefined
  const entries = Object.entries(known ? rest : value).map(
    ([key, item]) => [key, withFiles(item, assets, used)] as const,
  )
  if (!known) return Object.fromEntries(entries)
  used.add(known._id)
  const { kind, folder } = kindOf(known)
  return {
    _sanityAsset: `${kind}@file://./${folder}/${nameOf(known)}`,
    ...Object.fromEntries(entries),
  }
}

async function copyAssets(
  { assetDir, folder }: { assetDir: string; folder: string },
  used: ReadonlySet<string>,
  assets: ReadonlyMap<string, Document>,
): Promise<string[]> {
  const missing: string[] = []
  await Promise.all(['images', 'files'].map((it) => mkdir(join(folder, it), { recursive: true })))
  for (const id of used) {
    const asset = assets.get(id)
    if (!asset) continue
    const target = join(folder, kindOf(asset).folder, nameOf(asset))
    const copied = await copyFile(originalPath(assetDir, nameOf(asset)), target).then(
      () => true,
      () => false,
    )
    if (!copied) missing.push(id)
  }
  return missing
}

const kindOf = (asset: Document) =>
  asset._type === 'sanity.imageAsset'
    ? { kind: 'image', folder: 'images' }
    : { kind: 'file', folder: 'files' }

/** The last part of the stored path; it was made by us from a checksum. */
function nameOf(asset: Document): string {
  return String(asset.path ?? '')
    .replace(/^.*\//, '')
    .replace(/[^a-z0-9.-]/gi, '')
}
