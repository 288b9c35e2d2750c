import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'

/** How existing documents are handled: `fail` imports into an empty dataset only. */
export type Existing = 'fail' | 'replace' | 'keep'

const OPERATIONS = {
  fail: { operation: 'create', releasesOperation: 'fail' },
  replace: { operation: 'createOrReplace', releasesOperation: 'replace' },
  keep: { operation: 'createIfNotExists', releasesOperation: 'ignore' },
} as const

/** Access secrets of previews: a copy of the file must not grant access with them. */
const SECRETS = /^sanity\.previewUrl/

/**
 * Writes a tar.gz with every document, including drafts, versions and releases, and every asset with its file; returns
 * the assets whose file is missing. Throws when the content cannot be read.
 */
export async function exportContent(
  client: SanityClient,
  file: string,
): Promise<{ documents: number; assets: number; missing: string[] }> {
  const dataset = client.config().dataset ?? ''
  const { documentCount, assetCount } = await exportDataset({
    client,
    dataset,
    outputPath: file,
    filterDocument: ({ _type }) => !SECRETS.test(_type),
    // Each is tried several times within a second, not within minutes.
    retryDelayMs: 300,
  })
  const assets = await readAssets(client)
  const missing = assetCount < assets.length ? await withoutFile(assets) : []
  return { documents: documentCount, assets: assetCount, missing }
}

type Asset = { _id: string; url: string }

const readAssets = (client: SanityClient) =>
  client.fetch<Asset[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{_id, url}',
    {},
    { perspective: 'raw' },
  )

async function withoutFile(assets: readonly Asset[]): Promise<string[]> {
  const missing: string[] = []
  for (const { _id, url } of assets) {
    const { ok } = await fetch(url, { method: 'HEAD' })
    if (!ok) missing.push(_id)
  }
  return missing
}

/**
 * Imports a tar.gz or an NDJSON file of `sanity dataset export`. A missing dataset is created. Failures are listed in
 * `warnings`; throws when it cannot continue, with everything before that imported.
 */
export async function importContent(
  client: SanityClient,
  file: string,
  existing: Existing,
): Promise<{ documents: number; warnings: string[] }> {
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}`)
  })
  const dataset = client.config().dataset ?? ''
  const known = await client.datasets.list()
  if (!known.some(({ name }) => name === dataset)) await client.datasets.create(dataset)
  const there = await client.fetch<number>('count(*)', {}, { perspective: 'raw' })
  if (there > 0 && existing === 'fail')
    throw new Error(
      `Nothing was imported: the dataset ${dataset} holds ${there} documents already. Say --replace to take those of the file, --missing to keep them.`,
    )
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client: existing === 'keep' ? await leavingAssets(client) : client,
    ...OPERATIONS[existing],
    // The importer finds existing assets over https only; the lake itself stores identical bytes once.
    replaceAssets: true,
  })
  return { documents: numDocs, warnings: warnings.map(({ message }) => message) }
}

/** The importer writes the file's titles onto every asset; existing assets keep ours. */
async function leavingAssets(client: SanityClient): Promise<SanityClient> {
  const ours = new Set((await readAssets(client)).map((it) => it._id))
  const left = { set: () => ({ commit: async () => undefined }) }
  const patch = (id: string) => (ours.has(id) ? left : client.patch(id))
  return Object.assign(client.clone(), { patch })
}
