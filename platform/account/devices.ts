import { z } from 'zod'
import type { PlayerSessions } from '#contracts/player-api/account-area.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import {
  type Authorised,
  revokeSessions,
  SESSION_IDLE_MS,
  selectRunningOf,
} from '../players/index.ts'
import type { AccountDeps } from './account-deps.ts'
import { endSession } from './account-store.ts'

const MOST_SHOWN = 50

/** The player's sessions, the requesting one first. */
export async function readSessions(
  { db, clock }: AccountDeps,
  { player, sessionId }: Authorised,
): Promise<PlayerSessions> {
  const now = clock()
  const rows = await selectRunningOf(db, {
    playerId: player.id,
    now: new Date(now),
    idleSince: new Date(now - SESSION_IDLE_MS),
    limit: MOST_SHOWN,
  })
  const sessions = rows.map((it) => ({
    id: it.id,
    current: it.id === sessionId,
    createdAt: it.created_at.toISOString(),
    lastSeenAt: it.last_seen_at.toISOString(),
    ipAddress: it.ip,
    countryCode: it.country_code,
    userAgent: it.user_agent,
  }))
  return { sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)) }
}

/** Ends one of the player's sessions; any other id is unknown, even that of another player's session. */
export async function endOneSession(
  { db, clock }: AccountDeps,
  { player }: Authorised,
  sessionId: string | undefined,
): Promise<Result<null, 'NOT_FOUND'>> {
  const id = z.uuid().safeParse(sessionId)
  if (!id.success) return refuse('NOT_FOUND')
  const now = new Date(clock())
  const ended = await endSession(db, { playerId: player.id, sessionId: id.data, now })
  return ended ? ok(null) : refuse('NOT_FOUND')
}

/** Ends all sessions, including this one, with their feeds and games. */
export async function signOutEverywhere(
  { db, clock }: AccountDeps,
  { player }: Authorised,
): Promise<Result<null, never>> {
  const now = new Date(clock())
  await revokeSessions(db, { playerId: player.id, now, because: 'SIGNED_OUT_EVERYWHERE' })
  return ok(null)
}
