import { amountFactor } from '#contracts/money.ts'
import type { LiveGame, SpotsStaked } from './live-game.ts'

/** The minimum and maximum stake of one bet at a table, in minor units. */
export type TableLimits = { minMinor: number; maxMinor: number }

/** The default limits; currencies of smaller units scale in proportion. */
const STANDARD: TableLimits = { minMinor: 50, maxMinor: 50_000 }
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const
const MOST_CHIPS = 6

export function standardLimits(currency: string): TableLimits {
  const factor = amountFactor(currency)
  return { minMinor: STANDARD.minMinor * factor, maxMinor: STANDARD.maxMinor * factor }
}

/** The chips of a table, ascending: the smallest is its minimum stake, none is above its maximum. */
export function chipsOf({ minMinor, maxMinor }: TableLimits): number[] {
  return STEPS.map((it) => it * minMinor)
    .filter((it) => it <= maxMinor)
    .slice(0, MOST_CHIPS)
}

/** The maximum on a place, rounded down to whole chips. */
export function spotLimit(game: LiveGame, limits: TableLimits, spot: string): number {
  const most = Math.floor(limits.maxMinor * game.spotShare(spot))
  return Math.max(limits.minMinor, most - (most % limits.minMinor))
}

/** Why these chips cannot be bet, counting earlier bets of the round on the same places; null when they can. */
export function betProblem(
  game: LiveGame,
  limits: TableLimits,
  bet: { number: number; wanted: SpotsStaked; placed: readonly SpotsStaked[] },
): 'STAKE_OUT_OF_RANGE' | null {
  const { wanted, placed } = bet
  const spots = game.spots(bet.number)
  const each = Object.entries(wanted)
  const outOfRange = each.some(([spot, minor]) => {
    const before = placed.reduce((sum, it) => sum + (it[spot] ?? 0), 0)
    return (
      !spots.includes(spot) ||
      !Number.isSafeInteger(minor) ||
      minor < 1 ||
      minor % limits.minMinor !== 0 ||
      before + minor > spotLimit(game, limits, spot)
    )
  })
  const total = [wanted, ...placed].reduce((sum, it) => sum + stakeOf(it), 0)
  return each.length === 0 || outOfRange || total > limits.maxMinor ? 'STAKE_OUT_OF_RANGE' : null
}

export const stakeOf = (spots: SpotsStaked): number =>
  Object.values(spots).reduce((sum, minor) => sum + minor, 0)
