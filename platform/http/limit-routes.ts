import { restrictionOf } from '#contracts/player-api/account-rights.ts'
import type { LimitKind } from '#contracts/player-api/limit-words.ts'
import { type LimitChange, limitCalls } from '#contracts/player-api/limits.ts'
import type { Context } from '../context.ts'
import { changeLimit, readLimits } from '../limits/index.ts'
import type { Authorised } from '../players/index.ts'
import { bindCalls, type Route } from './route.ts'

/** A player's own limits (table 3, rows 55 to 57). Whether a change makes one less strict only the limits know. */
export function limitRoutes(deps: Pick<Context, 'db' | 'clock' | 'logger'>): Route[] {
  const change =
    (kind: LimitKind) =>
    ({ who, body }: { who: Authorised; body: LimitChange }) =>
      changeLimit(deps, who.player, {
        kind,
        change: body,
        mayRelax: restrictionOf('relax', who.restrictions) === null,
      })
  return bindCalls(limitCalls, {
    readDepositLimits: ({ player }) => readLimits(deps, player, 'deposit'),
    changeDepositLimits: change('deposit'),
    readSpendLimits: ({ player }) => readLimits(deps, player, 'spend'),
    changeSpendLimits: change('spend'),
    readLossLimits: ({ player }) => readLimits(deps, player, 'loss'),
    changeLossLimits: change('loss'),
  })
}
