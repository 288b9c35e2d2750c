import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import {
  type DocumentReviews,
  documentRequest,
  type ReviewedDocument,
  type ReviewedPlayer,
  reviewDecision,
} from '#contracts/document-review.ts'
import { DOCUMENT_TYPES, rejectionReasonsOf } from '#contracts/player-api/verification-words.ts'
import { errorResponse } from '../error-response.ts'
import { consolePage, type Markup, messageOf, moment } from './layout.ts'
import { readJson } from './read-json.ts'

const CAUSE = 'a reviewer of the console'
const FILE_TYPES = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const

type Outcome = Awaited<ReturnType<DocumentReviews['decide']>>

/** The reviewer's side of documents: the queue, a player's documents, decisions and requests; pages and calls. */
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
      outcomeCode: c.req.query('said'),
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
  const outcomeCode = outcome.ok ? 'done' : outcome.refusal
  return c.redirect(`/console/documents/players/${playerId}?said=${outcomeCode}`, 303)
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

const PATH = '/console/documents'

const MESSAGES: Readonly<Record<string, string>> = {
  done: 'Done. The player sees it on the next page.',
  DOCUMENT_STATE:
    'Nothing was changed: the document is not in a state for that, or it was decided a moment ago.',
  NOT_FOUND: 'Nothing was changed: there is no such document or player.',
}

/** Documents that wait for a decision, the oldest first. */
function documentQueuePage(waiting: readonly ReviewedDocument[]): Promise<Response> {
  const body =
    waiting.length === 0
      ? html`<p>Nothing waits for a verdict.</p>`
      : html`<ul class="rows">${waiting.map(
          (it) => html`<li data-testid="document-waiting">
            <span class="who"><a href="${PATH}/players/${it.playerId}">${it.email}</a></span>
            <span>${nameOf(it)}, ${it.files.length === 1 ? '1 file' : `${it.files.length} files`}</span>
            <span class="muted">since ${moment(it.changedAt)}</span>
          </li>`,
        )}</ul>`
  return consolePage({ title: 'Documents', path: PATH, body })
}

/** The documents of one player with their files, decisions, requests and history. */
function playerDocumentsPage(shown: {
  playerId: string
  held: ReviewedPlayer
  outcomeCode: string | undefined
}): Promise<Response> {
  const { playerId, held, outcomeCode } = shown
  const { documents, history, answer } = held
  const [first] = documents
  const address = `${PATH}/players/${playerId}`
  const body = html`
    <p><a href="/console/players/${playerId}">${first ? first.email : 'The player'}</a>${first ? `, ${first.kycStatus}` : ''}</p>
    ${documents.length === 0 ? html`<p>Nothing was asked for or sent in.</p>` : documents.map((it) => documentCard(it, address))}
    ${answer ? answerList(answer) : ''}
    <h2>Ask for more</h2>
    <form method="post" action="${address}" class="line">
      <div class="field"><label for="request-type">Document</label>
        <select id="request-type" name="documentType" data-testid="request-type">
          ${DOCUMENT_TYPES.map((it) => html`<option>${it}</option>`)}
        </select></div>
      <div class="field"><label for="request-about">Which card or paper</label>
        <input id="request-about" name="about" maxlength="100" data-testid="request-about"></div>
      <button data-testid="request-send">Ask</button>
    </form>
    <h2>History</h2>
    ${history.length === 0 ? html`<p>Nothing yet.</p>` : historyTable(history)}`
  return consolePage({
    title: 'Documents of a player',
    path: PATH,
    body,
    message: messageOf(MESSAGES, outcomeCode),
  })
}

function documentCard(it: ReviewedDocument, address: string): Markup | Promise<Markup> {
  const action = `${address}/decisions/${it.id}`
  return html`<section class="card" data-testid="document-${it.documentType}">
    <h2>${nameOf(it)}</h2>
    <p>${it.status}${it.trigger ? `, ${[it.trigger, it.requestReason].filter(Boolean).join(' ')}` : ''}${it.rejectionReason ? `, turned down before: ${it.rejectionReason}` : ''}, since ${moment(it.changedAt)}</p>
    ${
      it.files.length === 0
        ? html`<p class="muted">No files.</p>`
        : html`<ul>${it.files.map(
            (
              file,
            ) => html`<li><a href="${PATH}/files/${file.id}">${file.kind.toUpperCase()}, ${Math.ceil(file.bytes / 1024)} KB</a>
              ${file.isSent ? '' : ' (not sent yet)'} <span class="muted">${moment(file.uploadedAt)}</span></li>`,
          )}</ul>`
    }
    ${it.status === 'UNDER_REVIEW' ? decisionForms(it, action) : ''}
    ${
      it.status === 'VERIFIED' || it.status === 'UNDER_REVIEW' || it.status === 'REQUESTED'
        ? html`<form method="post" action="${action}"><button name="verdict" value="EXPIRE" data-testid="document-expire">Let it expire</button></form>`
        : ''
    }
  </section>`
}

function decisionForms(it: ReviewedDocument, action: string) {
  const id = `reason-${it.id}`
  return html`<form method="post" action="${action}" class="buttons">
      <button class="main" name="verdict" value="ACCEPT" data-testid="document-accept">Accept</button>
    </form>
    <form method="post" action="${action}" class="line">
      <div class="field"><label for="${id}">Reason</label>
        <select id="${id}" name="reason" data-testid="document-reason">
          ${rejectionReasonsOf(it.documentType).map((reason) => html`<option>${reason}</option>`)}
        </select></div>
      <button name="verdict" value="REJECT" data-testid="document-reject">Turn down</button>
    </form>`
}

function answerList(answer: NonNullable<ReviewedPlayer['answer']>) {
  return html`<h2>Answers to the questionnaire</h2>
    <dl>${Object.entries(answer).map(
      ([name, value]) => html`<dt>${name.replaceAll('_', ' ')}</dt><dd>${value ?? '–'}</dd>`,
    )}</dl>`
}

function historyTable(history: ReviewedPlayer['history']) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="History">
    <table>
      <thead><tr>
        <th scope="col">When</th><th scope="col">What</th><th scope="col">From</th>
        <th scope="col">To</th><th scope="col">By</th>
      </tr></thead>
      <tbody>${history.map(
        (it) => html`<tr>
          <td>${moment(it.at)}</td><td>${it.documentType}</td><td>${it.from}</td>
          <td>${it.to}${it.reason ? `, ${it.reason}` : ''}</td><td>${it.cause}</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>`
}

const nameOf = ({ documentType, about, subType }: ReviewedDocument) =>
  [documentType, about, subType].filter(Boolean).join(', ')

/** Shown where the platform does not run in this process. */
function noDocumentsPage(): Promise<Response> {
  const body = html`<p>The platform runs in another process: its documents are not to be seen from here.</p>`
  return consolePage({ title: 'Documents', path: PATH, body, status: 503 })
}
