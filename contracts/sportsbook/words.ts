/** Literals of the sportsbook that pages and games also use. No zod: browsers load this file. */

/** A sporting event, in the terms of the industry's feeds. */
export const EVENT_STATES = [
  'NOT_STARTED',
  'DELAYED',
  'LIVE',
  'SUSPENDED',
  'INTERRUPTED',
  'POSTPONED',
  'CANCELLED',
  'ABANDONED',
  'ENDED',
  'CLOSED',
] as const
export type EventState = (typeof EVENT_STATES)[number]

/**
 * SUSPENDED is shown without bets, INACTIVE is hidden. HANDED_OVER continues with another producer: from pre-match to
 * live.
 */
export const MARKET_STATES = [
  'ACTIVE',
  'SUSPENDED',
  'INACTIVE',
  'SETTLED',
  'CANCELLED',
  'HANDED_OVER',
] as const
export type MarketState = (typeof MARKET_STATES)[number]

export const SPORTS = ['FOOTBALL', 'ICE_HOCKEY', 'TENNIS', 'BASKETBALL'] as const
export type Sport = (typeof SPORTS)[number]
export const isSport = (it: string): it is Sport => (SPORTS as readonly string[]).includes(it)

/** Which part of a match is being played. */
export const LIVE_PERIODS = [
  ...(['FIRST_HALF', 'HALF_TIME', 'SECOND_HALF'] as const),
  ...(['FIRST_PERIOD', 'SECOND_PERIOD', 'THIRD_PERIOD', 'INTERMISSION'] as const),
  ...(['OVERTIME', 'SHOOT_OUT'] as const),
  ...(['QUARTER_1', 'QUARTER_2', 'QUARTER_3', 'QUARTER_4', 'BREAK'] as const),
  ...(['SET_1', 'SET_2', 'SET_3', 'SET_4', 'SET_5'] as const),
  'FINISHED',
] as const
export type LivePeriod = (typeof LIVE_PERIODS)[number]

/** A single has one line of one leg, a combination one line of all legs, a system lines of the sizes that it lists. */
export const BET_KINDS = ['SINGLE', 'COMBINATION', 'SYSTEM'] as const
export type BetKind = (typeof BET_KINDS)[number]

/**
 * Which bets a free bet or bonus money can be used on: of matches that are live, that have not started, or both
 * (REW-08).
 */
export const FREE_BET_SCOPES = ['BOTH', 'LIVE', 'PRE_MATCH'] as const
export type FreeBetScope = (typeof FREE_BET_SCOPES)[number]

/** Why a bet that needs bonus money does not meet the terms of the bonus. */
export const BONUS_BET_REFUSALS = [
  'BONUS_BET_KIND',
  'BONUS_BET_STAKE',
  'BONUS_BET_ODDS',
  'BONUS_BET_SCOPE',
  'BONUS_BET_TIME',
] as const

/**
 * The last match of a bet with bonus money starts at least this long before the bonus ends, so that it is over by then.
 */
export const BONUS_BET_LEAD_MS = 6 * 3_600_000

/** Competitions, and teams, that a visitor has marked as favourites. */
export const MOST_FAVOURITES = 50
export const MOST_FAVOURITE_TEAMS = 20

export const MAX_LEGS = 20
export const MAX_LINES = 1_000

/** Decimal odds are whole thousandths: 1.95 is 1950. */
export const ODDS_ONE = 1_000
export const MIN_ODDS = ODDS_ONE + 1
export const MAX_ODDS = 1_000_000

/** Thousandths as decimal odds, the same in every language: "1.95", and a third decimal only where there is one. */
export function decimalOdds(thousandths: number): string {
  const text = (thousandths / ODDS_ONE).toFixed(3)
  return text.endsWith('0') ? text.slice(0, -1) : text
}

/** The share of a leg's stake that is returned whatever the result: half of it where a quarter line is half void. */
export const VOID_FACTORS = [0, 0.5, 1] as const

/** The most competitors that can share a place in a dead heat. */
export const MAX_DEAD_HEAT = 100

/**
 * The result of an outcome. A dead heat pays `paid` of the `of` competitors that share the places: `{ paid: 1, of: 1 }`
 * where there is none.
 */
export type OutcomeResult = {
  result: 'WON' | 'LOST'
  voidFactor: (typeof VOID_FACTORS)[number]
  deadHeat: { paid: number; of: number }
}

const NO_DEAD_HEAT = { paid: 1, of: 1 } as const
export const WON: OutcomeResult = { result: 'WON', voidFactor: 0, deadHeat: NO_DEAD_HEAT }
export const LOST: OutcomeResult = { result: 'LOST', voidFactor: 0, deadHeat: NO_DEAD_HEAT }
export const HALF_WON: OutcomeResult = { ...WON, voidFactor: 0.5 }
export const HALF_LOST: OutcomeResult = { ...LOST, voidFactor: 0.5 }
export const VOID: OutcomeResult = { ...LOST, voidFactor: 1 }
