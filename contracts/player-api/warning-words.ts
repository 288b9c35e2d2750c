/** The literals of early warnings. No zod: pages read this. */

/** What is looked for in how a player plays and pays; each is a row of `platform/warnings/warning-rules.ts`. */
export const WARNING_RULES = [
  'chasing',
  'depositsRising',
  'longPlay',
  'nightPlay',
  'withdrawalsCancelled',
  'depositsFailed',
  'limitRaise',
] as const
export type WarningRule = (typeof WARNING_RULES)[number]

/** 1: it is said. 2: it is said and has to be answered; no marketing. 3: as 2, and staff is told. */
export const WARNING_LEVELS = [1, 2, 3] as const
export type WarningLevel = (typeof WARNING_LEVELS)[number]

/** How a message was left: read, or by one of its ways on. */
export const WARNING_ANSWERS = ['READ', 'LIMITS', 'BREAK', 'HELP'] as const
export type WarningAnswer = (typeof WARNING_ANSWERS)[number]

/** Why a message came, number by number. Money is an amount with two decimals. */
export type WarningFigure = { name: string; unit: 'count' | 'minutes' | 'money'; value: number }
