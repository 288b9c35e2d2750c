import type { Messages } from './messages/messages.ts'

/** Letters that read like the plain ones and are none: what stays plain on a page is in no message file. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'AÀBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdđeéfƒgĝhĥiîjĵkķlļmṁnñoöpþrŕsštţuûvṽwŵxẋyýzž',
  ]
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]) ?? [],
)
const VOWEL = /[aeiou]/i
/** What is put in at runtime, and marks of components: both stay as they are. */
const KEPT = /({{[^}]*}}|<\/?\w+\s*\/?>)/
/** How much longer than English other languages grow. */
const GROWTH = 0.4

/**
 * An English text made strange for those who look for mistakes: accents show what comes from no message file,
 * two fifths more length shows what overflows, brackets show what is cut off or put together from pieces.
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
            // Longer words, not only more of them: it is the long word that breaks a button.
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
