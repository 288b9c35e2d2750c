import type { Draw, Words } from '../engine.ts'

/** How long bets are taken, the outcome is shown, and winnings are named. */
export type Timing = { bettingMs: number; dealingMs: number; payingMs: number }

/** The pace of every table of the studio. */
export const TIMING: Timing = { bettingMs: 18_000, dealingMs: 9_000, payingMs: 6_000 }

export type SpotsStaked = Readonly<Record<string, number>>

/**
 * The rules of a table at which everybody bets on the same outcome, without clock, storage or money. Amounts are
 * whole minor units.
 */
export interface LiveGame<Outcome = unknown> {
  id: 'roulette' | 'baccarat' | 'wheel' | 'league'
  /** Stored with every bet; raised with any change of the rules. */
  version: string
  /** Return to player in percent of the best bet, as the rules state it. */
  rtp: number
  /** 1 (calm) to 5 (wild), over the bets of its layout. */
  volatility: number
  timing: Timing
  /** The places of a round; those of a table are the same in each. */
  spots(number: number): readonly string[]
  /** The most on one place, as a share of the table's maximum. */
  spotShare(spot: string): number
  /** The first round before this one that its players are still told of; without it, the last few that were played. */
  backTo?(number: number): number
  draw(draw: Draw, number: number): Outcome
  /** What a stake on a place gives back, itself included. */
  payout(outcome: Outcome, spot: string, stakeMinor: number): number
  /** A short name of the outcome for the row of last results. */
  label(outcome: Outcome): { text: string; tone: 'red' | 'black' | 'green' | 'blue' | 'gold' }
  words(outcome: Outcome): readonly Words[]
}
