import { payablePart } from '#contracts/money.ts'
import { MAX_CASH_OUTS } from '#contracts/provider-callbacks/sports-wallet.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { changeBet, partOf, soldOf } from '#contracts/sportsbook/bet-course.ts'
import { isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { BookBet, CashOutAnswer, CashOutBookBet } from '#contracts/sportsbook/book-api.ts'
import {
  type Fraction,
  payoutBy,
  returnOfLeg,
  type StakedSlip,
  stakeOf,
} from '#contracts/sportsbook/slip-return.ts'
import type { Quote } from '../book.ts'
import type { KeptBet } from './bet-store.ts'
import {
  type AcceptedBet,
  bookBetOf,
  isAccepted,
  type PlaceBetDeps,
  quotesOf,
} from './place-bet.ts'
import type { PlayerSession } from './session-store.ts'

/** The cost of a cash-out, as a share of the bet's fair value. */
const COST_PERCENT = 5n
/** Chances are taken in millionths of a millionth, rounded down. */
const PARTS = 10 ** 12

type Value = NonNullable<BookBet['cashOut']>
type NoValue = 'SUSPENDED' | 'NOT_POSSIBLE' | 'BONUS'

/**
 * The value of the rest of a running bet, which is its cash-out price: the exact expectation over all lines, because
 * legs are of different matches, less the cost of the cash-out. `quotes` are those of the legs, in their order.
 */
export function valueOfBet(
  { terms, state, stakeMinor, bonusStakeMinor, cashOuts, results, freeBet }: AcceptedBet,
  quotes: readonly (Quote | null)[],
): Result<Value, NoValue> {
  // A reopened bet may still owe its earlier payout; a free bet cannot be cashed out.
  if (!isRunning(state) || state === 'REOPENED' || freeBet !== null) return refuse('NOT_POSSIBLE')
  // Bonus money has to be wagered, and a cash-out does not count as wagering.
  if (bonusStakeMinor > 0) return refuse('BONUS')
  const returns = new Map<StakedSlip['legs'][number], Fraction>()
  for (const [at, leg] of terms.legs.entries()) {
    const known = results[at]
    const quote = quotes[at]
    if (known) returns.set(leg, returnOfLeg(leg.odds, known))
    else if (quote?.marketState === 'SUSPENDED') return refuse('SUSPENDED')
    else if (quote?.marketState !== 'ACTIVE' || !quote.chance) return refuse('NOT_POSSIBLE')
    else returns.set(leg, expected(leg.odds, quote.chance))
  }
  const whole = {
    stakeMinor: stakeOf(terms),
    payoutMinor: payoutBy(terms, (leg) => returns.get(leg) as Fraction),
    currency: terms.currency,
  }
  const left = BigInt(stakeMinor) - soldOf(cashOuts)
  const fair = partOf(whole, left)
  const payout = payablePart((fair * (100n - COST_PERCENT)) / 100n, terms.currency)
  if (payout <= 0n) return refuse('NOT_POSSIBLE')
  return ok({ stakeMinor: Number(left), payoutMinor: Number(payout), fairMinor: Number(fair) })
}

function expected(odds: number, chance: NonNullable<Quote['chance']>): Fraction {
  const parts = (it: number) => BigInt(Math.floor(it * PARTS))
  return {
    over: parts(chance.void) * 1_000n + parts(chance.won) * BigInt(odds),
    under: BigInt(PARTS) * 1_000n,
  }
}

/** The cash-out price of a part of the rest. */
export const priceOfPart = (value: Value, stakeMinor: number): number =>
  Number((BigInt(value.payoutMinor) * BigInt(stakeMinor)) / BigInt(value.stakeMinor))

type CashOutDeps = Pick<
  PlaceBetDeps,
  'store' | 'book' | 'clock' | 'wait' | 'liveDelayMs' | 'wakeSettler'
>

/** A bet as the page of the book shows it, with its cash-out value. */
export function withCashOut(deps: Pick<CashOutDeps, 'book'>, bet: AcceptedBet): BookBet {
  const value = valueOfBet(bet, quotesOf(deps, bet.terms.legs))
  return { ...bookBetOf(bet), cashOut: value.ok ? value.value : null }
}

/** Cashes out a part of a bet; the wallet is notified at the next turn. The same id again is the same cash-out. */
export async function cashOut(
  deps: CashOutDeps,
  { playerRef }: PlayerSession,
  asked: Omit<CashOutBookBet, 'key'>,
): Promise<Result<CashOutAnswer, 'NOT_FOUND' | 'REFERENCE_CONFLICT'>> {
  const { store, clock, wait, liveDelayMs } = deps
  const found = await store.bet(asked.betId)
  if (found?.playerRef !== playerRef || !isAccepted(found)) return refuse('NOT_FOUND')
  const isLive = quotesOf(deps, found.terms.legs).some((it, at) => it?.isLive && !found.results[at])
  if (isLive && !saleIn(found, asked)) await wait(liveDelayMs)
  const bet = await store.bet(asked.betId)
  if (!bet || !isAccepted(bet)) return refuse('NOT_FOUND')
  const sold = saleIn(bet, asked)
  if (sold) {
    const isSame = sold.stakeMinor === asked.stakeMinor && sold.payoutMinor >= asked.payoutMinor
    if (!isSame) return refuse('REFERENCE_CONFLICT')
    return ok({ state: 'ACCEPTED', bet: withCashOut(deps, bet) })
  }
  const decided = decideSale(bet, quotesOf(deps, bet.terms.legs), asked)
  const refused = (code: Extract<CashOutAnswer, { code: string }>['code'], of: AcceptedBet) =>
    ok({ state: 'REFUSED' as const, code, bet: withCashOut(deps, of) })
  if (!decided.ok) return refused(decided.refusal, bet)
  const isSold = await store.sell(bet, { ...decided.value, at: clock() })
  const after = await store.bet(asked.betId)
  if (!after || !isAccepted(after)) return refuse('NOT_FOUND')
  // The bet was changed at this very moment.
  if (!isSold) return refused('CHANGED', after)
  deps.wakeSettler()
  return ok({ state: 'ACCEPTED', bet: withCashOut(deps, after) })
}

const saleIn = ({ cashOuts }: KeptBet, { cashOutId }: Pick<CashOutBookBet, 'cashOutId'>) =>
  cashOuts.find((it) => it.id === cashOutId)

/** The bet after the cash-out, at the moment of these quotes: a pure function. */
export function decideSale(
  bet: AcceptedBet,
  quotes: readonly (Quote | null)[],
  asked: Pick<CashOutBookBet, 'cashOutId' | 'stakeMinor' | 'payoutMinor'>,
) {
  const value = valueOfBet(bet, quotes)
  if (!value.ok) return value
  const { currency } = bet.terms
  const isPart = asked.stakeMinor <= value.value.stakeMinor
  const isLast = asked.stakeMinor === value.value.stakeMinor
  const price = payablePart(BigInt(priceOfPart(value.value, asked.stakeMinor)), currency)
  // The last part that can be cashed out is the rest.
  const isTooMany = bet.cashOuts.length >= (isLast ? MAX_CASH_OUTS : MAX_CASH_OUTS - 1)
  const isWhole = payablePart(BigInt(asked.stakeMinor), currency) === BigInt(asked.stakeMinor)
  if (!isPart || !isWhole || isTooMany || price <= 0n) return refuse('STAKE_OUT_OF_RANGE')
  if (price < BigInt(asked.payoutMinor)) return refuse('CHANGED')
  const part = { id: asked.cashOutId, stakeMinor: asked.stakeMinor, payoutMinor: Number(price) }
  const cashOuts = [...bet.cashOuts, part]
  const course = { cashOuts: bet.cashOuts, outcome: null }
  const of = { state: bet.state, stakeMinor: BigInt(bet.stakeMinor), course }
  const changed = changeBet(of, { cashOuts, outcome: null })
  return changed === null ? refuse('NOT_POSSIBLE') : ok({ cashOuts, state: changed.state })
}
