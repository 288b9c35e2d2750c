import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import type { Answer } from '#app/platform-client/platform-client.server.ts'
import type { Who } from '#app/session/caller.server.ts'
import { callerOf } from '#app/session/caller.server.ts'
import { readTimeZone } from '#app/session/cookies.server.ts'
import { loadOffering } from '#app/session/offering.server.ts'
import type { NotificationType, Person, Subscription } from '#contracts/player-api/account-area.ts'
import { shownEmail } from '#contracts/player-api/typed-fields.ts'
import { COUNTRIES } from '#markets/countries.ts'
import { dateWriter } from '#markets/dates.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { type ProvinceOption, provinceOptions } from '#markets/provinces.ts'
import { languagesOn } from '#schemas/rules/switched-off.ts'
import { type DeviceRow, deviceRows, type LoginRow, loginRows } from './account-rows.ts'
import type { Loaded } from './panel-state.ts'
import { phoneEnding, secondsUntilResend } from './phone-change.ts'
import { readPendingPhone } from './phone-cookie.server.ts'

export type PersonFacts = {
  name: string
  email: string
  dateOfBirth: string | null
  country: string
}
export type AddressValues = Pick<Person, 'street' | 'city' | 'postalCode'>
export type PhoneFacts = {
  number: string | null
  verified: boolean
}
export type PendingCode = { verificationId: string; ending: string; resendInSeconds: number }
export type Choice = { value: string; label: string }

export type ProfilePageData = {
  restricted: boolean
  /** Notifications and suggestions can be changed; not in a session for withdrawals only. */
  mayManage: boolean
  timeZone: string
  personal: Loaded<PersonFacts>
  address: Loaded<AddressValues>
  /** Null if addresses have no province. */
  province: Loaded<{ code: string; choices: ProvinceOption[] }> | null
  phone: Loaded<PhoneFacts>
  /** The pending code. */
  pendingCode: PendingCode | null
  prefixes: Choice[]
  /** Of the player's country, for a new number. */
  prefix: string
  languages: { choices: (Choice & { tag: string })[]; current: string }
  subscriptions: Loaded<SubscriptionRow[]>
  notificationType: Loaded<NotificationType>
  /** Whether games are suggested from those played last. */
  suggestions: Loaded<boolean>
  activity: Loaded<LoginRow[]>
  devices: Loaded<DeviceRow[]>
  account: { playerId: string; currency: string; kycStatus: string; memberSince: string | null }
}

/** The account page (ACC-*, GAP-060). Each section is read by a separate call and can fail separately. */
export async function loadProfilePage(
  args: LoaderFunctionArgs,
  { player, locale }: Who,
): Promise<ProfilePageData> {
  const { request, context } = args
  const { platform } = context
  const caller = { ...callerOf(args, player), signal: request.signal }
  const [{ off }, person, subscriptions, notificationType, suggestions, activity, devices] =
    await Promise.all([
      loadOffering(context),
      platform.readPerson(caller),
      platform.readSubscriptions(caller),
      platform.readNotificationType(caller),
      platform.readSuggestions(caller),
      platform.readActivityLog(caller),
      platform.readSessions(caller),
    ])
  const words = wordsFor(locale, readTimeZone(request, player.market))
  const provinces = provinceOptions(player.countryCode, locale.language)
  const pending = readPendingPhone(request, player.id)
  return {
    restricted: player.restricted,
    mayManage: player.rights.includes('manage'),
    timeZone: words.timeZone,
    personal: map(person, (it) => toFacts(it, words)),
    address: map(person, ({ street, city, postalCode }) => ({ street, city, postalCode })),
    province:
      provinces.length === 0
        ? null
        : map(person, (it) => ({ code: it.provinceCode ?? '', choices: provinces })),
    phone: map(person, (it) => ({ number: it.mobilePhone, verified: it.phoneVerified })),
    pendingCode: pending && {
      verificationId: pending.verificationId,
      ending: phoneEnding(pending.ending),
      resendInSeconds: secondsUntilResend(pending.sentAt, context.clock()),
    },
    prefixes: prefixChoices(words),
    prefix: COUNTRIES.find((it) => it.code === player.countryCode)?.isd ?? '',
    languages: {
      choices: languagesOn(locale.market, off).map((it) => ({
        value: it,
        label: LANGUAGES[it].name,
        tag: LANGUAGES[it].tag,
      })),
      current: locale.language,
    },
    subscriptions: map(subscriptions, subscriptionRows),
    notificationType: map(notificationType, (it) => it),
    suggestions: map(suggestions, (it) => it),
    activity: map(activity, (rows) => loginRows(rows, words)),
    devices: map(devices, (rows) => deviceRows(rows, words)),
    account: {
      playerId: player.id,
      currency: player.currency,
      kycStatus: player.kycStatus,
      memberSince: words.day(player.registrationDate),
    },
  }
}

export type Words = {
  timeZone: string
  /** A formatted day, or null if the text is not a date; a calendar day without a time zone. */
  day(iso: string): string | null
  /** A time in the visitor's time zone. */
  moment(iso: string): string | null
  /** Null for a code that is not a country's. */
  country(code: string): string | null
}

/** Formatted on the server, not in the browser: different versions of locale data would break hydration. */
function wordsFor(locale: Locale, timeZone: string): Words {
  const { intl } = LANGUAGES[locale.language]
  const day = dateWriter(locale, 'UTC', 'day')
  const moment = dateWriter(locale, timeZone, 'moment')
  const regions = new Intl.DisplayNames(intl, { type: 'region' })
  const known = (write: typeof day) => (iso: string) =>
    Number.isNaN(Date.parse(iso)) ? null : write(iso)
  return {
    timeZone,
    day: known(day),
    moment: known(moment),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? null) : null),
  }
}

function toFacts(person: Person, words: Words): PersonFacts {
  return {
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: shownEmail(person.email),
    dateOfBirth: person.dateOfBirth === null ? null : words.day(person.dateOfBirth),
    country: words.country(person.countryCode) ?? person.countryCode,
  }
}

function prefixChoices(words: Words): Choice[] {
  return COUNTRIES.map(({ code, isd }) => ({
    value: isd,
    label: `${words.country(code) ?? code} (+${isd})`,
  })).sort((a, b) => a.label.localeCompare(b.label))
}

function map<From, To>(answer: Awaited<Answer<From>>, change: (value: From) => To): Loaded<To> {
  return answer.ok ? { state: 'success', value: change(answer.value) } : { state: 'error' }
}

/** ACC-10 and ACC-11, in the order of the page. */
const CHANNELS = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const
const TYPES = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING'] as const
type Channel = (typeof CHANNELS)[number]
type CommunicationType = (typeof TYPES)[number]

type SubscriptionCell = {
  channel: Channel
  /** Name of its checkbox in the form. */
  name: string
  enabled: boolean
  /** Cannot be switched off (GAP-059). */
  locked: boolean
}
export type SubscriptionRow = { type: CommunicationType; cells: SubscriptionCell[] }

const isLocked = (type: CommunicationType, channel: Channel) =>
  type === 'RESPONSIBLE_GAMING' && channel === 'EMAIL'

/** All 20 pairs of kind and channel; pairs that the platform does not report are off. */
export function subscriptionRows(current: readonly Subscription[]): SubscriptionRow[] {
  const on = new Set(
    current.filter((it) => it.enabled).map((it) => nameOf(it.communicationType, it.channel)),
  )
  return TYPES.map((type) => ({
    type,
    cells: CHANNELS.map((channel) => {
      const name = nameOf(type, channel)
      const locked = isLocked(type, channel)
      return { channel, name, enabled: locked || on.has(name), locked }
    }),
  }))
}

/** The changes in a submitted form: unticked checkboxes are not sent. Locked ones are left alone. */
export function subscriptionChanges(
  current: readonly Subscription[],
  ticked: (name: string) => boolean,
): Subscription[] {
  return subscriptionRows(current).flatMap(({ type, cells }) =>
    cells
      .filter((it) => !it.locked && it.enabled !== ticked(it.name))
      .map((it) => ({
        channel: it.channel,
        communicationType: type,
        enabled: !it.enabled,
      })),
  )
}

function nameOf(type: CommunicationType, channel: Channel): string {
  return `${type}-${channel}`
}
