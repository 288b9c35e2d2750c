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

/** Stakes of a table's last round in minor units, by spot. The table decides which of them it takes again. */
export type Bets = Record<string, number>

/** Reads and keeps what one owner has played last. Before the page has a session nothing is read or kept. */
export function createMemory(owner: () => Owner | null) {
  const placeOf = (what: 'stake' | 'bets') => {
    const it = owner()
    return it && [what, it.provider, it.gameId, it.mode, it.currency, it.playerKey].join(':')
  }
  const read = (what: 'stake' | 'bets') => {
    const place = placeOf(what)
    return place && kept.read(place)
  }
  const keep = (what: 'stake' | 'bets', value: string) => {
    const place = placeOf(what)
    if (place) kept.write(place, value)
  }
  return {
    /** The last stake, or the last chip of a table. */
    stake(): number | null {
      const minor = Number(read('stake'))
      return isStake(minor) ? minor : null
    },
    keepStake: (minor: number) => keep('stake', String(minor)),
    bets(): Bets {
      try {
        const bets: unknown = JSON.parse(read('bets') ?? '{}')
        return Object.fromEntries(Object.entries(bets ?? {}).filter(([, minor]) => isStake(minor)))
      } catch {
        return {}
      }
    },
    keepBets: (bets: Bets) => keep('bets', JSON.stringify(bets)),
  }
}

const isStake = (minor: unknown): minor is number =>
  Number.isSafeInteger(minor) && Number(minor) > 0

/** Passes on the chip of the next visit: the last one placed in a round that was played. */
export function createLastChip(keep: (minor: number) => void) {
  let minor = 0
  return {
    placed(chipMinor: number): void {
      minor = chipMinor
    },
    played(stakesMinor: readonly number[]): void {
      // A chip that was taken back was not played: none is kept that is above the highest bet.
      if (minor > 0) keep(Math.min(minor, Math.max(...stakesMinor)))
      minor = 0
    },
  }
}

const SOUND = 'sound'
export const soundWasOn = () => kept.read(SOUND) === 'on'
export const rememberSound = (on: boolean) => kept.write(SOUND, on ? 'on' : 'off')
