import { z } from 'zod'

/** Password reset: calls 7 to 11 of table 3 (PWR-04 to PWR-07, GAP-056). */

const secretKey = z.string().regex(/^[\w-]{16,128}$/)
const newPassword = z.string().min(8).max(64)

/** Always answered 202 without a body, so that it does not reveal which addresses are known. */
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
/** The owner of the key in a mailed link; 404 for a used, expired or unknown one. */
export const resetKeyResponse = z.object({ email: z.string() })
