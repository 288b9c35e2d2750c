import { z } from 'zod'
import {
  CAPTCHA_HEADER,
  challengeResponse,
  type contactInfoRequest,
  contactInfoResponse,
  type enterSignUpCodeRequest,
  riskSettingResponse,
  type SignUpState,
  type sendSignUpCodeRequest,
  type signUpRequest,
  signUpResponse,
  signUpState,
} from '#contracts/player-api/accounts.ts'
import { type TokenSet, tokenSet } from '#contracts/player-api/v1.ts'
import type { Answer, CallOptions, PlatformCall } from './platform-call.server.ts'

/** `visitor`: the visitor's IP address; the platform uses it for rate limiting. */
type From = Pick<CallOptions, 'visitor' | 'signal'>
/** `token`: the registration token of the sign-up in progress. */
export type SigningUp = From & { token: string }
/** The channel of the one-time code. */
export type CodeKind = 'sms' | 'email'

/** The calls of a sign-up (SUP-10 to SUP-14). */
export type SignUpCalls = {
  readChallenge(from: From): Answer<z.infer<typeof challengeResponse>>
  /** What a sign-up in that country has to verify. */
  readRiskSetting(countryCode: string, from: From): Answer<z.infer<typeof riskSettingResponse>>
  beginSignUp(
    body: z.input<typeof signUpRequest>,
    from: From & { captcha: string | null },
  ): Answer<z.infer<typeof signUpResponse>>
  readSignUp(who: SigningUp): Answer<SignUpState>
  putContactInfo(
    body: z.input<typeof contactInfoRequest>,
    who: SigningUp,
  ): Answer<z.infer<typeof contactInfoResponse>>
  sendSignUpCode(
    kind: CodeKind,
    body: z.input<typeof sendSignUpCodeRequest>,
    who: SigningUp,
  ): Answer<null>
  enterSignUpCode(
    kind: CodeKind,
    body: z.input<typeof enterSignUpCodeRequest>,
    who: SigningUp,
  ): Answer<null>
  /** Once, right after the account was opened. */
  signInSignedUp(who: SigningUp): Answer<TokenSet>
}

const PATH = '/v1/player/registration'
const nothing = z.unknown().transform(() => null)

export function createSignUpCalls(call: PlatformCall): SignUpCalls {
  return {
    readChallenge: (from) => call('GET', `${PATH}/challenge`, challengeResponse, from),
    readRiskSetting: (countryCode, from) => {
      const path = `/v1/player/markets/risk-setting?${new URLSearchParams({ countryCode })}`
      return call('GET', path, riskSettingResponse, from)
    },
    beginSignUp: (body, { captcha, ...from }) =>
      call('POST', PATH, signUpResponse, {
        ...from,
        body,
        ...(captcha === null ? {} : { headers: { [CAPTCHA_HEADER]: captcha } }),
      }),
    readSignUp: (who) => call('GET', PATH, signUpState, who),
    putContactInfo: (body, who) => call('PUT', PATH, contactInfoResponse, { ...who, body }),
    sendSignUpCode: (kind, body, who) =>
      call('POST', `${PATH}/${kind}_request`, nothing, { ...who, body }),
    enterSignUpCode: (kind, body, who) =>
      call('POST', `${PATH}/${kind}_verification`, nothing, { ...who, body }),
    signInSignedUp: (who) => call('POST', `${PATH}/sign_in`, tokenSet, who),
  }
}
