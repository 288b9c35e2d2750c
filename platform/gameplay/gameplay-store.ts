import type { Currency } from '#contracts/money.ts'
import type { Db } from '../db/db.ts'

export type GameSessionRow = {
  player_id: string
  session_id: string
  provider: string
  game_id: string
  currency: Currency
  expires_at: Date
}

export async function insertTicket(
  db: Db,
  ticket: {
    hash: string
    playerId: string
    sessionId: string
    provider: string
    gameId: string
    currency: Currency
    expiresAt: Date
  },
): Promise<void> {
  await db.query(
    `insert into platform.game_ticket
       (hash, player_id, session_id, provider, game_id, currency, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ticket.hash,
      ticket.playerId,
      ticket.sessionId,
      ticket.provider,
      ticket.gameId,
      ticket.currency,
      ticket.expiresAt,
    ],
  )
}

type OpenedGameSession = GameSessionRow & { country_code: string; access_id: string }

/**
 * Takes the ticket and makes the game session in one statement: of two callers with one ticket, one gets a
 * session. Nothing when the ticket is unknown, used, too old, or its player may not play any more.
 */
export async function exchangeTicket(
  db: Db,
  exchange: {
    ticketHash: string
    provider: string
    sessionHash: string
    now: Date
    idleSince: Date
  },
): Promise<OpenedGameSession | undefined> {
  const rows = await db.query<OpenedGameSession>(
    `with taken as (
       delete from platform.game_ticket where hash = $1 and provider = $2 returning *
     ), opened as (
       insert into platform.game_session
         (hash, player_id, session_id, provider, game_id, currency, expires_at)
       select $3, t.player_id, t.session_id, t.provider, t.game_id, t.currency, s.expires_at
       from taken t
       join platform.player_session s on s.player_id = t.player_id and s.id = t.session_id
       join platform.player p on p.id = t.player_id
       where t.expires_at > $4 and s.revoked_at is null and s.expires_at > $4
         and s.last_seen_at > $5 and p.status = 'REGISTERED' and not p.multibrand_suspended
         and p.payout and (p.casino or p.live_casino)
       returning *
     )
     select o.player_id, o.session_id, o.provider, o.game_id, o.currency, o.expires_at,
            p.country_code, p.access_id
     from opened o join platform.player p on p.id = o.player_id`,
    [
      exchange.ticketHash,
      exchange.provider,
      exchange.sessionHash,
      exchange.now,
      exchange.idleSince,
    ],
  )
  return rows[0]
}

export async function findGameSession(
  db: Db,
  hash: string,
  provider: string,
): Promise<GameSessionRow | undefined> {
  const rows = await db.query<GameSessionRow>(
    `select player_id, session_id, provider, game_id, currency, expires_at
     from platform.game_session where hash = $1 and provider = $2`,
    [hash, provider],
    { idempotent: true, prepare: true },
  )
  return rows[0]
}

/** Whether real play goes on: the same question that the posting function asks before a bet. */
export async function readStakeRefusal(
  db: Db,
  question: { playerId: string; sessionHash: string; now: Date },
): Promise<'PLAYER_BLOCKED' | 'GAME_SESSION_ENDED' | null> {
  const rows = await db.query<{ refusal: 'PLAYER_BLOCKED' | 'GAME_SESSION_ENDED' | null }>(
    'select platform.stake_refusal($1, $2, $3) as refusal',
    [question.playerId, question.sessionHash, question.now],
  )
  return rows[0]?.refusal ?? null
}
