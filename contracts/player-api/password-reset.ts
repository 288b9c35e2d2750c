import { z } from 'zod'
import type { Calls } from './call.ts'
import { email, oneTimeCode } from './typed-fields.ts'

/** Password reset: calls 7 to 11 of table 3 (PWR-04 to PWR-07, GAP-056). */

const secretKey = z.string().regex(/^[\w-]{16,128}$/)
const newPassword = z.string().min(8).max(64)

/** Always answered 202 without a body, so that it does not reveal which addresses are known. */
export const resetRequest = z.strictObject({ email })

export const resetSmsRequest = z.strictObject({
  email,
  code: oneTimeCode,
})
export const resetSmsResponse = z.object({ resetKey: z.string(), smsResetKeyId: z.string() })

export const newPasswordBySmsRequest = z.strictObject({
  resetKey: secretKey,
  smsResetKeyId: secretKey,
  password: newPassword,
})
export const newPasswordByMailRequest = z.strictObject({
  resetKey: secretKey,
  password: newPassword,
})
/** The owner of the key in a mailed link; 404 for a used, expired or unknown one. */
export const resetKeyResponse = z.object({ email: z.string() })

/** The calls of a password reset. */
export const passwordResetCalls = {
  requestPasswordReset: {
    method: 'POST',
    path: '/v1/player/password_reset',
    summary: 'Ask for a new password; the answer is the same for every address',
    access: 'none',
    isLimited: true,
    body: resetRequest,
    status: 202,
    answer: null,
    refusals: ['sms.max.attempts.reached'],
  },
  verifyResetCode: {
    method: 'POST',
    path: '/v1/player/password_reset/sms_verification',
    summary: 'Exchange the code of the SMS for the keys to a new password',
    access: 'none',
    isLimited: true,
    body: resetSmsRequest,
    status: 200,
    answer: resetSmsResponse,
    refusals: ['sms.code.invalid', 'sms.max.attempts.reached'],
  },
  setPasswordBySms: {
    method: 'POST',
    path: '/v1/player/password_reset/new_password',
    summary: 'Set a new password with the keys of a proved code, once',
    access: 'none',
    isLimited: true,
    body: newPasswordBySmsRequest,
    status: 204,
    answer: null,
    refusals: ['error.password.reset'],
  },
  setPasswordByMail: {
    method: 'POST',
    path: '/v1/player/password_reset/new_password/email',
    summary: 'Set a new password with the key of a mailed link, once',
    access: 'none',
    isLimited: true,
    body: newPasswordByMailRequest,
    status: 204,
    answer: null,
    refusals: ['error.password.reset'],
  },
  readResetEmail: {
    method: 'GET',
    path: '/v1/player/password_reset/new_password/email/:id',
    summary: 'The e-mail address that the key of a mailed link belongs to',
    access: 'none',
    isLimited: true,
    status: 200,
    answer: resetKeyResponse,
    refusals: ['NOT_FOUND'],
  },
} satisfies Calls
