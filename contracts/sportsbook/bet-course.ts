import { type Currency, payablePart } from '../money.ts'
import { type BetEvent, type BetState, nextBetState } from './bet-states.ts'

/**
 * What a message about a bet changes, as a pure rule: from the whole state that was known and the whole state that is
 * sent to the events in between, and by the table of transitions to the new state. Amounts are minor units.
 */

export type SoldPart = { id: string; stakeMinor: number; payoutMinor: number }
export type Outcome = { kind: 'VOID' } | { kind: 'SETTLED'; payoutMinor: number }

/** A bet with its parts that were sold, and how it ended; null while it runs. */
export type BetCourse = { cashOuts: readonly SoldPart[]; outcome: Outcome | null }

/** What the bet should have paid by now, each kind as an amount of its own. */
export type BetDues = { payout: bigint; cashOut: bigint; refund: bigint }

export type ChangedBet = { state: BetState; events: readonly BetEvent[]; dues: BetDues }

/** The bet after the message; null where the table has no such transition, or more was sold than was staked. */
export function changeBet(
  bet: { state: BetState; stakeMinor: bigint; course: BetCourse },
  after: BetCourse,
): ChangedBet | null {
  const sold = soldOf(after.cashOuts)
  if (sold > bet.stakeMinor) return null
  const events = eventsBetween(bet.course, after, bet.stakeMinor)
  const state = events.reduce<BetState | null>(
    (at, event) => at && nextBetState(at, event),
    bet.state,
  )
  if (state === null) return null
  const { outcome } = after
  const dues = {
    payout: outcome?.kind === 'SETTLED' ? BigInt(outcome.payoutMinor) : 0n,
    cashOut: sumOf(after.cashOuts, (it) => it.payoutMinor),
    refund: outcome?.kind === 'VOID' ? bet.stakeMinor - sold : 0n,
  }
  return { state, events, dues }
}

/** How much of a bet's stake is sold. */
export const soldOf = (cashOuts: readonly SoldPart[]): bigint =>
  sumOf(cashOuts, (it) => it.stakeMinor)

/** The part of a payout that belongs to a part of the stake, in payable minor units. */
export function partOf({ stakeMinor, payoutMinor, currency }: Staked, partMinor: bigint): bigint {
  return payablePart((payoutMinor * partMinor) / stakeMinor, currency)
}

type Staked = { stakeMinor: bigint; payoutMinor: bigint; currency: Currency }

/**
 * What the stake that is not sold may pay, of what all of it could have paid, in payable minor units. A bet that was
 * sold whole keeps what it could have paid.
 */
export function payoutOfRest(bet: Staked & { cashOuts: readonly SoldPart[] }): bigint {
  const left = bet.stakeMinor - soldOf(bet.cashOuts)
  return left <= 0n ? bet.payoutMinor : partOf(bet, left)
}

/** An ended bet is reopened before its cash-outs change, and ends again after them. */
function eventsBetween(before: BetCourse, after: BetCourse, stakeMinor: bigint): BetEvent[] {
  const sales = eventsOfSales(before.cashOuts, after.cashOuts, stakeMinor)
  const isSame = sameOutcome(before.outcome, after.outcome)
  if (isSame && sales.length === 0) return []
  const isReopened =
    before.outcome !== null &&
    (after.outcome === null || sales.length > 0 || before.outcome.kind === 'VOID')
  return [
    ...(isReopened ? [before.outcome?.kind === 'VOID' ? 'unvoid' : 'unsettle'] : []),
    ...sales,
    ...(after.outcome === null ? [] : [after.outcome.kind === 'VOID' ? 'void' : 'settle']),
  ] as BetEvent[]
}

function eventsOfSales(
  before: readonly SoldPart[],
  after: readonly SoldPart[],
  stakeMinor: bigint,
): BetEvent[] {
  const stays = before.filter((it) => after.some((other) => samePart(it, other)))
  const voided = before.length - stays.length
  const events: BetEvent[] = Array.from({ length: voided }, (_, at) =>
    stays.length === 0 && at === voided - 1 ? 'voidAllCashOuts' : 'voidOneCashOut',
  )
  let sold = sumOf(stays, (it) => it.stakeMinor)
  for (const part of after.filter((it) => !before.some((other) => samePart(it, other)))) {
    sold += BigInt(part.stakeMinor)
    events.push(sold === stakeMinor ? 'cashOutRest' : 'cashOutPart')
  }
  return events
}

const sumOf = (parts: readonly SoldPart[], amountOf: (part: SoldPart) => number): bigint =>
  parts.reduce((sum, it) => sum + BigInt(amountOf(it)), 0n)

const samePart = (a: SoldPart, b: SoldPart): boolean =>
  a.id === b.id && a.stakeMinor === b.stakeMinor && a.payoutMinor === b.payoutMinor

function sameOutcome(a: Outcome | null, b: Outcome | null): boolean {
  if (a === null || b === null) return a === b
  if (a.kind === 'SETTLED' && b.kind === 'SETTLED') return a.payoutMinor === b.payoutMinor
  return a.kind === b.kind
}
