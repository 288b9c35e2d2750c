import type { Step } from './sign-up-steps.ts'

/** Every field of the sign-up; its test id is `signup-{field}`, that of its error `signup-{field}-error`. */
export const SIGN_UP_FIELDS = [
  'countryCode',
  'firstName',
  'lastName',
  'email',
  'password',
  'termsAndConditions',
  'cookiePolicyAccepted',
  'marketingOptIn',
  'dateOfBirth',
  'street',
  'city',
  'postalCode',
  'provinceCode',
  'phonePrefix',
  'phoneBody',
  'cpf',
  'code',
] as const
export type SignUpField = (typeof SIGN_UP_FIELDS)[number]

/** A key below `fieldErrors` in the messages of the sign-up. */
export type FieldErrorKey =
  | Exclude<SignUpField, 'marketingOptIn'>
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordWeak'
  | 'passwordEmail'
  | 'termsChanged'
  | 'tooYoung'
  | 'cpfTaken'
export type FieldError = { field: SignUpField; key: FieldErrorKey }

/** Table 5, and three of ours: the message of a form above its fields. */
export type FailureKey =
  | 'error.country.blocked'
  | 'error.signup.unhandled'
  | 'error.captcha.validation'
  | 'error.vonage.validation'
  | 'error.system.error'
  | 'error.same.customer.info.detected'
  | 'error.excluded'
  | 'unhandled.error.no.code'
  | 'sms.max.attempts.reached'
  | 'ours.needsScript'
  | 'ours.notLoggedIn'
export type Failure = { key: FailureKey } | { key: 'ours.wait'; seconds: number }

export type Problems = { fields: FieldError[]; failure: Failure | null }
/** The typed values, for the form that comes back; never a password or a code. */
export type Typed = Partial<Record<SignUpField, string>>

/** The response to a form: the current step, the problems, and the typed values. */
export type SignUpReply = Problems & {
  step: Step
  typed: Typed
  /** Of the login after completion: whether it may be retried. */
  mayRetry?: boolean
}

export type SignUpCall = 'begin' | 'contact' | 'send' | 'enter'

/** The platform's refusal; `fields` if it named some. */
export type Refused = {
  refusal: string
  detail?: Record<string, string | number | boolean>
  fields?: { field: string; code: string }[]
}

/**
 * What a refusal means for the sign-up: another step, or a message for the form (SUP-15 to SUP-23, CON-22, CON-42).
 * `gone`: the sign-up has ended, or is further ahead than this page.
 */
export type Meaning =
  | { event: 'playerExists' | 'countryNotServed' | 'maxAttempts' }
  | { event: 'gone' }
  | { problems: Problems }

export function readRefusal(call: SignUpCall, refused: Refused): Meaning {
  const { refusal, detail } = refused
  const errorText = `${refusal} ${detail?.message ?? ''}`
  switch (refusal) {
    case 'NO_SESSION':
    case 'SIGN_UP_STEP':
      return { event: 'gone' }
    case 'UNAVAILABLE':
      return failed(
        detail?.reason === 'failed' || detail?.reason === 'unreadable'
          ? 'error.system.error'
          : 'error.country.blocked',
      )
    case 'TOO_MANY_REQUESTS':
      return wait(Number(detail?.retryAfterSeconds ?? 60))
    case 'error.country.blocked':
      return { event: 'countryNotServed' }
    case 'sms.max.attempts.reached':
      return { event: 'maxAttempts' }
    case 'sms.code.invalid':
      return field('code', 'code')
    case 'error.cpf.duplicate_found':
      return field('cpf', 'cpfTaken')
    case 'error.registration.excluded':
      return failed('error.excluded')
    case 'error.registration.player_already_exists':
      return call === 'contact'
        ? failed('error.same.customer.info.detected')
        : { event: 'playerExists' }
  }
  if (errorText.includes('error.vonage.phone.invalid')) return failed('error.vonage.validation')
  if (errorText.includes('error.captcha.validation') || errorText.includes('explicit deny'))
    return failed('error.captcha.validation')
  const fields = (refused.fields ?? []).flatMap(({ field, code }) => fieldError(field, code) ?? [])
  if (fields.length > 0) return { problems: { fields: onePerField(fields), failure: null } }
  return failed(
    call === 'enter' || call === 'send' ? 'unhandled.error.no.code' : 'error.signup.unhandled',
  )
}

const failed = (key: FailureKey): Meaning => ({ problems: { fields: [], failure: { key } } })
const wait = (seconds: number): Meaning => ({
  problems: { fields: [], failure: { key: 'ours.wait', seconds } },
})
const field = (name: SignUpField, key: FieldErrorKey): Meaning => ({
  problems: { fields: [{ field: name, key }], failure: null },
})

const PASSWORD_KEYS: Readonly<Record<string, FieldErrorKey>> = {
  too_small: 'passwordShort',
  too_big: 'passwordLong',
  weak_password: 'passwordWeak',
  contains_email: 'passwordEmail',
}

/** Maps the platform's field name and problem to the form's; null for those that the form does not have. */
function fieldError(name: string, code: string): FieldError | null {
  if (name === 'mobilePhone') return { field: 'phoneBody', key: 'phoneBody' }
  if (name === 'termsAndConditionsAcceptedVersion') {
    return { field: 'termsAndConditions', key: 'termsChanged' }
  }
  const known = SIGN_UP_FIELDS.find((it) => it === name)
  if (known === undefined || known === 'marketingOptIn') return null
  if (known === 'password') return { field: known, key: PASSWORD_KEYS[code] ?? 'passwordWeak' }
  if (known === 'dateOfBirth' && code === 'too_young') return { field: known, key: 'tooYoung' }
  return { field: known, key: known }
}

/** In the order of the form, one problem per field. */
export function onePerField(errors: readonly FieldError[]): FieldError[] {
  return SIGN_UP_FIELDS.flatMap((name) => errors.find((it) => it.field === name) ?? [])
}
