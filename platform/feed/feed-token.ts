import type { Context } from '../context.ts'
import { type Authorised, hashSecret, SESSION_IDLE_MS, selectRunning } from '../players/index.ts'
import { insertFeedToken, takeFeedToken } from './feed-store.ts'

/** GAP-068. The token is part of a URL, which logs may keep: short-lived and single-use. */
const TOKEN_LIFETIME_MS = 60_000
const TOKEN_BYTES = 32

export async function issueFeedToken(
  { db, clock, random }: Pick<Context, 'db' | 'clock' | 'random'>,
  { player, sessionId }: Authorised,
): Promise<string> {
  const token = random(TOKEN_BYTES).toString('base64url')
  await insertFeedToken(db, {
    hash: hashSecret(token),
    playerId: player.id,
    sessionId,
    expiresAt: new Date(clock() + TOKEN_LIFETIME_MS),
  })
  return token
}

/** The player whose feed the token opens, once; null when it is unknown, used, expired or its session has ended. */
export async function redeemFeedToken(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<{ playerId: string; sessionId: string } | null> {
  const taken = await takeFeedToken(db, hashSecret(token))
  const now = clock()
  if (!taken || taken.expires_at.getTime() <= now) return null
  const running = await selectRunning(db, {
    playerId: taken.player_id,
    sessionIds: [taken.session_id],
    now: new Date(now),
    idleSince: new Date(now - SESSION_IDLE_MS),
  })
  if (!running.has(taken.session_id)) return null
  return { playerId: taken.player_id, sessionId: taken.session_id }
}
