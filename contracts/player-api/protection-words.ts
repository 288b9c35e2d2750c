// The literals of player protection: limits, budget, self-test, markers of harm. No zod: pages import this.
import type { LIMIT_TYPES } from './deposit-words.ts'

/** What is limited in money: deposits, stakes, or stakes minus winnings (CON-11). */
export const MONEY_LIMIT_KINDS = ['deposit', 'spend', 'loss'] as const
export type MoneyLimitKind = (typeof MONEY_LIMIT_KINDS)[number]

/** What is limited: money, or the time signed in (LIM-24). */
export const LIMIT_KINDS = [...MONEY_LIMIT_KINDS, 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Minutes of the longest day, week and month without a change of clocks: no limit on time is longer. */
export const LONGEST_MINUTES: Readonly<Record<LimitPeriod, number>> = {
  D: 24 * 60,
  W: 7 * 24 * 60,
  M: 31 * 24 * 60,
}

export type LimitPeriod = (typeof LIMIT_TYPES)[number]

/** The result of a change; the key of its text is `player.responsibleGambling.limit.notice.` plus this (GAP-092). */
export const LIMIT_NOTICES = ['removalReceived', 'updateReceived', 'updated', 'canceled'] as const
export type LimitNotice = (typeof LIMIT_NOTICES)[number]

/** Why staff has locked a limit (GAP-088): a protection measure, what the player can afford, or the law. */
export const LOCK_REASONS = ['PROTECTION', 'AFFORDABILITY', 'LAW'] as const
export type LockReason = (typeof LOCK_REASONS)[number]

/** Why a limit was not saved; the same codes for all kinds (LIM-06, table 3, rows 55 to 57). */
export type LimitRefusal =
  | 'error.deposit.limit.interval'
  | 'error.deposit.limit.too_low'
  | 'error.deposit.limit.too_high'
  | 'error.deposit.limit.locked'
  | 'error.deposit.limit.required'

/**
 * Why an amount cannot be the limit of a period: it is out of bounds, or conflicts with the limit of a longer or a
 * shorter period (GAP-085, GAP-086). In any unit, the same for all.
 */
export function amountRefusal<Amount extends number | bigint>(
  wanted: Amount,
  of: {
    period: LimitPeriod
    min: Amount
    max: Amount
    inForce: (period: LimitPeriod) => Amount | null
  },
): LimitRefusal | null {
  if (wanted < of.min || wanted > of.max) return 'error.deposit.limit.interval'
  const { longer, shorter } = NEIGHBOURS[of.period]
  const value = (period: LimitPeriod) => of.inForce(period) ?? wanted
  if (longer.some((it) => wanted > value(it))) return 'error.deposit.limit.too_high'
  return shorter.some((it) => wanted < value(it)) ? 'error.deposit.limit.too_low' : null
}

const NEIGHBOURS: Readonly<
  Record<LimitPeriod, { longer: readonly LimitPeriod[]; shorter: readonly LimitPeriod[] }>
> = {
  D: { longer: ['W', 'M'], shorter: [] },
  W: { longer: ['M'], shorter: ['D'] },
  M: { longer: [], shorter: ['D', 'W'] },
}

const PREFIX = 'player.responsibleGambling.limit'

export type LimitErrorKey =
  | `${typeof PREFIX}.locked`
  | `${typeof PREFIX}.required`
  | `${typeof PREFIX}.error.${LimitPeriod}.interval`
  | `${typeof PREFIX}.error.${'D' | 'W'}.high`
  | `${typeof PREFIX}.error.${'W' | 'M'}.low`

/** Only these can be too low or too high; for the others the bounds apply (LIM-08, GAP-086). */
const LOW: Readonly<Partial<Record<LimitPeriod, LimitErrorKey>>> = {
  W: `${PREFIX}.error.W.low`,
  M: `${PREFIX}.error.M.low`,
}
const HIGH: Readonly<Partial<Record<LimitPeriod, LimitErrorKey>>> = {
  D: `${PREFIX}.error.D.high`,
  W: `${PREFIX}.error.W.high`,
}

/** The key of the text for a refused change (LIM-07). */
export function limitErrorKey(code: LimitRefusal, period: LimitPeriod): LimitErrorKey {
  const interval = `${PREFIX}.error.${period}.interval` as const
  switch (code) {
    case 'error.deposit.limit.locked':
      return `${PREFIX}.locked`
    case 'error.deposit.limit.required':
      return `${PREFIX}.required`
    case 'error.deposit.limit.too_low':
      return LOW[period] ?? interval
    case 'error.deposit.limit.too_high':
      return HIGH[period] ?? interval
    case 'error.deposit.limit.interval':
      return interval
  }
}

/** The used part of a limit in whole percent, 100 at most: for charts. */
export function usedPart(used: number, value: number): number {
  return Math.min(100, Math.round((used / value) * 100))
}

export const BUDGET_SPANS = ['day', 'week', 'month', 'year'] as const
export type BudgetSpan = (typeof BUDGET_SPANS)[number]

/** Periods of the player's own budget: not days, which are too short, nor years, which are too long. */
export const OWN_BUDGET_SPANS = ['week', 'month'] as const
export type OwnBudgetSpan = (typeof OWN_BUDGET_SPANS)[number]
/** Whole units of the currency. */
export const MOST_OWN_BUDGET = 1_000_000

/** From 0, 1, 3 and 8 points on. */
export const SELF_TEST_BANDS = ['none', 'low', 'some', 'high'] as const
export type SelfTestBand = (typeof SELF_TEST_BANDS)[number]

/** Patterns in a player's play and payments; each is a row of `platform/harm-markers/marker-rules.ts`. */
export const MARKER_RULES = [
  'chasing',
  'depositsRising',
  'longPlay',
  'nightPlay',
  'withdrawalsCancelled',
  'depositsFailed',
  'limitRaise',
] as const
export type MarkerRule = (typeof MARKER_RULES)[number]

/** 1: shown. 2: shown and has to be answered; no marketing. 3: as 2, and staff is notified. */
export const MARKER_LEVELS = [1, 2, 3] as const
export type MarkerLevel = (typeof MARKER_LEVELS)[number]

/** How the player left a message: read it, or followed one of its links. */
export const INTERVENTION_ANSWERS = ['READ', 'LIMITS', 'BREAK', 'HELP'] as const
export type InterventionAnswer = (typeof INTERVENTION_ANSWERS)[number]

/** The figures that triggered a message. Money is an amount with two decimals. */
export type MarkerFigure = { name: string; unit: 'count' | 'minutes' | 'money'; value: number }
