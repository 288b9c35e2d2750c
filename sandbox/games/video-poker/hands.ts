import { type Card, RANKS, SUITS } from '../cards.ts'

/** Paying hands, best first, with what they pay for a stake of one (9/6 Jacks or Better). */
export const PAYTABLE = [
  ['royalFlush', 800],
  ['straightFlush', 50],
  ['fourOfAKind', 25],
  ['fullHouse', 9],
  ['flush', 6],
  ['straight', 4],
  ['threeOfAKind', 3],
  ['twoPair', 2],
  ['jacksOrBetter', 1],
] as const satisfies readonly (readonly [string, number])[]

export type PokerHand = (typeof PAYTABLE)[number][0]

const PAYS: ReadonlyMap<PokerHand, number> = new Map(PAYTABLE)
const JACK = RANKS.indexOf('J')
/** The ranks of a straight as bits; the ace also counts below the two. */
const WHEEL_BITS = 0b1_0000_0000_1111
const ROYAL_BITS = 0b1_1111_0000_0000

/** The hand that five cards form, or null where they pay nothing. */
export function handOf(cards: readonly Card[]): PokerHand | null {
  return classify(cards.map((it) => RANKS.indexOf(it[0] ?? '') * 4 + SUITS.indexOf(it[1] ?? '')))
}

/** What a hand pays for a stake of one. */
export function payOf(hand: PokerHand | null): number {
  return hand ? (PAYS.get(hand) ?? 0) : 0
}

/** The same by the numbers of `cardOf`, for code that evaluates millions of hands. */
export function classify(ids: readonly number[]): PokerHand | null {
  let bits = 0
  let pairs = 0
  let highPair = false
  let flush = true
  const counts = new Uint8Array(RANKS.length)
  let most = 0
  for (const id of ids) {
    const rank = id >> 2
    bits |= 1 << rank
    if ((id & 3) !== ((ids[0] as number) & 3)) flush = false
    const count = (counts[rank] as number) + 1
    counts[rank] = count
    if (count > most) most = count
    if (count === 2) {
      pairs += 1
      if (rank >= JACK) highPair = true
    }
  }
  if (most === 4) return 'fourOfAKind'
  if (most === 3) return pairs === 2 ? 'fullHouse' : 'threeOfAKind'
  if (pairs === 2) return 'twoPair'
  if (pairs === 1) return highPair ? 'jacksOrBetter' : null
  const lowest = bits & -bits
  const straight = bits === WHEEL_BITS || bits === lowest * 0b11111
  if (flush && bits === ROYAL_BITS) return 'royalFlush'
  if (straight) return flush ? 'straightFlush' : 'straight'
  return flush ? 'flush' : null
}
