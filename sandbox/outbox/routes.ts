import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import type { SentMessage, WriteMessage, WrittenMessage } from '#contracts/messages.ts'
import { consolePage, type Markup, moment } from '../console/layout.ts'
import { errorResponse } from '../error-response.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'

const MAX_RECIPIENT = 254

/**
 * `GET /?to=` as JSON, `GET /read?to=` as a page, `GET /mail/{id}` as one mail: what a recipient would have got by mail
 * or SMS, in the words of the operator.
 */
export function outboxRoutes(db: SandboxDatabase, write: WriteMessage) {
  const app = new Hono()
  app.use('*', async (c, next) => {
    // It contains codes: a page of another origin must not read them out of a developer's browser.
    const from = c.req.header('sec-fetch-site')
    const isAsked = from === undefined || from === 'same-origin' || from === 'none'
    const isVisit = c.req.header('sec-fetch-mode') === 'navigate'
    if (!isAsked && !isVisit) return errorResponse(403, 'ORIGIN_REFUSED')
    if ((c.req.query('to') ?? '').length > MAX_RECIPIENT) {
      return errorResponse(400, 'VALIDATION_FAILED', [{ field: 'to', code: 'too_big' }])
    }
    return next()
  })
  app.get('/', async (c) => {
    // A browser gets the readable page.
    if (c.req.header('accept')?.startsWith('text/html')) {
      return c.redirect(`/outbox/read${new URL(c.req.url).search}`, 302)
    }
    const messages = await readOutbox(db, toRecipient(c.req.query('to')))
    return c.json({ messages }, 200, {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
  app.get('/mail/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const message = id.success ? await readMessage(db, id.data) : null
    return message ? mailPreview(await write(message)) : errorResponse(404, 'NOT_FOUND')
  })
  app.get('/read', async (c) => {
    const to = toRecipient(c.req.query('to'))
    return outboxPage({ messages: await readOutbox(db, to), to }, write)
  })
  return app
}

/** The recipient in the form that the platform stores. A plus sign that was not encoded arrives as a space. */
function toRecipient(asked: string | undefined): string | null {
  const text = (asked ?? '').replaceAll('\0', '')
  const compact = text.replaceAll(/[\s()-]/g, '')
  if (/^\+?\d{5,15}$/.test(compact)) return compact.startsWith('+') ? compact : `+${compact}`
  return text.trim() === '' ? null : text.trim().toLowerCase()
}

/** The sent messages, as a recipient would read them; every value in them was user input and is shown as text. */
async function outboxPage(
  { messages, to }: { messages: readonly SentMessage[]; to: string | null },
  write: WriteMessage,
): Promise<Response> {
  const articles = await Promise.all(
    messages.map(async (it) => (it.kind === 'sms' ? sms : mail)(it, await write(it))),
  )
  const body = html`
    <p>Mail and SMS of this demo, newest first. None of it has left the machine.</p>
    <form method="get" class="line" role="search">
      <div class="field">
        <label for="outbox-to">Address or phone number</label>
        <input id="outbox-to" name="to" value="${to ?? ''}" maxlength="254" data-testid="outbox-to">
      </div>
      <button>Show</button>
    </form>
    ${to === null ? '' : html`<p><a href="/outbox/read">Show all messages</a></p>`}
    ${messages.length === 0 ? html`<p>Nothing was sent${to === null ? '' : ' there'} yet.</p>` : ''}
    ${articles}`
  return consolePage({ title: 'Outbox', path: '/outbox/read', body })
}

function mail(message: SentMessage, text: WrittenMessage): Markup | Promise<Markup> {
  return html`<article class="message mail" data-testid="outbox-message">
    <div class="mail-head">
      <h2 lang="${text.language}">${text.subject}</h2>
      <dl>
        <dt>From</dt><dd>Playhouse</dd>
        <dt>To</dt><dd>${toLink(message.to)}</dd>
        <dt>Sent</dt><dd>${moment(message.sentAt)}</dd>
      </dl>
    </div>
    <div class="mail-body" lang="${text.language}">${raw(text.body)}</div>
    <div class="mail-body">${leftOver(text)}<p class="hint">
      <code>${message.template}</code>, <a href="/outbox/mail/${message.id}">as an HTML mail</a></p></div>
  </article>`
}

function sms(message: SentMessage, text: WrittenMessage): Markup | Promise<Markup> {
  return html`<article class="message sms" data-testid="outbox-message">
    <h2>${toLink(message.to)}</h2>
    <p class="hint">SMS, ${moment(message.sentAt)}, <code>${message.template}</code></p>
    <div class="bubble" lang="${text.language}">${raw(text.body)}</div>
    ${leftOver(text)}
  </article>`
}

const toLink = (to: string) => html`<a href="/outbox/read?to=${encodeURIComponent(to)}">${to}</a>`

/** For testers: values that were sent and are not used in the text. */
function leftOver({ rest }: WrittenMessage) {
  return rest.map(([name, value]) => html`<p class="hint">${name}: ${linked(value)}</p>`)
}

const linked = (value: string) =>
  /^https?:\/\//.test(value) ? html`<a href="${value}" rel="noreferrer">${value}</a>` : value

/** One mail on its own, as a mail client would open it. */
function mailPreview({ page, style }: WrittenMessage): Response {
  const hash = createHash('sha256').update(style).digest('base64')
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })
}

const MOST_SHOWN = 50

/**
 * The messages that the platform has sent, newest first, at most 50. Empty where the platform runs elsewhere: its mail
 * is then sent by other means.
 */
export async function readOutbox(db: SandboxDatabase, to: string | null): Promise<SentMessage[]> {
  if (!(await hasOutbox(db))) return []
  const rows = await db.query<Row>(
    `select id, kind, recipient as "to", template, language, params, sent_at from platform.message
     where $1::text is null or recipient = $1 order by id desc limit $2`,
    [to, MOST_SHOWN],
  )
  return rows.map(toMessage)
}

/** One message, while it is still stored. */
async function readMessage(db: SandboxDatabase, id: string): Promise<SentMessage | null> {
  if (!(await hasOutbox(db))) return null
  const [row] = await db.query<Row>(
    `select id, kind, recipient as "to", template, language, params, sent_at from platform.message
     where id = $1`,
    [id],
  )
  return row ? toMessage(row) : null
}

type Row = Omit<SentMessage, 'sentAt'> & { sent_at: Date }

const toMessage = ({ sent_at, ...rest }: Row): SentMessage => ({
  ...rest,
  sentAt: sent_at.toISOString(),
})

async function hasOutbox(db: SandboxDatabase): Promise<boolean> {
  const [found] = await db.query<{ present: boolean }>(
    "select to_regclass('platform.message') is not null as present",
  )
  return found?.present ?? false
}
