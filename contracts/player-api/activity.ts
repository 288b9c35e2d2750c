import { z } from 'zod'
import type { Calls } from './call.ts'

/**
 * Play time and the reality check after it (table 3, rows 60 to 63; GAP-095, GAP-096, CON-13, CON-14). Instants are ISO
 * 8601, amounts numbers with two decimals in the currency of the wallet. What the table does not name is ours (d).
 */
export const PLAY_TIMES = [30, 60, 120] as const
export type PlayTime = (typeof PLAY_TIMES)[number]

/** LINK opens the account history, LOGOUT signs out, CONTINUE returns to the game. */
export const CHECK_ANSWERS = ['LINK', 'LOGOUT', 'CONTINUE'] as const
export type CheckAnswer = (typeof CHECK_ANSWERS)[number]

const playTime = z.literal(PLAY_TIMES)
/** The version of the text that was shown to the player; kept as evidence. */
const textVersion = z.string().regex(/^[\w.:-]{1,80}$/)

export const activitySettings = z.object({
  /** Play time until the next check. */
  minutes: playTime,
  /** The options of the player; one where the market sets the time for everyone. */
  choices: z.array(playTime).min(1),
  /** Minutes without new rounds after a check is due; 0 where it can be answered at once. */
  lockMinutes: z.int().min(0),
})
export type ActivitySettings = z.output<typeof activitySettings>

export const activityChange = z.strictObject({
  minutes: playTime,
  textVersion: textVersion.optional(),
})

export const activityTimer = z.object({
  /** Whole minutes, rounded up; 0: a check is due, and no round can begin until it is answered. */
  minutesRemaining: z.int().min(0),
  /** The same in milliseconds. */
  remainingMs: z.int().min(0),
  /** Whether the timer runs: not while a check is due, nor between a logout and the next login. */
  running: z.boolean(),
  /** Until then a due check cannot be answered with CONTINUE; null: it can, or none is due. */
  lockedUntil: z.string().nullable(),
  /** The play time, and a tenth of it (LIM-23). */
  durationMs: z.int(),
  tickMs: z.int(),
})
export type ActivityTimer = z.output<typeof activityTimer>

export const resetTimerRequest = z.strictObject({
  reason: z.enum(CHECK_ANSWERS),
  textVersion: textVersion.optional(),
})

/** Reports that the check has been shown to the player. */
export const checkShownRequest = z.strictObject({ textVersion }).partial()

/** Since the login or the last answer: turnover is bets minus voids, winnings are payouts, delta is the difference. */
export const activitySummary = z.object({
  turnover: z.number(),
  winnings: z.number(),
  delta: z.number(),
  currency: z.string(),
  since: z.string(),
  /** The server time of this response: browser clocks are not trusted. */
  at: z.string(),
})
export type ActivitySummary = z.output<typeof activitySummary>

/** Play time and reality checks (CON-14). */
export const activityCalls = {
  readPlayTime: {
    method: 'GET',
    path: '/v1/player/activity_check',
    summary: 'How long is played until a check, and what the market offers',
    access: 'player',
    right: 'own',
    status: 200,
    answer: activitySettings,
    refusals: [],
  },
  readPlayTimeOfWallet: {
    method: 'GET',
    path: '/v1/player/wallet/activity_check',
    summary: 'How long is played until a check, and what the market offers',
    access: 'player',
    right: 'own',
    status: 200,
    answer: activitySettings,
    refusals: [],
  },
  changePlayTime: {
    method: 'PATCH',
    path: '/v1/player/activity_check',
    summary: 'Set the play time and restart the timer',
    access: 'player',
    right: 'manage',
    isLimited: true,
    body: activityChange,
    status: 200,
    answer: activitySettings,
    refusals: [],
  },
  readActivityTimer: {
    method: 'GET',
    path: '/v1/player/activity_check/minutes_remaining',
    summary: 'The time left until a check; at 0 no round begins',
    access: 'player',
    right: 'own',
    status: 200,
    answer: activityTimer,
    refusals: [],
  },
  answerCheck: {
    method: 'PATCH',
    path: '/v1/player/activity_check/reset_timer',
    summary: 'Answer a check that is due: the history, the logout, or going on',
    access: 'player',
    right: 'own',
    isLimited: true,
    body: resetTimerRequest,
    status: 200,
    answer: activityTimer,
    refusals: ['REALITY_CHECK_LOCKED'],
  },
  noteCheckShown: {
    method: 'POST',
    path: '/v1/player/activity_check/shown',
    summary: 'Put on record that the check stands before the player',
    access: 'player',
    right: 'own',
    body: checkShownRequest,
    status: 204,
    answer: null,
    refusals: [],
  },
  readActivitySummary: {
    method: 'GET',
    path: '/v1/player/wallet/activity_check/result',
    summary: 'Turnover, winnings and the difference since the login or the last answer',
    access: 'player',
    right: 'own',
    status: 200,
    answer: activitySummary,
    refusals: [],
  },
} satisfies Calls
