import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { errorResponse } from '../error-response.ts'
import type { GameServer } from '../games/game-server.ts'
import { ownOriginOnly } from '../own-origin.ts'
import { consoleApi } from './api-routes.ts'
import type { ConsoleDoors } from './console-doors.ts'
import { documentRoutes } from './document-routes.ts'
import { consolePages } from './page-routes.ts'
import type { PaymentDesk } from './payments-page.ts'

const MAX_BODY_BYTES = 8 * 1024

/** QA's side of a demo: calls for programs, and pages for people. */
export function consoleRoutes(
  doors: ConsoleDoors,
  games: Pick<GameServer, 'live' | 'unsettled'>,
  payments: PaymentDesk | null,
) {
  const app = new Hono()
  const own = ['/', '/players/*', '/documents/*', '/clock', '/faults', '/tables/*', '/console/*']
  for (const path of own) {
    app.use(path, ownOriginOnly(doors.ownOrigins))
    app.use(
      path,
      bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorResponse(413, 'BODY_TOO_LARGE') }),
    )
    app.use(path, async (c, next) => {
      await next()
      c.res.headers.set('cache-control', 'no-store')
      c.res.headers.set('x-content-type-options', 'nosniff')
      c.res.headers.set('referrer-policy', 'same-origin')
    })
  }
  app.route('/', consoleApi(doors, games.live))
  app.route('/', documentRoutes(doors.reviews))
  app.route('/', consolePages(doors, games.unsettled, payments))
  return app
}
