import { type Currency, fromApiAmount } from '#contracts/money.ts'
import { partOf, payoutOfRest } from '#contracts/sportsbook/bet-course.ts'
import { isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { BookBet, CashOutAnswer, CashOutBookBet } from '#contracts/sportsbook/book-api.ts'
import { readTypedAmount } from '#contracts/typed-amount.ts'

/** A sale that the player looks at, or that is on its way. LOST: no answer came, so it may have been made. */
export type Sale = {
  readonly betId: string
  /** The same until there is an answer: the part is sold once however often it is asked for. */
  id: string
  /** The part of the stake, as it was typed. */
  text: string
  state: 'LOOKED_AT' | 'SENT' | 'LOST'
  /** What was asked for, while there is no answer. */
  asked: Omit<CashOutBookBet, 'key'> | null
  refusal: Extract<CashOutAnswer, { code: string }>['code'] | null
}

export type SalePrice = {
  stakeMinor: number
  payoutMinor: number
  /** What the part is worth on average, and the difference. */
  fairMinor: number
  costMinor: number
  /** What the part pays if the bet wins. */
  forgoneMinor: number
}

/** The price of a part of the stake, as the book rounds it; null where that is no part of what is left. */
export function priceOfSale(bet: BookBet, text: string): SalePrice | null {
  const currency = bet.currency as Currency
  const typed = readTypedAmount(text, currency)
  if (!bet.cashOut || !typed.ok) return null
  const stake = fromApiAmount(typed.amount)
  const left = BigInt(bet.cashOut.stakeMinor)
  if (stake > left) return null
  const share = (whole: number, stakeMinor: bigint) =>
    partOf({ stakeMinor, payoutMinor: BigInt(whole), currency }, stake)
  const payout = share(bet.cashOut.payoutMinor, left)
  if (payout <= 0n) return null
  const fair = share(bet.cashOut.fairMinor, left)
  return {
    ...{ stakeMinor: Number(stake), payoutMinor: Number(payout), fairMinor: Number(fair) },
    costMinor: Number(fair - payout),
    forgoneMinor: Number(share(bet.potentialPayoutMinor, BigInt(bet.stakeMinor))),
  }
}

/** What is left of a bet may pay, or what it has paid: the sales themselves where all of it is sold. */
export function payoutOf(bet: BookBet): { isPaid: boolean; minor: number } {
  const { state, currency, stakeMinor, potentialPayoutMinor, payoutMinor, cashOuts } = bet
  if (!isRunning(state)) {
    const sales = cashOuts.reduce((sum, it) => sum + it.payoutMinor, 0)
    return { isPaid: true, minor: payoutMinor ?? sales }
  }
  const whole = { stakeMinor: BigInt(stakeMinor), payoutMinor: BigInt(potentialPayoutMinor) }
  const ofRest = payoutOfRest({ ...whole, cashOuts, currency: currency as Currency })
  return { isPaid: false, minor: Number(ofRest) }
}
