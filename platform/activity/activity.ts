import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type {
  ActivitySettings,
  ActivitySummary,
  ActivityTimer,
  activityChange,
  resetTimerRequest,
} from '#contracts/player-api/activity.ts'
import type { CheckEventKind } from '#contracts/player-api/exclusions.ts'
import { ok, type Result } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { PlayRules } from '#markets/types.ts'
import type { Context } from '../context.ts'
import type { Authorised, PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import {
  backdateSessions,
  findTimer,
  insertTimer,
  selectPlayed,
  writeTimer,
} from './activity-store.ts'
import {
  type CheckDecision,
  decideAnswer,
  decidePlayTime,
  newTimer,
  type PlayTimer,
  playMinutes,
  timerStatusOf,
} from './play-time-rules.ts'

/** The visitor's network address; null when the site does not send it. */
type From = { visitor: string | null; textVersion?: string | undefined }
type Rule = PlayRules['realityCheck']

const MINUTE_MS = 60_000
/** More concurrent changes than this by one player mean a loop in our own code. */
const MAX_TRIES = 20

const ruleOf = (player: PlayerRow) => marketOfCountry(player.country_code).realityCheck

export async function readSettings(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<ActivitySettings> {
  const rule = ruleOf(player)
  return toSettings(rule, await theTimer(deps, player))
}

/** Sets another play time (GAP-096); only one that the market offers. */
export async function changePlayTime(
  deps: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  { minutes, ...from }: z.output<typeof activityChange> & From,
): Promise<Result<ActivitySettings, never> | { ok: false; invalid: { field: string } }> {
  const rule = ruleOf(who.player)
  if (!rule.choicesMinutes.includes(minutes)) return { ok: false, invalid: { field: 'minutes' } }
  const changed = await change<never>(deps, who, from, (timer, now) =>
    ok(decidePlayTime(minutes, { rule, timer, now })),
  )
  return changed.ok ? ok(toSettings(rule, changed.value)) : changed
}

export async function readTimer(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<ActivityTimer> {
  return toTimer(ruleOf(player), await theTimer(deps, player), deps.clock())
}

/** Answers a check (GAP-095): the play time restarts or stops, and both stay on record. */
export async function answerCheck(
  deps: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  { reason, ...from }: z.output<typeof resetTimerRequest> & From,
): Promise<Result<ActivityTimer, 'REALITY_CHECK_LOCKED'>> {
  const rule = ruleOf(who.player)
  const changed = await change(deps, who, from, (timer, now) =>
    decideAnswer(reason, { rule, timer, now }),
  )
  return changed.ok ? ok(toTimer(rule, changed.value, deps.clock())) : changed
}

/** Records that a check is displayed to the player: once per check, on however many devices. */
export async function noteShown(
  deps: Pick<Context, 'db' | 'clock'>,
  who: Authorised,
  from: From,
): Promise<void> {
  const rule = ruleOf(who.player)
  await change(deps, who, from, (timer, now) => {
    const isDue = timerStatusOf(rule, timer, now).kind === 'due'
    if (!isDue || timer.shownAt !== null) return ok(null)
    return ok({ next: { ...timer, shownAt: now }, event: 'REALITY_CHECK' })
  })
}

/** Stakes and payouts since the sign-in or the last answer, from our own ledger (GAP-096). */
export async function readSummary(
  deps: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<ActivitySummary> {
  const { since } = await theTimer(deps, player)
  const { turnover, winnings } = await selectPlayed(deps.db, { playerId: player.id, since })
  return {
    turnover: toApiAmount(turnover),
    winnings: toApiAmount(winnings),
    delta: toApiAmount(winnings - turnover),
    currency: player.currency,
    since: new Date(since).toISOString(),
    at: new Date(deps.clock()).toISOString(),
  }
}

/**
 * For tests: as though the player had played, and been signed in, for so long. False: the player has never signed in.
 */
export async function pretendPlayed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
  minutes: number,
): Promise<boolean> {
  const timer = await findTimer(db, player.id)
  if (!timer) return false
  const rule = ruleOf(player)
  const next = newTimer(rule, timer.chosenMinutes, clock() - minutes * MINUTE_MS)
  const event = { ...eventOf(rule, 'REALITY_CHECK_SET', next, clock()), visitor: '' }
  await backdateSessions(db, { playerId: player.id, since: next.since })
  return writeTimer(db, { playerId: player.id, seen: timer, next, event })
}

/** Decides on the current state and writes; decides again when a concurrent change was written first. */
async function change<Refusal extends string>(
  deps: Pick<Context, 'db' | 'clock'>,
  { player, sessionId }: Authorised,
  from: From,
  decide: (timer: PlayTimer, now: number) => Result<CheckDecision | null, Refusal>,
): Promise<Result<PlayTimer, Refusal>> {
  const { db, clock } = deps
  const rule = ruleOf(player)
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const timer = await theTimer(deps, player)
    const now = clock()
    const decided = decide(timer, now)
    if (!decided.ok) return decided
    if (decided.value === null) return ok(timer)
    const { next, event } = decided.value
    const written = await writeTimer(db, {
      ...{ playerId: player.id, seen: timer, next },
      event: {
        ...eventOf(rule, event, next, now),
        sessionId,
        visitor: from.visitor ?? '',
        textVersion: from.textVersion ?? null,
        acknowledged: acknowledgementOf(event, from.textVersion),
      },
    })
    if (written) return ok(next)
  }
  throw new Error('a change of a play time did not come to rest')
}

function eventOf(rule: Rule, kind: CheckEventKind, next: PlayTimer, now: number) {
  const status = timerStatusOf(rule, next, now)
  const until = status.kind === 'due' ? status.lockedUntil : next.dueAt
  return {
    id: newId(now),
    at: now,
    kind,
    until,
    sessionId: null,
    textVersion: null,
    acknowledged: null,
  }
}

/** Any answer to a check is its acknowledgement; another play time is confirmed only where a text was shown. */
function acknowledgementOf(kind: CheckEventKind, textVersion: string | undefined) {
  switch (kind) {
    case 'REALITY_CHECK':
      return null
    case 'REALITY_CHECK_SET':
      return textVersion === undefined ? null : 'CONFIRMED'
    case 'REALITY_CHECK_LINK':
      return 'LINK'
    case 'REALITY_CHECK_LOGOUT':
      return 'LOGOUT'
    case 'REALITY_CHECK_CONTINUE':
      return 'CONTINUE'
  }
}

async function theTimer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  player: PlayerRow,
): Promise<PlayTimer> {
  const known = await findTimer(db, player.id)
  if (known) return known
  const first = newTimer(ruleOf(player), null, clock())
  await insertTimer(db, player.id, first)
  return (await findTimer(db, player.id)) ?? first
}

function toSettings(rule: Rule, { chosenMinutes }: PlayTimer): ActivitySettings {
  return {
    minutes: playMinutes(rule, chosenMinutes),
    choices: [...rule.choicesMinutes],
    lockMinutes: rule.lockMinutes,
  }
}

function toTimer(rule: Rule, timer: PlayTimer, now: number): ActivityTimer {
  const status = timerStatusOf(rule, timer, now)
  const remainingMs = status.kind === 'runs' ? status.remainingMs : 0
  const locked = status.kind === 'due' ? status.lockedUntil : null
  const durationMs = playMinutes(rule, timer.chosenMinutes) * MINUTE_MS
  return {
    minutesRemaining: Math.ceil(remainingMs / MINUTE_MS),
    remainingMs,
    running: status.kind === 'runs',
    lockedUntil: locked === null ? null : new Date(locked).toISOString(),
    durationMs,
    tickMs: durationMs / 10,
  }
}
