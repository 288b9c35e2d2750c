import type { PaymentState } from '#contracts/psp/states.ts'

const MINUTE_MS = 60_000

/** The course of a payment: each state, and how long after the player has paid. */
type Plan = readonly { state: PaymentState; afterMs: number }[]

export type TestInstrument = {
  id: string
  /** Its behaviour, for QA. */
  does: string
  /** Entered in the card frame; also the code of a voucher. Not a card of any issuer. */
  number: string
  /** A debit card; credit is refused where gambling on credit is forbidden. */
  isDebit: boolean
  plan: Plan
}

/** The instruments that a tester pays with (docs/qa.md). */
export const TEST_INSTRUMENTS: readonly TestInstrument[] = [
  {
    id: 'approve',
    does: 'is approved at once',
    number: '9000 0000 0000 0001',
    isDebit: true,
    plan: [{ state: 'PAID', afterMs: 0 }],
  },
  {
    id: 'decline',
    does: 'is declined at once',
    number: '9000 0000 0000 0002',
    isDebit: true,
    plan: [{ state: 'DECLINED', afterMs: 0 }],
  },
  {
    id: 'pending',
    does: 'stays pending until it is decided in the console',
    number: '9000 0000 0000 0003',
    isDebit: true,
    plan: [{ state: 'PENDING', afterMs: 0 }],
  },
  {
    id: 'timeout',
    does: 'is pending and runs out after 15 minutes',
    number: '9000 0000 0000 0004',
    isDebit: true,
    plan: [
      { state: 'PENDING', afterMs: 0 },
      { state: 'EXPIRED', afterMs: 15 * MINUTE_MS },
    ],
  },
  {
    id: 'late',
    does: 'runs out after 15 minutes and is approved after 20',
    number: '9000 0000 0000 0005',
    isDebit: true,
    plan: [
      { state: 'PENDING', afterMs: 0 },
      { state: 'EXPIRED', afterMs: 15 * MINUTE_MS },
      { state: 'PAID', afterMs: 20 * MINUTE_MS },
    ],
  },
  {
    id: 'chargeback',
    does: 'is approved, and charged back after 10 minutes',
    number: '9000 0000 0000 0006',
    isDebit: true,
    plan: [
      { state: 'PAID', afterMs: 0 },
      { state: 'CHARGED_BACK', afterMs: 10 * MINUTE_MS },
    ],
  },
  {
    id: 'credit',
    does: 'is a credit card: approved, and declined where only debit cards may be taken',
    number: '9000 0000 0000 0007',
    isDebit: false,
    plan: [{ state: 'PAID', afterMs: 0 }],
  },
  {
    id: 'returned',
    does: 'is approved; what is withdrawn to it is paid, and sent back by the bank after 10 minutes',
    number: '9000 0000 0000 0008',
    isDebit: true,
    plan: [{ state: 'PAID', afterMs: 0 }],
  },
]

export function findTestInstrument(id: string): TestInstrument | undefined {
  return TEST_INSTRUMENTS.find((it) => it.id === id)
}

export function findByNumber(typed: string): TestInstrument | undefined {
  const digits = typed.replaceAll(/\D/g, '')
  return TEST_INSTRUMENTS.find((it) => it.number.replaceAll(' ', '') === digits)
}

/** `test-approve` and similar tokens represent the instrument of that name, without an earlier payment with it. */
export function behaviourOfTestToken(token: string): string | undefined {
  return TEST_INSTRUMENTS.find((it) => token === `test-${it.id}`)?.id
}
