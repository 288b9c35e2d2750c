import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import { addressOf, answerOperator, askedAt } from '../operator-call.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

const SERVER = '/pariplay/LaunchGame'
const GAME = '/pariplay/game'
const CALLS = { real: askedAt('pariplay', 'real', SERVER), fun: askedAt('pariplay', 'fun', SERVER) }
/** Replaces the token where nothing is staked. */
const DEMO = 'demo'

/** Returns a URL and the token separately. It does not get the lobby: its home link is the front page. */
export const pariplayRoutes: ProviderRoutes = (deps) =>
  new Hono()
    .post(SERVER, (c) =>
      answerOperator(
        c,
        deps,
        (token) => (token === null ? CALLS.fun : CALLS.real),
        (body, token) => ({
          url: addressOf(deps, GAME, {
            code: String(body.GameCode),
            lang: String(body.LanguageCode),
            currency: String(body.CurrencyCode),
          }),
          token: token ?? DEMO,
        }),
      ),
    )
    .get(GAME, (c) => {
      const names = { game: 'code', lang: 'lang', currency: 'currency' }
      const isDemo = c.req.query('token') === DEMO
      return gamePageOf(c, 'pariplay', isDemo ? names : { ...names, token: 'token' }, deps)
    })
