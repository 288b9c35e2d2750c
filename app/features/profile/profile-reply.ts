import type { RefusalCode } from '#contracts/refusals.ts'
import type { Intent } from './panels.ts'
import type { FieldCodes } from './phone-change.ts'

/** What is wrong with a form as a whole; a key below `profile:failures`. */
export type Failure =
  | 'unavailable'
  | 'tooManyRequests'
  | 'smsMaxAttempts'
  | 'smsMaxTries'
  | 'refused'

/** What a form gets back that was refused. Nothing secret that was typed is in it. */
export type ProfileReply = {
  intent: Intent
  fields: FieldCodes
  failure: Failure | null
  /** Said as a toast, too (ACC-15). */
  toast: 'failure' | 'oldPassword' | null
  typed: Readonly<Record<string, string>>
}

type Refusal = {
  refusal: RefusalCode
  fields?: readonly { field: string; code: string }[]
}

/** Refusals that are about one field of their form (table 5). */
const FIELD_OF: Readonly<Partial<Record<RefusalCode, string>>> = {
  'sms.code.invalid': 'code',
  'error.old_password.incorrect': 'oldPassword',
  // Said only to whoever has proved to read that phone.
  'error.registration.player_already_exists': 'code',
}
/** The platform's names where those of the form are others. */
const NAMES: Readonly<Record<string, string>> = { mobilePhone: 'phoneBody' }

/** Errors of the platform on their form (ACC-16): the first of each field, else what failed as a whole. */
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
  // Where a number is changed there is but one password.
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
