import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import { addressOf, answerOperator, askedAt } from '../operator-call.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

const SERVER = '/pragmaticplay/game/url'
const GAME = '/pragmaticplay/gs2c/playGame.do'
const CALLS = {
  real: askedAt('pragmaticplay', 'real', SERVER),
  fun: askedAt('pragmaticplay', 'fun', SERVER),
}

/** One endpoint for both modes: with a token it is for money. */
export const pragmaticplayRoutes: ProviderRoutes = (deps) =>
  new Hono()
    .post(SERVER, (c) =>
      answerOperator(
        c,
        deps,
        (token) => (token === null ? CALLS.fun : CALLS.real),
        (body, token) => ({
          gameURL: addressOf(deps, GAME, {
            symbol: String(body.symbol),
            key: token,
            language: String(body.language),
            cur: String(body.currency),
            lobby: String(body.lobbyUrl),
          }),
        }),
      ),
    )
    .get(GAME, (c) =>
      gamePageOf(
        c,
        'pragmaticplay',
        { game: 'symbol', token: 'key', lang: 'language', currency: 'cur', home: 'lobby' },
        deps,
      ),
    )
