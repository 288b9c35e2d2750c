import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatApiAmount } from '#app/market/format-api-amount.ts'
import type { Locale } from '#app/market/locale.ts'
import { callerOf } from '#app/session/caller.server.ts'
import type { Player } from '#app/session/player.ts'
import { LIMIT_TYPES } from '#contracts/player-api/cashier-words.ts'
import {
  LIMIT_KINDS,
  type LimitKind,
  type LimitPeriod,
  usedPart,
} from '#contracts/player-api/limit-words.ts'
import type { LimitSet } from '#contracts/player-api/limits.ts'
import { LANGUAGES } from '#markets/languages.ts'

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

export async function readLimitsNow(
  args: LoaderFunctionArgs,
  { player, locale }: { player: Player; locale: Locale },
): Promise<LimitsNow> {
  const caller = { ...callerOf(args, player), signal: args.request.signal }
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
  const money = (amount: number) => formatApiAmount(amount, set.currency, language)
  const moments = new Intl.DateTimeFormat(LANGUAGES[language].intl, {
    timeZone: set.timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return LIMIT_TYPES.flatMap((period) => {
    const { value, used, remaining, resetAt } = set[period]
    if (value === null) return []
    return [
      {
        ...{ kind, period, value: money(value), used: money(used), left: money(remaining ?? 0) },
        resetAt: moments.format(new Date(resetAt)),
        usedPart: usedPart(used, value),
      },
    ]
  })
}
