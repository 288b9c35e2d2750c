import type { z } from 'zod'
import type { contactInfoRequest, signUpRequest } from '#contracts/player-api/accounts.ts'
import { email } from '#contracts/player-api/typed-fields.ts'
import { cleanText, joinPhone } from '#contracts/typed-text.ts'
import { COUNTRIES } from '#markets/countries.ts'
import type { Language } from '#markets/index.ts'
import { type FieldError, onePerField, type SignUpField, type Typed } from './sign-up-problems.ts'

type Form = Readonly<Record<string, unknown>>

const MAX_TYPED = 300
const DETAILS = [
  'countryCode',
  'firstName',
  'lastName',
  'email',
  'termsAndConditions',
  'cookiePolicyAccepted',
  'marketingOptIn',
] as const
const CONTACT = [
  'dateOfBirth',
  'street',
  'city',
  'postalCode',
  'provinceCode',
  'phonePrefix',
  'phoneBody',
  'cpf',
] as const

export const typedDetails = (form: Form): Typed => typed(form, DETAILS)
export const typedContactInfo = (form: Form): Typed => typed(form, CONTACT)

function typed(form: Form, names: readonly SignUpField[]): Typed {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name).slice(0, MAX_TYPED)]))
}

export function textOf(form: Form, name: string): string {
  const value = form[name]
  return typeof value === 'string' ? value : ''
}

type Details = z.input<typeof signUpRequest>

/**
 * The body of the first call, and a quick check for missing fields. The rules of each field are the platform's: it
 * reports all other problems, in the same way to every client.
 */
export function readDetails(
  form: Form,
  about: {
    languageCode: Language
    bonusCode: string | null
    isAffiliate: boolean
    termsVersion: string | null
  },
): { body: Details; missing: FieldError[] } {
  const isTicked = (name: SignUpField) => textOf(form, name) !== ''
  const missing = missingOf(form, ['countryCode', 'firstName', 'lastName', 'email', 'password'])
  for (const name of ['termsAndConditions', 'cookiePolicyAccepted'] as const) {
    if (!isTicked(name)) missing.push({ field: name, key: name })
  }
  return {
    body: {
      countryCode: textOf(form, 'countryCode'),
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      email: email.safeParse(textOf(form, 'email')).data ?? textOf(form, 'email').trim(),
      password: textOf(form, 'password'),
      languageCode: about.languageCode,
      termsAndConditions: true,
      cookiePolicyAccepted: true,
      marketingOptIn: isTicked('marketingOptIn'),
      ...(about.termsVersion === null
        ? {}
        : { termsAndConditionsAcceptedVersion: about.termsVersion }),
      ...(about.bonusCode === null ? {} : { bonusCode: about.bonusCode }),
      ...(about.isAffiliate ? { affiliateReg: true } : {}),
    },
    missing: onePerField(missing),
  }
}

type ContactInfo = z.input<typeof contactInfoRequest>

/** The body of the second call: its phone is one number, prefix included (SUP-06). */
export function readContactInfo(
  form: Form,
  about: {
    playerId: string
    countryCode: string
    languageCode: Language
    hasProvinces: boolean
    asksCpf: boolean
  },
): { body: ContactInfo; missing: FieldError[] } {
  const prefix = textOf(form, 'phonePrefix').trim().replace(/^\+/, '')
  const isPrefix = COUNTRIES.some((it) => it.isd === prefix)
  return {
    body: {
      playerId: about.playerId,
      dateOfBirth: textOf(form, 'dateOfBirth'),
      street: textOf(form, 'street'),
      city: textOf(form, 'city'),
      postalCode: textOf(form, 'postalCode'),
      mobilePhone: joinPhone(prefix, textOf(form, 'phoneBody')),
      countryCode: about.countryCode,
      languageCode: about.languageCode,
      termsAndConditionsAccepted: true,
      ...(about.hasProvinces ? { provinceCode: textOf(form, 'provinceCode') } : {}),
      ...(about.asksCpf ? { cpf: textOf(form, 'cpf') } : {}),
    },
    missing: onePerField([
      // Selected from a list: a code that is not in it is invalid.
      ...(isPrefix ? [] : [{ field: 'phonePrefix', key: 'phonePrefix' } as const]),
      ...missingOf(form, [
        'dateOfBirth',
        'street',
        'city',
        'postalCode',
        'phonePrefix',
        'phoneBody',
        ...(about.hasProvinces ? (['provinceCode'] as const) : []),
        ...(about.asksCpf ? (['cpf'] as const) : []),
      ]),
    ]),
  }
}

function missingOf(
  form: Form,
  names: readonly Exclude<SignUpField, 'marketingOptIn'>[],
): FieldError[] {
  return names
    .filter((name) => cleanText(textOf(form, name)) === '')
    .map((name) => ({ field: name, key: name === 'password' ? 'passwordShort' : name }))
}
