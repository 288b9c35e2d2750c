import type { z } from 'zod'
import type { exchangeRequest } from '#contracts/player-api/identity.ts'
import type { TokenSet } from '#contracts/player-api/v1.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db, Statement } from '../db/db.ts'
import type { SignInRefusal } from './account-status.ts'
import { admitPlayer } from './admit-player.ts'
import type { IdentityProvider, ProviderIdentity, ProviderRefusal } from './identity-provider.ts'
import { findPlayerByEmail, type PlayerRow } from './players-store.ts'
import type { SessionDeps } from './sessions.ts'
import { hashSecret, signedPartOf } from './tokens.ts'

/**
 * Exchanges a provider's id token for a session of ours, once, by the same status rules as with a password (GAP-041).
 * The player is the one linked to the provider's subject; at the first sign-in, the one with the e-mail that the
 * provider has verified.
 */
export async function exchangeToken(
  deps: SessionDeps,
  provider: IdentityProvider,
  { request, ip }: { request: z.output<typeof exchangeRequest>; ip: string },
): Promise<Result<TokenSet, SignInRefusal | ProviderRefusal>> {
  const identified = await provider.identify(request)
  if (!identified.ok) return identified
  const identity = identified.value
  const spent = hashSecret(signedPartOf(request.idToken))
  const isFirst = await spendToken(deps.db, spent, identity.expiresAt)
  if (!isFirst) return refuse('NO_SESSION')

  const linked = await findLinkedPlayer(deps.db, identity)
  const player = linked ?? (await findByEmail(deps, identity))
  if (!player) return refuse('error.player.not.found')
  const link = linkStatement({ ...identity, playerId: player.id, now: new Date(deps.clock()) })
  return admitPlayer(deps, player, {
    ip,
    countryCode: request.meta?.country ?? '',
    userAgent: request.meta?.userAgent ?? '',
    further: linked ? [] : [link],
    providerSession: identity.sessionId && providerSessionKey(identity.issuer, identity.sessionId),
  })
}

/** An e-mail address that the provider reassigns to a new person must not open the account of its former owner. */
async function findByEmail(
  { db }: SessionDeps,
  { issuer, verifiedEmail }: ProviderIdentity,
): Promise<PlayerRow | undefined> {
  if (verifiedEmail === null) return undefined
  const player = await findPlayerByEmail(db, verifiedEmail)
  if (!player || (await hasLinkTo(db, { issuer, playerId: player.id }))) return undefined
  return player
}

/**
 * Ends the sessions that the provider's logout token names (OpenID Connect Back-Channel Logout 1.0), here and at every
 * open feed. A token is valid once; having nothing to end is not a failure.
 */
export async function signOutByProvider(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  provider: IdentityProvider,
  logoutToken: string,
): Promise<Result<null, ProviderRefusal>> {
  const read = await provider.readLogout(logoutToken)
  if (!read.ok) return read
  const { tokenId, ...whom } = read.value
  const tokenHash = hashSecret(JSON.stringify(['logout', whom.issuer, tokenId]))
  const isFirst = await endByProvider(db, { ...whom, tokenHash, now: new Date(clock()) })
  return isFirst ? ok(null) : refuse('NO_SESSION')
}

type Subject = { issuer: string; subject: string }
/** Target of a provider's logout: a subject, one session, or one session of a subject. */
type Subjects = { issuer: string; subject: string | null; sessionId: string | null }

async function findLinkedPlayer(db: Db, who: Subject): Promise<PlayerRow | undefined> {
  const rows = await db.query<PlayerRow>(
    `select p.* from platform.identity_link l join platform.player p on p.id = l.player_id
     where l.issuer = $1 and l.subject = $2`,
    [who.issuer, who.subject],
  )
  return rows[0]
}

/** Whether the player is linked to any subject of that provider. */
async function hasLinkTo(
  db: Db,
  { issuer, playerId }: { issuer: string; playerId: string },
): Promise<boolean> {
  const rows = await db.query(
    'select 1 as one from platform.identity_link where issuer = $1 and player_id = $2 limit 1',
    [issuer, playerId],
  )
  return rows.length > 0
}

function linkStatement(link: Subject & { playerId: string; now: Date }): Statement {
  return {
    sql: `insert into platform.identity_link (issuer, subject, player_id, linked_at)
          values ($1, $2, $3, $4) on conflict do nothing`,
    params: [link.issuer, link.subject, link.playerId, link.now],
  }
}

/** True the first time; the record is deleted once the token would no longer be accepted. */
async function spendToken(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into platform.spent_token (hash, expires_at) values ($1, $2)
     on conflict do nothing returning hash`,
    [hash, expiresAt],
  )
  return rows.length === 1
}

/** The stored key of a provider's session: two providers may use the same session name. */
function providerSessionKey(issuer: string, sessionId: string): string {
  return hashSecret(JSON.stringify([issuer, sessionId]))
}

/**
 * Consumes a logout token and ends the sessions that it names, in one statement: a failure cannot consume the token
 * without ending them, and no token is accepted twice. Without a provider session, all of the player's sessions end;
 * with one, that session and those of the player whose provider session is unknown. False for a token that was consumed
 * before.
 */
async function endByProvider(
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
