import type { TokenSet } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Statement } from '../db/db.ts'
import { decideSignIn, type SignInRefusal } from './account-status.ts'
import { endTimeOutStatement, findCooling } from './cooling-store.ts'
import { insertSignInStatements, type PlayerRow } from './players-store.ts'
import { findSession } from './session-store.ts'
import { prepareSession, type SessionDeps } from './sessions.ts'

/** From where and with what somebody comes in; the country is the one of the visit. Empty when nobody says. */
export type Visit = { ip: string; countryCode: string; userAgent: string }

/**
 * Lets a player in who has proved to be that player, by whichever way: the account's status decides
 * (GAP-041), then session, history and `further` are written together or not at all.
 */
export async function admitPlayer(
  deps: SessionDeps,
  player: PlayerRow,
  visit: Visit & { further?: readonly Statement[]; providerSession?: string | null },
): Promise<Result<TokenSet, SignInRefusal>> {
  const { db, clock } = deps
  const now = new Date(clock())
  const { id: playerId, status, status_until: statusUntil } = player
  const coolingUntil = status === 'TIMEOUT' ? await findCooling(db, playerId) : null
  const decision = decideSignIn({ playerId, status, statusUntil, coolingUntil }, now.getTime())
  if (!decision.ok) return decision

  const session = await prepareSession(deps, player, visit)
  await db.batch([
    ...(decision.value.returns ? [endTimeOutStatement(playerId)] : []),
    session.statement,
    ...insertSignInStatements({
      playerId,
      sessionId: session.sessionId,
      at: now,
      ip: visit.ip,
      countryCode: visit.countryCode,
    }),
    ...(visit.further ?? []),
  ])
  const isOpen = await findSession(db, { playerId, sessionId: session.sessionId })
  // Meanwhile the password has become another: what was proved is worth nothing any more.
  return isOpen ? ok(session.set) : refuse('error.player.not.found')
}
