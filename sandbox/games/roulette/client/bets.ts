import type { Bets } from '../../client/remembered.ts'
import { SPOT_LIMIT_MINOR, TABLE_LIMIT_MINOR } from '../limits.ts'
import { SPOTS } from '../spots.ts'

/** Why a chip was refused, with the limit it would have exceeded; null when it was placed. */
type Placed = { refusedBy: 'spot' | 'table'; limitMinor: number } | null

/** The chips on the board before a round, with the history of their placement. `factor` is that of the currency. */
export function createBets(factor: () => number) {
  let chips = new Map<string, number>()
  let past: Map<string, number>[] = []
  let last = new Map<string, number>()
  const total = (of = chips) => [...of.values()].reduce((sum, it) => sum + it, 0)
  const remember = () => {
    past.push(new Map(chips))
  }
  const place = (spot: string, chipMinor: number): Placed => {
    const kind = SPOTS.get(spot)?.kind
    if (!kind) return null
    const lies = (chips.get(spot) ?? 0) + chipMinor
    const spotLimit = SPOT_LIMIT_MINOR[kind] * factor()
    if (lies > spotLimit) return { refusedBy: 'spot', limitMinor: spotLimit }
    const tableLimit = TABLE_LIMIT_MINOR * factor()
    if (total() + chipMinor > tableLimit) return { refusedBy: 'table', limitMinor: tableLimit }
    remember()
    chips.set(spot, lies)
    return null
  }
  const free = () => {
    if (chips.size > 0) last = chips
    chips = new Map()
    past = []
  }
  return {
    on: (spot: string) => chips.get(spot) ?? 0,
    all: () => Object.fromEntries(chips),
    total: () => total(),
    canUndo: () => past.length > 0,
    canRepeat: () => chips.size === 0 && last.size > 0,
    place,
    take(spot: string, chipMinor: number): void {
      const lies = chips.get(spot) ?? 0
      if (lies === 0) return
      remember()
      if (lies > chipMinor) chips.set(spot, lies - chipMinor)
      else chips.delete(spot)
    },
    undo(): void {
      chips = past.pop() ?? chips
    },
    clear(): void {
      if (chips.size > 0) remember()
      chips = new Map()
    },
    repeat(): void {
      remember()
      chips = new Map(last)
    },
    /** The round is over: the board is free again, and the same bets can be repeated. */
    done: free,
    /** Offers the bets of an earlier visit for repetition, as far as the table takes them. */
    offer(bets: Bets): void {
      for (const [spot, minor] of Object.entries(bets)) place(spot, minor)
      free()
    },
    /** Shows the chips of a round that this page did not place itself. */
    show(bets: Bets): void {
      chips = new Map(Object.entries(bets))
      past = []
    },
  }
}
