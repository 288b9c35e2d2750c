import type { PaymentMethod } from '#contracts/payment-methods.ts'

/** What a player chooses: a method, or an instrument saved for it. */
export type PaymentOption = {
  /** Form value: the method, or `METHOD:instrument id`. */
  value: string
  method: PaymentMethod
  /** Masked number of a saved instrument: `•••• 4242`. */
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
  /** Newest first. */
  recent: readonly { method: PaymentMethod }[]
  saved: readonly { id: string; method: PaymentMethod; label: string }[]
}

/**
 * The payment methods in display order: the last used first, with its saved instruments right before the method itself.
 * Saved instruments of a method that is no longer available are not offered.
 */
export function paymentOptions({ methods, recent, saved }: Offered): PaymentOption[] {
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

/** Below it, a disclosure would take as much room as what it folds. */
const LEAST_FOLDED = 2

/**
 * What of the payment options the form shows at once: for who has paid in before the method used last, with what is saved
 * of it; the others are folded, except where the chosen one or an error is among them. Everybody else sees them all.
 */
export function foldOptions<Option extends Pick<PaymentOption, 'value' | 'method' | 'isRecent'>>(
  options: readonly Option[],
  { chosen, hasProblem }: { chosen: string | undefined; hasProblem: boolean },
): { shown: readonly Option[]; folded: readonly Option[]; isOpen: boolean } {
  const [first] = options
  const folded = first?.isRecent ? options.filter((it) => it.method !== first.method) : []
  if (folded.length < LEAST_FOLDED) return { shown: options, folded: [], isOpen: false }
  return {
    shown: options.filter((it) => !folded.includes(it)),
    folded,
    isOpen: hasProblem || folded.some((it) => it.value === chosen),
  }
}

/** The method and the instrument of a form value; null if it is invalid. */
export function parsePaymentOption(
  value: string,
  methods: readonly PaymentMethod[],
): { method: PaymentMethod; instrumentId: string | null } | null {
  const [name = '', instrumentId = null, ...rest] = value.split(':')
  const method = methods.find((it) => it === name)
  return method && rest.length === 0 ? { method, instrumentId } : null
}

/** Multiples of the minimum that are offered as amounts. */
const TIMES = [1, 2, 5]

/**
 * A few small amounts to fill in with one tap, smallest first: round multiples of the minimum, the same for every
 * player, whatever was deposited before. None of them stands out.
 */
export function quickAmounts(options: readonly PaymentOption[]): number[] {
  const min = Math.max(0, ...options.map((it) => it.min))
  const max = Math.min(...options.map((it) => it.max))
  return min > 0 ? TIMES.map((it) => it * min).filter((it) => it <= max) : []
}

/**
 * What the form begins with for a player who has paid in before: the method and the amount of the newest deposit that
 * was paid. Never a higher amount than that one: it spares typing, and suggests nothing.
 */
export function lastDraft(
  recent: readonly { method: PaymentMethod; lastAmount?: number | undefined }[],
  now: Parameters<typeof retryDraft>[1],
): { amount: string; way: string } | null {
  const [last] = recent
  if (last === undefined) return null
  // Without an amount it is below every minimum: only the method is filled in.
  return retryDraft({ method: last.method, amount: last.lastAmount ?? 0 }, now)
}

/**
 * What an earlier try fills in: its method, and its amount if that is possible now. What no longer fits is left to the
 * player: no other amount is proposed (BNK-43).
 */
export function retryDraft(
  earlier: { amount: number; method: PaymentMethod },
  now: { options: readonly PaymentOption[]; limitLeft: number | null },
): { amount: string; way: string } {
  const { amount, method } = earlier
  const option = now.options.find((it) => it.value === method)
  const isWithinLimit = now.limitLeft === null || amount <= now.limitLeft
  const fits = option !== undefined && option.min <= amount && amount <= option.max
  return { amount: fits && isWithinLimit ? String(amount) : '', way: option ? method : '' }
}
