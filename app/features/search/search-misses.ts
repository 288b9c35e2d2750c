import { fold } from '#app/content/search/fold.ts'

/** A search without results. It does not contain who searched, or the time of day. */
export type Miss = { text: string; market: string; language: string }
/** How many of them are new since the last report. */
export type CountedMiss = Miss & { day: string; count: number }

/** A text typed once may be a name; a text typed repeatedly shows demand. */
const SHOWN_FROM = 2
const LONGEST = 40
/** Enough for a day of one process; made-up texts cannot fill the memory. */
const MOST_TEXTS = 2_000
const NOT_WORDS = /[^\p{L}\p{M}\p{N}ー'’]+/gu
/** An email address, or a personal, card or phone number. */
const PERSONAL = /@|\d[\d\s.-]{4,}\d/

/** Searches count as the same by this key: letters without case and accents, day, market and language. */
export function wishOf({ text, market, language, day }: Omit<CountedMiss, 'count'>): string {
  return JSON.stringify([day, market, language, fold(text)])
}

/** The typed text in lower case, normalised width and without punctuation; null if it is too short or personal. */
function typedWords(text: string): string | null {
  const typed = text.normalize('NFKC').toLowerCase()
  if (PERSONAL.test(typed)) return null
  const words = typed.replace(NOT_WORDS, ' ').trim()
  const shown = [...words].slice(0, LONGEST).join('').trim()
  return shown.length < 2 ? null : shown
}

type Counted = CountedMiss & { isShown: boolean }

/** Counts searches without results, by day, market and language; reports texts that were typed more than once. */
export class MissCounter {
  readonly #clock: () => number
  readonly #counted = new Map<string, Counted>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  note({ text, market, language }: Miss): void {
    const words = typedWords(text)
    if (words === null) return
    const day = new Date(this.#clock()).toISOString().slice(0, 10)
    const key = wishOf({ text: words, market, language, day })
    const known = this.#counted.get(key)
    if (!known && this.#counted.size >= MOST_TEXTS) return
    const counted = known ?? { text: words, market, language, day, count: 0, isShown: false }
    counted.count += 1
    this.#counted.set(key, counted)
  }

  /** Returns what may be reported, once; texts typed only once are discarded at the end of their day. */
  take(): CountedMiss[] {
    const today = new Date(this.#clock()).toISOString().slice(0, 10)
    const taken: CountedMiss[] = []
    for (const [key, it] of this.#counted) {
      if (it.count > 0 && (it.isShown || it.count >= SHOWN_FROM)) {
        const { isShown: _, ...miss } = it
        taken.push(miss)
        it.isShown = true
        it.count = 0
      }
      if (it.day !== today) this.#counted.delete(key)
    }
    return taken
  }
}
