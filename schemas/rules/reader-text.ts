import { Parser } from 'htmlparser2'
import { LOOKS } from '#contracts/look-alikes.ts'
import { APOSTROPHES } from '#contracts/typed-text.ts'

/** Elements whose text is never shown: a page drops them with what they hold. */
const UNREAD = new Set(
  'script style textarea option noscript template svg math title xmp noembed noframes object'.split(
    ' ',
  ),
)
/**
 * Elements that begin a new line and that a page keeps. It drops the tags of all others, and what stands before and
 * after them is read as one word; the same where it drops a picture or a frame.
 */
const LINES = new Set(
  (
    'h1 h2 h3 h4 p br hr ul ol li blockquote div section figure figcaption details summary ' +
    'table caption thead tbody tfoot tr th td'
  ).split(' '),
)

/**
 * A Latin letter, then the letters of other scripts that look like it (Unicode Technical Standard 39,
 * confusables). None of the languages offered is written with them.
 */
const LATIN_AND_LOOKALIKES =
  'aаɑα AАΑ bвʙ BВΒ cсϲ CСϹ dԁ eеҽε EЕΕ fғ FϜ gɡց GԌ hһհ HНΗ iіιӏ IІΙӀ jјϳ JЈͿ kкκ ' +
  'KКΚ MМΜ nпո NΝ oоοσօ OОΟՕ pрρ PРΡ qԛզ rгᴦ sѕ SЅՏ tтτ TТΤ uυսц UՍ vνѵ VѴ wԝѡω WԜ ' +
  'xхχ XХΧ yуγүу YУΥҮ ZΖ'
const LOOKALIKES = new Map(
  LATIN_AND_LOOKALIKES.split(' ').flatMap(([latin = '', ...others]) =>
    others.map((it): [string, string] => [it, latin]),
  ),
)

/** Code points that are not drawn, and control characters but white space. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\s]/gu

/**
 * The text that a reader sees, for rules about words: without code points that are never drawn, with
 * compatibility forms unified, marks that decorate a Latin letter dropped and look-alikes of other scripts read as the
 * Latin letters they imitate. With `isHtml` the source is markup: tags and comments join or separate as in a browser,
 * entities are decoded, and texts of images and titles count.
 */
export function readerText(source: string, { isHtml = false } = {}): string {
  return (
    (isHtml ? textOfHtml(source) : source)
      .replace(UNDRAWN, '')
      // Before the compatibility forms: an accent alone would become a blank with a mark, a letter in brackets three signs.
      .replace(APOSTROPHES, "'")
      .replace(/[\u249c-\u24b5]/g, (it) => letterOf(it, 0x249c))
      .normalize('NFKC')
      .replace(UNDRAWN, '')
      .replace(APOSTROPHES, "'")
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .replace(/[\p{L}\p{M}]+/gu, foldLookalikes)
  )
}

/**
 * A text by its looks alone, in small letters: without marks, and every letter as the Latin one that it resembles, also
 * one of the Latin script itself. For comparing with a phrase that was folded in the same way.
 */
export function looksOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u{1f150}-\u{1f169}]/gu, (it) => letterOf(it, 0x1f150))
    .replace(/[\u{1f170}-\u{1f189}]/gu, (it) => letterOf(it, 0x1f170))
    .replace(/[\u{1f1e6}-\u{1f1ff}]/gu, (it) => letterOf(it, 0x1f1e6))
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (it) => LOOKS.get(it) ?? it)
    .replace(/[a-z\d][$!|¡€@]+(?=[a-z\d])/g, (part) => part.replace(/./g, (it) => SIGNS[it] ?? it))
    .replace(/[a-z\d]+/g, (word) =>
      /[a-z]/.test(word) ? word.replace(/\d/g, digitAsLetter) : word,
    )
}

/** Signs between letters are read as the letter that they resemble: `ri$k`. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 's',
  '!': 'i',
  '|': 'i',
  '¡': 'i',
  '€': 'e',
  '@': 'a',
}

/** In a word with letters, a digit is read as the letter that it resembles: `r1sk`. */
const digitAsLetter = (digit: string) => LOOKS.get(digit) ?? digit

/** The letter of a sign in a row of signs for all letters: in circles, squares and brackets, and of flags. */
const letterOf = (sign: string, first: number) =>
  String.fromCharCode(97 + (sign.codePointAt(0) ?? first) - first)

/** A letter or digit of a script that parts its words. Those without spaces have no letters that stand alone. */
const LETTER = '[\\p{L}\\p{N}]\\p{M}*'
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
/**
 * Four or more letters in a row that stand alone: a word that is spelled out, `r i s k`. With at most four signs between
 * two letters, each place of a text is looked at a bounded number of times.
 */
const SPELLED_OUT = new RegExp(
  `(?:(?<![\\p{L}\\p{M}\\p{N}])${LETTER}|${UNSPACED})` +
    `(?:[^\\p{L}\\p{M}\\p{N}]{1,4}(?:${UNSPACED}|${LETTER}(?![\\p{L}\\p{N}]))){3,}`,
  'gu',
)
const GAP = /[^\p{L}\p{M}\p{N}]+/gu

/** The words of a text that are spelled out, each row of letters as one word. */
export function spelledOut(text: string): string[] {
  return (text.match(SPELLED_OUT) ?? []).map((row) => row.replace(GAP, ''))
}

const PARTS = '[\\p{Pd}.·•_]'
/** A word with signs inside, `ri-sk`. */
const PARTED = new RegExp(`(?<!\\p{L})\\p{L}+(?:${PARTS}\\p{L}+)+`, 'gu')
/** Most compounds have no part as short as this. */
const SHORT_PART = /(?<!\p{L})\p{L}{1,2}(?!\p{L})/u

/** As far as a phrase may reach before and behind a word. */
const REACH = 80

/**
 * What stands around words that are spelled out or parted by signs, with these words joined; the wider gaps between letters
 * part words. Empty for nearly every text: the phrases are looked for again in what this returns.
 */
export function joinWords(text: string): string {
  const words = [
    ...text.matchAll(SPELLED_OUT),
    ...[...text.matchAll(PARTED)].filter(([it]) => SHORT_PART.test(it)),
  ]
  const around: { from: number; to: number }[] = []
  for (const { index, 0: word } of words.sort((a, b) => a.index - b.index)) {
    const [from, to] = [Math.max(0, index - REACH), index + word.length + REACH]
    const last = around.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else around.push({ from, to })
  }
  return around
    .map(({ from, to }) => text.slice(from, to))
    .join('\n')
    .replace(SPELLED_OUT, joinLetters)
    .replace(PARTED, (word) => word.replace(/\P{L}/gu, ''))
}

function joinLetters(row: string): string {
  const gaps = row.match(GAP) ?? []
  const narrowest = gaps.reduce((least, { length }) => Math.min(least, length), 4)
  return row.replace(GAP, ({ length }) => (length > narrowest ? ' ' : ''))
}

/** More signs that are not drawn, or are no letters, come before no text. */
const FIRST_WORDS = 2_000

/** Does a reader see a letter or a digit? */
export function isReadable(source: string): boolean {
  return /[\p{L}\p{N}]/u.test(readerText(source.slice(0, FIRST_WORDS)))
}

/** A word is folded where nothing but Latin letters is left: words of a language with another script stay. */
function foldLookalikes(word: string): string {
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(word)) return word
  const folded = [...word].map((it) => LOOKALIKES.get(it) ?? it).join('')
  return /^[\p{Script=Latin}\p{M}]+$/u.test(folded) ? folded : word
}

/** Readers do not nest deeper, and the time of a parser grows with the square of the depth. */
const MAX_DEPTH = 100

/** Whether markup is nested so deeply that no page shows it. */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0
  let isTooDeep = false
  const parser = new Parser({
    onopentag() {
      depth += 1
      if (depth <= MAX_DEPTH) return
      isTooDeep = true
      parser.pause()
    },
    onclosetag() {
      depth -= 1
    },
  })
  parser.end(html)
  return isTooDeep
}

function textOfHtml(html: string): string {
  if (isNestedTooDeep(html)) return ''
  const parts: string[] = []
  const besides: string[] = []
  let unread = 0
  const parser = new Parser({
    onopentag(name, { alt, title }) {
      if (UNREAD.has(name)) unread += 1
      if (unread > 0) return
      if (LINES.has(name)) parts.push('\n')
      for (const it of [alt, title]) if (it) besides.push(`\n${it}\n`)
    },
    ontext(text) {
      if (unread === 0) parts.push(text)
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1
      else if (unread === 0 && LINES.has(name)) parts.push('\n')
    },
  })
  parser.end(html)
  return [...parts, ...besides].join('')
}
