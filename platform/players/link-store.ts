import type { Db, Statement } from '../db/db.ts'
import type { PlayerRow } from './players-store.ts'
import { hashSecret } from './tokens.ts'

type Subject = { issuer: string; subject: string }
/** Target of a provider's logout: a subject, one session, or one session of a subject. */
type Subjects = { issuer: string; subject: string | null; sessionId: string | null }

export async function findLinkedPlayer(db: Db, who: Subject): Promise<PlayerRow | undefined> {
  const rows = await db.query<PlayerRow>(
    `select p.* from platform.identity_link l join platform.player p on p.id = l.player_id
     where l.issuer = $1 and l.subject = $2`,
    [who.issuer, who.subject],
  )
  return rows[0]
}

/** Whether the player is linked to any subject of that provider. */
export async function hasLinkTo(
  db: Db,
  { issuer, playerId }: { issuer: string; playerId: string },
): Promise<boolean> {
  const rows = await db.query(
    'select 1 as one from platform.identity_link where issuer = $1 and player_id = $2 limit 1',
    [issuer, playerId],
  )
  return rows.length > 0
}

export function linkStatement(link: Subject & { playerId: string; now: Date }): Statement {
  return {
    sql: `insert into platform.identity_link (issuer, subject, player_id, linked_at)
          values ($1, $2, $3, $4) on conflict do nothing`,
    params: [link.issuer, link.subject, link.playerId, link.now],
  }
}

/** True the first time; the record is deleted once the token would no longer be accepted. */
export async function spendToken(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into platform.spent_token (hash, expires_at) values ($1, $2)
     on conflict do nothing returning hash`,
    [hash, expiresAt],
  )
  return rows.length === 1
}

/** The stored key of a provider's session: two providers may use the same session name. */
export function providerSessionKey(issuer: string, sessionId: string): string {
  return hashSecret(JSON.stringify([issuer, sessionId]))
}

/**
 * Consumes a logout token and ends the sessions that it names, in one statement: a failure cannot consume the token
 * without ending them, and no token is accepted twice. Without a provider session, all of the player's sessions end;
 * with one, that session and those of the player whose provider session is unknown. False for a token that was consumed
 * before.
 */
export async function endByProvider(
  db: Db,
  logout: Subjects & { tokenHash: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  const rows = await db.query<{ spent: bigint }>(
    `with spent as (
       insert into platform.spent_token (hash, expires_at) values ($1, $2)
       on conflict do nothing returning hash
     ), named as (
       select player_id from platform.identity_link where issuer = $4 and subject = $5
     ), ended as (
       update platform.player_session s set revoked_at = $3, revoked_because = 'PROVIDER_SIGNED_OUT'
       where s.revoked_at is null and exists (select 1 from spent) and (
         case when $5::text is null then s.provider_session = $6
              else s.player_id in (select player_id from named)
                and ($6::text is null or coalesce(s.provider_session, $6) = $6) end)
       returning s.player_id
     ), told as (
       select pg_notify('session_ended', player_id::text) from (select distinct player_id from ended) e
     )
     select (select count(*) from spent) as spent, (select count(*) from told) as told`,
    [
      logout.tokenHash,
      logout.expiresAt,
      logout.now,
      logout.issuer,
      logout.subject,
      logout.sessionId && providerSessionKey(logout.issuer, logout.sessionId),
    ],
  )
  return rows[0]?.spent === 1n
}
