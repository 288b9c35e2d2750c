import type { CreatePayment, CreatePayout, PspPayment, PspPayout } from '#contracts/psp/calls.ts'
import type { PspEvent } from '#contracts/psp/events.ts'
import type { PaymentState, PayoutState, PspRefusal } from '#contracts/psp/states.ts'
import type { MovementKind } from '#contracts/reconciliation.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import {
  type PaymentProvider,
  PaymentProviderUnavailableError,
} from '#payment-providers/payment-provider.ts'
import type { Chance } from './chance.ts'
import type { Scheduler } from './scheduler.ts'

type Payment = {
  request: CreatePayment
  state: PaymentState
  sequence: number
  /** What went back in total, in minor units. */
  refunded: number
  chargedBack: number
}
type Payout = { request: CreatePayout; state: PayoutState; sequence: number; returned: number }
type Movement = {
  id: string
  kind: MovementKind
  reference: string
  amountMinor: number
  currency: string
  at: string
}

/** Outcome of a payment once the player acts. */
export type PaymentEnd = Exclude<PaymentState, 'CREATED' | 'REFUNDED' | 'CHARGED_BACK'>

/**
 * A payment provider with its own records, which notifies of every change by notices that may be lost, duplicated and
 * late, and at times reports a wrong amount or a sequence that is far ahead. Its records are the true movements of money.
 * Some providers know whole refunds, chargebacks and returns only, and report no totals.
 */
export class SimulatedProvider {
  readonly payments = new Map<string, Payment>()
  readonly payouts = new Map<string, Payout>()
  readonly movements: Movement[] = []
  /** Created but not delivered. */
  readonly notices: PspEvent[] = []
  /** The first answer to a reference is final, a refusal as well, as the contract requires. */
  readonly #refused = new Set<string>()
  readonly #clock: () => number
  readonly #chance: Chance
  /** Whether the next answer reports another amount. */
  lies: () => boolean = () => false
  /** Whether the next notice is numbered far ahead. */
  leaps: () => boolean = () => false
  readonly knowsParts: boolean

  constructor(clock: () => number, chance: Chance) {
    this.#clock = clock
    this.#chance = chance
    this.knowsParts = chance.oneIn(3) === false
  }

  /** The provider as reached by one instance. */
  reachedBy(instance: number, scheduler: Scheduler): PaymentProvider {
    const call = <Value>(label: string, act: () => Value) =>
      scheduler.call<Value>({
        ...{ kind: 'provider', instance, label, run: async () => act() },
        lost: () => new PaymentProviderUnavailableError('no answer'),
      })
    return {
      createPayment: (request) => call('createPayment', () => this.#create(request)),
      findPayment: (reference) => call('findPayment', () => this.#find(reference)),
      cancelPayment: (reference) =>
        call('cancelPayment', () => this.#end(reference, 'CREATED', 'CANCELLED')),
      refundPayment: (reference) =>
        call('refundPayment', () => this.#end(reference, 'PAID', 'REFUNDED')),
      payOut: (request) => call('payOut', () => this.#payOut(request)),
      findPayout: (reference) =>
        call('findPayout', () => {
          const known = this.payouts.get(reference)
          return known ? this.#payoutReport(known) : null
        }),
      cancelPayout: async () => refuse('STATE_CONFLICT'),
      readMovements: ({ from, to }) =>
        call('readMovements', () => ({
          movements: this.movements.filter((it) => it.at >= from && it.at < to),
          hasMore: false,
        })),
    }
  }

  /** The player or the bank acts. False: the state does not allow it. */
  act(reference: string, to: PaymentEnd): boolean {
    const payment = this.payments.get(reference)
    if (!payment || !MAY_FOLLOW[to].includes(payment.state)) return false
    this.#move(payment, to)
    return true
  }

  /** Money goes back by the operator or the payer's bank, in whole or in part, or comes again: a dispute is won. */
  change(reference: string, total: 'refunded' | 'chargedBack', share: number): boolean {
    const payment = this.payments.get(reference)
    if (!payment || !MOVES_MONEY.includes(payment.state)) return false
    const { amountMinor } = payment.request
    const other = total === 'refunded' ? payment.chargedBack : payment.refunded
    const left = amountMinor - other
    const after = this.knowsParts ? Math.floor(left * share) : share < 1 ? 0 : left
    if (after === payment[total]) return false
    const kind = total === 'refunded' ? 'REFUND' : 'CHARGE_BACK'
    const change = after - payment[total]
    this.#book(change > 0 ? kind : `${kind}_RETURN`, payment.request, Math.abs(change))
    payment[total] = after
    const isLeft = other + after < amountMinor
    payment.state = isLeft ? 'PAID' : payment.chargedBack > 0 ? 'CHARGED_BACK' : 'REFUNDED'
    payment.sequence += 1
    this.#tell(payment)
    return true
  }

  /** The bank decides a payout, or returns it. */
  actPayout(reference: string, to: 'PAID' | 'FAILED'): boolean {
    const payout = this.payouts.get(reference)
    if (!payout || payout.state === to || payout.state === 'FAILED') return false
    this.#movePayout(payout, to)
    return true
  }

  /** A bank returns a part of a payout. */
  returnPart(reference: string): boolean {
    const payout = this.payouts.get(reference)
    if (payout?.state !== 'PAID' || !this.knowsParts) return false
    const part = Math.floor((payout.request.amountMinor - payout.returned) / 2)
    if (part === 0) return false
    this.#book('PAYOUT_RETURN', payout.request, part)
    payout.returned += part
    payout.sequence += 1
    this.notices.push({ ...this.#notice(), subject: 'payout', payout: this.#payoutReport(payout) })
    return true
  }

  #create(request: CreatePayment): Result<PspPayment, PspRefusal> {
    let payment = this.payments.get(request.reference)
    if (payment && JSON.stringify(payment.request) !== JSON.stringify(request)) {
      return refuse('REFERENCE_CONFLICT')
    }
    if (!payment) {
      if (this.#refuses(request.reference)) return refuse('METHOD_UNAVAILABLE')
      payment = { request, state: 'CREATED', sequence: 1, refunded: 0, chargedBack: 0 }
      this.payments.set(request.reference, payment)
    }
    return ok(this.#paymentReport(payment))
  }

  #find(reference: string): PspPayment | null {
    const payment = this.payments.get(reference)
    return payment ? this.#paymentReport(payment) : null
  }

  #end(reference: string, from: PaymentState, to: PaymentState): Result<PspPayment, PspRefusal> {
    const payment = this.payments.get(reference)
    if (!payment) return refuse('UNKNOWN_REFERENCE')
    if (payment.state === from && to === 'REFUNDED') this.change(reference, 'refunded', 1)
    else if (payment.state === from) this.#move(payment, to)
    return payment.state === to ? ok(this.#paymentReport(payment)) : refuse('STATE_CONFLICT')
  }

  #payOut(request: CreatePayout): Result<PspPayout, PspRefusal> {
    let payout = this.payouts.get(request.reference)
    if (!payout) {
      if (this.#refuses(request.reference)) return refuse('UNKNOWN_INSTRUMENT')
      payout = { request, state: 'PENDING', sequence: 1, returned: 0 }
      this.payouts.set(request.reference, payout)
      if (this.#chance.oneIn(2)) this.#movePayout(payout, 'PAID')
    } else if (this.#chance.oneIn(30)) {
      // The instrument was removed meanwhile: this refusal is about this call, not about the money of the earlier one.
      return refuse('UNKNOWN_INSTRUMENT')
    }
    return ok(this.#payoutReport(payout))
  }

  #refuses(reference: string): boolean {
    if (this.#chance.oneIn(30)) this.#refused.add(reference)
    return this.#refused.has(reference)
  }

  #move(payment: Payment, to: PaymentState): void {
    if (to === 'PAID') this.#book('PAYMENT', payment.request)
    payment.state = to
    payment.sequence += 1
    this.#tell(payment)
  }

  #tell(payment: Payment): void {
    const report = this.#paymentReport(payment)
    const sequence = report.sequence + (this.leaps() ? 1_000_000 : 0)
    this.notices.push({ ...this.#notice(), subject: 'payment', payment: { ...report, sequence } })
  }

  #movePayout(payout: Payout, to: PayoutState): void {
    if (to === 'PAID') this.#book('PAYOUT', payout.request)
    else if (payout.state === 'PAID') {
      const left = payout.request.amountMinor - payout.returned
      this.#book('PAYOUT_RETURN', payout.request, left)
      payout.returned += left
    }
    payout.state = to
    payout.sequence += 1
    this.notices.push({ ...this.#notice(), subject: 'payout', payout: this.#payoutReport(payout) })
  }

  #notice() {
    return { eventId: this.#chance.uuid(), occurredAt: new Date(this.#clock()).toISOString() }
  }

  #book(kind: MovementKind, of: CreatePayment | CreatePayout, amountMinor = of.amountMinor) {
    const { reference, currency } = of
    const at = new Date(this.#clock()).toISOString()
    this.movements.push({ id: this.#chance.uuid(), kind, reference, amountMinor, currency, at })
  }

  #paymentReport({ request, state, sequence, refunded, chargedBack }: Payment): PspPayment {
    const { reference, method, currency, playerRef } = request
    const url = `http://psp.test/pay/${reference}`
    return {
      ...{ paymentId: `of-${reference}`, reference, sequence, state, method, currency },
      amountMinor: request.amountMinor + (this.lies() ? 100 : 0),
      ...(this.knowsParts ? { refundedMinor: refunded, chargedBackMinor: chargedBack } : {}),
      next: state === 'CREATED' ? { step: 'redirect', url } : null,
      instrument:
        state === 'PAID'
          ? { token: `token-${playerRef.slice(0, 12)}`, label: '•••• 4242', keep: false }
          : null,
      expiresAt: new Date(this.#clock() + 1_800_000).toISOString(),
    }
  }

  #payoutReport({ request, state, sequence, returned }: Payout): PspPayout {
    const { reference, method, currency } = request
    const amountMinor = request.amountMinor + (this.lies() ? 100 : 0)
    const common = { payoutId: `of-${reference}`, reference, sequence, state, method }
    const total = this.knowsParts ? { returnedMinor: returned } : {}
    return { ...common, amountMinor, currency, ...total, reason: null }
  }
}

const MOVES_MONEY: readonly PaymentState[] = ['PAID', 'REFUNDED', 'CHARGED_BACK']
const MAY_FOLLOW: Readonly<Record<PaymentEnd, readonly PaymentState[]>> = {
  PENDING: ['CREATED', 'EXPIRED'],
  PAID: ['CREATED', 'PENDING', 'DECLINED', 'EXPIRED'],
  DECLINED: ['CREATED', 'PENDING'],
  CANCELLED: ['CREATED'],
  EXPIRED: ['CREATED', 'PENDING'],
}
