import { limitAmounts } from '#app/market/limit-words.ts'
import type { Locale } from '#app/market/locale.ts'
import { LIMIT_TYPES } from '#contracts/player-api/deposit-words.ts'
import type { LimitEntry, LimitSet } from '#contracts/player-api/limits.ts'
import {
  type LimitKind,
  type LimitPeriod,
  type LockReason,
  usedPart,
} from '#contracts/player-api/protection-words.ts'
import { dateWriter, zoneName } from '#markets/dates.ts'
import { type LimitId, limitId } from './limit-id.ts'
import { changeAhead, type LimitEffect } from './limit-preview.ts'

/** A time for people and for machines. */
export type Moment = { at: string; when: string }

export type PendingView = {
  /** Null: no limit. */
  value: string | null
  from: Moment
  /** Deadline of the second confirmation; null if the market requires none (GAP-087). */
  until: Moment | null
  /** The second confirmation is possible now. */
  mayConfirm: boolean
}

export type LimitView = {
  id: LimitId
  period: LimitPeriod
  value: string | null
  /** The form's initial value: the player need not type the current limit to lower it. */
  typed: string
  used: string
  left: string | null
  /** Percent of the limit, 100 at most; null without a limit. */
  usedPart: number | null
  startedAt: Moment
  resetAt: Moment
  pending: PendingView | null
  locked: { until: Moment | null; reason: LockReason | null } | null
  /** The form is offered: under a lock only where the limit can still be lowered (LIM-10). */
  mayChange: boolean
  /** The market requires it for play: it cannot be removed. */
  isRequired: boolean
  /** A limit on time, in minutes; else one of money. */
  isTime: boolean
  /** What the number in the field counts: the currency, or minutes. */
  unit: string
  min: string
  max: string
}

export type LimitSetView = { kind: LimitKind; limits: LimitView[] }

/** What the player reads before a change is saved. */
export type PreviewView = {
  effect: LimitEffect
  /** Null: no limit. */
  wanted: string | null
  current: string | null
  used: string
  since: string
  left: string | null
  resetAt: string
  isOverused: boolean
  dropsPending: boolean
  /** When it takes effect; null for at once. */
  from: Moment | null
  /** The market requires a second confirmation after the waiting period. */
  isConfirmedLater: boolean
}

export type LimitWords = ReturnType<typeof limitWords>

/** Formats amounts and times for this player: in the time zone in which the periods begin (GAP-090). */
export function limitWords(
  { language }: Locale,
  { currency, timeZone }: Pick<LimitSet, 'currency' | 'timeZone'>,
) {
  const moment = dateWriter({ language }, timeZone, 'moment')
  return {
    amounts: limitAmounts(currency, language),
    moment: (iso: string): Moment => ({ at: iso, when: moment(iso) }),
  }
}

/** The time zone's name, followed by its code: two countries may share a name. */
export function zoneWithCode(locale: Locale, timeZone: string): string {
  const name = zoneName(locale, timeZone)
  return name === timeZone ? timeZone : `${name} (${timeZone})`
}

export function toSetView(
  set: LimitSet,
  of: { kind: LimitKind; words: LimitWords; now: number },
): LimitSetView {
  const { kind, words, now } = of
  const limits = LIMIT_TYPES.map((period) =>
    toView(set[period], {
      ...{ kind, period, words, now },
      isRequired: set.required.includes(period),
    }),
  )
  return { kind, limits }
}

function toView(
  entry: LimitEntry,
  of: {
    kind: LimitKind
    period: LimitPeriod
    words: LimitWords
    now: number
    isRequired: boolean
  },
): LimitView {
  const { amounts, moment } = of.words
  const { value, used, remaining } = entry
  const momentOrNull = (iso: string | null) => (iso === null ? null : moment(iso))
  return {
    id: limitId(of),
    period: of.period,
    value: value === null ? null : amounts.value(value),
    typed: value === null ? '' : String(value),
    used: amounts.used(used),
    left: remaining === null ? null : amounts.left(remaining),
    usedPart: value === null ? null : usedPart(used, value),
    startedAt: moment(entry.startedAt),
    resetAt: moment(entry.resetAt),
    pending: pendingOf(entry, of),
    locked: entry.locked
      ? { until: momentOrNull(entry.lockedUntil), reason: entry.lockReason }
      : null,
    mayChange: !entry.locked || value === null || value > entry.min,
    isRequired: of.isRequired,
    isTime: of.kind === 'time',
    unit: amounts.unit,
    min: amounts.value(entry.min),
    max: amounts.value(entry.max),
  }
}

function pendingOf(
  { pendingValue, pendingDate, confirmBy }: LimitEntry,
  { words, now }: { words: LimitWords; now: number },
): PendingView | null {
  if (pendingDate === null) return null
  return {
    value: pendingValue === null ? null : words.amounts.value(pendingValue),
    from: words.moment(pendingDate),
    until: confirmBy === null ? null : words.moment(confirmBy),
    mayConfirm: confirmBy !== null && now >= Date.parse(pendingDate) && now < Date.parse(confirmBy),
  }
}

/** Null if there is nothing to change. */
export function toPreview(
  set: LimitSet,
  { period, wanted, words }: { period: LimitPeriod; wanted: number | null; words: LimitWords },
): PreviewView | null {
  const entry = set[period]
  const ahead = changeAhead(entry, wanted)
  if (typeof ahead === 'string') return null
  const { effect, left, isOverused, dropsPending } = ahead
  const waits = effect === 'higher' || effect === 'removal'
  return {
    ...{ effect, isOverused, dropsPending },
    wanted: wanted === null ? null : words.amounts.value(wanted),
    current: entry.value === null ? null : words.amounts.value(entry.value),
    used: words.amounts.used(entry.used),
    since: words.moment(entry.startedAt).when,
    left: left === null ? null : words.amounts.left(left),
    resetAt: words.moment(entry.resetAt).when,
    from: waits ? words.moment(entry.increaseFrom) : null,
    isConfirmedLater: waits && set.increase.confirmed,
  }
}
