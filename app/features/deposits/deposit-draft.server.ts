import { z } from 'zod'
import type { SiteConfig } from '#app/load-context.ts'
import { readCookie, setCookie } from '#app/session/cookies.server.ts'

/** As long as a login takes, including a password reset. */
const MAX_AGE_S = 900
const NAME = 'depositDraft'

const draft = z.strictObject({ amount: z.string().max(40), way: z.string().max(80) })
/** A filled-in form, so that the player need not type it twice. */
export type DepositDraft = z.infer<typeof draft>

/** The typed values when the session had ended: kept across the login. */
export function readDepositDraft(request: Request): DepositDraft | null {
  try {
    const text = Buffer.from(readCookie(request, NAME) ?? '', 'base64url').toString('utf8')
    const found = draft.safeParse(JSON.parse(text))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

/** `Set-Cookie` for the typed values, or to clear them. */
export function depositDraftCookie(
  typed: DepositDraft | null,
  config: Pick<SiteConfig, 'publicOrigin'>,
): string {
  const value = typed ? Buffer.from(JSON.stringify(typed)).toString('base64url') : ''
  return setCookie(NAME, value, typed ? MAX_AGE_S : 0, config)
}
