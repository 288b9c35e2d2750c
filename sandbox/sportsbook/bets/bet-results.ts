import { BET_BUILDER, builderParts } from '#contracts/sportsbook/bet-builder.ts'
import { type Outcome, partOf } from '#contracts/sportsbook/bet-course.ts'
import { linesOf, type SlipLeg } from '#contracts/sportsbook/slip.ts'
import {
  payoutOf,
  type StakedSlip,
  stakeOf,
  winningsOf,
} from '#contracts/sportsbook/slip-return.ts'
import { LOST, type OutcomeResult, VOID } from '#contracts/sportsbook/words.ts'
import { resultOfParts } from '../bet-builder.ts'
import type { Fact } from '../trading.ts'

/**
 * The result of one leg after these facts of its match; null while it has none. A bet that was accepted when anyone
 * could already have known the result (docs/decisions/0058) is permanently void, whatever the match is settled to
 * later.
 */
export function resultOfLeg(
  facts: readonly Fact[],
  { market, outcome }: Outcomes,
  acceptedAt: number,
): OutcomeResult | null {
  const parts = market === BET_BUILDER ? builderParts(outcome) : null
  return parts
    ? resultOfParts(parts.map((it) => resultOfOutcome(facts, it, acceptedAt)))
    : resultOfOutcome(facts, { market, outcome }, acceptedAt)
}

type Outcomes = Pick<SlipLeg, 'market' | 'outcome'>

function resultOfOutcome(
  facts: readonly Fact[],
  { market, outcome }: Outcomes,
  acceptedAt: number,
): OutcomeResult | null {
  let current: Fact | null = null
  for (const fact of facts) {
    if (fact.market !== market || fact.outcome !== outcome) continue
    if (fact.kind === 'SETTLED' || fact.kind === 'CANCELLED') {
      current = fact
      continue
    }
    const wasKnown = fact.kind === 'SETTLEMENT_ROLLED_BACK' && isTooLate(current, acceptedAt)
    if (wasKnown && fact.at > acceptedAt) return VOID
    current = null
  }
  if (current === null) return null
  return isTooLate(current, acceptedAt) ? VOID : current.result
}

const isTooLate = (fact: Fact | null, acceptedAt: number) =>
  fact?.kind === 'SETTLED' && fact.decidedAt < acceptedAt

/**
 * How the bet has ended with these results, in the order of its legs; null while a line can still win or lose. A line
 * is lost with its first lost leg, so a combination can be settled before its last match. The part of the stake that
 * was cashed out is paid, and a free bet pays only its winnings.
 */
export function outcomeOfBet(
  bet: StakedSlip,
  results: readonly (OutcomeResult | null)[],
  { soldMinor = 0n, isFreeBet = false }: { soldMinor?: bigint; isFreeBet?: boolean } = {},
): Outcome | null {
  const resultOf = new Map(bet.legs.map((leg, at) => [leg, results[at] ?? null]))
  const isDecided = linesOf(bet).every(
    (line) =>
      line.some((leg) => isLost(resultOf.get(leg))) || line.every((leg) => resultOf.get(leg)),
  )
  if (!isDecided) return null
  if (results.every((it) => it?.voidFactor === 1)) return { kind: 'VOID' }
  // A leg without a result is in lost lines only, so the result assumed for it pays nothing.
  const payoutMinor = payoutOf(bet, (leg) => resultOf.get(leg) ?? LOST)
  const stakeMinor = stakeOf(bet)
  const whole = { stakeMinor, payoutMinor, currency: bet.currency }
  const left = isFreeBet
    ? winningsOf(payoutMinor, stakeMinor)
    : partOf(whole, stakeMinor - soldMinor)
  return { kind: 'SETTLED', payoutMinor: Number(left) }
}

const isLost = (it: OutcomeResult | null | undefined) =>
  it?.result === 'LOST' && it.voidFactor === 0
