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

/** `visitor`: the visitor's IP address; the platform uses it for rate limiting. */
type From = Pick<CallOptions, 'visitor' | 'signal'>

/** Password reset (PWR-04 to PWR-07). Known and unknown email addresses get the same responses. */
export type PasswordResetCalls = {
  /** Sends an SMS code or an email with a link, depending on the account; does not reveal which. */
  requestPasswordReset(body: z.input<typeof resetRequest>, from: From): Answer<null>
  /** Exchanges the SMS code for the two keys that setting a new password requires. */
  verifyResetCode(
    body: z.input<typeof resetSmsRequest>,
    from: From,
  ): Answer<z.infer<typeof resetSmsResponse>>
  setPasswordBySms(body: z.input<typeof newPasswordBySmsRequest>, from: From): Answer<null>
  setPasswordByMail(body: z.input<typeof newPasswordByMailRequest>, from: From): Answer<null>
  /** The account of an emailed link's key; NOT_FOUND if it is used, expired or unknown. */
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
