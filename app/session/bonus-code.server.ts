import { toBonusCode } from '#contracts/player-api/bonus-code.ts'
import { readCookie, setCookie } from './cookies.server.ts'
import type { RequestArgs } from './session.server.ts'

/** Name of the URL parameter and of the cookie (GRD-19, BCD-01). */
export const BONUS_CODE_PARAMETER = 'bonusCode'
const COOKIE = 'bonusCode'
/** How long a code from a URL is carried along (GAP-138). */
const CARRIED_MS = 24 * 60 * 60_000

/**
 * The bonus code that this visitor brings: from the URL, else the one that came with an earlier page, at most 24 hours
 * ago. It is not validated, only normalised as in GAP-137.
 */
export function readBonusCode(args: RequestArgs): string | null {
  return codeOfAddress(args.request) ?? codeOfCookie(args)
}

/** The `Set-Cookie` that carries along the code in this URL; empty when there is none. */
export function saveBonusCode({ request, context }: RequestArgs): Headers {
  const code = codeOfAddress(request)
  return code === null ? new Headers() : storeBonusCode(code, { context })
}

/** The `Set-Cookie` that carries along a code that the player has typed, for the deposit that uses it. */
export function storeBonusCode(code: string, { context }: Pick<RequestArgs, 'context'>): Headers {
  // The value includes its time: it expires even in a browser that keeps cookies for longer.
  const value = `${code}.${context.clock()}`
  return new Headers({ 'Set-Cookie': setCookie(COOKIE, value, CARRIED_MS / 1000, context.config) })
}

/** The `Set-Cookie` that clears the code, after its use or because the player removed it. */
export function clearBonusCode({ context }: Pick<RequestArgs, 'context'>): Headers {
  return new Headers({ 'Set-Cookie': setCookie(COOKIE, '', 0, context.config) })
}

function codeOfAddress(request: Request): string | null {
  return toBonusCode(new URL(request.url).searchParams.get(BONUS_CODE_PARAMETER) ?? '')
}

function codeOfCookie({ request, context }: RequestArgs): string | null {
  const [code = '', at = ''] = (readCookie(request, COOKIE) ?? '').split('.')
  const age = context.clock() - Number(at)
  return /^\d{10,15}$/.test(at) && age >= 0 && age < CARRIED_MS ? toBonusCode(code) : null
}
