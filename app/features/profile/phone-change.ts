/** A field's refusals: field, then the platform's code. */
export type FieldCodes = Readonly<Record<string, string>>

/** Phone change (table 2, ACC-04): the popup for the code is open while there is a verification id. */
export type PhoneChange =
  | { state: 'idle'; errors: FieldCodes }
  | { state: 'loading' }
  | { state: 'code'; verificationId: string }
  | { state: 'verifying'; verificationId: string }
  | { state: 'verify-error'; verificationId: string; errors: FieldCodes }

export type PhoneChangeEvent =
  | { type: 'request' }
  | { type: 'success'; verificationId: string }
  | { type: 'error'; errors: FieldCodes }
  | { type: 'verify' }
  | { type: 'verify-error'; errors: FieldCodes }
  | { type: 'verify-success' }
  | { type: 'close' }

const IDLE: PhoneChange = { state: 'idle', errors: {} }

/**
 * Responses that are no longer expected change nothing: one that arrives after the popup was closed does not open it
 * again.
 */
export function nextPhoneChange(now: PhoneChange, event: PhoneChangeEvent): PhoneChange {
  switch (event.type) {
    case 'request':
      return now.state === 'verifying' ? now : { state: 'loading' }
    case 'success':
      return now.state === 'loading' ? { state: 'code', verificationId: event.verificationId } : now
    case 'error':
      return now.state === 'loading' ? { state: 'idle', errors: event.errors } : now
    case 'verify':
      return now.state === 'code' || now.state === 'verify-error'
        ? { state: 'verifying', verificationId: now.verificationId }
        : now
    case 'verify-error':
      return now.state === 'verifying'
        ? { ...now, state: 'verify-error', errors: event.errors }
        : now
    case 'verify-success':
      return now.state === 'verifying' ? IDLE : now
    case 'close':
      return IDLE
  }
}

/**
 * The state of the change on the page: the pending code, the last form response and the form being submitted. The same
 * on the server and in the browser.
 */
export function phoneChangeOf(page: {
  verificationId: string | null
  answer: { intent: 'phone' | 'phone-code'; errors: FieldCodes } | null
  sending: 'phone' | 'phone-code' | null
}): PhoneChange {
  const { verificationId, answer, sending } = page
  const events: PhoneChangeEvent[] = []
  if (verificationId !== null) {
    events.push({ type: 'request' }, { type: 'success', verificationId })
  }
  if (answer?.intent === 'phone') {
    events.push({ type: 'request' }, { type: 'error', errors: answer.errors })
  }
  if (answer?.intent === 'phone-code') {
    events.push({ type: 'verify' }, { type: 'verify-error', errors: answer.errors })
  }
  if (sending !== null) events.push({ type: sending === 'phone' ? 'request' : 'verify' })
  return events.reduce(nextPhoneChange, IDLE)
}

/** Delay before another code can be requested (GAP-052). */
export const RESEND_AFTER_S = 30

export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.min(RESEND_AFTER_S, Math.max(0, Math.ceil(RESEND_AFTER_S - (now - sentAt) / 1000)))
}

/** As many digits of a number as its owner needs to recognise it. */
export function phoneEnding(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-3)
}
