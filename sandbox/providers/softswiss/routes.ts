import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import { addressOf, answerOperator, askedAt } from '../operator-call.ts'
import type { ProviderDeps, ProviderRoutes } from '../provider-deps.ts'

const SESSIONS = '/softswiss/sessions'
const DEMO = '/softswiss/demo'
const GAME = '/softswiss/play'
const REAL = askedAt('softswiss', 'real', SESSIONS)
const FUN = askedAt('softswiss', 'fun', DEMO)

/** Opens a session for money and another one for fun, each at its own URL. */
export const softswissRoutes: ProviderRoutes = (deps) =>
  new Hono()
    .post(SESSIONS, (c) => answerOperator(c, deps, () => REAL, options(deps)))
    .post(DEMO, (c) => answerOperator(c, deps, () => FUN, options(deps)))
    .get(GAME, (c) =>
      gamePageOf(
        c,
        'softswiss',
        { game: 'game', token: 'session', lang: 'locale', currency: 'currency', home: 'return' },
        deps,
      ),
    )

const options =
  (deps: ProviderDeps) =>
  ({ game, locale, currency, urls }: Record<string, unknown>, token: string | null) => ({
    launch_options: {
      game_url: addressOf(deps, GAME, {
        game: String(game),
        session: token,
        locale: String(locale),
        currency: String(currency),
        return: (urls as { return_url: string }).return_url,
      }),
    },
  })
