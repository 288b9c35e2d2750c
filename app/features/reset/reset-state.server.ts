import { z } from 'zod'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { RESET_START, RESET_STEPS, type ResetState } from './reset-steps.ts'

const COOKIE = 'reset'
/** The lifetime of an emailed link (GAP-056). */
const MAX_AGE_S = 60 * 60
/** The completed state is shown once, and then cleared. */
const DONE_MAX_AGE_S = 120

const key = z.string().regex(/^[\w-]{16,128}$/)
const step = z.enum(RESET_STEPS)
const resetState: z.ZodType<ResetState> = z.object({
  step,
  visited: z.array(step).max(RESET_STEPS.length),
  email: z.string().max(254).nullable(),
  proof: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('sms'), resetKey: key, smsResetKeyId: key }),
      z.object({ by: z.literal('mail'), resetKey: key }),
    ])
    .nullable(),
  sends: z.number().int().min(0).max(1_000),
  problem: z.enum(['maxAttempts', 'oldLink']).nullable(),
})

/**
 * The state of the reset in this browser. It is kept in a cookie that scripts cannot read: email and keys are never in
 * a URL, and it works without scripts.
 */
export function readResetState({ request }: RequestArgs): ResetState {
  try {
    const text = Buffer.from(readCookie(request, COOKIE) ?? '', 'base64url').toString()
    const parsed = resetState.safeParse(JSON.parse(text))
    return parsed.success && isWhole(parsed.data) ? parsed.data : RESET_START
  } catch {
    return RESET_START
  }
}

export function resetCookie(state: ResetState, { context }: Pick<RequestArgs, 'context'>): string {
  const value = Buffer.from(JSON.stringify(state)).toString('base64url')
  const maxAge = state === RESET_START ? 0 : state.step === 'complete' ? DONE_MAX_AGE_S : MAX_AGE_S
  return setCookie(COOKIE, maxAge === 0 ? '' : value, maxAge, context.config)
}

/** A step without its required values cannot be shown. */
function isWhole({ step: at, email, proof }: ResetState): boolean {
  if (at === 'verification') return email !== null
  return at !== 'password' || proof !== null
}
