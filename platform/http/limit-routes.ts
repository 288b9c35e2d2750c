import { limitCalls } from '#contracts/player-api/limits.ts'
import type { Context } from '../context.ts'
import { changeLimit, readLimits } from '../limits/index.ts'
import { bindCalls, type Route } from './route.ts'

/** A player's own limits (table 3, rows 55 to 57). */
export function limitRoutes(deps: Pick<Context, 'db' | 'clock' | 'logger'>): Route[] {
  return bindCalls(limitCalls, {
    readDepositLimits: ({ player }) => readLimits(deps, player, 'deposit'),
    changeDepositLimits: ({ player, body }) =>
      changeLimit(deps, player, { kind: 'deposit', change: body }),
    readSpendLimits: ({ player }) => readLimits(deps, player, 'spend'),
    changeSpendLimits: ({ player, body }) =>
      changeLimit(deps, player, { kind: 'spend', change: body }),
    readLossLimits: ({ player }) => readLimits(deps, player, 'loss'),
    changeLossLimits: ({ player, body }) =>
      changeLimit(deps, player, { kind: 'loss', change: body }),
  })
}
