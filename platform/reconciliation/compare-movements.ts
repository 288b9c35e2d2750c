import type { Difference, MovementKind } from '#contracts/reconciliation.ts'

/** A movement of money, as recorded by one of the two sides; `at`: Unix milliseconds. */
export type Movement = {
  kind: MovementKind
  reference: string
  amountMinor: bigint
  currency: string
  at: number
}

/** Up to, and without, `until`. */
export type Window = { from: number; until: number }

/** What money that came back later takes away from. */
const TAKES_FROM: Readonly<Partial<Record<MovementKind, MovementKind>>> = {
  REFUND_RETURN: 'REFUND',
  CHARGE_BACK_RETURN: 'CHARGE_BACK',
}
/** These go in parts, each a movement of its own: the totals are compared. */
const IN_PARTS: readonly MovementKind[] = ['REFUND', 'CHARGE_BACK', 'PAYOUT_RETURN']
const CAME_BY: Readonly<Partial<Record<MovementKind, MovementKind>>> = {
  REFUND: 'PAYMENT',
  CHARGE_BACK: 'PAYMENT',
  PAYOUT_RETURN: 'PAYOUT',
}

/**
 * The differences between the two lists, for movements within the window on either side. Each list must extend beyond
 * it by as much as the other side may be early or late, and hold all movements of the payments that it lists. Totals that
 * still change after the window are compared in the next one. A payment that was made and returned before we heard of it
 * cancels out: the ledger need not contain it.
 */
export function compareMovements(
  theirs: readonly Movement[],
  ours: readonly Movement[],
  window: Window,
): Difference[] {
  const [there, twice] = totalsOf(theirs)
  const [here] = totalsOf(ours)
  const differences: Difference[] = twice
    .filter((it) => isWithin(it, window))
    .map((it) => differenceOf('TWICE_THERE', here.get(keyOf(it)), it))
  for (const [key, total] of there) {
    const known = here.get(key)
    const times = [...total.times, ...(known?.times ?? [])]
    if (!isDue(total, times, window)) continue
    if (known && !isSameAmount(known, total)) {
      differences.push(differenceOf('AMOUNT_DIFFERS', known, total))
    }
    if (!known && total.amountMinor !== 0n && !cameAndWent(total, there, here)) {
      differences.push(differenceOf('MISSING_HERE', undefined, total))
    }
  }
  for (const [key, total] of here) {
    if (!there.has(key) && isDue(total, total.times, window)) {
      differences.push(differenceOf('MISSING_THERE', total, undefined))
    }
  }
  return differences
}

type Total = Movement & { times: number[] }

/** One total for each payment and kind, and the movements that are there a second time. */
function totalsOf(movements: readonly Movement[]): [Map<string, Total>, Movement[]] {
  const totals = new Map<string, Total>()
  const twice: Movement[] = []
  for (const movement of movements) {
    const kind = TAKES_FROM[movement.kind] ?? movement.kind
    const amountMinor = kind === movement.kind ? movement.amountMinor : -movement.amountMinor
    const key = keyOf({ kind, reference: movement.reference })
    const before = totals.get(key)
    if (!before) totals.set(key, { ...movement, kind, amountMinor, times: [movement.at] })
    else if (IN_PARTS.includes(kind) && before.currency === movement.currency) {
      before.amountMinor += amountMinor
      before.times.push(movement.at)
    } else twice.push(movement)
  }
  return [totals, twice]
}

function isDue({ kind, at }: Total, times: readonly number[], window: Window): boolean {
  if (!IN_PARTS.includes(kind)) return isWithin({ at }, window)
  return times.some((it) => isWithin({ at: it }, window)) && times.every((it) => it < window.until)
}

function cameAndWent(
  { reference, kind }: Movement,
  there: ReadonlyMap<string, Movement>,
  here: ReadonlyMap<string, Movement>,
): boolean {
  const came = CAME_BY[kind] ?? kind
  const backs = IN_PARTS.filter((it) => CAME_BY[it] === came)
  const keys = [came, ...backs].map((it) => keyOf({ kind: it, reference }))
  const [payment, ...returns] = keys.map((key) => there.get(key))
  const back = returns.reduce((sum, it) => sum + (it?.amountMinor ?? 0n), 0n)
  const isSameCurrency = returns.every((it) => !it || it.currency === payment?.currency)
  return payment?.amountMinor === back && isSameCurrency && keys.every((key) => !here.has(key))
}

function keyOf({ kind, reference }: Pick<Movement, 'kind' | 'reference'>): string {
  return `${kind} ${reference}`
}

function isWithin({ at }: Pick<Movement, 'at'>, { from, until }: Window): boolean {
  return at >= from && at < until
}

function isSameAmount(a: Movement, b: Movement): boolean {
  return a.amountMinor === b.amountMinor && a.currency === b.currency
}

function differenceOf(
  problem: Difference['problem'],
  ours: Movement | undefined,
  theirs: Movement | undefined,
): Difference {
  const of = ours ?? theirs
  if (!of) throw new Error('a difference of nothing')
  return {
    problem,
    kind: of.kind,
    reference: of.reference,
    ours: amountOf(ours),
    theirs: amountOf(theirs),
  }
}

function amountOf(movement: Movement | undefined): Difference['ours'] {
  return movement
    ? { amountMinor: Number(movement.amountMinor), currency: movement.currency }
    : null
}
