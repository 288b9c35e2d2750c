import { describe, expect, test } from 'vitest'
import { PAYMENT_METHODS } from '#contracts/payment-methods.ts'
import {
  foldOptions,
  lastDraft,
  parsePaymentOption,
  paymentOptions,
  quickAmounts,
  retryDraft,
} from './payment-options.ts'

const method = (name: (typeof PAYMENT_METHODS)[number], bounds = { min: 10, max: 5_000 }) => ({
  method: name,
  ...bounds,
  processTime: 'instant',
  canSave: name === 'CREDITCARD',
})
const METHODS = [method('TRUSTLY'), method('CREDITCARD'), method('SKRILL')]
const CARD = { id: 'card-1', method: 'CREDITCARD', label: '•••• 0001' } as const

describe('the payment options', () => {
  const valuesOf = (...of: Parameters<typeof paymentOptions>) =>
    paymentOptions(...of).map((it) => it.value)

  test('follow the market’s order for a player who has never paid', () => {
    expect(valuesOf({ methods: METHODS, recent: [], saved: [] })).toEqual([
      'TRUSTLY',
      'CREDITCARD',
      'SKRILL',
    ])
  })

  test('start with the methods used last and their saved instruments', () => {
    const recent = [{ method: 'SKRILL' }, { method: 'CREDITCARD' }] as const
    const options = paymentOptions({ methods: METHODS, recent, saved: [CARD] })
    expect(options.map((it) => it.value)).toEqual([
      'SKRILL',
      'CREDITCARD:card-1',
      'CREDITCARD',
      'TRUSTLY',
    ])
    expect(options.filter((it) => it.isRecent)).toHaveLength(3)
    // An already saved instrument is not saved again.
    expect(options.filter((it) => it.canSave).map((it) => it.value)).toEqual(['CREDITCARD'])
  })

  test('omit recent methods and saved instruments that are unavailable', () => {
    const recent = [{ method: 'CREDITCARD' }] as const
    expect(valuesOf({ methods: [method('TRUSTLY')], recent, saved: [CARD] })).toEqual(['TRUSTLY'])
  })
})

describe('the collapsed payment options', () => {
  const recent = [{ method: 'CREDITCARD' }, { method: 'SKRILL' }] as const
  const options = paymentOptions({ methods: METHODS, recent, saved: [CARD] })
  const calm = { chosen: 'CREDITCARD', hasProblem: false }
  const values = (of: readonly { value: string }[]) => of.map((it) => it.value)

  test('are all but the method used last and its saved instruments', () => {
    const { shown, folded, isOpen } = foldOptions(options, calm)
    expect(values(shown)).toEqual(['CREDITCARD:card-1', 'CREDITCARD'])
    expect(values(folded)).toEqual(['SKRILL', 'TRUSTLY'])
    expect(isOpen).toBe(false)
  })

  test.each([
    [false, { chosen: 'CREDITCARD:card-1', hasProblem: false }],
    [true, { chosen: 'TRUSTLY', hasProblem: false }],
    [true, { chosen: 'CREDITCARD', hasProblem: true }],
    [false, { chosen: undefined, hasProblem: false }],
  ])('are expanded: %s, with %o', (isOpen, now) => {
    expect(foldOptions(options, now).isOpen).toBe(isOpen)
  })

  test.each([
    ['nothing was paid in before', METHODS, []],
    ['only a method that is not open was used', METHODS, [{ method: 'VOLT' }] as const],
    ['one other method is left', METHODS.slice(0, 2), recent],
    ['there is one method', [method('CREDITCARD')], recent],
  ])('are none where %s', (_, methods, used) => {
    const all = paymentOptions({ methods, recent: used, saved: [] })
    const { shown, folded, isOpen } = foldOptions(all, { chosen: 'TRUSTLY', hasProblem: true })
    expect([values(shown), folded, isOpen]).toEqual([values(all), [], false])
  })
})

test.each([
  ['TRUSTLY', { method: 'TRUSTLY', instrumentId: null }],
  ['CREDITCARD:card-1', { method: 'CREDITCARD', instrumentId: 'card-1' }],
  ['', null],
  ['trustly', null],
  ['toString', null],
  ['CREDITCARD:card-1:more', null],
])('“%s” is parsed as %o', (value, way) => {
  expect(parsePaymentOption(value, PAYMENT_METHODS)).toEqual(way)
})

describe('the suggested amounts', () => {
  const amounts = (min: number, max: number) =>
    quickAmounts(
      paymentOptions({ methods: [method('TRUSTLY', { min, max })], recent: [], saved: [] }),
    )

  test('are small, smallest first, and only those accepted', () => {
    expect(amounts(10, 5_000)).toEqual([10, 20, 50])
    expect(amounts(1_500, 750_000)).toEqual([1_500, 3_000, 7_500])
    expect(amounts(10, 35)).toEqual([10, 20])
    expect(quickAmounts([])).toEqual([])
  })

  test('do not depend on earlier deposits', () => {
    const recent = [{ method: 'TRUSTLY' }] as const
    const options = paymentOptions({ methods: [method('TRUSTLY')], recent, saved: [] })
    expect(quickAmounts(options)).toEqual([10, 20, 50])
  })
})

describe('retrying a deposit', () => {
  const options = paymentOptions({ methods: METHODS, recent: [], saved: [CARD] })
  test.each([
    [{ amount: 25.5, method: 'TRUSTLY' }, null, { amount: '25.5', way: 'TRUSTLY' }],
    [{ amount: 40, method: 'CREDITCARD' }, 40, { amount: '40', way: 'CREDITCARD' }],
    // No other amount is proposed than the player's own.
    [{ amount: 40, method: 'TRUSTLY' }, 39.99, { amount: '', way: 'TRUSTLY' }],
    [{ amount: 5, method: 'TRUSTLY' }, null, { amount: '', way: 'TRUSTLY' }],
    [{ amount: 5_001, method: 'TRUSTLY' }, null, { amount: '', way: 'TRUSTLY' }],
    [{ amount: 20, method: 'PAYSAFECARD' }, null, { amount: '', way: '' }],
  ] as const)('%o with %s left of the limit prefills %o', (earlier, limitLeft, draft) => {
    expect(retryDraft(earlier, { options, limitLeft })).toEqual(draft)
  })
})

describe('the form of a player who has deposited before', () => {
  const options = paymentOptions({ methods: METHODS, recent: [], saved: [CARD] })
  const last = { method: 'SKRILL', lastAmount: 20 } as const
  const more = { method: 'TRUSTLY', lastAmount: 500 } as const
  test.each([
    [[last, more], null, { amount: '20', way: 'SKRILL' }],
    // The newest amount, also where an earlier one was higher; never more than the limit leaves.
    [[last, more], 19.99, { amount: '', way: 'SKRILL' }],
    [[{ method: 'SKRILL' }], null, { amount: '', way: 'SKRILL' }],
    // A method that is no longer open fills in nothing, not even its amount.
    [[{ method: 'PAYSAFECARD', lastAmount: 20 }, more], null, { amount: '', way: '' }],
    [[], null, null],
  ] as const)('%j with %s left of the limit starts with %j', (recent, limitLeft, draft) => {
    expect(lastDraft(recent, { options, limitLeft })).toEqual(draft)
  })
})
