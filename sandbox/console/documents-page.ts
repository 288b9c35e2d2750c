import { html } from 'hono/html'
import type { ReviewedDocument, ReviewedPlayer } from '#contracts/document-review.ts'
import { DOCUMENT_TYPES, rejectionReasonsOf } from '#contracts/player-api/verification-words.ts'
import { consolePage, type Markup, moment } from './layout.ts'

const PATH = '/console/documents'

const SAID: Readonly<Record<string, string>> = {
  done: 'Done. The player sees it on the next page.',
  DOCUMENT_STATE:
    'Nothing was changed: the document is not in a state for that, or somebody was faster.',
  NOT_FOUND: 'Nothing was changed: there is no such document or player.',
}

/** Documents that wait for a verdict, the oldest first. */
export function documentQueuePage(waiting: readonly ReviewedDocument[]): Promise<Response> {
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

/** The documents of one player with their files, verdicts, requests and history. */
export function playerDocumentsPage(shown: {
  playerId: string
  held: ReviewedPlayer
  said: string | undefined
}): Promise<Response> {
  const { playerId, held, said } = shown
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
    said: said === undefined ? undefined : SAID[said],
  })
}

function documentCard(it: ReviewedDocument, address: string): Markup | Promise<Markup> {
  const action = `${address}/decisions/${it.id}`
  return html`<section class="card" data-testid="document-${it.documentType}">
    <h2>${nameOf(it)}</h2>
    <p>${it.status}${it.rejectionReason ? `, turned down before: ${it.rejectionReason}` : ''}, since ${moment(it.changedAt)}</p>
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
    ${it.status === 'UNDER_REVIEW' ? verdictForms(it, action) : ''}
    ${
      it.status === 'VERIFIED' || it.status === 'UNDER_REVIEW' || it.status === 'REQUESTED'
        ? html`<form method="post" action="${action}"><button name="verdict" value="EXPIRE" data-testid="document-expire">Let it expire</button></form>`
        : ''
    }
  </section>`
}

function verdictForms(it: ReviewedDocument, action: string) {
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
export function noDocumentsPage(): Promise<Response> {
  const body = html`<p>The platform runs in another process: its documents are not to be seen from here.</p>`
  return consolePage({ title: 'Documents', path: PATH, body, status: 503 })
}
