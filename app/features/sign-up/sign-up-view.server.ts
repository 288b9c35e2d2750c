import { type AppLoadContext, redirect } from '@remix-run/node'
import { composeLocale } from '#app/market/compose-locale.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { readBonusCode } from '#app/session/bonus-code.server.ts'
import { loadOffering } from '#app/session/offering.server.ts'
import { afterLogin } from '#app/session/redirect-target.ts'
import { type RequestArgs, readSession } from '#app/session/session.server.ts'
import type { SignUpState } from '#contracts/player-api/accounts.ts'
import { shownEmail } from '#contracts/player-api/typed-fields.ts'
import { type Country, DEFAULT_COUNTRY, REGISTRATION_COUNTRIES } from '#markets/countries.ts'
import { type Language, type Market, marketOfCountry } from '#markets/index.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { localDay } from '#markets/local-moment.ts'
import { provinceOptions } from '#markets/provinces.ts'
import { isMarketOff } from '#schemas/rules/switched-off.ts'
import {
  DONE_PARAMETER,
  ENDED_PARAMETER,
  NEXT_PARAMETER,
  PIN_PARAMETER,
  STEP_PARAMETER,
} from './sign-up-address.ts'
import { clearSignUp, readSignUpToken } from './sign-up-cookie.server.ts'
import type { Typed } from './sign-up-problems.ts'
import { NEW_PIN, nextProof, PIN_STATUSES, type PinCode, shownStep } from './sign-up-steps.ts'

export type Choice = { value: string; label: string }
/** `other`: the age in the named regions, if they have a different one. */
export type AgeRule = { age: number; other: { age: number; regions: string } | null }

export type DetailsView = {
  step: 'Details'
  countries: Choice[]
  ages: Record<string, AgeRule>
  typed: Typed
  bonusCode: string | null
  termsVersion: string | null
  verification: SignUpState['verification']
  links: { terms: string; cookies: string }
  /** The form was submitted before and is open again: submitting it starts over, and needs the password again. */
  again: boolean
  /** There was a sign-up, but it has expired. */
  ended: boolean
}
export type ContactInfoView = {
  step: 'ContactInfo'
  country: string
  age: AgeRule
  today: string
  prefixes: Choice[]
  provinces: Choice[]
  asksCpf: boolean
  typed: Typed
}
export type VerificationView = {
  step: 'Verification'
  kind: 'sms' | 'email'
  to: string
  pin: PinCode
}
export type SignUpView =
  | DetailsView
  | ContactInfoView
  | VerificationView
  | { step: 'Complete'; loggedIn: boolean; next: string }
  | { step: 'Unsupported'; countries: Choice[] }
  | { step: 'Unavailable' }

/** `country`: the visitor's country, if known. */
type Where = { locale: Locale; country: string | null }

export type ReadSignUp = { view: SignUpView; headers: Headers }

/** The state of this visitor's sign-up, as the platform knows it: a reloaded page continues there. */
export async function loadSignUpPage(
  args: RequestArgs,
  { locale, country }: Where,
): Promise<ReadSignUp> {
  const query = new URL(args.request.url).searchParams
  const session = await readSession(args)
  if (session.status === 'player') {
    const next = afterLogin(query.get(NEXT_PARAMETER), locale.segment)
    if (!query.has(DONE_PARAMETER)) throw redirect(next, 303)
    return { view: { step: 'Complete', loggedIn: true, next }, headers: new Headers() }
  }
  const token = readSignUpToken(args)
  if (token === null)
    return { view: await newSignUp(args, { locale, country }), headers: new Headers() }
  const { context, request } = args
  const known = await context.platform.readSignUp({ token, signal: request.signal })
  if (known.ok) return { view: await viewOf(args, locale, known.value), headers: new Headers() }
  if (known.refusal !== 'NO_SESSION')
    return { view: { step: 'Unavailable' }, headers: new Headers() }
  return { view: await newSignUp(args, { locale, country }), headers: clearSignUp(args) }
}

async function viewOf(args: RequestArgs, locale: Locale, state: SignUpState): Promise<SignUpView> {
  const query = new URL(args.request.url).searchParams
  const known =
    state.currentStep === 'Duplicated' || state.currentStep === 'Unsupported'
      ? 'Details'
      : state.currentStep
  const step = shownStep(known, query.get(STEP_PARAMETER))
  switch (step) {
    case 'Details':
      return detailsView(args, locale, {
        countryCode: state.countryCode,
        email: shownEmail(state.email),
        firstName: state.details.firstName,
        lastName: state.details.lastName,
        marketingOptIn: state.details.marketingOptIn ? 'yes' : '',
      })
    case 'ContactInfo':
      return contactInfoView(locale, state, args.context.clock())
    case 'Verification': {
      const kind = nextProof(state) ?? 'sms'
      const status = PIN_STATUSES.find((it) => it === query.get(PIN_PARAMETER))
      return {
        step,
        kind,
        to: kind === 'sms' ? (state.mobilePhone ?? '') : shownEmail(state.email),
        pin: { ...NEW_PIN, ...(status ? { status } : {}) },
      }
    }
    case 'Complete':
      return {
        step,
        loggedIn: false,
        next: afterLogin(query.get(NEXT_PARAMETER), locale.segment),
      }
  }
}

/**
 * A visitor in a country, or on a market's page, where no account can be opened is informed at once; a visitor who
 * lives elsewhere can say so and continue (GAP-054).
 */
async function newSignUp(args: RequestArgs, { locale, country }: Where): Promise<SignUpView> {
  const asked = new URL(args.request.url).searchParams.get(STEP_PARAMETER)
  const own = locale.market.originCountries[0] ?? null
  const known = [own, country].filter((it) => it !== null)
  const open = await openCountries(args.context)
  const isOpen = (code: string) => open.some((it) => it.code === code)
  if (open.length === 0 || (asked !== 'Details' && !known.every(isOpen))) {
    return { step: 'Unsupported', countries: await countryChoices(args.context, locale) }
  }
  const countryCode = [...known, DEFAULT_COUNTRY].find(isOpen) ?? open[0]?.code ?? DEFAULT_COUNTRY
  return detailsView(args, locale, { countryCode })
}

async function detailsView(args: RequestArgs, locale: Locale, typed: Typed): Promise<DetailsView> {
  const {
    context,
    request,
    request: { signal },
  } = args
  // The coming checks are only shown for information: if the platform does not respond, the usual ones are shown
  // (GAP-053).
  const risk = await context.platform.readRiskSetting(typed.countryCode ?? DEFAULT_COUNTRY, {
    signal,
  })
  return {
    step: 'Details',
    countries: await countryChoices(context, locale),
    ages: Object.fromEntries(
      REGISTRATION_COUNTRIES.map(({ code }) => [code, ageRule(marketOfCountry(code), locale)]),
    ),
    typed,
    bonusCode: readBonusCode({ request, context }),
    termsVersion: risk.ok ? risk.value.termsVersion : null,
    verification: risk.ok ? risk.value.verification : 'SMS',
    links: {
      terms: localePath(locale.segment, '/terms'),
      cookies: localePath(locale.segment, '/cookie-policy'),
    },
    again: typed.email !== undefined,
    ended: new URL(request.url).searchParams.has(ENDED_PARAMETER),
  }
}

function contactInfoView(locale: Locale, state: SignUpState, nowMs: number): ContactInfoView {
  const { countryCode, contactInfo } = state
  const own = REGISTRATION_COUNTRIES.find((it) => it.code === countryCode)
  const isd = own?.isd ?? ''
  const phone = state.mobilePhone ?? ''
  const prefix = REGISTRATION_COUNTRIES.find((it) => phone.startsWith(`+${it.isd}`))?.isd ?? isd
  const market = marketOfCountry(countryCode)
  return {
    step: 'ContactInfo',
    country: countryCode,
    age: ageRule(market, locale),
    today: localDay(nowMs, market.timeZone),
    prefixes: prefixChoices(locale),
    provinces: provinceOptions(countryCode, locale.language),
    asksCpf: asksCpf(countryCode),
    typed: {
      phonePrefix: prefix,
      phoneBody: phone.slice(prefix.length + 1),
      ...(contactInfo
        ? {
            dateOfBirth: contactInfo.dateOfBirth,
            street: contactInfo.street,
            city: contactInfo.city,
            postalCode: contactInfo.postalCode,
            provinceCode: contactInfo.provinceCode ?? '',
            cpf: contactInfo.cpf ?? '',
          }
        : {}),
    },
  }
}

export const asksCpf = (country: string): boolean => country === 'BR'

/** The language of the account: the page's if the country's market supports it, else the market's own. */
export function languageOf(market: Market, locale: Locale): Language {
  return composeLocale({ market, storedLanguage: locale.language }).language
}

function nameOf(code: string, { language }: Locale): string {
  return new Intl.DisplayNames([LANGUAGES[language].intl], { type: 'region' }).of(code) ?? code
}

/**
 * Countries with open registration, among those whose visitors are not blocked (those whose market is licensed) and
 * whose market no editor has switched off (STU-04).
 */
async function openCountries(context: AppLoadContext): Promise<Country[]> {
  const { restrictedCountries } = context.config.guards
  const { off } = await loadOffering(context)
  return REGISTRATION_COUNTRIES.filter(
    ({ code }) => !restrictedCountries.includes(code) && !isMarketOff(marketOfCountry(code), off),
  )
}

async function countryChoices(context: AppLoadContext, locale: Locale): Promise<Choice[]> {
  return (await openCountries(context))
    .map(({ code }) => ({
      value: code,
      label: nameOf(code, locale),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, LANGUAGES[locale.language].intl))
}

function prefixChoices(locale: Locale): Choice[] {
  return REGISTRATION_COUNTRIES.map(({ code, isd }) => ({
    value: isd,
    label: `+${isd} ${nameOf(code, locale)}`,
  }))
}

/** The minimum age as text, before a date is typed (GAP-050). */
function ageRule(market: Market, { language }: Locale): AgeRule {
  const { minimumAge, minimumAgeByRegion, code } = market
  const [first] = Object.entries(minimumAgeByRegion)
  if (first === undefined) return { age: minimumAge, other: null }
  const regions = provinceOptions(code, language)
    .filter(({ value }) => minimumAgeByRegion[value] === first[1])
    .map(({ label }) => label)
  const list = new Intl.ListFormat(LANGUAGES[language].intl, { type: 'conjunction' })
  return { age: minimumAge, other: { age: first[1], regions: list.format(regions) } }
}
