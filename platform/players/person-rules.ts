import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { cleanCode, isPlainText } from '#contracts/typed-text.ts'
import { provinceCodes } from '#markets/provinces.ts'
import { toPostalCode } from './postal-code.ts'

/** The refusal of one field; the site has a text for each code. */
export type FieldProblem = { field: string; code: string }

/**
 * In addition to what no text may have (contracts/typed-text.ts): characters of program text and symbols, which do not
 * occur in names. The degree sign is typed for the raised letter of an abbreviation, as in `M°`.
 */
const NOT_IN_NAMES = /[{}\\|;]|(?!°)\p{So}/u
const OLDEST = 120
/** Excludes modifier letters: alone, one is only a symbol. */
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u

/**
 * A cleaned name, of any script. Only what is not allowed is listed, since no list of valid names is complete
 * (GAP-050).
 */
export function isName(value: string): boolean {
  return isWritten(value, 50) && LETTER.test(value) && !NOT_IN_NAMES.test(value)
}

const isCity = (value: string) => isWritten(value, 60) && LETTER.test(value)
/** In Japan and on numbered blocks a line of digits is a whole address. */
const isStreet = (value: string) => isWritten(value, 100) && /[\p{L}\p{N}]/u.test(value)
const isWritten = (value: string, most: number) => value.length <= most && isPlainText(value)

/** GAP-050: 8 to 64 with a lower and an upper letter and a digit, without the name part of the e-mail. */
export function passwordProblem(password: string, email: string): string | null {
  if (password.length < 8) return 'too_small'
  if (password.length > 64) return 'too_big'
  if (!/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password) || !/\p{Nd}/u.test(password)) {
    return 'weak_password'
  }
  const namePart = email.split('@')[0]?.toLowerCase() ?? ''
  return namePart.length >= 3 && password.toLowerCase().includes(namePart) ? 'contains_email' : null
}

/** Whole years between two dates (yyyy-MM-dd); for a person born on 29 February the birthday is 1 March. */
export function ageOn(today: string, dateOfBirth: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** `today` is the current date where the player lives: birthdays start by local time. */
export function birthProblem(
  dateOfBirth: string,
  where: { minimumAge: number; today: string },
): string | null {
  const age = ageOn(where.today, dateOfBirth)
  if (dateOfBirth > where.today || age > OLDEST) return 'invalid_date'
  return age < where.minimumAge ? 'too_young' : null
}

/**
 * The number in E.164 form, or null when no such mobile number can exist. A prefix that people type before the national
 * number is dropped if the number is not valid with it: a leading zero, or the country's prefix a second time
 * (GAP-050).
 */
export function toPhone(written: string): string | null {
  const text = cleanCode(written.slice(0, MAX_WRITTEN))
  if (!/^\+[\d\s()./-]{6,40}$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const direct = parsePhoneNumberFromString(`+${digits}`)
  if (!direct) return null
  const prefix = direct.countryCallingCode
  const national = digits.slice(prefix.length).replace(/^0+/, '')
  const readings = [`+${prefix}${national}`]
  if (national.startsWith(prefix)) readings.push(`+${national}`, trunkless(national, prefix))
  const valid = [direct, ...readings.map((it) => parsePhoneNumberFromString(it))].find((it) =>
    it?.isValid(),
  )
  if (!valid) return null
  const type = valid.getType()
  const mayBeMobile = type === undefined || type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return mayBeMobile ? valid.number : null
}

/** `+358 358 (0)45 …` */
const trunkless = (national: string, prefix: string) =>
  `+${prefix}${national.slice(prefix.length).replace(/^0+/, '')}`

const MAX_WRITTEN = 100

/** The country that a phone number belongs to, or undefined where several share the prefix and none fits. */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country
}

/** Eleven digits whose last two are check digits; null when they do not match. Dots, hyphens and spaces are allowed. */
export function toCpf(written: string): string | null {
  const text = cleanCode(written.slice(0, MAX_WRITTEN))
  if (!/^[\d.\s-]{11,20}$/.test(text)) return null
  const cpf = text.replaceAll(/[.\s-]/g, '')
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1+$/.test(cpf)) return null
  const digits = [...cpf].map(Number)
  const check = (length: number) => {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    return ((sum * 10) % 11) % 10
  }
  return check(9) === digits[9] && check(10) === digits[10] ? cpf : null
}

export type Address = {
  street: string
  city: string
  postalCode: string
  provinceCode?: string | undefined
}

/** Problems of a cleaned address in that country, field by field; the country itself is not checked here. */
export function addressProblems(address: Address, countryCode: string): FieldProblem[] {
  const problems: FieldProblem[] = []
  const expect = (isGood: boolean, field: string, code: string) => {
    if (!isGood) problems.push({ field, code })
  }
  expect(isStreet(address.street), 'street', 'invalid_text')
  expect(isCity(address.city), 'city', 'invalid_text')
  const postalCode = toPostalCode(address.postalCode, countryCode)
  expect(postalCode !== null, 'postalCode', 'invalid_postal_code')
  const provinces = provinceCodes(countryCode)
  if (provinces.length === 0) {
    expect(address.provinceCode === undefined, 'provinceCode', 'not_expected')
  } else if (address.provinceCode === undefined) {
    expect(false, 'provinceCode', 'required')
  } else expect(provinces.includes(address.provinceCode), 'provinceCode', 'invalid_value')
  return problems
}
