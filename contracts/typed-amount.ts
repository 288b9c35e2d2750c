import { type Currency, fromApiAmount, isPayable } from './money.ts'
import { cleanCode } from './typed-text.ts'

/** Why a typed value is not an amount. */
export type AmountProblem =
  | 'empty'
  | 'notANumber'
  | 'notPositive'
  | 'decimals'
  | 'tooLarge'
  /** Decimals in a currency that has none. */
  | 'whole'
  /** A number with the name or the sign of a currency: which currency is meant must not be guessed. */
  | 'currency'

export type TypedAmount = { ok: true; amount: number } | { ok: false; problem: AmountProblem }

/** More digits than any amount of the player API has. */
const MAX_WHOLE_DIGITS = 10

/**
 * Parses a typed amount into a number of the player API: a point or a comma before at most two decimals, with digits
 * optional on either side (`.5`, `5,`). Between thousands, spaces, apostrophes and whichever of point and comma is not
 * the decimal sign are allowed, as in the site's own formatting. An ambiguous value is refused, never guessed. With a
 * currency it is an amount that can be paid in it.
 */
export function readTypedAmount(typed: string, currency?: Currency): TypedAmount {
  const text = cleanCode(typed).replace(/(?<=\d)'(?=\d{3})|\s/g, '')
  if (text === '') return no('empty')
  if (/^-[\d.,]+$/.test(text)) return no('notPositive')
  const number = withPoint(text)
  if (number === null) {
    return no(WITH_CURRENCY.test(text) ? 'currency' : 'notANumber')
  }
  const [whole = '', decimals = ''] = number.split('.')
  if (decimals.length > 2) return no('decimals')
  if (whole.replace(/^0+/, '').length > MAX_WHOLE_DIGITS) return no('tooLarge')
  const amount = Number(number)
  if (amount <= 0) return no('notPositive')
  const isWrong = currency !== undefined && !isPayable(fromApiAmount(amount), currency)
  return isWrong ? no('whole') : { ok: true, amount }
}

/** At least one letter or sign of a currency beside the number. */
const WITH_CURRENCY =
  /^(?=\D*[\p{L}\p{Sc}])\D{1,4}[\d.,]*\d[.,]?$|^[.,]?\d[\d.,]*(?=\D*[\p{L}\p{Sc}])\D{1,4}$/u

function withPoint(text: string): string | null {
  if (/^(?:\d+[.,]?\d*|[.,]\d+)$/.test(text)) return `0${text.replace(',', '.')}`
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '')
  return /^\d{1,3}(\.\d{3})+,\d+$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : null
}

const no = (problem: AmountProblem): TypedAmount => ({ ok: false, problem })
