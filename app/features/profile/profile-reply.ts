import type { RefusalCode } from '#contracts/refusals.ts'
import type { Intent } from './panels.ts'
import type { FieldCodes } from './phone-change.ts'

/** Problem with a form as a whole; a key below `profile:failures`. */
export type Failure =
  | 'unavailable'
  | 'tooManyRequests'
  | 'smsMaxAttempts'
  | 'smsMaxTries'
  | 'refused'

/** The response to a refused form. It contains nothing secret that was typed. */
export type ProfileReply = {
  intent: Intent
  fields: FieldCodes
  failure: Failure | null
  /** Shown as a toast, too (ACC-15). */
  toast: 'failure' | 'oldPassword' | null
  typed: Readonly<Record<string, string>>
}

type Refusal = {
  refusal: RefusalCode
  fields?: readonly { field: string; code: string }[]
}

/** Refusals that concern one field of their form (table 5). */
const FIELD_OF: Readonly<Partial<Record<RefusalCode, string>>> = {
  'sms.code.invalid': 'code',
  'error.old_password.incorrect': 'oldPassword',
  // Only shown to a user who has proved access to that phone.
  'error.registration.player_already_exists': 'code',
}
/** The platform's field names that differ from the form's. */
const NAMES: Readonly<Record<string, string>> = { mobilePhone: 'phoneBody' }

/** Errors of the platform on their form (ACC-16): the first of each field, else the failure as a whole. */
export function replyTo(
  intent: Intent,
  { refusal, fields = [] }: Refusal,
  typed: Readonly<Record<string, string>>,
): ProfileReply {
  const own = fieldOf(intent, refusal)
  const pairs = [
    ...(own === undefined ? [] : [[own, refusal] as const]),
    ...fields
      .filter((it) => it.field !== '')
      .map(({ field, code }) => [NAMES[field] ?? field, code] as const),
  ]
  const codes = Object.fromEntries(pairs.reverse())
  const failure = pairs.length > 0 ? null : failureOf(intent, refusal)
  return {
    intent,
    fields: codes,
    failure,
    toast:
      refusal === 'error.old_password.incorrect'
        ? 'oldPassword'
        : failure === 'unavailable'
          ? 'failure'
          : null,
    typed,
  }
}

function fieldOf(intent: Intent, refusal: RefusalCode): string | undefined {
  // A form that changes a number has only one password field.
  if (refusal === 'error.vonage.phone.invalid' && intent === 'phone') return 'phoneBody'
  const isPassword = refusal === 'error.old_password.incorrect' && intent === 'phone'
  return isPassword ? 'password' : FIELD_OF[refusal]
}

function failureOf(intent: Intent, refusal: RefusalCode): Failure {
  switch (refusal) {
    case 'sms.max.attempts.reached':
      return intent === 'phone-code' ? 'smsMaxTries' : 'smsMaxAttempts'
    case 'TOO_MANY_REQUESTS':
      return 'tooManyRequests'
    case 'UNAVAILABLE':
    case 'INTERNAL':
    case 'NOT_FOUND':
    case 'error.oops.tryAgain':
      return 'unavailable'
    default:
      return 'refused'
  }
}
