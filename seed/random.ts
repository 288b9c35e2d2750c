/** A small seeded generator (mulberry32): the same text always draws the same picture and the same facts. */
export type Random = {
  next(): number
  int(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  sample<Item>(items: readonly Item[], count: number): Item[]
}

export function seededRandom(text: string): Random {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    sample(items, count) {
      const rest = [...items]
      const taken: typeof rest = []
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(int(0, rest.length - 1), 1))
      return taken
    },
  }
}
