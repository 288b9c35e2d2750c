import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { PAYMENT_FRAME_HANDSHAKE, PAYMENT_FRAME_READY } from '#contracts/payment-frame.ts'
import type { CreatePayment } from '#contracts/psp/calls.ts'
import { formatMoney } from '#markets/currencies.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import type { Language } from '#markets/types.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'
import { errorResponse } from '../error-response.ts'
import { limitBody } from '../limit-body.ts'
import { type Texts, textLanguage, textsIn } from '../texts/texts.ts'
import type { Money } from './money-store.ts'
import type { PaymentServer } from './payment-server.ts'
import type { PspOptions } from './psp-options.ts'
import {
  findByNumber,
  findTestInstrument,
  TEST_INSTRUMENTS,
  type TestInstrument,
} from './test-instruments.ts'

/**
 * Reports to the page around the frame that the player is done, and the height of the form, over the port that
 * it transfers.
 */
const FRAME_SCRIPT = `
const isDone = document.currentScript.hasAttribute('data-done')
addEventListener('message', (event) => {
  if (event.source !== parent || event.data !== '${PAYMENT_FRAME_HANDSHAKE}' || !event.ports[0]) return
  const [port] = event.ports
  port.postMessage({ type: isDone ? 'done' : 'open' })
  const page = document.querySelector('main')
  new ResizeObserver(() => port.postMessage({ type: 'size', height: page.offsetHeight })).observe(page)
})
parent.postMessage('${PAYMENT_FRAME_READY}', '*')
`

/** The payment pages. Only the paying player gets the key in the URL. */
export function pageRoutes(
  server: PaymentServer,
  { siteOrigins }: Pick<PspOptions, 'siteOrigins'>,
  sendWebhooksNow: () => void,
) {
  const app = new Hono()
  const find = async (key: string): Promise<PageOptions | null> => {
    const money = await server.findByPage(key)
    return money?.subject === 'payment' ? { money: money as Money<'payment'>, siteOrigins } : null
  }
  app.get('/frame.js', () => {
    return new Response(FRAME_SCRIPT, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      },
    })
  })
  app.get('/pay/:key', async (c) => {
    const options = await find(c.req.param('key'))
    if (!options) return errorResponse(404, 'NOT_FOUND')
    return options.money.state === 'CREATED' ? payPage(options) : goBack(options)
  })
  app.post('/pay/:key', limitBody(4_096), async (c) => {
    const options = await find(c.req.param('key'))
    if (!options) return errorResponse(404, 'NOT_FOUND')
    const { kind } = METHOD_FACTS[options.money.request.method]
    const form = await c.req.formData()
    const act = form.get('intent') === 'cancel' ? 'cancel' : chosen(form)
    if (act === null) return payPage(options, kind === 'voucher' ? 'wrongCode' : 'wrongCard')
    await server.act(c.req.param('key'), act)
    sendWebhooksNow()
    return goBack(options)
  })
  return app
}

function chosen(form: FormData): TestInstrument | null {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return findTestInstrument(text('instrument')) ?? findByNumber(text('number')) ?? null
}

/** A frame stays open and reports that it is done; a page redirects to the site. */
function goBack(options: PageOptions): Promise<Response> | Response {
  const { method, returnUrl } = options.money.request
  if (METHOD_FACTS[method].step === 'frame') return donePage(options)
  return new Response(null, {
    status: 303,
    headers: { location: returnUrl, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
  })
}

const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --text: #17202a; --muted: #566573; --line: #7b8794; --accent: #0b5d4a; --on-accent: #fff; --bad: #a3201d; }
@media (prefers-color-scheme: dark) { :root { --ground: #12181f; --text: #eef2f5; --muted: #a9b4bf; --line: #74808c; --accent: #7fe0c3; --on-accent: #06281f; --bad: #ff9d97; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 28rem; margin: 0 auto; padding: 1.25rem 1rem 2rem; }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .25rem; }
p { margin: 0 0 1rem; } .hint { color: var(--muted); font-size: .9rem; } .bad { color: var(--bad); font-weight: 600; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; } legend { padding: 0; margin: 0 0 .25rem; font-weight: 600; }
.pick { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; }
input[type=radio] { width: 1.35rem; height: 1.35rem; accent-color: var(--accent); flex: none; }
.field { display: grid; gap: .25rem; margin: 0 0 1rem; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
input[type=text] { font: inherit; color: inherit; background: transparent; min-height: 2.75rem; padding: .4rem .75rem; border: 1px solid var(--line); border-radius: 6px; min-width: 0; width: 100%; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.25rem; border: 1px solid var(--line); border-radius: 6px; background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export type PageOptions = { money: Money<'payment'>; siteOrigins: readonly string[] }
type PayProblem = 'wrongCard' | 'wrongCode' | undefined

/** Where the player pays: a full page for banks, wallets and vouchers, a frame for cards. */
export function payPage(options: PageOptions, problem?: PayProblem): Promise<Response> {
  const request = options.money.request
  const { kind, name } = METHOD_FACTS[request.method]
  const words = wordsOf(request.language)
  const fields =
    kind === 'card' ? cardFields(words) : kind === 'voucher' ? voucherField(words) : accounts(words)
  return page(options, {
    title: kind === 'card' ? words.card : name,
    body: html`
    <p>${words.pay} <strong>${amountOf(request)}</strong></p>
    ${problem ? html`<p class="bad" role="alert" id="wrong">${words[problem]}</p>` : ''}
    <form method="post" action="/psp/pay/${options.money.pageKey}">
      ${fields}
      <div class="buttons">
        <button class="main" name="intent" value="pay">${words.payNow}</button>
        <button name="intent" value="cancel" formnovalidate>${words.cancel}</button>
      </div>
    </form>
    <p class="hint">${words.rehearsal}</p>
    ${METHOD_FACTS[request.method].step === 'frame' ? html`<script src="/psp/frame.js"></script>` : ''}`,
  })
}

/** In the frame, once nothing more is to be done: it notifies the page around it, which continues. */
export function donePage(options: PageOptions): Promise<Response> {
  const request = options.money.request
  const words = wordsOf(request.language)
  return page(options, {
    title: words.done,
    body: html`<p><a href="${request.returnUrl}" target="_top">${words.back}</a></p>
      <script src="/psp/frame.js" data-done></script>`,
  })
}

type Words = Texts['payment']

const wordsOf = (tag: string): Words => textsIn(tag).payment

function accounts(words: Words) {
  return html`<fieldset><legend>${words.account}</legend>
    ${TEST_INSTRUMENTS.filter((it) => it.id !== 'credit').map(
      (it, index) => html`<label class="pick"><input type="radio" name="instrument" value="${it.id}"
        ${index === 0 ? 'checked' : ''}> <span><b>${it.id}</b> <span class="hint" lang="en">${it.does}</span></span></label>`,
    )}</fieldset>`
}

function voucherField(words: Words) {
  return html`<div class="field"><label for="number">${words.code}</label>
    <input type="text" id="number" name="number" inputmode="numeric" autocomplete="off" required maxlength="30" aria-describedby="wrong"></div>`
}

function cardFields(words: Words) {
  return html`<div class="field"><label for="number">${words.number}</label>
      <input type="text" id="number" name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="30" aria-describedby="wrong"></div>
    <div class="pair">
      <div class="field"><label for="expiry">${words.expiry}</label>
        <input type="text" id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/30" required maxlength="7"></div>
      <div class="field"><label for="cvc">${words.cvc}</label>
        <input type="text" id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required maxlength="4"></div>
    </div>`
}

const amountOf = ({ amountMinor, currency, language }: CreatePayment) =>
  formatMoney(
    BigInt(amountMinor),
    currency as Parameters<typeof formatMoney>[1],
    languageOfTag(language),
  )

/** The operator's language for the tag that it sends. */
function languageOfTag(tag: string): Language {
  return LANGUAGE_CODES.find((it) => LANGUAGES[it].tag === tag) ?? 'en'
}

async function page(
  { money, siteOrigins }: PageOptions,
  { title, body }: { title: string; body: ReturnType<typeof html> },
): Promise<Response> {
  const { language, method } = money.request
  const isFramed = METHOD_FACTS[method].step === 'frame'
  const text = await html`<!doctype html>
<html lang="${textLanguage(language) === 'en' ? 'en' : language}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title><style>${raw(STYLE)}</style></head>
  <body><main><h1>${title}</h1>${body}</main></body>
</html>`
  const returnTo = new URL(money.request.returnUrl).origin
  return new Response(String(text), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The form is answered with a redirect to the site: both are listed.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; script-src 'self'; form-action 'self' ${returnTo}; frame-ancestors ${isFramed ? siteOrigins.join(' ') : "'none'"}; base-uri 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })
}
