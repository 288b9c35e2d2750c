import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CASHIER_HANDSHAKE, CASHIER_READY } from '#contracts/cashier-frame.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'
import { errorResponse } from '../error-response.ts'
import type { Money } from './money-store.ts'
import { donePage, type PageOptions, payPage } from './pages.ts'
import type { PaymentServer } from './payment-server.ts'
import type { PspOptions } from './psp-options.ts'
import { findByNumber, findTestInstrument, type TestInstrument } from './test-instruments.ts'

/**
 * Reports to the page around the frame that the player is done, and the height of the form, over the port that
 * it transfers.
 */
const FRAME_SCRIPT = `
const isDone = document.currentScript.hasAttribute('data-done')
addEventListener('message', (event) => {
  if (event.source !== parent || event.data !== '${CASHIER_HANDSHAKE}' || !event.ports[0]) return
  const [port] = event.ports
  port.postMessage({ type: isDone ? 'done' : 'open' })
  const page = document.querySelector('main')
  new ResizeObserver(() => port.postMessage({ type: 'size', height: page.offsetHeight })).observe(page)
})
parent.postMessage('${CASHIER_READY}', '*')
`

/** The payment pages. Only the paying player gets the key in the URL. */
export function pageRoutes(
  server: PaymentServer,
  { siteOrigins }: Pick<PspOptions, 'siteOrigins'>,
  tellNow: () => void,
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
  app.post(
    '/pay/:key',
    bodyLimit({ maxSize: 4_096, onError: () => errorResponse(413, 'BODY_TOO_LARGE') }),
    async (c) => {
      const options = await find(c.req.param('key'))
      if (!options) return errorResponse(404, 'NOT_FOUND')
      const { kind } = METHOD_FACTS[options.money.request.method]
      const form = await c.req.formData()
      const act = form.get('intent') === 'cancel' ? 'cancel' : chosen(form)
      if (act === null) return payPage(options, kind === 'voucher' ? 'wrongCode' : 'wrongCard')
      await server.act(c.req.param('key'), act)
      tellNow()
      return goBack(options)
    },
  )
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
