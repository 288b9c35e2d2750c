import { z } from 'zod'

/** Password reset: calls 7 to 11 of table 3 (PWR-04 to PWR-07, GAP-056). */

const secretKey = z.string().regex(/^[\w-]{16,128}$/)
const newPassword = z.string().min(8).max(64)

/** Answered 202 without a body for addresses known and unknown alike. */
export const resetRequest = z.strictObject({ email: z.email().max(254) })

export const resetSmsRequest = z.strictObject({
  email: z.email().max(254),
  code: z.string().regex(/^\d{6}$/),
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
/** Whose key a mailed link carries; 404 for one that is used, old or unknown. */
export const resetKeyResponse = z.object({ email: z.string() })
