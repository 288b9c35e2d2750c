import { Hono } from 'hono'
import { errorResponse } from '../../error-response.ts'
import { gamePageOf } from '../game-page.ts'
import type { ProviderRoutes } from '../provider-deps.ts'

/** relax's launcher: the URL itself is the game, and states whether it is for money. */
export const relaxRoutes: ProviderRoutes = (deps) =>
  new Hono().get('/casino/launcher.html', (c) => {
    const { moneymode, ticket } = c.req.query()
    if (moneymode !== 'fun' && moneymode !== 'real') {
      return errorResponse(400, 'VALIDATION_FAILED', [
        { field: 'moneymode', code: 'invalid_value' },
      ])
    }
    if (moneymode === 'real' && !ticket) {
      return errorResponse(400, 'VALIDATION_FAILED', [{ field: 'ticket', code: 'required' }])
    }
    const names = { game: 'gameid', lang: 'lang', currency: 'currency', home: 'homeurl' }
    return gamePageOf(
      c,
      'relax',
      moneymode === 'real' ? { ...names, token: 'ticket' } : names,
      deps,
    )
  })
