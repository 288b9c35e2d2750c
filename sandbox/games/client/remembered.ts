import { browserStorage } from './browser-storage.ts'
import type { Config, Session } from './calls.ts'

/** What this browser keeps of a game for the next visit: the stake or chip last played, and whether sounds are on. */
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

const placeOf = ({ provider, gameId, mode, currency, playerKey }: Owner) =>
  ['stake', provider, gameId, mode, currency, playerKey].join(':')

export function rememberedStake(owner: Owner): number | null {
  const minor = Number(kept.read(placeOf(owner)))
  return Number.isSafeInteger(minor) && minor > 0 ? minor : null
}

export const rememberStake = (owner: Owner, minor: number) =>
  kept.write(placeOf(owner), String(minor))

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
