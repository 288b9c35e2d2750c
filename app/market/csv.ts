/**
 * Files for spreadsheets (RFC 4180), machine-readable: the same columns and values in every language (decision 0024).
 * Every value goes through one of these functions.
 */

/** Without it spreadsheet programs read UTF-8 in their local encoding. */
export const CSV_BEGIN = '\uFEFF'

export const csvLine = (values: readonly string[]): string => `${values.join(',')}\r\n`

/** A text from outside: always quoted, and never the start of a formula. */
export function csvText(text: string): string {
  if (text === '') return ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** What spreadsheet programs take for a formula, also behind blanks and in full width. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A code of ours as it is; anything else that a platform sends in its place, as a text. */
export const csvCode = (code: string): string => (/^\w[\w.:-]*$/.test(code) ? code : csvText(code))

/** `1234567` is `12345.67` everywhere: no thousands separator, no decimal comma, no locale formatting. */
export function csvDecimal(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
