import type { z } from 'zod'
import type { sportsContextSession } from '#contracts/player-api/sportsbook.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { type Authorised, hashSecret } from '../players/index.ts'
import { admitToSportsbook } from './admit-to-sportsbook.ts'
import { endSessionOf, endTicketOf, findSessionOf } from './sports-store.ts'
import type { SportsbookDeps } from './sportsbook-deps.ts'

type Deps = Pick<SportsbookDeps, 'db' | 'clock' | 'openedByFlag' | 'takesRealMoney'>

/** The newest session of this login at the sportsbook, and whether the player may still bet in it (SPB-07). */
export async function readSportsSession(
  deps: Deps,
  provider: string,
  who: Authorised,
): Promise<z.infer<typeof sportsContextSession>> {
  const sessionId = await findSessionOf(deps.db, {
    ...{ provider, playerId: who.player.id, loginId: who.sessionId },
    now: new Date(deps.clock()),
  })
  return { sessionId, valid: sessionId !== null && admitToSportsbook(deps, who.player).ok }
}

/** Ends a session at the sportsbook; bets placed in it remain valid. */
export async function endSportsSession(
  { db, clock }: Deps,
  provider: string,
  { who, sessionId }: { who: Authorised; sessionId: string },
): Promise<Result<null, 'NOT_FOUND'>> {
  const hasEnded = await endSessionOf(db, {
    ...{ provider, playerId: who.player.id, sessionId },
    now: new Date(clock()),
  })
  return hasEnded ? ok(null) : refuse('NOT_FOUND')
}

/** The same by the token that `createProviderSession` gave, whether the sportsbook has exchanged it or not. */
export async function closeProviderSession(
  { db, clock }: Deps,
  provider: string,
  { who, sessionId }: { who: Authorised; sessionId: string },
): Promise<Result<null, 'NOT_FOUND'>> {
  const hasEnded = await endTicketOf(db, {
    ...{ provider, playerId: who.player.id, ticketHash: hashSecret(sessionId) },
    now: new Date(clock()),
  })
  return hasEnded ? ok(null) : refuse('NOT_FOUND')
}
