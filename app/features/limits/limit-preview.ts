import {
  amountRefusal,
  type LimitPeriod,
  type LimitRefusal,
} from '#contracts/player-api/limit-words.ts'
import type { LimitEntry, LimitSet } from '#contracts/player-api/limits.ts'

/**
 * What a change would come to, were it confirmed now: `first` and `lower` are in force at once, `higher` and `removal`
 * wait, `keep` drops what waits (GAP-087).
 */
export type LimitEffect = 'first' | 'lower' | 'higher' | 'removal' | 'keep'
export type LimitChangeAhead = {
  effect: LimitEffect
  /** Something else waits, and is over with this change. */
  dropsPending: boolean
  /** What is left of the new limit in the running period; null where none would be in force. */
  left: number | null
  /** More is used than the new limit allows. */
  isOverused: boolean
}

/** Why there is nothing to confirm: it is so already, or waits already. */
export type NothingToDo = 'same' | 'waiting' | 'none'

type Known = Pick<LimitEntry, 'value' | 'pendingValue' | 'pendingDate' | 'used'>

/** `wanted`: whole units of the currency; null is no limit. */
export function changeAhead(
  { value, pendingValue, pendingDate, used }: Known,
  wanted: number | null,
): LimitChangeAhead | NothingToDo {
  const isPending = pendingDate !== null
  if (value === null && wanted === null) return 'none'
  if (wanted === value && !isPending) return 'same'
  const effect = effectOf(value, wanted)
  const isWaiting = effect === 'higher' || effect === 'removal'
  if (isWaiting && isPending && pendingValue === wanted) return 'waiting'
  // What waits changes nothing of today: until then the limit in force counts.
  const inForce = isWaiting ? value : wanted
  return {
    effect,
    dropsPending: isPending && effect !== 'keep',
    left: inForce === null ? null : Math.max(0, round(inForce - used)),
    isOverused: inForce !== null && used > inForce,
  }
}

function effectOf(value: number | null, wanted: number | null): LimitEffect {
  if (wanted === null) return 'removal'
  if (value === null) return 'first'
  if (wanted === value) return 'keep'
  return wanted < value ? 'lower' : 'higher'
}

/** Two decimals, as all amounts have: the difference of two of them must not show more. */
const round = (amount: number) => Math.round(amount * 100) / 100

/**
 * What the platform would refuse of an amount, so that nobody reads a confirmation in vain (GAP-085, GAP-086). The
 * platform decides again when it is saved.
 */
export function refusalAhead(
  limits: Pick<LimitSet, LimitPeriod>,
  period: LimitPeriod,
  wanted: number,
): LimitRefusal | null {
  const { min, max, locked } = limits[period]
  if (locked) return 'error.deposit.limit.locked'
  return amountRefusal(wanted, { period, min, max, inForce: (of) => limits[of].value })
}
