import { Hono } from 'hono'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { errorResponse } from '../error-response.ts'
import { marketPage } from './market-page.ts'
import { MARKET_STYLE } from './market-style.ts'

const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }

/** `GET /markets?market=`: the table of markets, readable; 404 for an unknown market. */
export function marketDocsRoutes() {
  const app = new Hono()
  app.get('/markets', async (c) => {
    const asked = (c.req.query('market') ?? '').toUpperCase()
    const code = MARKET_CODES.find((it) => it === asked)
    if (asked !== '' && !code) return errorResponse(404, 'NOT_FOUND')
    return c.html(await marketPage(code ? MARKETS[code] : null), 200, {
      ...HEADERS,
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
    })
  })
  app.get('/markets.css', (c) =>
    c.body(MARKET_STYLE, 200, {
      ...HEADERS,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  )
  return app
}
