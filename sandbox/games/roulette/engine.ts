import { amountFactor } from '#contracts/money.ts'
import type { GameEngine, Words } from '../engine.ts'
import { CHIPS_MINOR, SPOT_LIMIT_MINOR, TABLE_LIMIT_MINOR } from './limits.ts'
import { colourOf, PAYS, POCKETS, SPOTS } from './spots.ts'

export type RouletteState = {
  number: number
  stakeMinor: number
  /** Each place with its stake and what it pays, its own chips included. */
  bets: { spot: string; stakeMinor: number; payoutMinor: number }[]
}

/** The bets of a request to start a round; parsed by hand, because browsers check rounds, too. */
function betsOf(choice: unknown): [string, number][] | null {
  if (typeof choice !== 'object' || choice === null) return null
  const bets = Object.entries(choice)
  const isBet = ([spot, minor]: [string, unknown]) =>
    SPOTS.has(spot) && Number.isSafeInteger(minor) && Number(minor) > 0
  return bets.length > 0 && bets.every(isBet) ? bets : null
}

/** European roulette: one zero, no rule that gives back half of an even chance, so every bet returns 36/37. */
export const ROULETTE: GameEngine<RouletteState> = {
  id: 'roulette',
  version: '1',
  rtp: 97.3,
  volatility: 3,
  paceMs: 5_000,
  stakes: (currency) => CHIPS_MINOR.map((it) => it * amountFactor(currency)),
  accepts({ stakeMinor, choice: asked, currency }) {
    const bets = betsOf(asked)
    if (!bets) return false
    const factor = amountFactor(currency)
    const smallest = CHIPS_MINOR[0] * factor
    return (
      bets.every(([spot, minor]) => {
        const limit = SPOT_LIMIT_MINOR[SPOTS.get(spot)?.kind ?? 'straight'] * factor
        return minor % smallest === 0 && minor <= limit
      }) &&
      sum(bets.map(([, minor]) => minor)) === stakeMinor &&
      stakeMinor <= TABLE_LIMIT_MINOR * factor
    )
  },
  begin({ choice: asked, stakeMinor }, draw) {
    const number = draw(POCKETS)
    const bets = (betsOf(asked) ?? []).map(([spot, minor]) => ({
      spot,
      stakeMinor: minor,
      payoutMinor: returnOf(spot, minor, number),
    }))
    const words: Words[] = [{ key: `words.${colourOf(number)}`, values: { number } }]
    return {
      state: { number, stakeMinor, bets },
      done: true,
      payoutMinor: sum(bets.map(({ payoutMinor }) => payoutMinor)),
      words,
    }
  },
  view: (state) => state,
}

/** What chips on a place pay when the ball lands on `number`, themselves included. */
function returnOf(spot: string, stakeMinor: number, number: number): number {
  const place = SPOTS.get(spot)
  return place?.numbers.includes(number) ? stakeMinor * (PAYS[place.kind] + 1) : 0
}

const sum = (values: readonly number[]) => values.reduce((total, it) => total + it, 0)
