import type { TokenSet } from '#contracts/player-api/v1.ts'
import { type Result, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { type SessionDeps, type SignInRefusal, signInOpened } from '../players/index.ts'
import { type DraftRow, expireDraft } from './draft-store.ts'

/** After that the player signs in with the password, or resets it. */
const OPEN_FOR_MS = 15 * 60_000

/**
 * Signs in a player who has just finished the sign-up, by its token: the password need not be kept meanwhile, nor typed
 * again (SES-14). The token is consumed. After a lost response the player uses the ordinary sign-in.
 */
export async function signInSignedUp(
  { sessions, db }: { sessions: SessionDeps; db: Db },
  draft: DraftRow,
  ip: string,
): Promise<Result<TokenSet, SignInRefusal | 'SIGN_UP_STEP'>> {
  const now = sessions.clock()
  if (draft.opened_at === null || now - draft.opened_at.getTime() >= OPEN_FOR_MS) {
    return refuse('SIGN_UP_STEP')
  }
  const signedIn = await signInOpened(sessions, {
    playerId: draft.id,
    email: draft.email,
    ip,
    countryCode: draft.country_code,
    // The site finishes a sign-up for the visitor and does not send the browser's user agent.
    userAgent: '',
  })
  if (signedIn.ok) await expireDraft(db, draft.id, new Date(now))
  return signedIn
}
