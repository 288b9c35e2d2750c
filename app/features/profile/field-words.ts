import type { FieldCodes } from './phone-change.ts'

const FIELD_WORDS = [
  'street',
  'city',
  'postalCode',
  'provinceCode',
  'provinceAge',
  'long',
  'phone',
  'phoneTaken',
  'phoneSame',
  'phonePrefix',
  'smsCode',
  'smsCodeInvalid',
  'oldPassword',
  'oldPasswordIncorrect',
  'passwordShort',
  'passwordLong',
  'passwordWeak',
  'passwordEmail',
  'passwordSame',
  'choose',
] as const
/** A key below `profile:fieldErrors`. */
export type FieldWord = (typeof FIELD_WORDS)[number]

/** The texts of fields for refusals by the platform (ACC-16). */
const WORDS = {
  street: { required: 'street', invalid_text: 'street', too_small: 'street', too_big: 'long' },
  city: { required: 'city', invalid_text: 'city', too_small: 'city', too_big: 'long' },
  postalCode: {
    required: 'postalCode',
    invalid_postal_code: 'postalCode',
    too_small: 'postalCode',
    too_big: 'postalCode',
  },
  provinceCode: { too_young: 'provinceAge' },
  phoneBody: { same: 'phoneSame' },
  phonePrefix: {},
  code: {
    'sms.code.invalid': 'smsCodeInvalid',
    'error.registration.player_already_exists': 'phoneTaken',
  },
  password: { 'error.old_password.incorrect': 'oldPasswordIncorrect' },
  oldPassword: { 'error.old_password.incorrect': 'oldPasswordIncorrect' },
  newPassword: {
    too_small: 'passwordShort',
    too_big: 'passwordLong',
    weak_password: 'passwordWeak',
    contains_email: 'passwordEmail',
    same_password: 'passwordSame',
  },
  language: {},
  notificationType: {},
} as const satisfies Record<string, Record<string, FieldWord>>

/** The text of a field for a code without its own text. */
const OTHERWISE = {
  street: 'street',
  city: 'city',
  postalCode: 'postalCode',
  provinceCode: 'provinceCode',
  phoneBody: 'phone',
  phonePrefix: 'phonePrefix',
  code: 'smsCode',
  password: 'oldPassword',
  oldPassword: 'oldPassword',
  newPassword: 'passwordWeak',
  language: 'choose',
  notificationType: 'choose',
} as const satisfies Record<keyof typeof WORDS, FieldWord>

export type FormField = keyof typeof WORDS

/** The text of a field's refusal; null if it has none. */
export function fieldWord(field: FormField, codes: FieldCodes): FieldWord | null {
  const code = codes[field]
  if (code === undefined) return null
  const words: Readonly<Record<string, FieldWord>> = WORDS[field]
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? OTHERWISE[field]
}
