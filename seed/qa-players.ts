import type { PlayerChange } from '#contracts/player-administration.ts'
import { GRANTS, KYC_LEVELS, LEVELS, MARKS } from '#contracts/player-api/standing.ts'
import { marketOfCountry } from '#markets/index.ts'
import { PROVIDERS } from './content/studios.ts'
import type { DemoPlayer } from './demo-player.ts'
import { HOMES, type Home, idOf, inventedName } from './people.ts'

const DAY_MS = 86_400_000

/** A standing, as it is on the day it is given: an end lies so many days ahead. */
type Standing = Omit<PlayerChange, 'until'> & { days?: number }
type QaPlayer = { name: string; home: keyof typeof HOMES; standing: Standing; phone?: false }

const at = (home: keyof typeof HOMES) => (name: string) => ({ name, home, standing: {} })
const as = (name: string, standing: Standing): QaPlayer => ({ name, home: 'FI', standing })

/** Markets whose guards differ: each has a player whom a test may change as it likes. */
const CHANGING = ['FI', 'QC', 'NZ', 'NO', 'DE', 'AT'] as const

/** `{name}@playhouse.test` for each status, flag, level and market (GAP-160); the order gives phone numbers. */
export const QA_PLAYERS: readonly QaPlayer[] = [
  as('registered', {}),
  as('closed', { status: 'CLOSED' }),
  as('account-unverified', { status: 'ACCOUNT_UNVERIFIED' }),
  as('pre-registered', { status: 'PRE_REGISTERED' }),
  as('blacklisted', { status: 'BLACKLISTED' }),
  as('restricted', { status: 'RESTRICTED' }),
  as('payout', { status: 'PAYOUT' }),
  as('timeout', { status: 'TIMEOUT', days: 7 }),
  as('self-excluded', { status: 'SELF_EXCLUDED', days: 180 }),
  as('self-excluded-indefinitely', { status: 'SELF_EXCLUDED' }),
  as('suspended', { multibrandSuspended: true }),
  as('nopayout', { payout: false }),
  as('nocasino', { casino: false }),
  as('nolivecasino', { liveCasino: false }),
  as('nosports', { sports: false }),
  as('novirtuals', { virtualSports: false }),
  as('nobonuses', { bonuses: false }),
  as('nodeposit', { deposit: false }),
  as('nowithdrawal', { withdrawal: false }),
  as('withdrawal-review', { isWithdrawalReview: true }),
  as('terms', { termsVersion: '0.9' }),
  as('new', { firstLogin: true }),
  ...KYC_LEVELS.map((kycStatus) =>
    as(`kyc-${kycStatus.toLowerCase().replaceAll(/[ _]/g, '-')}`, { kycStatus }),
  ),
  ...['no', 'nz', 'gg', 'de', 'at', 'nl', 'se', 'pt', 'mt', 'br', 'cl', 'pe', 'in', 'ph', 'tr'].map(
    (name) => at(name.toUpperCase() as keyof typeof HOMES)(name),
  ),
  at('QC')('caf'),
  { ...as('nophone', {}), phone: false },
  as('timeout-over', { status: 'TIMEOUT', days: -1 }),
  ...CHANGING.map((home) => at(home)(`changing-${home.toLowerCase()}`)),
  // Whose own games tests change side by side.
  ...[1, 2, 3, 4].map((number) => as(`lists-${number}`, {})),
  // One for each provider: where one game is played at a time, tests of two games need two players.
  ...PROVIDERS.map(({ id }) => as(`games-${id}`, {})),
  ...['hand', 'slot', 'table', 'bonus', 'tabs', 'line'].map((name) => as(`journey-${name}`, {})),
  // New ones come last: the phone of a player goes by the place in this list.
  ...[5, 6].map((number) => as(`lists-${number}`, {})),
  as('journey-history', {}),
]

/** The players to register. They keep what QA has changed; only ends that time has passed are set anew. */
export function qaPlayers(nowMs: number, password: string): DemoPlayer[] {
  return QA_PLAYERS.map(({ name, home, standing, phone }, index) => {
    const place: Home = HOMES[home]
    const countryCode = home === 'QC' ? 'CA' : home
    const { currency } = marketOfCountry(countryCode)
    const { firstName, lastName } = inventedName(index)
    const { status = 'REGISTERED', ...rest } = toChange(standing, nowMs)
    const { until, ...flags } = rest
    const { phone: number, ...person } = personAt(place, index, { firstName, lastName })
    return {
      playerId: idOf(name),
      email: `${name}@playhouse.test`,
      password,
      displayName: `${firstName} ${lastName}`,
      countryCode,
      ...(place.provinceCode ? { provinceCode: place.provinceCode } : {}),
      currency,
      languageCode: place.languageCode,
      status,
      ...(until ? { statusUntil: new Date(until) } : {}),
      ...(Object.keys(flags).length > 0 ? { standing: flags } : {}),
      person: { ...person, ...(number && phone !== false ? { phone: number } : {}) },
      openingBalance: { minor: 10_000n, currency },
    }
  })
}

/** A whole person, born in 1980 or later; `number` (0 to 99) makes it one of its own. */
export function personAt(
  home: Home,
  number: number,
  name: { firstName: string; lastName: string },
): NonNullable<DemoPlayer['person']> {
  const two = String(number % 100).padStart(2, '0')
  return {
    ...name,
    dateOfBirth: `${1980 + (number % 15)}-0${1 + (number % 9)}-1${number % 10}`,
    phone: `${home.phone}${two}`,
    street: home.street,
    city: home.city,
    postalCode: home.postalCode,
    ...(home.cpf ? { cpf: home.cpf } : {}),
  }
}

/** How the player of this address stood on the first day; for everybody else, how a new player stands. */
export function seededStanding(email: string, nowMs: number): PlayerChange {
  const standing = QA_PLAYERS.find((it) => `${it.name}@playhouse.test` === email)?.standing ?? {}
  const given = Object.fromEntries(GRANTS.map((it) => [it, true]))
  const marked = Object.fromEntries(MARKS.map((it) => [it, false]))
  const levels = Object.fromEntries(LEVELS.map((it) => [it, 0]))
  return {
    status: 'REGISTERED',
    multibrandSuspended: false,
    kycStatus: 'NOT_VERIFIED',
    termsVersion: '1.0',
    ...given,
    ...marked,
    ...levels,
    ...toChange(standing, nowMs),
  }
}

function toChange({ days, ...standing }: Standing, nowMs: number): PlayerChange {
  return days === undefined
    ? standing
    : { ...standing, until: new Date(nowMs + days * DAY_MS).toISOString() }
}

type Renewable = { status: string; until: string | null }

/** What keeps a time-out or exclusion of the list in force, or null where nothing is to be done. */
export function renewal(email: string, player: Renewable, nowMs: number): PlayerChange | null {
  const standing = QA_PLAYERS.find((it) => `${it.name}@playhouse.test` === email)?.standing
  const { days, status } = standing ?? {}
  if (!standing || days === undefined || player.status !== status || player.until === null) {
    return null
  }
  const isShort = Date.parse(player.until) < nowMs + (days - 1) * DAY_MS
  const isFar = Date.parse(player.until) > nowMs + days * DAY_MS
  return isShort || isFar ? toChange({ status, days }, nowMs) : null
}
