import type { LoaderFunctionArgs } from '@remix-run/node'
import { limitAmounts } from '#app/market/limit-words.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Who } from '#app/session/caller.server.ts'
import { pageCaller } from '#app/session/caller.server.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import type { LimitSet } from '#contracts/player-api/limits.ts'
import {
  LIMIT_KINDS,
  type LimitKind,
  type LimitPeriod,
  usedPart,
} from '#contracts/player-api/protection-words.ts'
import { dateWriter } from '#markets/dates.ts'

export type LimitNow = {
  kind: LimitKind
  period: LimitPeriod
  value: string
  used: string
  left: string
  resetAt: string
  /** Percent of the limit, 100 at most. */
  usedPart: number
}
/** The player's limits and how much of each is used; null while they cannot be read. */
export type LimitsNow = LimitNow[] | null

export async function loadLimitsNow(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<LimitsNow> {
  const caller = pageCaller(args, player)
  const kinds = LIMIT_KINDS.filter((kind) => kind !== 'loss' || player.market.lossLimits)
  const answers = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      set: await args.context.platform.readLimits(kind, caller),
    })),
  )
  const read: LimitNow[] = []
  for (const { kind, set } of answers) {
    // A partial list would look complete.
    if (!set.ok) return null
    read.push(...toLimits(kind, set.value, locale))
  }
  return read
}

function toLimits(kind: LimitKind, set: LimitSet, { language }: Locale): LimitNow[] {
  const amounts = limitAmounts(set.currency, language)
  const moment = dateWriter({ language }, set.timeZone, 'moment')
  return LIMIT_TYPES.flatMap((period) => {
    const { value, used, remaining, resetAt } = set[period]
    if (value === null) return []
    return [
      {
        ...{ kind, period, value: amounts.value(value), used: amounts.used(used) },
        left: amounts.left(remaining ?? 0),
        resetAt: moment(resetAt),
        usedPart: usedPart(used, value),
      },
    ]
  })
}
