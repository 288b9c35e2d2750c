import { z } from 'zod'
import {
  type newPasswordByMailRequest,
  type newPasswordBySmsRequest,
  resetKeyResponse,
  type resetRequest,
  type resetSmsRequest,
  resetSmsResponse,
} from '#contracts/player-api/password-reset.ts'
import type { Answer, CallOptions, PlatformCall } from './platform-call.server.ts'

/** `visitor`: who sits in front of the form; the platform limits by it. */
type From = Pick<CallOptions, 'visitor' | 'signal'>

/** Password reset (PWR-04 to PWR-07). Known and unknown addresses get the same answers. */
export type PasswordResetCalls = {
  /** Sends an SMS code or a mail with a link, as the account has it; says nothing about which. */
  requestPasswordReset(body: z.input<typeof resetRequest>, from: From): Answer<null>
  /** Exchanges the code of the SMS for the two keys that a new password takes. */
  verifyResetCode(
    body: z.input<typeof resetSmsRequest>,
    from: From,
  ): Answer<z.infer<typeof resetSmsResponse>>
  setPasswordBySms(body: z.input<typeof newPasswordBySmsRequest>, from: From): Answer<null>
  setPasswordByMail(body: z.input<typeof newPasswordByMailRequest>, from: From): Answer<null>
  /** Whose key a mailed link carries; NOT_FOUND for one that is used, old or unknown. */
  readResetEmail(resetKey: string, from: From): Answer<string>
}

const PATH = '/v1/player/password_reset'
const nothing = z.unknown().transform(() => null)
const emailOnly = resetKeyResponse.transform(({ email }) => email)

export function createPasswordResetCalls(call: PlatformCall): PasswordResetCalls {
  return {
    requestPasswordReset: (body, from) => call('POST', PATH, nothing, { ...from, body }),
    verifyResetCode: (body, from) =>
      call('POST', `${PATH}/sms_verification`, resetSmsResponse, { ...from, body }),
    setPasswordBySms: (body, from) =>
      call('POST', `${PATH}/new_password`, nothing, { ...from, body }),
    setPasswordByMail: (body, from) =>
      call('POST', `${PATH}/new_password/email`, nothing, { ...from, body }),
    readResetEmail: (resetKey, from) =>
      call('GET', `${PATH}/new_password/email/${encodeURIComponent(resetKey)}`, emailOnly, from),
  }
}
