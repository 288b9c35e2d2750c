import type { GameFacts } from '#contracts/game-facts.ts'
import type { Currency } from '#contracts/money.ts'
import type { StakeRules } from '#markets/stake-rules.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { MandatoryLimits } from '../limits/index.ts'
import type { PlayerRow } from '../players/index.ts'

export type GameSessionRow = Pick<
  Rows['game_session'],
  'player_id' | 'session_id' | 'provider' | 'game_id' | 'expires_at'
> & {
  currency: Currency
  category: GameFacts['kind']
}
/** With the country of the player: it never changes. */
export type PlayedSessionRow = GameSessionRow & { country_code: string }

export async function insertTicket(
  db: Db,
  ticket: {
    hash: string
    playerId: string
    sessionId: string
    provider: string
    /** Null: the provider names the game when it opens the session. */
    gameId: string | null
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

export type TicketRow = {
  ticket_game_id: string | null
  ticket_currency: Currency
  date_of_birth: string | null
} & PlayerRow

/** The player's date of birth (yyyy-MM-dd), or null where it is unknown. */
export async function findDateOfBirth(db: Db, playerId: string): Promise<string | null> {
  const rows = await db.query<{ date_of_birth: string | null }>(
    'select date_of_birth::text from platform.player_person where player_id = $1',
    [playerId],
    { idempotent: true },
  )
  return rows[0]?.date_of_birth ?? null
}

/** A ticket with its player, without consuming it; nothing when it is unknown or used. */
export async function findTicket(
  db: Db,
  ticket: { hash: string; provider: string },
): Promise<TicketRow | undefined> {
  const rows = await db.query<TicketRow>(
    `select p.*, t.game_id as ticket_game_id, t.currency as ticket_currency,
       pp.date_of_birth::text as date_of_birth
     from platform.game_ticket t
     join platform.player p on p.id = t.player_id
     left join platform.player_person pp on pp.player_id = p.id
     where t.hash = $1 and t.provider = $2`,
    [ticket.hash, ticket.provider],
  )
  return rows[0]
}

/**
 * Consumes the ticket and creates the game session in one statement: of two callers with the same ticket, one gets a
 * session, which is from then on the player's newest game; a sportsbook is no game that another one ends. Nothing when
 * the ticket is used or expired, or the player's session has ended.
 */
export async function exchangeTicket(
  db: Db,
  exchange: {
    ticketHash: string
    provider: string
    sessionHash: string
    gameId: string
    category: GameFacts['kind'] | 'SPORTS'
    gameType: string
    rules: StakeRules
    /** The highest payout of one bet of a sportsbook; null for games. */
    payoutMaxMinor: bigint | null
    /** The limits that must be set before each of its rounds; null: the market requires none. */
    limitsFirst: MandatoryLimits | null
    now: Date
    idleSince: Date
  },
): Promise<GameSessionRow | undefined> {
  const { rules } = exchange
  const rows = await db.query<GameSessionRow>(
    `with taken as (
       delete from platform.game_ticket where hash = $1 and provider = $2 returning *
     ), opened as (
       insert into platform.game_session
         (hash, player_id, session_id, provider, game_id, currency, expires_at, category,
          stake_min, stake_max, round_cap, pace_ms, one_at_a_time, opened_at, limits_first, game_type, payout_max,
          ticket_hash)
       select $3, t.player_id, t.session_id, t.provider, $4, t.currency, s.expires_at, $5,
          $6, $7, $8, $9, $10, $11, $13::jsonb, $14, $15, case when $5 = 'SPORTS' then t.hash end
       from taken t
       join platform.player_session s on s.player_id = t.player_id and s.id = t.session_id
       join platform.player p on p.id = t.player_id
       where t.expires_at > $11 and s.revoked_at is null and s.expires_at > $11
         and s.last_seen_at > $12 and p.status = 'REGISTERED' and not p.multibrand_suspended
         and p.payout and case $5 when 'CASINO' then p.casino when 'LIVE_CASINO' then p.live_casino
           when 'VIRTUAL_SPORTS' then p.virtual_sports when 'SPORTS' then p.sports end
       returning *
     ), newest as (
       insert into platform.newest_game_session (player_id, session_hash)
       select player_id, hash from opened where category <> 'SPORTS'
       on conflict (player_id) do update set session_hash = excluded.session_hash
     )
     select player_id, session_id, provider, game_id, currency, category, expires_at from opened`,
    [
      exchange.ticketHash,
      exchange.provider,
      exchange.sessionHash,
      exchange.gameId,
      exchange.category,
      rules.minMinor.toString(),
      rules.maxMinor?.toString() ?? null,
      rules.roundCapMinor?.toString() ?? null,
      rules.paceMs,
      rules.oneGameAtATime,
      exchange.now,
      exchange.idleSince,
      exchange.limitsFirst && JSON.stringify(exchange.limitsFirst),
      exchange.gameType,
      exchange.payoutMaxMinor?.toString() ?? null,
    ],
  )
  return rows[0]
}

export async function findGameSession(
  db: Db,
  hash: string,
  provider: string,
): Promise<PlayedSessionRow | undefined> {
  const rows = await db.query<PlayedSessionRow>(
    `select s.player_id, s.session_id, s.provider, s.game_id, s.currency, s.category, s.expires_at,
       p.country_code
     from platform.game_session s join platform.player p on p.id = s.player_id
     where s.hash = $1 and s.provider = $2`,
    [hash, provider],
    { idempotent: true, prepare: true },
  )
  return rows[0]
}

/** Bonus money that a game session could stake now, in minor units. */
export async function readUsableBonus(
  db: Db,
  of: { playerId: string; sessionHash: string; now: Date },
): Promise<bigint> {
  const rows = await db.query<{ usable: bigint }>(
    'select platform.usable_bonus($1, $2, $3) as usable',
    [of.playerId, of.sessionHash, of.now],
    { idempotent: true },
  )
  return rows[0]?.usable ?? 0n
}

/** Whether real play may continue: the same check as the posting function makes before a bet. */
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
