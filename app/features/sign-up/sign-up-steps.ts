/** The steps of a sign-up (SUP-01). The order of the first four is that of the form. */
export const FORM_STEPS = ['Details', 'ContactInfo', 'Verification', 'Complete'] as const
export type FormStep = (typeof FORM_STEPS)[number]
export type Step = FormStep | 'Duplicated' | 'Unsupported'

export type StepEvent =
  | 'started'
  | 'contactGiven'
  | 'proved'
  | 'playerExists'
  | 'countryNotServed'
  | 'back'
  | 'maxAttempts'

/** The machine "Sign-up step" of table 2. Transitions not listed do not happen. `home` leaves the sign-up (GAP-055). */
const MOVES: Readonly<Record<Step, Partial<Record<StepEvent, Step | 'home'>>>> = {
  Details: { started: 'ContactInfo', playerExists: 'Duplicated', countryNotServed: 'Unsupported' },
  ContactInfo: { contactGiven: 'Verification', countryNotServed: 'Unsupported', back: 'Details' },
  Verification: {
    proved: 'Complete',
    playerExists: 'Duplicated',
    back: 'ContactInfo',
    maxAttempts: 'home',
  },
  Complete: {},
  Duplicated: { back: 'Details' },
  Unsupported: { back: 'Details' },
}

/** The state after an event; null if it has no meaning there. */
export function moveOn(step: Step, event: StepEvent): Step | 'home' | null {
  return MOVES[step][event] ?? null
}

/**
 * The step that a page shows: the one in the URL, unless it is ahead of the platform's state. After completion there is
 * no way back.
 */
export function shownStep(known: FormStep, asked: string | null): FormStep {
  const wanted = FORM_STEPS.find((it) => it === asked)
  if (wanted === undefined || known === 'Complete') return known
  return FORM_STEPS.indexOf(wanted) <= FORM_STEPS.indexOf(known) ? wanted : known
}

/** The machine "Pin code" of table 2 (SUP-08). */
export const PIN_STATUSES = [
  'uninitialised',
  'sendSuccess',
  'sendFail',
  'verifySuccess',
  'verifyFail',
] as const
export type PinStatus = (typeof PIN_STATUSES)[number]
export type PinCode = {
  status: PinStatus
  mobileNumberChanged: boolean
  smsMaxAttempts: boolean
}
export type PinEvent =
  | 'sent'
  | 'notSent'
  | 'verified'
  | 'notVerified'
  | 'maxAttempts'
  | 'phoneChanged'

export const NEW_PIN: PinCode = {
  status: 'uninitialised',
  mobileNumberChanged: false,
  smsMaxAttempts: false,
}

/** A changed phone number starts over, without the old one's flag (SUP-09, SUP-22). */
export function pinAfter(pin: PinCode, event: PinEvent): PinCode {
  switch (event) {
    case 'sent':
      return { ...pin, status: 'sendSuccess' }
    case 'notSent':
      return { ...pin, status: 'sendFail' }
    case 'verified':
      return { ...pin, status: 'verifySuccess' }
    case 'notVerified':
      return { ...pin, status: 'verifyFail' }
    case 'maxAttempts':
      return { ...pin, status: 'sendFail', smsMaxAttempts: true }
    case 'phoneChanged':
      return { ...NEW_PIN, mobileNumberChanged: true }
  }
}

/** What has to be verified next, or null when everything is: the phone first, then the email (GAP-053). */
export function nextProof(state: {
  verification: 'EMAIL' | 'SMS' | 'BOTH'
  emailVerified: boolean
  phoneVerified: boolean
}): 'sms' | 'email' | null {
  if (state.verification !== 'EMAIL' && !state.phoneVerified) return 'sms'
  if (state.verification !== 'SMS' && !state.emailVerified) return 'email'
  return null
}
