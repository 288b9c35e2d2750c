import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

/** Its games open at a URL with a token in it; its servers are not called. */
export const playngoRoutes: ProviderRoutes = (deps) =>
  new Hono().get('/playngo/Casino/ContainerLauncher', (c) =>
    gamePageOf(
      c,
      'playngo',
      { game: 'gid', token: 'ticket', lang: 'lang', currency: 'currency', home: 'origin' },
      deps,
    ),
  )
