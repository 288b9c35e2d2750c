import { Parser } from 'htmlparser2'
import { LOOKS } from '#contracts/look-alikes.ts'
import { APOSTROPHES } from '#contracts/typed-text.ts'

/** Elements whose text is never shown: a page drops them with their contents. */
const UNREAD = new Set(
  'script style textarea option noscript template svg math title xmp noembed noframes object'.split(
    ' ',
  ),
)
/**
 * Elements that start a new line and that a page keeps. It drops the tags of all others, and the text before and after
 * them is read as one word; the same applies where it drops a picture or a frame.
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

/** Code points that are not displayed, and control characters except white space. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\s]/gu

/**
 * The text that a reader sees, for rules about words: without code points that are never displayed, with compatibility
 * forms unified, marks that decorate a Latin letter dropped and look-alikes of other scripts replaced by the Latin
 * letters they imitate. With `isHtml` the source is markup: tags and comments join or separate as in a browser,
 * entities are decoded, and texts of images and titles count.
 */
export function readerText(source: string, { isHtml = false } = {}): string {
  return (
    (isHtml ? textOfHtml(source) : source)
      .replace(UNDRAWN, '')
      // Before NFKC, which would turn a single accent into a blank with a mark, and a letter in brackets into three
      // characters.
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
 * A text folded by its looks, in lower case: without marks, and every letter as the Latin one that it resembles, even
 * if it is itself of the Latin script. For comparison with a phrase that was folded in the same way.
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

/**
 * The letter of a character from a sequence for the whole alphabet: circled, squared, bracketed, and regional
 * indicators.
 */
const letterOf = (sign: string, first: number) =>
  String.fromCharCode(97 + (sign.codePointAt(0) ?? first) - first)

/** A letter or digit of a script that separates words. Scripts without spaces have no single letters. */
const LETTER = '[\\p{L}\\p{N}]\\p{M}*'
const UNSPACED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
/**
 * Four or more single letters in a row: a word that is spelled out, `r i s k`. With at most four characters between two
 * letters, each position of a text is checked a limited number of times.
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

/** The maximum distance that a phrase may extend before and after a word. */
const REACH = 80

/**
 * The text around words that are spelled out or parted by signs, with these words joined; the wider gaps between
 * letters separate words. Empty for nearly every text. The phrases are searched for again in the result.
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

/** No text starts with more characters that are not displayed or are no letters. */
const FIRST_WORDS = 2_000

/** Whether a reader sees a letter or a digit. */
export function isReadable(source: string): boolean {
  return /[\p{L}\p{N}]/u.test(readerText(source.slice(0, FIRST_WORDS)))
}

/** A word is folded if only Latin letters remain: words of a language with another script stay. */
function foldLookalikes(word: string): string {
  if (/^[\p{Script=Latin}\p{M}]+$/u.test(word)) return word
  const folded = [...word].map((it) => LOOKALIKES.get(it) ?? it).join('')
  return /^[\p{Script=Latin}\p{M}]+$/u.test(folded) ? folded : word
}

/** Readers do not nest more deeply, and a parser's time is quadratic in the depth. */
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
