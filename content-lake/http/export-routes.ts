import { Hono } from 'hono'
import { toExportLine } from '../export/export-dataset.ts'
import type { LakeParts } from './parts.ts'
import type { Bindings } from './request.ts'

/** The whole dataset as NDJSON, in the form of `sanity dataset export`; for those with a token. */
export function exportRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  app.get('/export/:dataset', async (c) => {
    await parts.access.needReader(c)
    const documents = parts.dataset(c.req.param('dataset')).all()[Symbol.iterator]()
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const { value, done } = documents.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(toExportLine(value)))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  })
  return app
}
