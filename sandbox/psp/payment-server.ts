import { randomBytes, randomUUID } from 'node:crypto'
import {
  type CreatePayment,
  type CreatePayout,
  type MovementsRequest,
  type PspMovements,
  type PspPayment,
  type PspPayout,
  payment,
  payout,
} from '#contracts/psp/calls.ts'
import type { PspRefusal } from '#contracts/psp/states.ts'
import type { MovementKind } from '#contracts/reconciliation.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { METHOD_FACTS } from '#payment-providers/methods.ts'
import {
  createMoneyStore,
  type KnownInstrument,
  type Money,
  type Movement,
  type Planned,
  type Subject,
  type Totals,
} from './money-store.ts'
import type { PspOptions } from './psp-options.ts'
import {
  behaviourOfTestToken,
  findTestInstrument,
  type TestInstrument,
} from './test-instruments.ts'

/** An unused payment page expires. */
const OPEN_FOR_MS = 30 * 60_000
const MAX_MOVEMENTS = 500

type MoneyStore = Awaited<ReturnType<typeof createMoneyStore>>
type Till = { store: MoneyStore; clock: () => number }
export type PaymentServer = Awaited<ReturnType<typeof createPaymentServer>>

/** The provider itself: the payments and payouts it accepts, their outcome, and what it stores. */
export async function createPaymentServer({ db, clock, publicUrl }: PspOptions) {
  const store = await createMoneyStore(db)
  const till: Till = { store, clock }
  const toPayment = (money: Money): PspPayment => paymentOf(money, publicUrl)

  return {
    async createPayment(request: CreatePayment): Promise<Result<PspPayment, PspRefusal>> {
      const now = clock()
      const saved =
        request.instrumentToken === undefined
          ? null
          : await instrumentFor(store, { ...request, instrumentToken: request.instrumentToken })
      if (request.instrumentToken !== undefined && saved?.method !== request.method) {
        return refuse('UNKNOWN_INSTRUMENT')
      }
      const fresh = newMoney('payment', request, now)
      const known = await store.create(fresh, now + OPEN_FOR_MS)
      if (!isSame(known.request, request)) return refuse('REFERENCE_CONFLICT')
      const behaviour = saved && findTestInstrument(saved.behaviour)
      if (behaviour && known.state === 'CREATED') {
        return ok(toPayment((await pay(till, known, behaviour)) ?? known))
      }
      return ok(toPayment(known))
    },
    async findPayment(reference: string): Promise<Result<PspPayment, PspRefusal>> {
      const money = await store.find('payment', reference)
      return money ? ok(toPayment(money)) : refuse('UNKNOWN_REFERENCE')
    },
    cancelPayment: (reference: string): Promise<Result<PspPayment, PspRefusal>> =>
      change(till, { subject: 'payment', reference, from: 'CREATED', to: 'CANCELLED' }, toPayment),
    refundPayment: (reference: string): Promise<Result<PspPayment, PspRefusal>> =>
      change(till, { subject: 'payment', reference, from: 'PAID', to: 'REFUNDED' }, toPayment),

    async payOut(request: CreatePayout): Promise<Result<PspPayout, PspRefusal>> {
      const before = await store.find('payout', request.reference)
      if (before) return taken(before, request)
      const saved = await instrumentFor(store, request)
      if (saved?.method !== request.method || !METHOD_FACTS[request.method].paysOut) {
        return refuse('UNKNOWN_INSTRUMENT')
      }
      const now = clock()
      const plan = payoutPlan(saved.behaviour, now)
      const fresh = { ...newMoney('payout', request, now), plan }
      const known = await store.create(fresh, plan[0]?.at ?? null)
      return taken(known, request)
    },
    async findPayout(reference: string): Promise<Result<PspPayout, PspRefusal>> {
      const money = await store.find('payout', reference)
      return money ? ok(payoutOf(money)) : refuse('UNKNOWN_REFERENCE')
    },
    cancelPayout: (reference: string): Promise<Result<PspPayout, PspRefusal>> =>
      change(till, { subject: 'payout', reference, from: 'CREATED', to: 'CANCELLED' }, payoutOf),
    async readMovements(asked: MovementsRequest): Promise<Result<PspMovements, PspRefusal>> {
      const found = await store.history({
        from: Date.parse(asked.from),
        to: Date.parse(asked.to),
        after: asked.after,
        limit: MAX_MOVEMENTS + 1,
      })
      return ok({
        movements: found.slice(0, MAX_MOVEMENTS).flatMap(({ notice, money }) =>
          notice.movement
            ? {
                ...{ id: notice.id, ...notice.movement, reference: notice.reference },
                currency: money.request.currency,
                at: new Date(notice.at).toISOString(),
              }
            : [],
        ),
        hasMore: found.length > MAX_MOVEMENTS,
      })
    },

    findByPage: (key: string) => store.findByPage(key),
    /** The player's action on the page. Repeated or too late, it changes nothing. */
    async act(key: string, instrument: TestInstrument | 'cancel'): Promise<Money | null> {
      const money = await store.findByPage(key)
      if (money?.subject !== 'payment') return null
      if (money.state !== 'CREATED') return money
      const moved = await (instrument === 'cancel'
        ? move(till, money, 'CANCELLED')
        : pay(till, money, instrument))
      return moved ?? store.findByPage(key)
    },
    /** QA's decision in the console. Null: it is not possible from the current state. */
    async decide(id: string, asked: string): Promise<Money | null> {
      const money = await store.findById(id)
      const decision = money && decisionsFor(money).find((it) => it === asked)
      if (!money || !decision) return null
      const reason = decision === 'FAILED' ? { reason: 'returned by the bank' } : {}
      const to = PARTS[decision as Part]
      return to
        ? move(till, money, to, { totals: totalsOfPart(money, decision as Part) })
        : move(till, money, decision as Money['state'], reason)
    },
    newest: () => store.newest(),
    /** Carries out what is planned up to now. */
    async advance(): Promise<number> {
      const due = await store.due(clock())
      for (const money of due) {
        const [next, ...plan] = money.plan
        if (next) await move(till, money, next.state, { plan })
        // A page that was left open has no plan: it expires.
        else if (money.state === 'CREATED') await move(till, money, 'EXPIRED')
      }
      return due.length
    },
    store,
    toPayment,
    toPayout: payoutOf,
  }
}

/** Makes one change and schedules its notice; null when another change came first. */
function move(
  { store, clock }: Till,
  money: Money,
  to: Money['state'],
  with_: { plan?: Planned[]; instrument?: KnownInstrument; reason?: string; totals?: Totals } = {},
) {
  const at = clock()
  const totals = with_.totals ?? totalsOfWhole(money, to)
  return store.move({
    subject: money.subject,
    reference: money.reference,
    from: money.state,
    after: money.sequence,
    to,
    totals,
    movement: movementOf(money, to, totals),
    plan: with_.plan ?? [],
    ...(with_.instrument ? { instrument: with_.instrument } : {}),
    ...(with_.reason ? { reason: with_.reason } : {}),
    noticeId: randomUUID(),
    at,
    notifyAt: at,
  })
}

/** What remains of a payment or a payout, in minor units. */
function leftOf({ request, totals }: Money): number {
  return request.amountMinor - totals.refunded - totals.chargedBack - totals.returned
}

function totalsOfWhole(money: Money, to: Money['state']): Totals {
  const { totals } = money
  const left = leftOf(money)
  if (to === 'REFUNDED') return { ...totals, refunded: totals.refunded + left }
  if (to === 'CHARGED_BACK') return { ...totals, chargedBack: totals.chargedBack + left }
  const isReturn = to === 'FAILED' && money.state === 'PAID'
  return isReturn ? { ...totals, returned: totals.returned + left } : totals
}

/** Decisions about a part, or about what was returned before, with the state after them. */
const PARTS = {
  REFUNDED_IN_PART: 'PAID',
  CHARGED_BACK_IN_PART: 'PAID',
  DISPUTE_WON: 'PAID',
  RETURNED_IN_PART: 'PAID',
} as const
type Part = keyof typeof PARTS

/** The first part is half of the remainder, in whole units, so that it needs no decimals in any currency. */
function totalsOfPart(money: Money, part: Part): Totals {
  const { totals } = money
  const half = Math.floor(leftOf(money) / 200) * 100
  if (part === 'REFUNDED_IN_PART') return { ...totals, refunded: totals.refunded + half }
  if (part === 'CHARGED_BACK_IN_PART') return { ...totals, chargedBack: totals.chargedBack + half }
  if (part === 'DISPUTE_WON') return { ...totals, chargedBack: 0 }
  return { ...totals, returned: totals.returned + half }
}

function movementOf(money: Money, to: Money['state'], after: Totals): Movement | null {
  const { totals, request, state } = money
  const changed = (name: keyof Totals, more: MovementKind, less: MovementKind) => {
    const change = after[name] - totals[name]
    return change === 0 ? null : { kind: change > 0 ? more : less, amountMinor: Math.abs(change) }
  }
  const isFirst = to === 'PAID' && !HAS_MONEY.includes(state)
  if (isFirst) {
    const kind = money.subject === 'payment' ? 'PAYMENT' : 'PAYOUT'
    return { kind, amountMinor: request.amountMinor }
  }
  return (
    changed('refunded', 'REFUND', 'REFUND_RETURN') ??
    changed('chargedBack', 'CHARGE_BACK', 'CHARGE_BACK_RETURN') ??
    changed('returned', 'PAYOUT_RETURN', 'PAYOUT')
  )
}

const HAS_MONEY: readonly Money['state'][] = ['PAID', 'REFUNDED', 'CHARGED_BACK']

/** Moves money from one state to another; money already there stays as it is. */
async function change<View>(
  till: Till,
  asked: { subject: Subject; reference: string; from: Money['state']; to: Money['state'] },
  view: (money: Money) => View,
): Promise<Result<View, PspRefusal>> {
  const money = await till.store.find(asked.subject, asked.reference)
  if (!money) return refuse('UNKNOWN_REFERENCE')
  if (money.state === asked.to) return ok(view(money))
  const moved = money.state === asked.from ? await move(till, money, asked.to) : null
  return moved ? ok(view(moved)) : refuse('STATE_CONFLICT')
}

/** The answer to a request that was accepted before; refusals on other grounds do not apply to it. */
function taken(known: Money, request: CreatePayout): Result<PspPayout, PspRefusal> {
  return isSame(known.request, request) ? ok(payoutOf(known)) : refuse('REFERENCE_CONFLICT')
}

/** The instrument of a token; a test token is valid for every player, with every method. */
async function instrumentFor(
  store: MoneyStore,
  of: { instrumentToken: string; playerRef: string; method: CreatePayment['method'] },
) {
  const behaviour = behaviourOfTestToken(of.instrumentToken)
  return behaviour
    ? { method: of.method, behaviour }
    : store.findToken(of.instrumentToken, of.playerRef)
}

/** Pays with an instrument: its plan starts now. */
async function pay(till: Till, money: Money, instrument: TestInstrument): Promise<Money | null> {
  const request = money.request as CreatePayment
  if (request.onlyDebitCards && request.method === 'CREDITCARD' && !instrument.isDebit) {
    return move(till, money, 'DECLINED', { reason: 'credit cards are not taken here' })
  }
  const known = await till.store.tokenFor({
    token: randomBytes(24).toString('base64url'),
    playerRef: request.playerRef,
    method: request.method,
    behaviour: instrument.id,
    label: labelOf(request.method, instrument),
  })
  const now = till.clock()
  const [first, ...rest] = instrument.plan.map((it) => ({
    state: it.state,
    at: now + it.afterMs,
  }))
  if (!first) return null
  return move(till, money, first.state, {
    plan: rest,
    instrument: {
      ...known,
      keep: request.keepInstrument && METHOD_FACTS[request.method].canSave,
    },
  })
}

type Decision = Money['state'] | Part
type Decisions = Partial<Record<Money['state'], Decision[]>>
/** What QA may decide in each state. */
const DECISIONS: Readonly<Record<Subject, Decisions>> = {
  payment: {
    PENDING: ['PAID', 'DECLINED'],
    EXPIRED: ['PAID'],
    PAID: ['CHARGED_BACK', 'REFUNDED', 'CHARGED_BACK_IN_PART', 'REFUNDED_IN_PART', 'DISPUTE_WON'],
    CHARGED_BACK: ['DISPUTE_WON'],
  },
  payout: { PENDING: ['PAID', 'FAILED'], PAID: ['FAILED', 'RETURNED_IN_PART'] },
}

export function decisionsFor(money: Money): Decision[] {
  const possible = DECISIONS[money.subject][money.state] ?? []
  return possible.filter((it) => {
    if (it === 'DISPUTE_WON') return money.totals.chargedBack > 0
    return !(it in PARTS) || leftOf(money) >= 200
  })
}

function newMoney<Of extends Subject>(
  subject: Of,
  request: Money<Of>['request'],
  now: number,
): Money<Of> {
  return {
    subject,
    reference: request.reference,
    id: randomUUID(),
    pageKey: randomBytes(24).toString('base64url'),
    request,
    state: 'CREATED',
    sequence: 1,
    totals: { refunded: 0, chargedBack: 0, returned: 0 },
    plan: [],
    instrument: null,
    createdAt: now,
    reason: null,
  }
}

const RETURNED_AFTER_MS = 10 * 60_000

/** A payout arrives within seconds, unless the instrument holds it, or has a bank that returns it. */
function payoutPlan(behaviour: string, now: number): Planned[] {
  const sent = { state: 'PENDING' as const, at: now + 2_000 }
  if (behaviour === 'pending') return [sent]
  if (behaviour === 'chargeback') return [sent, { state: 'FAILED', at: now + 4_000 }]
  const paid = { state: 'PAID' as const, at: now + 4_000 }
  return behaviour === 'returned'
    ? [sent, paid, { state: 'FAILED', at: now + RETURNED_AFTER_MS }]
    : [sent, paid]
}

function paymentOf(money: Money, publicUrl: string): PspPayment {
  const request = money.request as CreatePayment
  const { step } = METHOD_FACTS[request.method]
  const isOpen = money.state === 'CREATED'
  return payment.parse({
    paymentId: money.id,
    reference: money.reference,
    sequence: money.sequence,
    state: money.state as PspPayment['state'],
    method: request.method,
    amountMinor: request.amountMinor,
    currency: request.currency,
    refundedMinor: money.totals.refunded,
    chargedBackMinor: money.totals.chargedBack,
    next: isOpen ? { step, url: `${publicUrl}/psp/pay/${money.pageKey}` } : null,
    instrument: money.state === 'PAID' ? money.instrument : null,
    expiresAt: new Date(money.createdAt + OPEN_FOR_MS).toISOString(),
  } satisfies PspPayment)
}

function payoutOf(money: Money): PspPayout {
  const request = money.request as CreatePayout
  return payout.parse({
    payoutId: money.id,
    reference: money.reference,
    sequence: money.sequence,
    state: money.state as PspPayout['state'],
    method: request.method,
    amountMinor: request.amountMinor,
    currency: request.currency,
    returnedMinor: money.totals.returned,
    reason: money.reason,
  } satisfies PspPayout)
}

function labelOf(method: CreatePayment['method'], { id, number }: TestInstrument): string {
  const { kind, name } = METHOD_FACTS[method]
  return kind === 'card' ? `•••• ${number.slice(-4)}` : `${name} ${id}@•••`
}

/** The same reference must have the same content; only the return URL may differ. */
function isSame(known: Money['request'], asked: Money['request']): boolean {
  const { returnUrl: _, ...a } = known as CreatePayment
  const { returnUrl: __, ...b } = asked as CreatePayment
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())
}
