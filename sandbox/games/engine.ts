/**
 * A whole number from 0 to below `limit`, all equally likely. In a game it comes from the round's seeds (fairness.ts).
 */
export type Draw = (limit: number) => number

export const JACKPOT_LEVELS = ['mini', 'minor', 'major', 'grand'] as const
export type JackpotLevel = (typeof JACKPOT_LEVELS)[number]

/** One sentence about an outcome: a key of the game's texts. Values whose name ends in `Minor` are amounts. */
export type Words = { key: string; values?: Readonly<Record<string, string | number>> }

/**
 * The player's request to start a round. `choice` is specific to the game: bets on a layout, held cards; null in a
 * slot.
 */
export type Asked = { stakeMinor: number; choice: unknown; currency: string }

export type Step<State> = {
  /** All that the next step needs, as JSON: stored before the player sees any of it. */
  state: State
  /** Taken from the player before this step counts: a double, a split. Whole minor units. */
  extraStakeMinor?: number
  done: boolean
  /** What the whole round pays so far, without jackpots; paid once, when it is done. */
  payoutMinor: number
  /** Jackpots that this step wins; the amounts of their meters are added to the payout (jackpots.ts). */
  jackpots?: readonly JackpotLevel[]
  words: readonly Words[]
}

/** Meters that grow by a share of each stake: the share in millionths of a stake, and the start value of each. */
export type JackpotTerms = {
  pot: string
  levels: Readonly<Record<JackpotLevel, { sharePpm: number; seedMinor: number }>>
}

/**
 * The rules of one game, without clock, storage or money: the same state and the same draws give the same step, on the
 * server and in the browser of a player who checks a round. Methods must not mutate their arguments.
 */
export interface GameEngine<State = unknown> {
  id: string
  /** Stored with every round; raised with any change of the rules or the mathematics. */
  version: string
  /** Return to player in percent, as the rules state it. */
  rtp: number
  /** 1 (calm) to 5 (wild). */
  volatility: number
  /** The minimum time from one round to the next. */
  paceMs: number
  jackpots?: JackpotTerms
  /** The stakes (or chips) that are offered, rising, in minor units. */
  stakes(currency: string): number[]
  /** Whether this request may start a round; without it: one of the stakes, and no choice. */
  accepts?(asked: Asked): boolean
  begin(asked: Asked, draw: Draw): Step<State>
  /** Continues an unfinished round; null when this action is not possible now. */
  act?(state: State, action: unknown, draw: Draw): Step<State> | null
  /** What the player may see of a state: no hole cards, no cards to come. */
  view(state: State): unknown
  /** Ends a round that its player has left, by the rule stated to players; takes no extra stake. */
  settleNow?(state: State, draw: Draw): Step<State>
}

export function isOffered(engine: GameEngine, asked: Asked): boolean {
  if (engine.accepts) return engine.accepts(asked)
  return asked.choice === null && engine.stakes(asked.currency).includes(asked.stakeMinor)
}
