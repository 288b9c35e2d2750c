import {
  newPasswordByMailRequest,
  newPasswordBySmsRequest,
  resetKeyResponse,
  resetRequest,
  resetSmsRequest,
  resetSmsResponse,
} from '#contracts/player-api/password-reset.ts'
import { refuse } from '#contracts/result.ts'
import {
  type PasswordResetDeps,
  readResetEmail,
  requestReset,
  setNewPassword,
  verifyResetCode,
} from '../password-reset/index.ts'
import { type Route, route } from './route.ts'

const PATH = '/v1/player/password_reset'
const COMMON = { access: 'none', isLimited: true } as const

/** The calls of a password reset (table 3, rows 7 to 11). */
export function passwordResetRoutes(deps: PasswordResetDeps): Route[] {
  return [
    route({
      ...COMMON,
      method: 'POST',
      path: PATH,
      summary: 'Ask for a new password; the answer is the same for every address',
      body: resetRequest,
      status: 202,
      answer: null,
      refusals: ['sms.max.attempts.reached'],
      handle: ({ body, visitor }) => requestReset(deps, body, { visitor }),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: `${PATH}/sms_verification`,
      summary: 'Exchange the code of the SMS for the keys to a new password',
      body: resetSmsRequest,
      status: 200,
      answer: resetSmsResponse,
      refusals: ['sms.code.invalid', 'sms.max.attempts.reached'],
      handle: ({ body, visitor }) => verifyResetCode(deps, body, { visitor }),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: `${PATH}/new_password`,
      summary: 'Set a new password with the keys of a proved code, once',
      body: newPasswordBySmsRequest,
      status: 204,
      answer: null,
      refusals: ['error.password.reset'],
      handle: ({ body }) => setNewPassword(deps, body),
    }),
    route({
      ...COMMON,
      method: 'POST',
      path: `${PATH}/new_password/email`,
      summary: 'Set a new password with the key of a mailed link, once',
      body: newPasswordByMailRequest,
      status: 204,
      answer: null,
      refusals: ['error.password.reset'],
      handle: ({ body }) => setNewPassword(deps, body),
    }),
    route({
      ...COMMON,
      method: 'GET',
      path: `${PATH}/new_password/email/:id`,
      summary: 'The e-mail address that the key of a mailed link belongs to',
      status: 200,
      answer: resetKeyResponse,
      refusals: ['NOT_FOUND'],
      async handle({ params }) {
        const key = newPasswordByMailRequest.shape.resetKey.safeParse(params.id)
        return key.success ? readResetEmail(deps, key.data) : refuse('NOT_FOUND')
      },
    }),
  ]
}
