/**
 * What people type, paste and autofill, normalised before any rule checks it. No zod and no library: pages may import
 * this. Why characters are dropped or mapped: docs/decisions/0043.
 */

/** Accents and quotes that keyboards, autocorrection and transliterations produce where an apostrophe is meant. */
export const APOSTROPHES =
  /[\u2018\u2019\u201b\u2032\u00b4\u0060\u02b9\u02bb\u02bc\u02bd\u02c8\ua78b\ua78c\u055a\uff07]/g
const DASHES = /[\u2010-\u2015\u2043\u2212\u02d7\ufe58\ufe63\uff0d]/g
/** The Braille blank also looks like a space. */
const SPACES = /[\p{Zs}\t\u2800]+/gu
const BIDI_EMBEDDINGS = '\\u202a-\\u202e\\u2066-\\u2069'
/** Invisible characters. Joiners are kept for the next step; what reorders text is left for the rules to refuse. */
const UNSEEN = new RegExp(
  `(?![\\u200c\\u200d${BIDI_EMBEDDINGS}])[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`,
  'gu',
)
/** Scripts whose spelling needs joiners: without one, a different word is displayed. */
const JOINED = ['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya']
  .concat('Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Mongolian')
  .map((it) => `\\p{Script=${it}}`)
  .join('')
const LOOSE_JOINERS = new RegExp(
  `(?<![${JOINED}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINED}])`,
  'gu',
)
/** A whole text in one pair of marks, as phones put around names and numbers from their address book. */
const WRAPPED =
  /^[\u202a\u202b\u202d\u2066\u2067\u2068]([^\u202a-\u202e\u2066-\u2069]*)[\u202c\u2069]$/

/**
 * A name, a place or a sentence in the form that is stored and shown: NFC, one kind of apostrophe, hyphen and space,
 * nothing invisible. Compatibility forms stay: NFKC would turn `10½` into 101⁄2.
 */
export function cleanText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(LOOSE_JOINERS, '')
    .trim()
    .replace(WRAPPED, '$1')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(/[\u2027\u2219\u22c5]/g, '\u00b7')
    .replace(/\uff65/g, '\u30fb')
    .replace(/\u013f/g, 'L\u00b7')
    .replace(/\u0140/g, 'l\u00b7')
    .replace(SPACES, ' ')
    .trim()
}

/**
 * A code, a number or an amount: NFKC, digits of every script as ASCII, no marks. Circled numbers, superscripts and
 * fractions stay as they are, so that a rule refuses them: `5²` is not 52. So does the mark that shows digits in
 * reverse.
 */
export function cleanCode(typed: string): string {
  return typed
    .replace(/(?!\u202e)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(APOSTROPHES, "'")
    .replace(/\P{No}+/gu, (it) => it.normalize('NFKC'))
    .replace(DASHES, '-')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(SPACES, ' ')
    .trim()
}

/** The decimal digits of a script are consecutive, starting with its zero. */
function asciiDigit(digit: string): string {
  let value = 0
  for (let code = digit.codePointAt(0) ?? 0; value < 9; value += 1) {
    code -= 1
    if (!/\p{Nd}/u.test(String.fromCodePoint(code))) break
  }
  return String(value)
}

/** The digits of a one-time code: messages and clipboards add spaces and hyphens. */
export const cleanDigits = (typed: string): string => cleanCode(typed).replace(/[\s-]/g, '')

/**
 * A phone number from a chosen dial prefix and the number typed beside it. A number with its own prefix keeps it. If
 * the chosen prefix is typed again without a plus sign, it is left to the platform, which knows the country's
 * numbering.
 */
export function joinPhone(prefix: string, typed: string): string {
  const body = cleanCode(typed).replace(/^tel:/i, '')
  if (body.startsWith('+')) return body
  const out = OUTSIDE.get(prefix) ?? /^00\s*/
  if (out.test(body)) return `+${body.replace(out, '')}`
  return `+${prefix}${body.replace(/[\s-]/g, '').replace(/^0/, '')}`
}

/** What is dialled before a foreign number. */
const OUTSIDE: ReadonlyMap<string, RegExp> = new Map([
  ['1', /^(?:011|00)\s*/],
  ['1441', /^(?:011|00)\s*/],
  ['81', /^(?:010|00)\s*/],
])

/**
 * What no name, place or text may contain: control characters, reordering, stacks of marks, enclosing marks, markup,
 * page addresses, pictures and flags, replacement characters for lost letters, formulas.
 */
const FORBIDDEN = new RegExp(
  `[\\p{Cc}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\u2028\\u2029${BIDI_EMBEDDINGS}]|\\p{M}{6}|\\p{Me}|\\p{Extended_Pictographic}|\\p{Regional_Indicator}|\\ufffd|<|://|\\{\\{|\\$\\{|^[=+@＝＋＠﹦﹢﹫]`,
  'u',
)

/** Whether a cleaned text contains nothing that is forbidden everywhere. */
export const isPlainText = (text: string): boolean => !FORBIDDEN.test(text)
