import type { BetChange } from '#contracts/provider-callbacks/sports-wallet.ts'
import { type BetRefusalForced, FREE_BET_REFUSALS } from '#contracts/qa.ts'
import type { BetRefusal, PlaceBookBet } from '#contracts/sportsbook/book-api.ts'
import type { BetBounds } from './bets/evaluate-bet.ts'

/**
 * Faults of the book itself, which QA switches on and off. Faults of its connections are simulated in between
 * (server/qa/fault-proxy.ts).
 */
export type BookSwitches = {
  /** No message of the feed reaches a reader, so its offer becomes outdated. */
  isFeedSilent(): boolean
  /** A bet is settled with more than it can pay. */
  overpays(): boolean
  /** A bet that the wallet has refused is settled. */
  settlesRefused(): boolean
  /** A bet is settled again with another amount, under the same revision. */
  settlesTwice(): boolean
}

export const NO_FAULTS: BookSwitches = {
  isFeedSilent: () => false,
  overpays: () => false,
  settlesRefused: () => false,
  settlesTwice: () => false,
}

/** What is reported to the wallet about a bet: its real settlement, or more than its potential payout. */
export function reportedChange(
  change: BetChange,
  payoutMaxMinor: number,
  { overpays }: BookSwitches,
): BetChange {
  if (change.outcome?.kind !== 'SETTLED' || !overpays()) return change
  return { ...change, outcome: { kind: 'SETTLED', payoutMinor: payoutMaxMinor + 1 } }
}

/** A message that contradicts a settlement that the wallet has accepted; null if there is none. */
export function contradictionOf(
  change: BetChange,
  { settlesTwice }: BookSwitches,
): BetChange | null {
  if (change.outcome?.kind !== 'SETTLED' || !settlesTwice()) return null
  const { payoutMinor } = change.outcome
  const other = payoutMinor === 0 ? 1 : payoutMinor - 1
  return { ...change, outcome: { kind: 'SETTLED', payoutMinor: other } }
}

/** A refusal forced on the next bet: of this player, or of any player if it is null. */
export type WaitingRefusal = { playerId: string | null; refusal: BetRefusalForced }

/** A tester would lose track of more: the oldest is dropped. */
const MOST_WAITING = 100

export type ForcedRefusals = ReturnType<typeof createForcedRefusals>

/** Refusals that QA wants to see: each is the answer to one bet. Never persisted. */
export function createForcedRefusals(clock: () => number) {
  /** By player; '' is any player. */
  const waiting = new Map<string, { playerRefs: readonly string[]; it: WaitingRefusal }>()
  return {
    list: (): WaitingRefusal[] => [...waiting.values()].map(({ it }) => it),
    /** `playerRefs`: the player's references at the book, one for each provider; empty for any player. */
    force(playerRefs: readonly string[], it: WaitingRefusal): void {
      const key = it.playerId ?? ''
      waiting.delete(key)
      waiting.set(key, { playerRefs, it })
      const [oldest = ''] = waiting.keys()
      if (waiting.size > MOST_WAITING) waiting.delete(oldest)
    },
    forget: () => waiting.clear(),
    /** The refusal of this bet, which is removed from the list; null if there is none. */
    take(
      { playerRef, bounds }: { playerRef: string; bounds: BetBounds },
      { legs, freeBet }: Pick<PlaceBookBet, 'legs' | 'freeBet'>,
    ): BetRefusal | null {
      const [first] = legs
      const own = [...waiting].find(([, { playerRefs }]) => playerRefs.includes(playerRef))
      const key = own?.[0] ?? ''
      const { refusal } = waiting.get(key)?.it ?? {}
      if (!refusal || !first || (isOfFreeBet(refusal) && freeBet === undefined)) return null
      waiting.delete(key)
      return refusalOf(refusal, { bounds, first, now: clock() })
    },
  }
}

const isOfFreeBet = ({ code }: BetRefusalForced) =>
  (FREE_BET_REFUSALS as readonly string[]).includes(code)

function refusalOf(
  forced: BetRefusalForced,
  { bounds, first, now }: { bounds: BetBounds; first: PlaceBookBet['legs'][number]; now: number },
): BetRefusal {
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = bounds
  switch (forced.code) {
    case 'ODDS_CHANGED':
      return { code: forced.code, leg: 0, from: first.odds, to: forced.odds }
    case 'SUSPENDED':
      return { code: forced.code, leg: 0, since: new Date(now).toISOString() }
    case 'NOT_OFFERED':
      return { code: forced.code, leg: 0 }
    case 'STAKE_OUT_OF_RANGE':
      return { code: forced.code, minMinor: minStakeMinor, maxMinor: maxStakeMinor }
    case 'PAYOUT_TOO_HIGH':
      return { code: forced.code, maxPayoutMinor, maxStakePerLineMinor: minStakeMinor }
    case 'RELATED_LEGS':
      return { code: forced.code, event: first.event }
    case 'INSUFFICIENT_FUNDS':
      return { code: forced.code, balanceMinor: null }
    case 'LIMIT_REACHED':
      return { code: forced.code, leftMinor: minStakeMinor }
    default:
      return { code: forced.code }
  }
}
