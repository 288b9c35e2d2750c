import type { z } from 'zod'
import {
  CAPTCHA_HEADER,
  type enterSignUpCodeRequest,
  type sendSignUpCodeRequest,
  signUpCalls,
  type signUpRequest,
} from '#contracts/player-api/accounts.ts'
import type { PlatformCall, SigningUp, Visitor } from './platform-call.server.ts'

export type { SigningUp } from './platform-call.server.ts'
/** The channel of the one-time code. */
export type CodeKind = 'sms' | 'email'

/** Calls of a sign-up (SUP-10 to SUP-14) whose input differs from their rows. */
export function createSignUpCalls(call: PlatformCall) {
  return {
    /** What a sign-up in that country has to verify. */
    readRiskSetting: (countryCode: string, sender: Visitor) =>
      call(signUpCalls.readRiskSetting, { query: { countryCode } }, sender),
    beginSignUp: (
      body: z.input<typeof signUpRequest>,
      { captcha, ...sender }: Visitor & { captcha: string | null },
    ) =>
      call(
        signUpCalls.beginSignUp,
        { body },
        { ...sender, ...(captcha === null ? {} : { headers: { [CAPTCHA_HEADER]: captcha } }) },
      ),
    sendSignUpCode: (kind: CodeKind, body: z.input<typeof sendSignUpCodeRequest>, who: SigningUp) =>
      call(kind === 'sms' ? signUpCalls.sendSmsCode : signUpCalls.sendEmailCode, { body }, who),
    enterSignUpCode: (
      kind: CodeKind,
      body: z.input<typeof enterSignUpCodeRequest>,
      who: SigningUp,
    ) =>
      call(kind === 'sms' ? signUpCalls.enterSmsCode : signUpCalls.enterEmailCode, { body }, who),
  }
}
