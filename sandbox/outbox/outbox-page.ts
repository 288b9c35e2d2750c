import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { SentMessage } from '#contracts/messages.ts'

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 44rem; padding: 0 1rem; color: #1b1b23; }
form { display: flex; gap: .5rem; align-items: end; flex-wrap: wrap; }
input, button { font: inherit; padding: .5rem .75rem; border: 1px solid #767683; border-radius: .5rem; }
article { border: 1px solid #c9c9d3; border-radius: .75rem; margin: 1rem 0; padding: 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0; }
time, .to { color: #55555f; font-size: .9rem; }
code { font-size: 1.25rem; letter-spacing: .1em; }`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const SUBJECT: Record<SentMessage['template'], string> = {
  'sign-up.code': 'The code of your sign-up',
  'sign-up.already-registered': 'You already have an account',
  'sign-up.welcome': 'Your account is open',
  'password-reset.code': 'The code for a new password',
  'password-reset.link': 'The link to a new password',
  'password-changed': 'Your password was changed',
  'phone-change.code': 'The code for your new phone number',
  'phone-changed': 'Your phone number was changed',
}

/** What was sent, readable; every value in it was somebody's input and is shown as text. */
export async function outboxPage(
  messages: readonly SentMessage[],
  to: string | null,
): Promise<Response> {
  const list = messages.map(
    (it) => html`<article>
      <h2>${SUBJECT[it.template] ?? it.template}</h2>
      <p class="to">${it.kind === 'sms' ? 'SMS' : 'Mail'} to ${it.to}, in ${it.language},
        <time datetime="${it.sentAt}">${it.sentAt}</time></p>
      ${Object.entries(it.params).map(
        ([name, value]) =>
          html`<p>${name}: ${name === 'code' ? html`<code>${value}</code>` : linked(value)}</p>`,
      )}
    </article>`,
  )
  const page = await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Outbox</title><style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p>Mail and SMS of this demo. None of it has left the machine.</p>
      <form method="get">
        <label>Address or phone number <input name="to" value="${to ?? ''}" maxlength="254"></label>
        <button>Show</button>
      </form>
      ${messages.length === 0 ? html`<p>Nothing was sent${to === null ? '' : ' there'} yet.</p>` : list}
    </main>
  </body>
</html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })
}

const linked = (value: string) =>
  /^https?:\/\//.test(value) ? html`<a href="${value}" rel="noreferrer">${value}</a>` : value
