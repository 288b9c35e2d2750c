import type { CheckAnswer, PlayTime } from '#contracts/player-api/activity.ts'
import type { CheckEventKind } from '#contracts/player-api/breaks.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { PlayRules } from '#markets/types.ts'

type CheckRule = PlayRules['realityCheck']

/** Unix milliseconds. */
export type PlayTimer = {
  chosenMinutes: number | null
  since: number
  /** Null: stopped by a logout. */
  dueAt: number | null
  shownAt: number | null
}

export type Standing =
  | { kind: 'runs'; remainingMs: number }
  /** `lockedUntil`: null where it can be answered by going on. */
  | { kind: 'due'; lockedUntil: number | null }
  | { kind: 'stopped' }

const MINUTE_MS = 60_000

/** How long this player plays until a check: the own choice where the market offers it, else what it begins with. */
export function playMinutes(rule: CheckRule, chosen: number | null): PlayTime {
  return rule.choicesMinutes.find((it) => it === chosen) ?? rule.defaultMinutes
}

/** Where the time of play stands. The rest of a market counts from the moment the check was due, seen or not. */
export function standingOf(rule: CheckRule, { dueAt }: PlayTimer, now: number): Standing {
  if (dueAt === null) return { kind: 'stopped' }
  if (now < dueAt) return { kind: 'runs', remainingMs: dueAt - now }
  const until = dueAt + rule.lockMinutes * MINUTE_MS
  return { kind: 'due', lockedUntil: now < until ? until : null }
}

/** A time of play that begins now. */
export function begun(rule: CheckRule, chosenMinutes: number | null, now: number): PlayTimer {
  const dueAt = now + playMinutes(rule, chosenMinutes) * MINUTE_MS
  return { chosenMinutes, since: now, dueAt, shownAt: null }
}

export type CheckDecision = { next: PlayTimer; event: CheckEventKind }

/**
 * What an answer to a check comes to (GAP-095): LINK and CONTINUE begin the time anew, LOGOUT stops it. Null: there is
 * nothing to answer, so an answer sent twice is one and none hastens the next check. In the rest of a market nobody
 * goes on; the other two ways are open and leave the check due.
 */
export function decideAnswer(
  reason: CheckAnswer,
  { rule, timer, now }: { rule: CheckRule; timer: PlayTimer; now: number },
): Result<CheckDecision | null, 'REALITY_CHECK_LOCKED'> {
  const standing = standingOf(rule, timer, now)
  const event = `REALITY_CHECK_${reason}` as const
  if (standing.kind === 'runs') return ok(null)
  if (standing.kind === 'due' && standing.lockedUntil !== null) {
    if (reason !== 'CONTINUE') return ok({ next: timer, event })
    const left = standing.lockedUntil - now
    return refuse('REALITY_CHECK_LOCKED', { retryAfterSeconds: Math.ceil(left / 1_000) })
  }
  const anew = begun(rule, timer.chosenMinutes, now)
  if (reason !== 'LOGOUT') return ok({ next: anew, event })
  return ok(standing.kind === 'stopped' ? null : { next: { ...anew, dueAt: null }, event })
}

/**
 * What another play time comes to: a change begins the time anew (GAP-096), and what was played stays in the summary.
 * It may bring the next check nearer and never puts it off: a longer time counts from that check on. A check that is due
 * stays due. Null: nothing changes.
 */
export function decidePlayTime(
  minutes: PlayTime,
  { rule, timer, now }: { rule: CheckRule; timer: PlayTimer; now: number },
): CheckDecision | null {
  if (playMinutes(rule, timer.chosenMinutes) === minutes) return null
  const event = 'REALITY_CHECK_SET'
  const chosen = { ...timer, chosenMinutes: minutes }
  if (standingOf(rule, timer, now).kind !== 'runs') return { next: chosen, event }
  const anew = begun(rule, minutes, now)
  const dueAt =
    timer.dueAt === null || anew.dueAt === null ? anew.dueAt : Math.min(timer.dueAt, anew.dueAt)
  return { next: { ...anew, since: timer.since, dueAt }, event }
}
