import type { ReturnStakeOutcome } from '#contracts/provider-callbacks/open-bets.ts'
import { isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { Quote } from '../book.ts'
import { isAccepted, type PlaceBetDeps, quotesOf } from './place-bet.ts'

type ReturnDeps = Pick<PlaceBetDeps, 'store' | 'book' | 'clock' | 'wakeSettler'>

/**
 * Voids a bet of one of these providers because its player is excluded (contracts/provider-callbacks/open-bets.ts), if
 * none of its matches has started: otherwise a player who knows the score could use the exclusion as a free cash-out.
 * Null: no running bet of this book.
 */
export async function returnBet(
  deps: ReturnDeps,
  id: string,
  providers: readonly string[],
): Promise<ReturnStakeOutcome | null> {
  const { store, clock, wakeSettler } = deps
  const bet = await store.bet(id)
  if (!bet || !providers.includes(bet.provider)) return null
  if (!isAccepted(bet) || !isRunning(bet.state)) return null
  const quotes = quotesOf(deps, bet.terms.legs)
  const hasStarted = bet.fixtures.some(({ startsAt, isLive }, at) =>
    isLive ? true : isUnderWay(quotes[at] ?? null, { startsAt, now: clock() }),
  )
  if (hasStarted) return 'BEGUN'
  // Changed at this very moment by a cash-out: the operator asks again.
  if (!(await store.withdraw(bet, clock()))) throw new Error(`the bet ${id} is changing`)
  wakeSettler()
  return 'RETURNED'
}

/** For a match that is no longer offered, the kick-off stored with the bet counts. */
function isUnderWay(quote: Quote | null, { startsAt, now }: { startsAt: string; now: number }) {
  if (quote === null) return Date.parse(startsAt) <= now
  return quote.isLive || (quote.startsAt !== null && quote.startsAt <= now)
}
