import { fold } from '#app/content/search/fold.ts'

/** A search that found nothing. Nothing of it says who searched, or when on that day. */
export type Miss = { text: string; market: string; language: string }
/** How many of them are new since they were last handed on. */
export type CountedMiss = Miss & { day: string; count: number }

/** What one person typed once may be a name; what was typed again is a wish. */
const SHOWN_FROM = 2
const LONGEST = 40
/** Enough for a day of one process; made-up ones fill no memory. */
const MOST_TEXTS = 2_000
const NOT_WORDS = /[^\p{L}\p{M}\p{N}ー'’]+/gu
/** An address or a number of a person, of a card, of a phone. */
const PERSONAL = /@|\d[\d\s.-]{4,}\d/

/** What makes a wish the same one, however it is written: letters without case and accents, a day, a place. */
export function wishOf({ text, market, language, day }: Omit<CountedMiss, 'count'>): string {
  return JSON.stringify([day, market, language, fold(text)])
}

/** What was typed, in small letters of one width and without signs; null for what is too short or somebody's own. */
function typedWords(text: string): string | null {
  const typed = text.normalize('NFKC').toLowerCase()
  if (PERSONAL.test(typed)) return null
  const words = typed.replace(NOT_WORDS, ' ').trim()
  const shown = [...words].slice(0, LONGEST).join('').trim()
  return shown.length < 2 ? null : shown
}

type Counted = CountedMiss & { isShown: boolean }

/** Counts searches that found nothing, by day, market and language; hands on what was typed more than once. */
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
