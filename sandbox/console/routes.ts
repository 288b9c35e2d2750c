import { Hono } from 'hono'
import type { GameServer } from '../games/game-server.ts'
import { limitBody } from '../limit-body.ts'
import { ownOriginOnly } from '../own-origin.ts'
import type { RegisterEntries } from '../registers/entry-store.ts'
import { consoleApi } from './api-routes.ts'
import { bookConsole } from './book-routes.ts'
import type { BookControls, ConsolePorts } from './console-ports.ts'
import { documentRoutes } from './document-routes.ts'
import { harmMarkerRoutes } from './harm-marker-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { limitRoutes } from './limit-routes.ts'
import { consolePages } from './page-routes.ts'
import type { PaymentAdministration } from './payments-page.ts'
import { reconciliationRoutes } from './reconciliation-routes.ts'
import { registerConsole } from './register-routes.ts'

const MAX_BODY_BYTES = 8 * 1024

/** The QA side of a demo: calls for programs, and pages for people. */
export function consoleRoutes(
  ports: ConsolePorts,
  {
    games,
    sportsbook,
  }: { games: Pick<GameServer, 'live' | 'unsettled'>; sportsbook: BookControls },
  payments: PaymentAdministration | null,
  registers: RegisterEntries | null,
) {
  const app = new Hono()
  const own = [
    '/',
    '/players/*',
    '/documents/*',
    '/clock',
    '/faults',
    '/tables/*',
    '/matches/*',
    '/bets/*',
    '/bet-refusals',
    '/reconciliation',
    '/register-entries/*',
    '/identity-reviews/*',
    '/early-warnings/*',
    '/console/*',
  ]
  for (const path of own) {
    app.use(path, ownOriginOnly(ports.ownOrigins))
    app.use(path, limitBody(MAX_BODY_BYTES))
    app.use(path, async (c, next) => {
      await next()
      c.res.headers.set('cache-control', 'no-store')
      c.res.headers.set('x-content-type-options', 'nosniff')
      c.res.headers.set('referrer-policy', 'same-origin')
    })
  }
  app.route('/', consoleApi(ports, games.live, sportsbook))
  app.route('/', documentRoutes(ports.reviews))
  app.route('/', limitRoutes(ports.limits))
  app.route('/', reconciliationRoutes(ports.reconciliation))
  app.route('/', identityRoutes(ports.identities))
  app.route('/', harmMarkerRoutes(ports.warnings))
  app.route('/', bookConsole(ports, sportsbook))
  if (registers) app.route('/', registerConsole(registers))
  app.route(
    '/',
    consolePages(ports, { rounds: games.unsettled, forced: sportsbook.forced }, payments),
  )
  return app
}
