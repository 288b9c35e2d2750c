import { Hono } from 'hono'
import { z } from 'zod'
import { amountFactor } from '#contracts/money.ts'
import { errorResponse } from '../error-response.ts'
import { potOf } from './jackpots.ts'
import type { PlayDeps } from './play-round.ts'

const MOST_GAMES = 100

const code = z.string().regex(/^[\w.-]{1,100}$/)
const provider = z.string().regex(/^[a-z]{1,30}$/)
const amountsQuery = z.object({
  gameIds: z
    .string()
    .transform((it) => [...new Set(it.split(','))])
    .pipe(z.array(code).max(MOST_GAMES)),
  provider: provider.default('relax'),
})
const metersQuery = z.object({
  gameId: code,
  provider,
  currency: z.string().regex(/^[A-Z]{3}$/),
  mode: z.enum(['real', 'fun']),
})

/** The current jackpots: for the operator in EUR, and for an open game all four meters in its currency. */
export function jackpotRoutes({ store, games }: Pick<PlayDeps, 'store' | 'games'>) {
  const app = new Hono()

  const meters = async (asked: z.infer<typeof metersQuery>) => {
    const terms = games(asked.provider, asked.gameId).engine.jackpots
    if (!terms) return null
    const pot = potOf(terms.pot, asked.mode)
    await store.openPot(pot, terms)
    return store.readPot(pot, amountFactor(asked.currency))
  }

  /** The highest jackpot of each game, in euro with cents; games without one are left out. */
  app.get('/jackpots', async (c) => {
    const parsed = amountsQuery.safeParse(c.req.query())
    if (!parsed.success) return invalid(parsed.error)
    const amounts: Record<string, number> = {}
    for (const gameId of parsed.data.gameIds) {
      const { provider: of } = parsed.data
      const levels = await meters({ gameId, provider: of, currency: 'EUR', mode: 'real' })
      if (levels?.grand !== undefined) amounts[gameId] = levels.grand / 100
    }
    return Response.json(amounts, { headers: { 'cache-control': 'no-store' } })
  })

  /** Minor units by level; empty for a game without jackpots. */
  app.get('/games/meters', async (c) => {
    const parsed = metersQuery.safeParse(c.req.query())
    if (!parsed.success) return invalid(parsed.error)
    const levels = await meters(parsed.data)
    return Response.json(levels ?? {}, { headers: { 'cache-control': 'no-store' } })
  })

  return app
}

function invalid({ issues }: z.ZodError): Response {
  return errorResponse(
    400,
    'VALIDATION_FAILED',
    issues.map((it) => ({ field: it.path.join('.'), code: it.code })),
  )
}
