import type { BetDifference } from '#contracts/reconciliation.ts'

/** A bet as one of the two sides knows it. */
export type StatedBet = {
  betId: string
  revision: number
  currency: string
  stakeMinor: bigint
  soldStakeMinor: bigint
  /** All that it has to have paid: cash-outs, payout and returned stake. */
  payoutMinor: bigint
  isRunning: boolean
  isFreeBet: boolean
  /** What of the stake is bonus money; null: not known. */
  bonusStakeMinor: bigint | null
  /** When it got this revision, in Unix milliseconds. */
  changedAt: number
}

/**
 * The differences between two lists that name the same bets, as far as each side knows them: one for each bet at most.
 * What changed at `settledBefore` or later may still be on its way. A bet whose whole stake went back cancels out: where
 * the wallet never had it, nothing is missing.
 */
export function compareBets(
  theirs: readonly StatedBet[],
  ours: readonly StatedBet[],
  settledBefore: number,
): BetDifference[] {
  const here = new Map(ours.map((it) => [it.betId, it]))
  const there = new Map(theirs.map((it) => [it.betId, it]))
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((betId) => {
    const sides = { ours: here.get(betId), theirs: there.get(betId) }
    const problem = problemOf(sides, settledBefore)
    if (problem === null) return []
    return [{ problem, betId, ours: stated(sides.ours), theirs: stated(sides.theirs) }]
  })
}

function problemOf(
  { ours, theirs }: { ours: StatedBet | undefined; theirs: StatedBet | undefined },
  settledBefore: number,
): BetDifference['problem'] | null {
  const isDue = (it: StatedBet) => it.changedAt < settledBefore
  if (!theirs) return ours && isDue(ours) ? 'MISSING_THERE' : null
  if (!ours) return isDue(theirs) && !cameAndWent(theirs) ? 'MISSING_HERE' : null
  const isSameStake = ours.stakeMinor === theirs.stakeMinor && ours.isFreeBet === theirs.isFreeBet
  if (!isSameStake || !isSameBonus(ours, theirs) || ours.currency !== theirs.currency)
    return 'STAKE_DIFFERS'
  if (ours.revision !== theirs.revision) {
    return isDue(ours.revision > theirs.revision ? ours : theirs) ? 'REVISION_DIFFERS' : null
  }
  if (ours.soldStakeMinor !== theirs.soldStakeMinor) return 'STAKE_DIFFERS'
  const isSame = ours.payoutMinor === theirs.payoutMinor && ours.isRunning === theirs.isRunning
  return isSame ? null : 'PAYOUT_DIFFERS'
}

const isSameBonus = (ours: StatedBet, theirs: StatedBet): boolean =>
  theirs.bonusStakeMinor === null || ours.bonusStakeMinor === theirs.bonusStakeMinor

const cameAndWent = ({ isRunning, stakeMinor, payoutMinor }: StatedBet): boolean =>
  !isRunning && payoutMinor === stakeMinor

function stated(bet: StatedBet | undefined): BetDifference['ours'] {
  if (!bet) return null
  const { revision, currency, isRunning, isFreeBet } = bet
  return {
    ...{ revision, currency, isRunning, isFreeBet },
    stakeMinor: Number(bet.stakeMinor),
    soldStakeMinor: Number(bet.soldStakeMinor),
    payoutMinor: Number(bet.payoutMinor),
    bonusStakeMinor: bet.bonusStakeMinor === null ? null : Number(bet.bonusStakeMinor),
  }
}
