import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

/** Its games open at a URL with a token in it; its servers are not called. */
export const quickspinRoutes: ProviderRoutes = (deps) =>
  new Hono().get('/quickspin/casino', (c) =>
    gamePageOf(
      c,
      'quickspin',
      { game: 'gameid', token: 'ticket', lang: 'lang', home: 'homeurl' },
      deps,
    ),
  )
