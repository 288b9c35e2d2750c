import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { provinceCodes } from '#markets/provinces.ts'

/** The refusal of one field; the site has a text for each code. */
export type FieldProblem = { field: string; code: string }

/** Letters of any script with their diacritics, and the separators used in names (GAP-050). */
const NAME = /^\p{L}[\p{L}\p{M} '’.-]{0,49}$/u
const CITY = /^\p{L}[\p{L}\p{M}\p{N} '’.,()/-]{0,59}$/u
const STREET = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’.,()/#&°ºª+-]{0,99}$/u
const POSTAL_CODE: Readonly<Record<string, RegExp>> = {
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  FI: /^\d{5}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
}
const OTHER_POSTAL_CODE = /^[A-Z0-9][A-Z0-9 -]{2,9}$/
const OLDEST = 120

export function isName(value: string): boolean {
  return NAME.test(value.normalize('NFC'))
}

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

/** The date in a time zone, yyyy-MM-dd: a birthday begins where the player lives. */
export function dateIn(timeZone: string, nowMs: number): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(nowMs)
}

export function birthProblem(
  dateOfBirth: string,
  where: { minimumAge: number; today: string },
): string | null {
  const age = ageOn(where.today, dateOfBirth)
  if (dateOfBirth > where.today || age > OLDEST) return 'invalid_date'
  return age < where.minimumAge ? 'too_young' : null
}

/**
 * The number in E.164 form, or null when no such mobile number can exist. A leading zero of the national number, as
 * people write it, is dropped (GAP-050).
 */
export function toPhone(written: string): string | null {
  if (!/^\+[\d\s()./-]{6,40}$/.test(written)) return null
  const direct = parsePhoneNumberFromString(written)
  const parsed =
    direct && !direct.isValid()
      ? parsePhoneNumberFromString(
          `+${direct.countryCallingCode}${direct.nationalNumber.replace(/^0+/, '')}`,
        )
      : direct
  if (!parsed?.isValid()) return null
  const type = parsed.getType()
  const mayBeMobile = type === undefined || type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return mayBeMobile ? parsed.number : null
}

/** The country that a phone number belongs to, or undefined where several share the prefix and none fits. */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country
}

/** Eleven digits whose last two are check digits; null when they do not match. Dots and hyphens are allowed. */
export function toCpf(written: string): string | null {
  if (!/^[\d.-]{11,14}$/.test(written)) return null
  const cpf = written.replaceAll(/[.-]/g, '')
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

/** Problems of an address in that country, field by field; the country itself is not checked here. */
export function addressProblems(address: Address, countryCode: string): FieldProblem[] {
  const problems: FieldProblem[] = []
  const expect = (isGood: boolean, field: string, code: string) => {
    if (!isGood) problems.push({ field, code })
  }
  expect(STREET.test(address.street.normalize('NFC')), 'street', 'invalid_text')
  expect(CITY.test(address.city.normalize('NFC')), 'city', 'invalid_text')
  const pattern = POSTAL_CODE[countryCode] ?? OTHER_POSTAL_CODE
  expect(pattern.test(address.postalCode.toUpperCase()), 'postalCode', 'invalid_postal_code')
  const provinces = provinceCodes(countryCode)
  if (provinces.length === 0) {
    expect(address.provinceCode === undefined, 'provinceCode', 'not_expected')
  } else if (address.provinceCode === undefined) {
    expect(false, 'provinceCode', 'required')
  } else expect(provinces.includes(address.provinceCode), 'provinceCode', 'invalid_value')
  return problems
}
