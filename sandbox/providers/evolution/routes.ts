import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import { addressOf, answerOperator, askedAt } from '../operator-call.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

const AUTHENTICATE = '/evolution/ua/v1/authenticate'
const DEMO = '/evolution/ua/v1/demo'
const GAME = '/evolution/entry'
const REAL = askedAt('evolution', 'real', AUTHENTICATE)
const FUN = askedAt('evolution', 'fun', DEMO)

/** Creates sessions and returns the game URL; for fun it returns a URL that names no table yet. */
export const evolutionRoutes: ProviderRoutes = (deps) =>
  new Hono()
    .post(AUTHENTICATE, (c) =>
      answerOperator(
        c,
        deps,
        () => REAL,
        (body, token, lang) => ({
          data: {
            url: addressOf(deps, GAME, {
              ...{ tableId: String(body.tableId), token, lang },
              lobby: decodeURIComponent(String(body.lobbyURL)),
            }),
          },
        }),
      ),
    )
    .post(DEMO, (c) =>
      answerOperator(
        c,
        deps,
        () => FUN,
        (body) => ({
          data: {
            url: addressOf(deps, GAME, {
              lang: String(body.language),
              currency: String(body.currency),
            }),
          },
        }),
      ),
    )
    .get(GAME, (c) =>
      gamePageOf(
        c,
        'evolution',
        { game: 'tableId', token: 'token', lang: 'lang', currency: 'currency', home: 'lobby' },
        deps,
      ),
    )
