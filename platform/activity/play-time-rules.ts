import type { CheckAnswer, PlayTime } from '#contracts/player-api/activity.ts'
import type { CheckEventKind } from '#contracts/player-api/exclusions.ts'
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

export type TimerStatus =
  | { kind: 'runs'; remainingMs: number }
  /** `lockedUntil`: null where CONTINUE is allowed. */
  | { kind: 'due'; lockedUntil: number | null }
  | { kind: 'stopped' }

const MINUTE_MS = 60_000

/**
 * Play time of this player until a check: the player's choice where the market offers it, else the market's default.
 */
export function playMinutes(rule: CheckRule, chosen: number | null): PlayTime {
  return rule.choicesMinutes.find((it) => it === chosen) ?? rule.defaultMinutes
}

/** The state of the play timer. A market's mandatory pause counts from the moment the check was due, seen or not. */
export function timerStatusOf(rule: CheckRule, { dueAt }: PlayTimer, now: number): TimerStatus {
  if (dueAt === null) return { kind: 'stopped' }
  if (now < dueAt) return { kind: 'runs', remainingMs: dueAt - now }
  const until = dueAt + rule.lockMinutes * MINUTE_MS
  return { kind: 'due', lockedUntil: now < until ? until : null }
}

/** A play timer that starts now. */
export function newTimer(rule: CheckRule, chosenMinutes: number | null, now: number): PlayTimer {
  const dueAt = now + playMinutes(rule, chosenMinutes) * MINUTE_MS
  return { chosenMinutes, since: now, dueAt, shownAt: null }
}

export type CheckDecision = { next: PlayTimer; event: CheckEventKind }

/**
 * The effect of an answer to a check (GAP-095): LINK and CONTINUE restart the timer, LOGOUT stops it. Null: there is
 * nothing to answer, so a repeated answer counts once and cannot bring the next check forward. During a market's
 * mandatory pause CONTINUE is refused; the other two are accepted and leave the check due.
 */
export function decideAnswer(
  reason: CheckAnswer,
  { rule, timer, now }: { rule: CheckRule; timer: PlayTimer; now: number },
): Result<CheckDecision | null, 'REALITY_CHECK_LOCKED'> {
  const status = timerStatusOf(rule, timer, now)
  const event = `REALITY_CHECK_${reason}` as const
  if (status.kind === 'runs') return ok(null)
  if (status.kind === 'due' && status.lockedUntil !== null) {
    if (reason !== 'CONTINUE') return ok({ next: timer, event })
    const left = status.lockedUntil - now
    return refuse('REALITY_CHECK_LOCKED', { retryAfterSeconds: Math.ceil(left / 1_000) })
  }
  const restarted = newTimer(rule, timer.chosenMinutes, now)
  if (reason !== 'LOGOUT') return ok({ next: restarted, event })
  return ok(status.kind === 'stopped' ? null : { next: { ...restarted, dueAt: null }, event })
}

/**
 * The effect of another play time: a change restarts the timer (GAP-096), and the summary keeps what was played. It may
 * bring the next check forward and never postpones it: a longer time counts from that check on. A check that is due
 * stays due. Null: nothing changes.
 */
export function decidePlayTime(
  minutes: PlayTime,
  { rule, timer, now }: { rule: CheckRule; timer: PlayTimer; now: number },
): CheckDecision | null {
  if (playMinutes(rule, timer.chosenMinutes) === minutes) return null
  const event = 'REALITY_CHECK_SET'
  const chosen = { ...timer, chosenMinutes: minutes }
  if (timerStatusOf(rule, timer, now).kind !== 'runs') return { next: chosen, event }
  const restarted = newTimer(rule, minutes, now)
  const dueAt =
    timer.dueAt === null || restarted.dueAt === null
      ? restarted.dueAt
      : Math.min(timer.dueAt, restarted.dueAt)
  return { next: { ...restarted, since: timer.since, dueAt }, event }
}
