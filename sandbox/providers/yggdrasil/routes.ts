import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

/** Its games open at an address with a token in it; nobody asks its servers. */
export const yggdrasilRoutes: ProviderRoutes = (deps) =>
  new Hono().get('/yggdrasil/init/launchClient.html', (c) =>
    gamePageOf(
      c,
      'yggdrasil',
      { game: 'gameid', token: 'key', lang: 'lang', currency: 'currency', home: 'home' },
      deps,
    ),
  )
