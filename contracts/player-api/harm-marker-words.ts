/** The literals of early warnings. No zod: pages import this. */

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
