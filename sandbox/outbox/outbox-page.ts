import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { SentMessage } from '#contracts/messages.ts'
import { consolePage, type Markup, moment } from '../console/layout.ts'
import { type Piece, type Written, written } from './message-texts.ts'

/** The sent messages, as a recipient would read them; every value in them was user input and is shown as text. */
export async function outboxPage(
  messages: readonly SentMessage[],
  to: string | null,
): Promise<Response> {
  const body = html`
    <p>Mail and SMS of this demo, newest first. None of it has left the machine.</p>
    <form method="get" class="line" role="search">
      <div class="field">
        <label for="outbox-to">Address or phone number</label>
        <input id="outbox-to" name="to" value="${to ?? ''}" maxlength="254" data-testid="outbox-to">
      </div>
      <button>Show</button>
    </form>
    ${to === null ? '' : html`<p><a href="/outbox/read">Show everybody’s</a></p>`}
    ${messages.length === 0 ? html`<p>Nothing was sent${to === null ? '' : ' there'} yet.</p>` : ''}
    ${messages.map((it) => (it.kind === 'sms' ? sms(it) : mail(it)))}`
  return consolePage({ title: 'Outbox', path: '/outbox/read', body })
}

function mail(message: SentMessage): Markup | Promise<Markup> {
  const text = written(message)
  return html`<article class="message mail" data-testid="outbox-message">
    <div class="mail-head">
      <h2 lang="${text.language}">${text.subject}</h2>
      <dl>
        <dt>From</dt><dd>Playhouse</dd>
        <dt>To</dt><dd>${toLink(message.to)}</dd>
        <dt>Sent</dt><dd>${moment(message.sentAt)}</dd>
      </dl>
    </div>
    <div class="mail-body" lang="${text.language}">${paragraphs(text)}</div>
    <div class="mail-body">${leftOver(text)}<p class="hint">
      <code>${message.template}</code>, <a href="/outbox/mail/${message.id}">as an HTML mail</a></p></div>
  </article>`
}

function sms(message: SentMessage): Markup | Promise<Markup> {
  const text = written(message)
  return html`<article class="message sms" data-testid="outbox-message">
    <h2>${toLink(message.to)}</h2>
    <p class="hint">SMS, ${moment(message.sentAt)}, <code>${message.template}</code></p>
    <div class="bubble" lang="${text.language}">${paragraphs(text)}</div>
    ${leftOver(text)}
  </article>`
}

const toLink = (to: string) => html`<a href="/outbox/read?to=${encodeURIComponent(to)}">${to}</a>`

function paragraphs({ lines }: Written) {
  return lines.map((line) => html`<p>${line.map(piece)}</p>`)
}

function piece(it: Piece) {
  if ('text' in it) return it.text
  return it.param === 'code' ? html`<code class="code">${it.value}</code>` : linked(it.value)
}

/** For testers: values that were sent and are not used in the text. */
function leftOver({ rest }: Written) {
  return rest.map(([name, value]) => html`<p class="hint">${name}: ${linked(value)}</p>`)
}

const linked = (value: string) =>
  /^https?:\/\//.test(value) ? html`<a href="${value}" rel="noreferrer">${value}</a>` : value

const MAIL_STYLE = `
body { margin: 0; padding: 24px 16px; background: #f2eee8; color: #1b1524; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 24px; background: #fff; border-radius: 12px; overflow-wrap: anywhere; }
.brand { margin: 0 0 24px; font-weight: 700; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; }
code { font: 700 28px ui-monospace, monospace; letter-spacing: .15em; }
a { color: #5b3df5; }`
const MAIL_STYLE_HASH = createHash('sha256').update(MAIL_STYLE).digest('base64')

/** One mail on its own, as a mail client would open it. */
export async function mailPreview(message: SentMessage): Promise<Response> {
  const text = written(message)
  const page = await html`<!doctype html>
<html lang="${text.language}">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${text.subject}</title><style>${raw(MAIL_STYLE)}</style>
  </head>
  <body><main><p class="brand">Playhouse</p><h1>${text.subject}</h1>${paragraphs(text)}</main></body>
</html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${MAIL_STYLE_HASH}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })
}
