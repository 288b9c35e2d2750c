import { type Currency, isPayable, payablePart } from '#contracts/money.ts'
import type { BetRefusal, PlaceBookBet, PriceChange } from '#contracts/sportsbook/book-api.ts'
import { boostedMaxStake } from '#contracts/sportsbook/boosts.ts'
import { slipProblem } from '#contracts/sportsbook/slip.ts'
import { payoutOfStake, type StakedSlip, stakeOf } from '#contracts/sportsbook/slip-return.ts'
import type { Quote } from '../book.ts'

/** What a player may stake, and win at most, with one bet; minor units. */
export type BetBounds = {
  currency: Currency
  minStakeMinor: number
  maxStakeMinor: number
  maxPayoutMinor: number
}

type AskedBet = Pick<
  PlaceBookBet,
  'kind' | 'legs' | 'sizes' | 'stakePerLineMinor' | 'priceChange' | 'freeBet'
>
export type EvaluatedBet =
  | { ok: true; terms: StakedSlip; isLive: boolean }
  | { ok: false; refusals: BetRefusal[] }

/** ANY takes odds that are at most a tenth lower. */
const LOWEST_PERCENT = 90

/**
 * Whether the book takes a bet at this moment, and at which odds; else every reason at once. `quotes` are those of the
 * legs, in their order.
 */
export function evaluateBet(
  asked: AskedBet,
  quotes: readonly (Quote | null)[],
  bounds: BetBounds,
): EvaluatedBet {
  const problem = slipProblem(asked)
  if (problem) {
    const isRelated = problem.refusal === 'RELATED_LEGS'
    return refused(isRelated ? { code: 'RELATED_LEGS', event: problem.event } : SLIP_INVALID)
  }
  if (asked.freeBet !== undefined && asked.kind === 'SYSTEM') return refused(SLIP_INVALID)
  const stakePerLineMinor = BigInt(asked.stakePerLineMinor)
  if (!isPayable(stakePerLineMinor, bounds.currency)) return refused(SLIP_INVALID)
  const evaluated = asked.legs.map((leg, at) =>
    evaluateLeg({ odds: leg.odds, at, priceChange: asked.priceChange }, quotes[at] ?? null),
  )
  const refusals = evaluated.flatMap((it) => ('code' in it ? [it] : []))
  if (refusals.length > 0) return { ok: false, refusals }
  const legs = asked.legs.map((leg, at) => {
    const it = evaluated[at]
    return { ...leg, odds: it && 'odds' in it ? it.odds : leg.odds }
  })
  const { kind, sizes } = asked
  const terms = { kind, sizes, legs, stakePerLineMinor, currency: bounds.currency }
  const isBoosted = quotes.some((it) => it?.isBoosted)
  const most = isBoosted ? boostedMaxStake(bounds) : bounds.maxStakeMinor
  const refusal = refusalOfAmounts(
    terms,
    { ...bounds, maxStakeMinor: most },
    asked.freeBet !== undefined,
  )
  if (refusal) return refused(refusal)
  return { ok: true, terms, isLive: quotes.some((it) => it?.isLive) }
}

const SLIP_INVALID: BetRefusal = { code: 'SLIP_INVALID' }
const refused = (refusal: BetRefusal): EvaluatedBet => ({ ok: false, refusals: [refusal] })

function evaluateLeg(
  { odds, at, priceChange }: { odds: number; at: number; priceChange: PriceChange },
  quote: Quote | null,
): { odds: number } | BetRefusal {
  if (quote?.marketState === 'SUSPENDED') {
    const since = quote.suspendedSince
    return {
      ...{ code: 'SUSPENDED', leg: at },
      since: since === null ? null : new Date(since).toISOString(),
    }
  }
  if (quote?.marketState !== 'ACTIVE' || quote.odds === null) {
    return { code: 'NOT_OFFERED', leg: at }
  }
  return isAccepted(odds, quote.odds, priceChange)
    ? { odds: quote.odds }
    : { code: 'ODDS_CHANGED', leg: at, from: odds, to: quote.odds }
}

/** Whether the player takes these odds instead of those that the slip showed. */
function isAccepted(seen: number, now: number, priceChange: PriceChange): boolean {
  if (now === seen) return true
  if (priceChange === 'NONE') return false
  return now > seen || (priceChange === 'ANY' && now * 100 >= seen * LOWEST_PERCENT)
}

function refusalOfAmounts(
  terms: StakedSlip,
  { minStakeMinor, maxStakeMinor, maxPayoutMinor }: BetBounds,
  isFreeBet: boolean,
): BetRefusal | null {
  const stake = stakeOf(terms)
  if (stake < BigInt(minStakeMinor) || stake > BigInt(maxStakeMinor)) {
    return { code: 'STAKE_OUT_OF_RANGE', minMinor: minStakeMinor, maxMinor: maxStakeMinor }
  }
  const payout = payoutOfStake(terms, isFreeBet)
  if (payout <= BigInt(maxPayoutMinor)) return null
  // The stake of a free bet is not the player's choice.
  if (isFreeBet) return { code: 'PAYOUT_TOO_HIGH', maxPayoutMinor, maxStakePerLineMinor: null }
  const most = payablePart(
    (terms.stakePerLineMinor * BigInt(maxPayoutMinor)) / payout,
    terms.currency,
  )
  const isPlayable = stakeOf({ ...terms, stakePerLineMinor: most }) >= BigInt(minStakeMinor)
  return {
    ...{ code: 'PAYOUT_TOO_HIGH', maxPayoutMinor },
    maxStakePerLineMinor: isPlayable ? Number(most) : null,
  }
}
