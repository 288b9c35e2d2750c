import { readCookie, setCookie } from '#app/session/cookies.server.ts'
import type { RequestArgs } from '#app/session/session.server.ts'

const COOKIE = 'signUp'
/** Shorter than the platform keeps a sign-up: on a shared computer it is gone by the next day. */
const KEPT_S = 2 * 60 * 60

/** The registration token of this visitor's sign-up, or null. Scripts cannot read it (docs/decisions/0015). */
export function readSignUpToken({ request }: Pick<RequestArgs, 'request'>): string | null {
  const token = readCookie(request, COOKIE)
  return token !== null && /^[\w-]{20,200}$/.test(token) ? token : null
}

/** Keeps the sign-up for two hours from now. */
export function storeSignUp(token: string, { context }: Pick<RequestArgs, 'context'>): Headers {
  return new Headers({ 'Set-Cookie': setCookie(COOKIE, token, KEPT_S, context.config) })
}

export function clearSignUp({ context }: Pick<RequestArgs, 'context'>): Headers {
  return new Headers({ 'Set-Cookie': setCookie(COOKIE, '', 0, context.config) })
}
