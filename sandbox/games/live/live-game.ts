import type { Draw, Words } from '../engine.ts'

/** How long bets are open, the outcome is shown, and winnings are announced. */
export type Timing = { bettingMs: number; dealingMs: number; payingMs: number }

/** The pace of every table of the studio. */
export const TIMING: Timing = { bettingMs: 18_000, dealingMs: 9_000, payingMs: 6_000 }

export type SpotsStaked = Readonly<Record<string, number>>

/**
 * The rules of a table at which all players bet on the same outcome, without clock, storage or money. Amounts are whole
 * minor units.
 */
export interface LiveGame<Outcome = unknown> {
  id: 'roulette' | 'baccarat' | 'wheel' | 'league'
  /** Stored with every bet; raised on any change of the rules. */
  version: string
  /** Return to player in percent of the best bet, as the rules state it. */
  rtp: number
  /** 1 (calm) to 5 (wild), over the bets of its layout. */
  volatility: number
  timing: Timing
  /** The places of a round; ordinary tables have the same ones in every round. */
  spots(number: number): readonly string[]
  /** The maximum on one place, as a share of the table's maximum. */
  spotShare(spot: string): number
  /** The earliest round whose result is still returned to players of this one; without it, the last few played. */
  backTo?(number: number): number
  draw(draw: Draw, number: number): Outcome
  /** What a stake on a place pays, the stake included. */
  payout(outcome: Outcome, spot: string, stakeMinor: number): number
  /** A short name of the outcome for the row of last results. */
  label(outcome: Outcome): { text: string; tone: 'red' | 'black' | 'green' | 'blue' | 'gold' }
  words(outcome: Outcome): readonly Words[]
}
