import { Hono } from 'hono'
import { toExportLine } from '../export/export-dataset.ts'
import type { LakeParts } from './parts.ts'
import type { Bindings } from './request.ts'

/** What somebody with a token may read of a dataset as NDJSON, in the form of `sanity dataset export`. */
export function exportRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  app.get('/export/:dataset', async (c) => {
    const sees = parts.access.seesOf(await parts.access.needReader(c))
    const documents = parts.dataset(c.req.param('dataset')).all()[Symbol.iterator]()
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        let next = documents.next()
        while (!next.done && !sees(next.value)) next = documents.next()
        if (next.done) controller.close()
        else controller.enqueue(encoder.encode(toExportLine(next.value)))
      },
    })
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
  })
  return app
}
