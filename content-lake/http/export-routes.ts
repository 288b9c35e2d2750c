import { Hono } from 'hono'
import type { Document } from '../documents/types.ts'
import type { LakeParts } from './parts.ts'
import type { Bindings } from './request.ts'

/**
 * Exports what the token's owner may read of a dataset as NDJSON, for `sanity dataset export`: without revisions,
 * ordered by id, so that the same content gives the same text. The URL of an image carries the proof that gives access
 * to its uploaded bytes.
 */
export function exportRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  app.get('/export/:dataset', async (c) => {
    const sees = parts.access.seesOf(await parts.access.needReader(c))
    const sorted = [...parts.dataset(c.req.param('dataset')).all()]
      .filter(sees)
      .sort((a, b) => (a._id < b._id ? -1 : 1))
    const documents = sorted[Symbol.iterator]()
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = documents.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(toLine(parts, next.value)))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  })
  return app
}

function toLine(parts: LakeParts, { _rev, ...kept }: Document): string {
  if (kept._type === 'sanity.imageAsset' && typeof kept.url === 'string') {
    const name = kept.url.slice(kept.url.lastIndexOf('/') + 1)
    kept.url = `${kept.url}?dlRaw=${parts.access.proofOfRaw(name)}`
  }
  return `${JSON.stringify(kept)}\n`
}
