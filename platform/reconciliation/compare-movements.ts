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

const PAIRS: readonly (readonly [MovementKind, readonly MovementKind[]])[] = [
  ['PAYMENT', ['REFUND', 'CHARGE_BACK']],
  ['PAYOUT', ['PAYOUT_RETURN']],
]

/**
 * The differences between the two lists, for movements within the window on either side. Each list must extend beyond
 * it by as much as the other side may be early or late. A payment that was made and returned before we heard of it
 * cancels out: the ledger need not contain it.
 */
export function compareMovements(
  theirs: readonly Movement[],
  ours: readonly Movement[],
  window: Window,
): Difference[] {
  const here = new Map(ours.map((it) => [keyOf(it), it]))
  const there = new Map<string, Movement>()
  const differences: Difference[] = []
  for (const movement of theirs) {
    const isSecond = there.has(keyOf(movement))
    if (!isSecond) there.set(keyOf(movement), movement)
    else if (isWithin(movement, window)) {
      differences.push(differenceOf('TWICE_THERE', here.get(keyOf(movement)), movement))
    }
  }
  for (const movement of there.values()) {
    if (!isWithin(movement, window)) continue
    const known = here.get(keyOf(movement))
    if (known && !isSameAmount(known, movement)) {
      differences.push(differenceOf('AMOUNT_DIFFERS', known, movement))
    }
    if (!known && !cameAndWent(movement, there, here)) {
      differences.push(differenceOf('MISSING_HERE', undefined, movement))
    }
  }
  for (const movement of here.values()) {
    if (isWithin(movement, window) && !there.has(keyOf(movement))) {
      differences.push(differenceOf('MISSING_THERE', movement, undefined))
    }
  }
  return differences
}

function cameAndWent(
  { reference, kind }: Movement,
  there: ReadonlyMap<string, Movement>,
  here: ReadonlyMap<string, Movement>,
): boolean {
  return PAIRS.some(([came, backs]) =>
    backs.some((back) => {
      if (kind !== came && kind !== back) return false
      const both = [keyOf({ kind: came, reference }), keyOf({ kind: back, reference })]
      const [one, other] = both.map((key) => there.get(key))
      return one && other && isSameAmount(one, other) && both.every((key) => !here.has(key))
    }),
  )
}

function keyOf({ kind, reference }: Pick<Movement, 'kind' | 'reference'>): string {
  return `${kind} ${reference}`
}

function isWithin({ at }: Movement, { from, until }: Window): boolean {
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
