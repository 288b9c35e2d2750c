import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

/** Its games open at a URL with a token in it; its servers are not called. */
export const creedroomzRoutes: ProviderRoutes = (deps) =>
  new Hono().get('/creedroomz/table', (c) =>
    gamePageOf(
      c,
      'creedroomz',
      { game: 'openGames', token: 'token', lang: 'lang', home: 'lobbyUrl' },
      deps,
    ),
  )
