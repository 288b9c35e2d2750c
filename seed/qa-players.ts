import type { PlayerChange } from '#contracts/player-administration.ts'
import { GRANTS, KYC_LEVELS, LEVELS, PLAYER_FLAGS } from '#contracts/player-api/account-status.ts'
import type { LimitPeriod } from '#contracts/player-api/protection-words.ts'
import { marketOfCountry } from '#markets/index.ts'
import { scaledFromEuro } from '#markets/payment-methods.ts'
import { PROVIDERS } from './content/studios.ts'
import type { DemoLimit, DemoPlayer } from './demo-player.ts'
import { instrumentOf, type PayoutOutcome } from './instruments.ts'
import { HOMES, type Home, idOf, inventedCpf, inventedName } from './people.ts'

const DAY_MS = 86_400_000

/** A change of status relative to the day it is given: its end is this many days ahead. */
type StatusChange = Omit<PlayerChange, 'until'> & { days?: number }
type QaPlayer = {
  name: string
  home: keyof typeof HOMES
  changes: StatusChange
  phone?: false
  /** Minor units; 100 if omitted. */
  opening?: bigint
  /** What happens to withdrawals; null: there is no instrument to pay out to. If omitted, they arrive. */
  payouts?: PayoutOutcome | null
  /** Saved in order when the player is created: a second, higher one waits. */
  limits?: readonly DemoLimit[]
  /** Requested when the player is created; the changes are made after that. */
  asked?: DemoPlayer['asked']
  /** Claimed when the player is created. */
  bonus?: string
}

const at = (home: keyof typeof HOMES) => (name: string) => ({ name, home, changes: {} })
const as = (name: string, changes: StatusChange): QaPlayer => ({ name, home: 'FI', changes })

/** Markets with different guards: each has a player that a test may change freely. */
const CHANGING = ['FI', 'QC', 'NZ', 'NO', 'DE', 'AT'] as const

/** Players whose withdrawals end in different ways, with money for many of them; in Germany one is sent at once. */
const withdrawing = (
  name: string,
  what: Partial<Omit<QaPlayer, 'name'>> & { home: keyof typeof HOMES },
): QaPlayer => ({ name: `withdraw-${name}`, changes: {}, opening: 100_000n, ...what })

const WITHDRAWING = [
  withdrawing('cancel', { home: 'FI' }),
  withdrawing('review', { home: 'FI', changes: { isWithdrawalReview: true } }),
  withdrawing('final', { home: 'GG', changes: { isWithdrawalReview: true } }),
  withdrawing('paid', { home: 'DE' }),
  withdrawing('slow', { home: 'DE', payouts: 'pending' }),
  withdrawing('fails', { home: 'DE', payouts: 'chargeback' }),
  withdrawing('nowhere', { home: 'FI', payouts: null }),
  withdrawing('little', { home: 'FI', opening: 1_000n }),
  withdrawing('much', { home: 'FI', opening: 1_500_000n }),
]

const LIMITED: readonly QaPlayer[] = [
  { ...at('FI')('limits-none'), changes: { kycStatus: 'FULLY VERIFIED' } },
  {
    ...at('FI')('limits-set'),
    changes: { kycStatus: 'FULLY VERIFIED' },
    limits: [
      { kind: 'deposit', duration: 'M', limit: 500 },
      { kind: 'deposit', duration: 'W', limit: 200 },
      { kind: 'deposit', duration: 'D', limit: 50 },
      { kind: 'spend', duration: 'D', limit: 40 },
    ],
  },
  // A raised limit takes effect later: after a day in Finland, a week in Germany, three days and the end of the week in
  // Sweden, and in Guernsey after a second confirmation.
  ...(['FI', 'DE', 'SE', 'GG'] as const).map((home) => ({
    ...at(home)(`limits-waits-${home.toLowerCase()}`),
    limits: [100, 200].map((limit) => ({
      kind: home === 'FI' ? ('deposit' as const) : ('loss' as const),
      duration: 'W' as const,
      limit: home === 'SE' ? limit * 10 : limit,
    })),
  })),
]

/** Offers and bonuses in each state that a page can show; the markets differ in what they allow. */
const WITH_BONUSES: readonly QaPlayer[] = [
  at('FI')('bonus-none'),
  { ...at('FI')('bonus-active'), bonus: 'lantern-gift' },
  // Real money for one spin only: the next one uses the bonus.
  { ...at('FI')('bonus-only'), opening: 10n, bonus: 'lantern-gift' },
  { ...at('FI')('bonus-triggered'), bonus: 'ember-trigger' },
  { ...at('FI')('bonus-live'), bonus: 'velvet-table' },
  at('FI')('bonus-code'),
  withdrawing('bonus', { home: 'FI', bonus: 'lantern-gift' }),
  { ...at('FI')('bonus-deposit'), changes: { kycStatus: 'FULLY VERIFIED' } },
  { ...at('QC')('bonus-first'), opening: 0n, changes: { kycStatus: 'FULLY VERIFIED' } },
  at('SE')('bonus-once'),
  // Own money for a part of a stake: bonus money covers the rest.
  { ...at('FI')('bonus-bets'), opening: 300n, bonus: 'terrace-gift' },
]

/** `{name}@playhouse.test` for each status, flag, level and market (GAP-160); the order determines phone numbers. */
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
  // Tests change the game lists of these in parallel.
  ...[2, 3, 4].map((number) => as(`lists-${number}`, {})),
  // One per provider: where only one game may be played at a time, tests of two games need two players.
  ...PROVIDERS.map(({ id }) => as(`games-${id}`, {})),
  ...['hand', 'slot', 'table', 'bonus', 'tabs', 'line'].map((name) => as(`journey-${name}`, {})),
  // New ones go last: a player's phone number depends on the position in this list.
  ...[5, 6].map((number) => as(`lists-${number}`, {})),
  as('journey-history', {}),
  ...['send', 'check', 'answers', 'plain'].map((name) => as(`documents-${name}`, {})),
  ...WITHDRAWING,
  as('deposit-2', { kycStatus: 'FULLY VERIFIED' }),
  ...LIMITED,
  withdrawing('returned', { home: 'DE', payouts: 'returned' }),
  withdrawing('strict', {
    home: 'FI',
    changes: { kycStatus: 'RESTRICTED' },
    asked: ['PROOF_OF_ID'],
  }),
  withdrawing('loyal', {
    home: 'FI',
    changes: { kycStatus: 'ENHANCED' },
    asked: ['PROOF_OF_ADDRESS'],
  }),
  at('DE')('register-listed'),
  { ...at('DE')('activity-de'), opening: 100_000n },
  ...WITH_BONUSES,
]

/** The players to register. They keep what QA has changed; only end dates that have passed are renewed. */
export function qaPlayers(nowMs: number, password: string): DemoPlayer[] {
  return QA_PLAYERS.map((it, index) => {
    const {
      name,
      home,
      changes,
      phone,
      opening = 10_000n,
      payouts = 'approve',
      limits,
      asked,
      bonus,
    } = it
    const place = numbered(HOMES[home], index)
    const countryCode = home === 'QC' ? 'CA' : home
    const { currency } = marketOfCountry(countryCode)
    const { firstName, lastName } = inventedName(index)
    const { status = 'REGISTERED', ...rest } = toChange(changes, nowMs)
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
      ...(Object.keys(flags).length > 0 ? { changes: flags } : {}),
      person: { ...person, ...(number && phone !== false ? { phone: number } : {}) },
      openingBalance: { minor: opening, currency },
      paidWith: payouts && instrumentOf(countryCode, payouts),
      limits: [...mandatoryLimits(countryCode), ...(limits ?? [])],
      ...(asked ? { asked } : {}),
      ...(bonus ? { bonus } : {}),
    }
  })
}

/** In euro, high enough to try the whole demo; the longest period first, because a shorter one may not exceed it. */
const ROOMY: Readonly<Record<LimitPeriod, bigint>> = { M: 10_000n, W: 5_000n, D: 2_000n }

/** Minutes, enough to try the whole demo. */
const ROOMY_MINUTES: Readonly<Record<LimitPeriod, number>> = { M: 12_000, W: 3_000, D: 720 }

/** The limits that a player of this country must set before playing, by the rules of its market. */
export function mandatoryLimits(countryCode: string): DemoLimit[] {
  const { timeLimitsBeforePlay: time } = marketOfCountry(countryCode)
  const minutes = (['M', 'W', 'D'] as const)
    .filter((it) => time?.includes(it))
    .map((duration) => ({ kind: 'time' as const, duration, limit: ROOMY_MINUTES[duration] }))
  return [...mandatoryAmounts(countryCode), ...minutes]
}

function mandatoryAmounts(countryCode: string): DemoLimit[] {
  const { limitsBeforePlay: first, currency } = marketOfCountry(countryCode)
  if (first === null) return []
  const highest = first.highestMinor === null ? null : Number(first.highestMinor / 100n)
  return (['M', 'W', 'D'] as const)
    .filter((it) => first.periods.includes(it))
    .map((duration) => {
      const roomy = Number(scaledFromEuro(ROOMY[duration], currency))
      const limit = highest === null ? roomy : Math.min(roomy, highest)
      return { kind: first.kind, duration, limit }
    })
}

/** The last numbers of the first hundred belong to the demo players. */
const FIRST_BLOCK = 97

/** After the first hundred of a country, players get numbers of the next hundred. */
function numbered(home: Home, index: number): Home {
  if (index < FIRST_BLOCK) return home
  const block = Number(home.phone.at(-1)) + 1
  return { ...home, phone: `${home.phone.slice(0, -1)}${block}` }
}

/** A complete person, born in 1980 or later; `number` (0 to 99) makes the person distinct. */
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
    ...(home.hasCpf ? { cpf: inventedCpf(number) } : {}),
  }
}

/** A fresh player for a test's own use, without any limit. Null where the demo has no home. */
export function newcomerOf(
  countryCode: string,
  { id, password }: { id: string; password: string },
): Omit<DemoPlayer, 'paidWith' | 'limits' | 'asked'> | null {
  // Quebec is a home, but not a country.
  if (countryCode === 'QC' || !Object.hasOwn(HOMES, countryCode)) return null
  const home = HOMES[countryCode as keyof typeof HOMES]
  const { currency } = marketOfCountry(countryCode)
  const letters = id.replaceAll('-', '').replaceAll(/\d/g, (it) => 'klmnoprstu'.charAt(Number(it)))
  const name = { firstName: 'Aino', lastName: `Virta${letters}` }
  const { phone: _, cpf: __, ...person } = personAt(home, Number.parseInt(id.slice(0, 4), 16), name)
  return {
    playerId: id,
    email: `own-${id}@playhouse.test`,
    password,
    displayName: `${name.firstName} ${name.lastName}`,
    countryCode,
    currency,
    languageCode: home.languageCode,
    person,
    openingBalance: { minor: scaledFromEuro(10_000n, currency), currency },
  }
}

/** The account status on the first day of the player with this address; for any other address, that of a new player. */
export function seededAccountStatus(email: string, nowMs: number): PlayerChange {
  const changes = QA_PLAYERS.find((it) => `${it.name}@playhouse.test` === email)?.changes ?? {}
  const given = Object.fromEntries(GRANTS.map((it) => [it, true]))
  const marked = Object.fromEntries(PLAYER_FLAGS.map((it) => [it, false]))
  const levels = Object.fromEntries(LEVELS.map((it) => [it, 0]))
  return {
    status: 'REGISTERED',
    multibrandSuspended: false,
    kycStatus: 'NOT_VERIFIED',
    termsVersion: '1.0',
    ...given,
    ...marked,
    ...levels,
    ...toChange(changes, nowMs),
  }
}

function toChange({ days, ...changes }: StatusChange, nowMs: number): PlayerChange {
  return days === undefined
    ? changes
    : { ...changes, until: new Date(nowMs + days * DAY_MS).toISOString() }
}

type Renewable = { status: string; until: string | null }

/** The change that keeps a listed time-out or exclusion in force, or null where none is needed. */
export function renewal(email: string, player: Renewable, nowMs: number): PlayerChange | null {
  const changes = QA_PLAYERS.find((it) => `${it.name}@playhouse.test` === email)?.changes
  const { days, status } = changes ?? {}
  if (!changes || days === undefined || player.status !== status || player.until === null) {
    return null
  }
  const isShort = Date.parse(player.until) < nowMs + (days - 1) * DAY_MS
  const isFar = Date.parse(player.until) > nowMs + days * DAY_MS
  return isShort || isFar ? toChange({ status, days }, nowMs) : null
}
