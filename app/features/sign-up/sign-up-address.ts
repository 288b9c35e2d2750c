import { localePath } from '#app/market/paths.ts'
import { AFFILIATE_PARAMETER } from '#app/session/affiliate.ts'
import type { FormStep, PinStatus } from './sign-up-steps.ts'

export const STEP_PARAMETER = 'step'
export const PIN_PARAMETER = 'pin'
export const NEXT_PARAMETER = 'next'
/** Set after completion, so that the page can confirm it to the player. */
export const DONE_PARAMETER = 'done'
/** Set when a sign-up has expired: the page says so. */
export const ENDED_PARAMETER = 'ended'
/** Opens the modal for too many messages on the home page (GAP-055). */
export const NOTICE_PARAMETER = 'notice'
export const MAX_ATTEMPTS_NOTICE = 'sms-max-attempts'

/** A URL of the sign-up; `next`, its final destination, is carried through every step. */
export function signUpAddress(
  segment: string,
  about: {
    next?: string | null
    step?: FormStep
    pin?: PinStatus
    done?: boolean
    ended?: boolean
    /** Only until the sign-up has started: an affiliate's link led here. */
    affiliate?: string | null
  },
): string {
  const query = new URLSearchParams()
  if (about.step) query.set(STEP_PARAMETER, about.step)
  if (about.pin) query.set(PIN_PARAMETER, about.pin)
  if (about.done) query.set(DONE_PARAMETER, '1')
  if (about.ended) query.set(ENDED_PARAMETER, '1')
  if (about.next) query.set(NEXT_PARAMETER, about.next)
  if (about.affiliate) query.set(AFFILIATE_PARAMETER, about.affiliate)
  const text = query.toString()
  return `${localePath(segment, '/signup')}${text === '' ? '' : `?${text}`}`
}
