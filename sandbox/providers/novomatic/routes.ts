import { Hono } from 'hono'
import { gamePageOf } from '../game-page.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

/** Its games open at a URL with a token in it; its servers are not called. */
export const novomaticRoutes: ProviderRoutes = (deps) =>
  new Hono().get('/novomatic/launch', (c) =>
    gamePageOf(
      c,
      'novomatic',
      { game: 'game', token: 'token', lang: 'language', home: 'lobby' },
      deps,
    ),
  )
