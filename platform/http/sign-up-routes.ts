import {
  CAPTCHA_HEADER,
  challengeResponse,
  contactInfoRequest,
  contactInfoResponse,
  enterSignUpCodeRequest,
  riskSettingQuery,
  riskSettingResponse,
  sendSignUpCodeRequest,
  signUpRequest,
  signUpResponse,
  signUpState,
} from '#contracts/player-api/accounts.ts'
import { tokenSet } from '#contracts/player-api/v1.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
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
import { draftRoute, type Route, route } from './route.ts'

const PATH = '/v1/player/registration'
const SEND_REFUSALS: readonly RefusalCode[] = [
  'FORBIDDEN',
  'SIGN_UP_STEP',
  'sms.max.attempts.reached',
]
const ENTER_REFUSALS: readonly RefusalCode[] = [
  'FORBIDDEN',
  'SIGN_UP_STEP',
  'sms.code.invalid',
  'error.registration.excluded',
  'error.registration.player_already_exists',
]

/**
 * The calls of a sign-up (table 3, rows 1 to 6 and 14), and three of ours: the captcha puzzle, the current step, and
 * the sign-in that ends it.
 */
export function signUpRoutes(deps: SignUpDeps, sessions: SessionDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: `${PATH}/challenge`,
      summary: 'A puzzle whose answer the sign-up asks for',
      access: 'none',
      status: 200,
      answer: challengeResponse,
      refusals: [],
      handle: async () => ok(deps.captcha.issue()),
    }),
    route({
      method: 'GET',
      path: '/v1/player/markets/risk-setting',
      summary: 'What a sign-up in that country has to prove',
      access: 'none',
      query: riskSettingQuery,
      status: 200,
      answer: riskSettingResponse,
      refusals: [],
      handle: async ({ query }) =>
        ok({
          ...riskSettingOf(query.countryCode),
          termsVersion: await deps.termsOf(query.countryCode ?? ''),
        }),
    }),
    route({
      method: 'POST',
      path: PATH,
      summary: 'Begin a sign-up; its token opens the calls that follow',
      access: 'none',
      isLimited: true,
      requestHeaders: { [CAPTCHA_HEADER]: 'The answer to a puzzle, good once' },
      body: signUpRequest,
      status: 201,
      answer: signUpResponse,
      refusals: [
        'error.country.blocked',
        'error.captcha.validation',
        'error.registration.player_already_exists',
      ],
      handle: ({ body, visitor, header }) =>
        beginSignUp(deps, body, { captchaToken: header(CAPTCHA_HEADER), visitor }),
    }),
    draftRoute({
      method: 'GET',
      path: PATH,
      summary: 'Where the sign-up stands',
      status: 200,
      answer: signUpState,
      refusals: [],
      handle: async (draft) => ok(readSignUp(draft)),
    }),
    draftRoute({
      method: 'PUT',
      path: PATH,
      summary: 'Add birth date, address and phone to the sign-up, or correct them',
      isLimited: true,
      body: contactInfoRequest,
      status: 200,
      answer: contactInfoResponse,
      refusals: [
        'FORBIDDEN',
        'SIGN_UP_STEP',
        'error.country.blocked',
        'error.cpf.duplicate_found',
        'error.registration.player_already_exists',
      ],
      handle: (draft, { body }) => putContactInfo(deps, draft, body),
    }),
    ...codeRoutes(deps, 'sms'),
    ...codeRoutes(deps, 'mail'),
    draftRoute({
      method: 'POST',
      path: `${PATH}/sign_in`,
      summary: 'Sign in with the token of a sign-up whose account is open; uses the token up',
      isLimited: true,
      status: 200,
      answer: tokenSet,
      refusals: [
        'SIGN_UP_STEP',
        'error.player.not.found',
        'error.timeout.in.progress',
        'error.exclusion.in.progress',
        'error.exclusion.in.progress.indefinitely',
        'error.account.deactivated',
        'error.account.closed',
      ],
      handle: (draft, { visitor }) =>
        signInSignedUp({ sessions, db: deps.db }, draft, visitor ?? ''),
    }),
  ]
}

function codeRoutes(deps: SignUpDeps, kind: 'sms' | 'mail'): Route[] {
  const name = kind === 'sms' ? 'sms' : 'email'
  return [
    draftRoute({
      method: 'POST',
      path: `${PATH}/${name}_request`,
      summary: `Send the code of the sign-up by ${name}`,
      isLimited: true,
      body: sendSignUpCodeRequest,
      status: 204,
      answer: null,
      refusals: SEND_REFUSALS,
      handle: (draft, { body, visitor }) =>
        sendSignUpCode(deps, draft, { playerId: body.playerId, kind, visitor }),
    }),
    draftRoute({
      method: 'POST',
      path: `${PATH}/${name}_verification`,
      summary: `Enter the code that came by ${name}; the last one missing opens the account`,
      isLimited: true,
      body: enterSignUpCodeRequest,
      status: 204,
      answer: null,
      refusals: ENTER_REFUSALS,
      handle: (draft, { body, visitor }) =>
        enterSignUpCode(deps, draft, { playerId: body.playerId, code: body.code, kind, visitor }),
    }),
  ]
}
