import type { Messages } from './messages/messages.ts'

/** Letters that look like the plain ones: text that stays plain on a page is not from a message file. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'AÀBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdđeéfƒgĝhĥiîjĵkķlļmṁnñoöpþrŕsštţuûvṽwŵxẋyýzž',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
)
const VOWEL = /[aeiou]/i
/** Interpolations, and tags of components: both stay as they are. */
const KEPT = /({{[^}]*}}|<\/?\w+\s*\/?>)/
/** How much longer than English other languages are. */
const GROWTH = 0.4

/**
 * An English text pseudo-localised to find mistakes: accents reveal text that is not from a message file, two fifths
 * more length reveals overflow, brackets reveal truncated or concatenated texts.
 */
export function pseudo(text: string): string {
  const parts = text.split(KEPT)
  const letters = parts.filter((it) => !KEPT.test(it)).join('').length
  let missing = Math.ceil(letters * GROWTH)
  const strange = parts.map((part) =>
    KEPT.test(part)
      ? part
      : [...part]
          .map((letter) => {
            const accented = ACCENTED[letter] ?? letter
            // Longer words, not only more of them: long words are what breaks a button.
            if (!VOWEL.test(letter) || missing <= 0) return accented
            missing -= 1
            return accented + accented.toLowerCase()
          })
          .join(''),
  )
  return `[${strange.join('')}${'~'.repeat(Math.max(0, missing))}]`
}

export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoMessages(value),
    ]),
  )
}
