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

/** With fewer options to fold, a disclosure would take as much room as they do. */
const LEAST_FOLDED = 2

/**
 * The payment options that the form shows at once. For players who have deposited before, these are the method used
 * last and its saved instruments. The others are folded, and open if one of them is chosen or has an error. All other
 * players see every option.
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
 * player, whatever was deposited before. None of them is highlighted.
 */
export function quickAmounts(options: readonly PaymentOption[]): number[] {
  const min = Math.max(0, ...options.map((it) => it.min))
  const max = Math.min(...options.map((it) => it.max))
  return min > 0 ? TIMES.map((it) => it * min).filter((it) => it <= max) : []
}

/**
 * The form's initial values for a player who has deposited before: the method and the amount of the newest paid
 * deposit. Never a higher amount than that: it saves typing and suggests nothing.
 */
export function lastDraft(
  recent: readonly { method: PaymentMethod; lastAmount?: number | undefined }[],
  now: Parameters<typeof retryDraft>[1],
): { amount: string; way: string } | null {
  const [last] = recent
  if (last === undefined) return null
  // Without an amount it is below every minimum, so only the method is filled in.
  return retryDraft({ method: last.method, amount: last.lastAmount ?? 0 }, now)
}

/**
 * What an earlier attempt fills in: its method, and its amount if that is possible now. Otherwise the player chooses
 * the amount: no other one is proposed (BNK-43).
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
