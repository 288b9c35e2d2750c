import { wordsIn } from '#app/content/search/fold.ts'

/** A search that found nothing. Nothing of it says who searched, or when on that day. */
export type Miss = { text: string; market: string; language: string }
/** How many of them are new since they were last handed on. */
export type CountedMiss = Miss & { day: string; count: number }

/** What one person typed once may be a name; what was typed again is a wish. */
const SHOWN_FROM = 2
const LONGEST = 40
/** Enough for a day of one process; made-up ones fill no memory. */
const MOST_TEXTS = 2_000
/** An address or a number of a person, of a card, of a phone. */
const PERSONAL = /@|\d[\d\s.-]{4,}\d/

type Counted = CountedMiss & { isShown: boolean }

/** Counts searches that found nothing, by day, market and language; hands on what was typed more than once. */
export class MissCounter {
  readonly #clock: () => number
  readonly #counted = new Map<string, Counted>()

  constructor(clock: () => number) {
    this.#clock = clock
  }

  note({ text, market, language }: Miss): void {
    if (PERSONAL.test(text)) return
    const words = wordsIn(text).join(' ').slice(0, LONGEST).trim()
    if (words.length < 2) return
    const day = new Date(this.#clock()).toISOString().slice(0, 10)
    const key = JSON.stringify([day, market, language, words])
    const known = this.#counted.get(key)
    if (!known && this.#counted.size >= MOST_TEXTS) return
    const counted = known ?? { text: words, market, language, day, count: 0, isShown: false }
    counted.count += 1
    this.#counted.set(key, counted)
  }

  /** What may be shown, once; what was typed once is forgotten when its day is over. */
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
