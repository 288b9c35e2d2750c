import { CAPTCHA_HEADER, signUpCalls } from '#contracts/player-api/accounts.ts'
import { ok } from '#contracts/result.ts'
import type { SessionDeps } from '../players/index.ts'
import {
  beginSignUp,
  enterSignUpCode,
  putContactInfo,
  readSignUp,
  riskSettingOf,
  type SignUpDeps,
  sendSignUpCode,
  signInSignedUp,
} from '../sign-up/index.ts'
import { bindCalls, type Route } from './route.ts'

/** The calls of a sign-up, from the first form to the sign-in that ends it. */
export function signUpRoutes(deps: SignUpDeps, sessions: SessionDeps): Route[] {
  return bindCalls(signUpCalls, {
    readChallenge: async () => ok(deps.captcha.issue()),
    readRiskSetting: async ({ query }) =>
      ok({
        ...riskSettingOf(query.countryCode),
        termsVersion: await deps.termsOf(query.countryCode ?? ''),
      }),
    beginSignUp: ({ body, visitor, header }) =>
      beginSignUp(deps, body, { captchaToken: header(CAPTCHA_HEADER), visitor }),
    readSignUp: async ({ draft }) => ok(await readSignUp(deps, draft)),
    putContactInfo: ({ draft, body }) => putContactInfo(deps, draft, body),
    sendSmsCode: ({ draft, body: { playerId }, visitor }) =>
      sendSignUpCode(deps, draft, { playerId, kind: 'sms', visitor }),
    enterSmsCode: ({ draft, body: { playerId, code }, visitor }) =>
      enterSignUpCode(deps, draft, { playerId, code, kind: 'sms', visitor }),
    sendEmailCode: ({ draft, body: { playerId }, visitor }) =>
      sendSignUpCode(deps, draft, { playerId, kind: 'mail', visitor }),
    enterEmailCode: ({ draft, body: { playerId, code }, visitor }) =>
      enterSignUpCode(deps, draft, { playerId, code, kind: 'mail', visitor }),
    signInSignedUp: ({ draft, visitor }) =>
      signInSignedUp({ sessions, db: deps.db }, draft, visitor ?? ''),
  })
}
