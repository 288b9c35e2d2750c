import {
  newPasswordByMailRequest,
  passwordResetCalls,
} from '#contracts/player-api/password-reset.ts'
import { refuse } from '#contracts/result.ts'
import {
  type PasswordResetDeps,
  readResetEmail,
  requestReset,
  setNewPassword,
  verifyResetCode,
} from '../password-reset/index.ts'
import { bindCalls, type Route } from './route.ts'

/** The calls of a password reset (table 3, rows 7 to 11). */
export function passwordResetRoutes(deps: PasswordResetDeps): Route[] {
  return bindCalls(passwordResetCalls, {
    requestPasswordReset: ({ body, visitor }) => requestReset(deps, body, { visitor }),
    verifyResetCode: ({ body, visitor }) => verifyResetCode(deps, body, { visitor }),
    setPasswordBySms: ({ body }) => setNewPassword(deps, body),
    setPasswordByMail: ({ body }) => setNewPassword(deps, body),
    async readResetEmail({ params }) {
      const key = newPasswordByMailRequest.shape.resetKey.safeParse(params.id)
      return key.success ? readResetEmail(deps, key.data) : refuse('NOT_FOUND')
    },
  })
}
