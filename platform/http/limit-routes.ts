import { LIMIT_KINDS, type LimitKind } from '#contracts/player-api/limit-words.ts'
import { LIMIT_PATHS, limitChange, limitSet } from '#contracts/player-api/limits.ts'
import type { Context } from '../context.ts'
import { changeLimit, readLimits } from '../limits/index.ts'
import { playerRoute, type Route } from './route.ts'

const WORDS: Readonly<Record<LimitKind, string>> = {
  deposit: 'what is paid in',
  spend: 'stakes',
  loss: 'losses, where the market has them',
}

/** A player's own limits (table 3, rows 55 to 57). */
export function limitRoutes(deps: Pick<Context, 'db' | 'clock' | 'logger'>): Route[] {
  return LIMIT_KINDS.flatMap((kind) => [
    playerRoute({
      method: 'GET',
      path: LIMIT_PATHS[kind],
      summary: `The limits on ${WORDS[kind]}, by day, week and month`,
      status: 200,
      response: limitSet,
      refusals: kind === 'loss' ? ['NOT_FOUND'] : [],
      handle: ({ player }) => readLimits(deps, player, kind),
    }),
    playerRoute({
      method: 'PATCH',
      path: LIMIT_PATHS[kind],
      summary: `Save, remove, keep or confirm a limit on ${WORDS[kind]}; less works at once, more waits`,
      isLimited: true,
      body: limitChange,
      status: 200,
      response: limitSet,
      refusals: [
        'error.deposit.limit.interval',
        'error.deposit.limit.too_low',
        'error.deposit.limit.too_high',
        'error.deposit.limit.locked',
        'WALLET_DOES_NOT_EXIST',
        ...(kind === 'loss' ? (['NOT_FOUND'] as const) : []),
      ],
      handle: ({ player }, { body }) => changeLimit(deps, player, { kind, change: body }),
    }),
  ])
}
