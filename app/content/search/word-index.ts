import { fold, wordsIn } from './fold.ts'

/** A searchable item: texts with their weights, and its rank among equals. */
export type Findable = {
  id: string
  /** Its name: typing the whole name ranks it first. */
  name: string
  texts: readonly { text: string; weight: number }[]
  /** The higher of two equal matches comes first. */
  rank: number
}
export type Found = { id: string; score: number }

type Entry = { letters: number; items: number[]; weights: number[] }
type Fit = Map<number, number>

const NAME_WEIGHT = 10
/** A name of several words typed as one, and vice versa. */
const JOINED_WEIGHT = 9
const WHOLE_NAME = 20
const BEGINNING_OF_NAME = 6
export const MOST_WORDS = 8

/** How many typos a word allows: none in a short one, where each makes another word. */
function slipsOf(word: string): number {
  if (/\d/.test(word)) return 0
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * Finds items by words typed in a hurry: by prefix, without accents, with typos. A few thousand items have a few
 * thousand words, so a lookup scans all of them.
 */
export class WordIndex {
  readonly #words = new Map<string, Entry>()
  readonly #items: { id: string; key: string; rank: number }[] = []

  get size(): number {
    return this.#items.length
  }

  add({ id, name, texts, rank }: Findable): void {
    const item = this.#items.push({ id, key: wordsIn(name).join(' '), rank }) - 1
    const weights = new Map<string, number>()
    const note = (word: string, weight: number) => {
      if ((weights.get(word) ?? 0) < weight) weights.set(word, weight)
    }
    const ofName = wordsIn(name)
    for (const word of ofName) note(word, NAME_WEIGHT)
    if (ofName.length > 1) note(fold(name).replace(/[^\p{L}\p{N}]/gu, ''), JOINED_WEIGHT)
    for (const { text, weight } of texts) for (const word of wordsIn(text)) note(word, weight)
    for (const [word, weight] of weights) {
      const entry = this.#words.get(word) ?? { letters: lettersOf(word), items: [], weights: [] }
      this.#words.set(word, entry)
      entry.items.push(item)
      entry.weights.push(weight)
    }
  }

  /**
   * What matches a query, best first. Every word must match; if nothing has them all, then typos are allowed, then
   * joined words, then a subset of the words is enough.
   */
  find(query: string): Found[] {
    const words = [...new Set(wordsIn(query))].slice(0, MOST_WORDS)
    if (words.length === 0) return []
    const direct = words.map((it) => this.#direct(it))
    const careful = direct.map((it, index) =>
      it.size > 0 ? it : this.#mistyped(words[index] ?? ''),
    )
    let fits = inAll(careful)
    if (fits.size === 0) {
      const generous = words.map((it, index) => {
        const mistyped = this.#mistyped(it)
        return direct[index] && mistyped.size > 0
          ? either([direct[index], mistyped])
          : (direct[index] ?? mistyped)
      })
      fits = inAll(generous)
      if (fits.size === 0 && words.length > 1) fits = this.#together(words.join(''))
      if (fits.size === 0 && words.length > 1) fits = either(generous)
    }
    return this.#ordered(fits, words.join(' '))
  }

  #together(word: string): Fit {
    const direct = this.#direct(word)
    return direct.size > 0 ? direct : this.#mistyped(word)
  }

  /** Items with this word, or with one that begins with it. */
  #direct(typed: string): Fit {
    const fit: Fit = new Map()
    for (const [word, entry] of this.#words) {
      if (!word.startsWith(typed)) continue
      note(fit, entry, word.length === typed.length ? 1 : 0.7 + (0.2 * typed.length) / word.length)
    }
    return fit
  }

  #mistyped(typed: string): Fit {
    const fit: Fit = new Map()
    const most = slipsOf(typed)
    if (most === 0) return fit
    const letters = lettersOf(typed)
    for (const [word, entry] of this.#words) {
      if (word.length < typed.length - most || lettersMissing(letters, entry.letters) > most)
        continue
      const { whole, beginning } = editsBetween(typed, word, most)
      if (whole <= most) note(fit, entry, 0.7 - 0.15 * whole)
      else if (beginning <= most) note(fit, entry, 0.5 - 0.15 * beginning)
    }
    return fit
  }

  #ordered(fits: Fit, query: string): Found[] {
    const found = [...fits].flatMap(([index, score]) => {
      const item = this.#items[index]
      if (!item) return []
      const named =
        item.key === query ? WHOLE_NAME : item.key.startsWith(query) ? BEGINNING_OF_NAME : 0
      return [{ id: item.id, score: score + named, rank: item.rank }]
    })
    found.sort((a, b) => b.score - a.score || b.rank - a.rank || (a.id < b.id ? -1 : 1))
    return found.map(({ id, score }) => ({ id, score }))
  }
}

function note(fit: Fit, { items, weights }: Entry, quality: number): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as number
    const score = (weights[i] as number) * quality
    if ((fit.get(item) ?? 0) < score) fit.set(item, score)
  }
}

function inAll(fits: readonly Fit[]): Fit {
  const [first = new Map(), ...others] = [...fits].sort((a, b) => a.size - b.size)
  const all: Fit = new Map()
  for (const [item, score] of first) {
    let sum = score
    for (const other of others) {
      const more = other.get(item)
      if (more === undefined) {
        sum = 0
        break
      }
      sum += more
    }
    if (sum > 0) all.set(item, sum)
  }
  return all
}

function either(fits: readonly Fit[]): Fit {
  const all: Fit = new Map()
  for (const fit of fits)
    for (const [item, score] of fit) all.set(item, (all.get(item) ?? 0) + score)
  return all
}

/**
 * Edit distance between a typed word and another, counting a wrong, missing, extra or transposed letter: against the
 * whole word, and against its closest prefix. Numbers above `most` all mean "further away".
 */
export function editsBetween(
  typed: string,
  word: string,
  most: number,
): { whole: number; beginning: number } {
  const far = { whole: most + 1, beginning: most + 1 }
  const columns = Math.min(word.length, typed.length + most)
  if (columns < typed.length - most) return far
  let twoAbove: number[] = []
  let above = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= columns; column++) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        (above[column] ?? far.whole) + 1,
        (line[column - 1] ?? far.whole) + 1,
        (above[column - 1] ?? far.whole) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      if (swapped) cost = Math.min(cost, (twoAbove[column - 2] ?? far.whole) + 1)
      line.push(cost)
      if (cost < least) least = cost
    }
    if (least > most) return far
    twoAbove = above
    above = line
  }
  const whole = columns === word.length ? (above[columns] ?? far.whole) : far.whole
  return {
    whole: Math.min(whole, far.whole),
    beginning: Math.min(...above, far.beginning),
  }
}

/** The letters of a word as a bit set: words that share too few of them need no closer comparison. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) % 32)
  return bits
}

/** A lower bound of how many letters of one word the other does not have. */
export function lettersMissing(typed: number, word: number): number {
  let rest = typed & ~word
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count += 1
  }
  return count
}
