import type { LimitEntry, LimitSet } from '#contracts/player-api/limits.ts'
import {
  amountRefusal,
  type LimitPeriod,
  type LimitRefusal,
} from '#contracts/player-api/protection-words.ts'

/**
 * What a change would do if confirmed now: `first` and `lower` take effect at once, `higher` and `removal` after a
 * delay, `keep` drops the pending change (GAP-087).
 */
export type LimitEffect = 'first' | 'lower' | 'higher' | 'removal' | 'keep'
export type LimitChangeAhead = {
  effect: LimitEffect
  /** Another change is pending, and this change cancels it. */
  dropsPending: boolean
  /** What is left of the new limit in the current period; null if none would be in force. */
  left: number | null
  /** The amount used exceeds the new limit. */
  isOverused: boolean
}

/** Why there is nothing to confirm: the value is already in force or already pending. */
export type NothingToDo = 'same' | 'waiting' | 'none'

type Known = Pick<LimitEntry, 'value' | 'pendingValue' | 'pendingDate' | 'used'>

/** `wanted`: whole units of the currency; null means no limit. */
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
  // A pending change has no effect yet, so the limit in force counts.
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

/** Two decimals, like all amounts: a difference of two amounts must not show more. */
const round = (amount: number) => Math.round(amount * 100) / 100

/**
 * What the platform would refuse about an amount, so that the player does not get as far as a confirmation that must
 * fail (GAP-085, GAP-086). The platform checks again on saving.
 */
export function refusalAhead(
  limits: Pick<LimitSet, LimitPeriod>,
  period: LimitPeriod,
  wanted: number,
): LimitRefusal | null {
  const { min, max, locked, value } = limits[period]
  if (locked && value !== null && wanted >= value) return 'error.deposit.limit.locked'
  return amountRefusal(wanted, { period, min, max, inForce: (of) => limits[of].value })
}
