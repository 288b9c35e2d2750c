import { browserStorage } from './browser-storage.ts'
import type { Config, Session } from './calls.ts'

/** What this browser keeps of a game for the next visit: the last stake, chip and bets, and whether sounds are on. */
const kept = browserStorage(() => localStorage)

/**
 * The place of the step that play begins with. A remembered stake is never raised: where it is not among the steps, the
 * next lower one counts, and below all of them the lowest.
 */
export function firstStep(
  stepsMinor: readonly number[],
  remembered: number | null,
  usual: number,
): number {
  if (remembered === null) return Math.max(0, Math.min(usual, stepsMinor.length - 1))
  const within = stepsMinor.filter((it) => it <= remembered)
  return Math.max(0, stepsMinor.indexOf(Math.max(...within)))
}

/** Whose stake it is: neither play money, nor another currency or player, says what is staked here. */
type Owner = Pick<Config, 'provider' | 'gameId' | 'mode'> & Pick<Session, 'currency' | 'playerKey'>

const placeOf = (what: 'stake' | 'bets', { provider, gameId, mode, currency, playerKey }: Owner) =>
  [what, provider, gameId, mode, currency, playerKey].join(':')

const isStake = (minor: unknown): minor is number =>
  Number.isSafeInteger(minor) && Number(minor) > 0

export function rememberedStake(owner: Owner): number | null {
  const minor = Number(kept.read(placeOf('stake', owner)))
  return isStake(minor) ? minor : null
}

export const rememberStake = (owner: Owner, minor: number) =>
  kept.write(placeOf('stake', owner), String(minor))

/** Stakes of a table's last round in minor units, by spot. The table decides which of them it takes again. */
export type Bets = Record<string, number>

export function rememberedBets(owner: Owner): Bets {
  try {
    const bets: unknown = JSON.parse(kept.read(placeOf('bets', owner)) ?? '{}')
    return Object.fromEntries(Object.entries(bets ?? {}).filter(([, minor]) => isStake(minor)))
  } catch {
    return {}
  }
}

export const rememberBets = (owner: Owner, bets: Bets) =>
  kept.write(placeOf('bets', owner), JSON.stringify(bets))

/** The chip of the next visit: the last one placed in a round that was played. */
export function createLastChip(remember: (minor: number) => void) {
  let minor = 0
  return {
    placed(chipMinor: number): void {
      minor = chipMinor
    },
    played(stakesMinor: readonly number[]): void {
      // A chip that was taken back was not played: none is remembered that is above the highest bet.
      if (minor > 0) remember(Math.min(minor, Math.max(...stakesMinor)))
      minor = 0
    },
  }
}

const SOUND = 'sound'
export const soundWasOn = () => kept.read(SOUND) === 'on'
export const rememberSound = (on: boolean) => kept.write(SOUND, on ? 'on' : 'off')
