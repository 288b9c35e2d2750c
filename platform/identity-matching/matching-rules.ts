import { nameReadings, placeKey } from './readings.ts'

/** The details that distinguish one person from another. Dates yyyy-MM-dd, phone in E.164 form. */
export type Identity = {
  firstName: string
  lastName: string
  dateOfBirth: string | null
  countryCode: string
  email: string
  phone: string | null
  street: string
  postalCode: string
  nationalId: string | null
}

export const MATCH_KINDS = [
  'NATIONAL_ID',
  'NAME_SAME',
  'NAME_CLOSE',
  'BIRTH_SAME',
  'BIRTH_SWAPPED',
  'PHONE_SAME',
  'EMAIL_SAME',
  'ADDRESS_SAME',
] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/**
 * The weight of each match. A name alone, a birth date alone or an address alone is far from enough: they are common. A
 * mailbox or a phone belongs to one person, and is enough.
 */
const POINTS: Readonly<Record<MatchKind, number>> = {
  NATIONAL_ID: 100,
  NAME_SAME: 40,
  NAME_CLOSE: 25,
  BIRTH_SAME: 35,
  BIRTH_SWAPPED: 25,
  PHONE_SAME: 60,
  EMAIL_SAME: 60,
  ADDRESS_SAME: 20,
}
const NEAR_FROM = 60

export type MatchResult = {
  /** SAME: one person. NEAR: staff must review. OTHER: two persons. */
  kind: 'SAME' | 'NEAR' | 'OTHER'
  points: number
  reasons: MatchKind[]
}

/** How similar two people are, and in what; symmetric in its arguments. */
export function compareIdentities(one: Identity, other: Identity): MatchResult {
  const names = [namesOf(one), namesOf(other)] as const
  const reasons = MATCH_KINDS.filter((it) => TESTS[it](one, other, names))
  const points = reasons.reduce((sum, it) => sum + POINTS[it], 0)
  const has = (it: MatchKind) => reasons.includes(it)
  const isSame =
    has('NATIONAL_ID') ||
    (has('NAME_SAME') && has('BIRTH_SAME') && one.countryCode === other.countryCode)
  return { kind: isSame ? 'SAME' : points >= NEAR_FROM ? 'NEAR' : 'OTHER', points, reasons }
}

type Names = readonly [one: readonly Name[], other: readonly Name[]]

const TESTS: Readonly<
  Record<MatchKind, (one: Identity, other: Identity, names: Names) => boolean>
> = {
  NATIONAL_ID: (one, other) =>
    one.nationalId !== null &&
    one.nationalId === other.nationalId &&
    one.countryCode === other.countryCode,
  NAME_SAME: (_one, _other, names) => inSomeReading(names, isSameName),
  NAME_CLOSE: (_one, _other, names) =>
    !inSomeReading(names, isSameName) && inSomeReading(names, isCloseName),
  BIRTH_SAME: (one, other) => one.dateOfBirth !== null && one.dateOfBirth === other.dateOfBirth,
  BIRTH_SWAPPED: (one, other) =>
    one.dateOfBirth !== null &&
    one.dateOfBirth !== other.dateOfBirth &&
    other.dateOfBirth !== null &&
    swapped(one.dateOfBirth) === other.dateOfBirth,
  PHONE_SAME: (one, other) => one.phone !== null && one.phone === other.phone,
  EMAIL_SAME: (one, other) => mailbox(one.email) === mailbox(other.email),
  ADDRESS_SAME: (one, other) => {
    const [a, b] = [addressKey(one), addressKey(other)]
    return a !== null && a === b
  },
}

/** Day and month swapped. */
export function swapped(date: string): string {
  const [year, month, day] = date.split('-')
  return `${year}-${day}-${month}`
}

/** Providers that deliver `a.b@` and `ab@` to one mailbox. */
const IGNORES_DOTS = ['gmail.com', 'googlemail.com']
const EQUIVALENT_DOMAINS: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/** The mailbox of an address: without the part after a plus sign, and without dots where the provider ignores them. */
export function mailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [local = ''] = email.slice(0, Math.max(at, 0)).toLowerCase().split('+')
  const name = IGNORES_DOTS.includes(domain) ? local.replaceAll('.', '') : local
  return `${name}@${EQUIVALENT_DOMAINS[domain] ?? domain}`
}

function addressKey({ street, postalCode, countryCode }: Identity): string | null {
  const [where, code] = [placeKey(street), postalKey(postalCode)]
  return where === '' || code === '' ? null : `${countryCode} ${code} ${where}`
}

/** A postal code for comparison, also one stored with the country before it, as `D-10115`. */
export const postalKey = (postalCode: string): string =>
  placeKey(postalCode).replace(/^[a-z]{1,3}(?=\d{4,}$)/, '')

/** The words of a name in plain letters: no case, no diacritics, no hyphens; those of the first name come first. */
type Name = { first: string[]; last: string[] }

/** The ways to read a whole name; nearly always one. */
function namesOf({ firstName, lastName }: Identity): Name[] {
  const lasts = nameReadings(lastName)
  return nameReadings(firstName).flatMap((first) => lasts.map((last) => ({ first, last })))
}

/** Whether two people are alike in one of the ways to read their names. */
const inSomeReading = ([one, other]: Names, isAlike: (one: Name, other: Name) => boolean) =>
  one.some((a) => other.some((b) => isAlike(a, b)))

const all = ({ first, last }: Name) => [...first, ...last]
const joined = ({ first, last }: Name) => [...first, ...last].join('')
const isSwappedName = ({ first, last }: Name): Name => ({ first: last, last: first })

/** The same words in any order, or the same letters where one name separates words that the other joins. */
function isSameName(one: Name, other: Name): boolean {
  if (joined(one) === '') return false
  const sorted = (name: Name) => all(name).sort().join(' ')
  return (
    sorted(one) === sorted(other) ||
    joined(one) === joined(other) ||
    joined(one) === joined(isSwappedName(other)) ||
    joined(isSwappedName(one)) === joined(other)
  )
}

/** A phonetic form of a name: doubled letters become one, and so do alternative transliterations. */
const phoneticKey = (text: string) =>
  text
    .replaceAll(/[aou]e/g, (it) => it.charAt(0))
    .replaceAll('ph', 'f')
    .replaceAll(/kh|ck|c(?!h)/g, 'k')
    .replaceAll('w', 'v')
    .replaceAll(/[jy]/g, 'i')
    .replaceAll(/(\p{L})\1+/gu, '$1')

const phoneticName = ({ first, last }: Name): Name => ({
  first: first.map(phoneticKey),
  last: last.map(phoneticKey),
})

/** Similar in sound, one name more than the other, or a typing error apart. */
function isCloseName(one: Name, other: Name): boolean {
  const [a, b] = [phoneticName(one), phoneticName(other)]
  if (isSameName(a, b) || isPart(all(a), all(b)) || isPart(all(b), all(a))) return true
  const allowed = editsAllowed(Math.min(joined(a).length, joined(b).length))
  const isWithin = (c: Name, d: Name) => editDistance(joined(c), joined(d), allowed) <= allowed
  return (
    allowed > 0 &&
    (isWithin(a, b) || isWithin(a, isSwappedName(b)) || isWithin(isSwappedName(a), b))
  )
}

/** Two words at least, all of them in the longer name. */
function isPart(short: readonly string[], long: readonly string[]): boolean {
  return short.length >= 2 && short.length < long.length && short.every((it) => long.includes(it))
}

/** How many letters may differ in a name of this length: short names are too common. */
const editsAllowed = (length: number) => (length < 7 ? 0 : length < 14 ? 1 : 2)

/** Letters to insert, delete, replace or swap with their neighbour; a result above `most` is `most` + 1. */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of a.entries()) {
    const now = [row + 1]
    for (const [column, its] of b.entries()) {
      const change = (last[column] ?? 0) + (letter === its ? 0 : 1)
      const add = Math.min(now[column] ?? 0, last[column + 1] ?? 0) + 1
      const isSwap = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === its
      const swap = isSwap ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY
      now.push(Math.min(change, add, swap))
    }
    before = last
    last = now
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
