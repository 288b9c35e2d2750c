import type { PaymentMethod } from '#contracts/payment-methods.ts'

/** What a player chooses: a method, or an instrument that was kept for it. */
export type DepositWay = {
  /** Of the form: the method, or `METHOD:instrument id`. */
  value: string
  method: PaymentMethod
  /** Of a kept one, masked: `•••• 4242`. */
  label: string | null
  isRecent: boolean
  canSave: boolean
  processTime: string
  min: number
  max: number
}

type Method = {
  method: PaymentMethod
  min: number
  max: number
  processTime: string
  canSave: boolean
}
type Offered = {
  methods: readonly Method[]
  /** The newest first. */
  recent: readonly { method: PaymentMethod }[]
  saved: readonly { id: string; method: PaymentMethod; label: string }[]
}

/**
 * The ways to pay in the order in which they are shown: what was used last first, with what is kept of it right
 * before the method itself. What is kept of a method that is not open any more is not offered.
 */
export function depositWays({ methods, recent, saved }: Offered): DepositWay[] {
  const place = new Map(recent.map(({ method }, index) => [method, index]))
  const placeOf = ({ method }: Method) => place.get(method) ?? recent.length
  const sorted = [...methods].sort((a, b) => placeOf(a) - placeOf(b))
  return sorted.flatMap((it) => {
    const isRecent = place.has(it.method)
    const { method, min, max, processTime } = it
    const common = { method, min, max, processTime, isRecent }
    return [
      ...saved
        .filter((kept) => kept.method === method)
        .map(({ id, label }) => ({ ...common, value: `${method}:${id}`, label, canSave: false })),
      { ...common, value: method, label: null, canSave: it.canSave },
    ]
  })
}

/** The method and the instrument of a chosen way; null for what is no way at all. */
export function parseWay(
  value: string,
  methods: readonly PaymentMethod[],
): { method: PaymentMethod; instrumentId: string | null } | null {
  const [name = '', instrumentId = null, ...rest] = value.split(':')
  const method = methods.find((it) => it === name)
  return method && rest.length === 0 ? { method, instrumentId } : null
}

/** How often the least amount goes into the amounts that are offered. */
const TIMES = [1, 2, 5]

/**
 * A few small amounts to fill in by one tap, the smallest first: round multiples of the least one, the same for
 * everybody, whatever was paid in before. None of them is chosen for anybody.
 */
export function quickAmounts(ways: readonly DepositWay[]): number[] {
  const min = Math.max(0, ...ways.map((it) => it.min))
  const max = Math.min(...ways.map((it) => it.max))
  return min > 0 ? TIMES.map((it) => it * min).filter((it) => it <= max) : []
}
