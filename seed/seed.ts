import type { SanityClient } from '@sanity/client'
import { type ArtSpec, motifNames } from './art/compose.ts'
import { openGallery } from './art/gallery.ts'
import { collectArt, withAssets } from './content/art-slots.ts'
import { type SeedDocument, seedDocuments } from './content/documents.ts'
import { CONTENT_VERSION, type LakeAddress, lakeClient, MARKER_ID } from './marker.ts'

export type SeedSummary = { documents: number; games: number; images: number }

const DOCUMENTS_IN_A_TRANSACTION = 60
const UPLOADS_AT_ONCE = 6

/**
 * Fills the lake with the demo content through its public API: pictures are drawn and uploaded, then the documents are
 * written. A repeated run replaces what is there and changes nothing else.
 */
export async function seedContent(
  options: LakeAddress & { artCacheDir: string; onProgress: (text: string) => void },
): Promise<SeedSummary> {
  const client = lakeClient(options)
  const documents = seedDocuments()
  const specs = new Map<string, ArtSpec>()
  collectArt(documents, specs)
  options.onProgress(`drawing ${specs.size} pictures`)
  const assets = await uploadAll(client, specs, options)
  const assetOf = (art: ArtSpec) => assets.get(JSON.stringify(art))
  options.onProgress('writing documents')
  for (let i = 0; i < documents.length; i += DOCUMENTS_IN_A_TRANSACTION) {
    const transaction = client.transaction()
    for (const document of documents.slice(i, i + DOCUMENTS_IN_A_TRANSACTION)) {
      transaction.createOrReplace(withAssets(document, assetOf) as SeedDocument)
    }
    await transaction.commit({ returnDocuments: false, visibility: 'sync' })
  }
  await client.createOrReplace({ _id: MARKER_ID, _type: 'seedMarker', version: CONTENT_VERSION })
  return {
    documents: documents.length,
    games: documents.filter((it) => it._type === 'game').length,
    images: specs.size,
  }
}

async function uploadAll(
  client: SanityClient,
  specs: ReadonlyMap<string, ArtSpec>,
  options: { artCacheDir: string; onProgress: (text: string) => void },
): Promise<Map<string, string>> {
  const gallery = await openGallery({
    cacheDir: options.artCacheDir,
    motifs: [...specs.values()].flatMap(motifNames),
  })
  const assets = new Map<string, string>()
  const waiting = [...specs]
  const step = Math.ceil(waiting.length / 5)
  const next = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const [key, spec] = entry
      const bytes = await gallery.draw(spec)
      const asset = await client.assets.upload('image', bytes, {
        filename: `${spec.key.replace(/[^\w-]+/g, '-')}.webp`,
      })
      assets.set(key, asset._id)
      if (assets.size % step === 0) options.onProgress(`${assets.size} of ${specs.size} pictures`)
    }
  }
  try {
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, next))
  } finally {
    await gallery.close()
  }
  return assets
}
