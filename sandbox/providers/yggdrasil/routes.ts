import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

/** Its games open at a URL with a token in it; its servers are not called. */
export const yggdrasilRoutes: ProviderRoutes = (deps) =>
  new Hono().get('/yggdrasil/init/launchClient.html', (c) =>
    gamePageOf(
      c,
      'yggdrasil',
      { game: 'gameid', token: 'key', lang: 'lang', currency: 'currency', home: 'home' },
      deps,
    ),
  )
