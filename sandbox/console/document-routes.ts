import { type Context, Hono } from 'hono'
import { z } from 'zod'
import {
  type DocumentReviews,
  documentRequest,
  reviewDecision,
} from '#contracts/document-review.ts'
import { errorResponse } from '../error-response.ts'
import { documentQueuePage, noDocumentsPage, playerDocumentsPage } from './documents-page.ts'
import { readJson } from './read-json.ts'

const CAUSE = 'a reviewer of the console'
const FILE_TYPES = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const

type Outcome = Awaited<ReturnType<DocumentReviews['decide']>>

/** The reviewer's side of documents: the queue, a player's documents, verdicts and requests; pages and calls. */
export function documentRoutes(reviews: DocumentReviews | null) {
  const app = new Hono()
  if (!reviews) {
    app.get('/console/documents', () => noDocumentsPage())
    app.get('/documents', () => errorResponse(503, 'UNAVAILABLE'))
    return app
  }
  app.route('/', documentPages(reviews))
  app.route('/', documentApi(reviews))
  return app
}

function documentPages(reviews: DocumentReviews) {
  const app = new Hono()
  app.get('/console/documents', async () => documentQueuePage(await reviews.queue()))
  app.get('/console/documents/files/:id', async (c) => {
    const id = uuidOf(c)
    const file = id && (await reviews.readFile(id))
    if (!file) return errorResponse(404, 'NOT_FOUND')
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': FILE_TYPES[file.kind],
        // Pictures were re-encoded by us; a PDF is the file as it was uploaded, so it opens outside the browser.
        'content-disposition':
          file.kind === 'pdf' ? 'attachment; filename="document.pdf"' : 'inline',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      },
    })
  })
  app.get('/console/documents/players/:id', async (c) => {
    const id = uuidOf(c)
    if (!id) return errorResponse(404, 'NOT_FOUND')
    return playerDocumentsPage({
      playerId: id,
      held: await reviews.ofPlayer(id),
      said: c.req.query('said'),
    })
  })
  app.post('/console/documents/players/:id', async (c) => {
    const id = uuidOf(c)
    const request = documentRequest.safeParse(Object.fromEntries(await c.req.formData()))
    if (!id || !request.success) return errorResponse(400, 'VALIDATION_FAILED')
    return back(c, id, await reviews.request(id, request.data, CAUSE))
  })
  app.post('/console/documents/players/:id/decisions/:document', async (c) => {
    const id = uuidOf(c)
    const document = z.uuid().safeParse(c.req.param('document'))
    const form = Object.fromEntries(await c.req.formData())
    const decision = reviewDecision.safeParse(
      form.verdict === 'REJECT' ? form : { verdict: form.verdict },
    )
    if (!id || !document.success || !decision.success) {
      return errorResponse(400, 'VALIDATION_FAILED')
    }
    return back(c, id, await reviews.decide(document.data, decision.data, CAUSE))
  })
  return app
}

function back(c: Context, playerId: string, outcome: Outcome): Response {
  const said = outcome.ok ? 'done' : outcome.refusal
  return c.redirect(`/console/documents/players/${playerId}?said=${said}`, 303)
}

function documentApi(reviews: DocumentReviews) {
  const app = new Hono()
  app.get('/documents', async (c) => c.json({ documents: await reviews.queue() }))
  app.post('/documents/:id/decision', async (c) => {
    const decision = await readJson(c, reviewDecision)
    if (!decision.ok) return decision.response
    const id = uuidOf(c)
    return id
      ? answer(c, await reviews.decide(id, decision.value, 'QA by the API'))
      : errorResponse(404, 'NOT_FOUND')
  })
  app.get('/players/:id/documents', async (c) => {
    const id = uuidOf(c)
    return id ? c.json(await reviews.ofPlayer(id)) : errorResponse(404, 'NOT_FOUND')
  })
  app.post('/players/:id/documents', async (c) => {
    const request = await readJson(c, documentRequest)
    if (!request.ok) return request.response
    const id = uuidOf(c)
    return id
      ? answer(c, await reviews.request(id, request.value, 'QA by the API'))
      : errorResponse(404, 'NOT_FOUND')
  })
  return app
}

function answer(c: Context, outcome: Outcome): Response {
  if (outcome.ok) return c.body(null, 204)
  return errorResponse(outcome.refusal === 'NOT_FOUND' ? 404 : 409, outcome.refusal)
}

const uuidOf = (c: Context) => z.uuid().safeParse(c.req.param('id')).data ?? null
