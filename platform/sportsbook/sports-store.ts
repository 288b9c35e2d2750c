import type { BET_LISTS, SportsBet } from '#contracts/player-api/sportsbook.ts'
import type { Outcome, SoldPart } from '#contracts/sportsbook/bet-course.ts'
import { BET_STATES, type BetState, isRunning } from '#contracts/sportsbook/bet-states.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** A bet as `platform.place_sports_bet` reads it; amounts and instants are text, so that none is rounded. */
export type BetItem = {
  op: 'SPORTS_BET'
  playerId: string
  provider: string
  betId: string
  hash: string
  txId: string
  at: string
  gameSession: string
  /** Why this bet is not taken if it is a new one. */
  refuseNew: string | null
  currency: string
  stake: string
  stakePerLine: string
  potentialPayout: string
  kind: string
  sizes: readonly number[]
  legs: readonly BetItemLeg[]
  /** The free bet that is the stake, and what its terms ask for: the odds of the whole bet, in thousandths. */
  freeBet: string | null
  combinedOdds: string
}
export const BET_ITEM_KEYS = {
  op: true,
  playerId: true,
  provider: true,
  betId: true,
  hash: true,
  txId: true,
  at: true,
  gameSession: true,
  refuseNew: true,
  currency: true,
  stake: true,
  stakePerLine: true,
  potentialPayout: true,
  kind: true,
  sizes: true,
  legs: true,
  freeBet: true,
  combinedOdds: true,
} as const satisfies Record<keyof BetItem, true>

type BetItemLeg = {
  event: string
  market: string
  outcome: string
  odds: number
  isBanker: boolean
  sport: string
  region: string
  competition: string
  home: string
  away: string
  startsAt: string
  isLive: boolean
}
export const BET_LEG_KEYS = {
  event: true,
  market: true,
  outcome: true,
  odds: true,
  isBanker: true,
  sport: true,
  region: true,
  competition: true,
  home: true,
  away: true,
  startsAt: true,
  isLive: true,
} as const satisfies Record<keyof BetItemLeg, true>

/** A bet as it is after a message, for `platform.change_sports_bet`. */
export type ChangeItem = {
  op: 'SPORTS_CHANGE'
  playerId: string
  id: string
  fromRevision: number
  revision: number
  hash: string
  txId: string
  at: string
  state: BetState
  cashOuts: readonly SoldPart[]
  outcome: Outcome | null
  payoutDue: string
  cashOutDue: string
  refundDue: string
  /** It has ended now, and pays nothing. */
  isLost: boolean
  results: readonly unknown[]
}
export const CHANGE_ITEM_KEYS = {
  op: true,
  playerId: true,
  id: true,
  fromRevision: true,
  revision: true,
  hash: true,
  txId: true,
  at: true,
  state: true,
  cashOuts: true,
  outcome: true,
  payoutDue: true,
  cashOutDue: true,
  refundDue: true,
  isLost: true,
  results: true,
} as const satisfies Record<keyof ChangeItem, true>

export type BetRow = Pick<
  Rows['sports_bet'],
  | 'player_id'
  | 'id'
  | 'bet_ref'
  | 'stake'
  | 'potential_payout'
  | 'revision'
  | 'change_hash'
  | 'free_bet_id'
  | 'bonus_stake'
> & {
  currency: string
  state: BetState
  cash_outs: SoldPart[]
  outcome: Outcome | null
  owed: bigint
  legs: number
}

/** The bets of a provider by its own ids; those that it has not placed are missing. */
export function selectBets(db: Db, provider: string, betIds: readonly string[]): Promise<BetRow[]> {
  return db.query<BetRow>(
    `select player_id, id, bet_ref, currency, stake, potential_payout, state, revision, change_hash, cash_outs, outcome,
       free_bet_id, bonus_stake, payout_paid - payout_due + cash_out_paid - cash_out_due + refund_paid - refund_due as owed,
       (select count(*)::int from platform.sports_leg l where l.player_id = b.player_id and l.bet_id = b.id) as legs
     from platform.sports_bet b where provider = $1 and bet_ref = any($2::text[])`,
    [provider, betIds],
    { idempotent: true, prepare: true },
  )
}

/** Of these ids of a provider, those that were refused: none of them will ever be a bet. */
export async function selectRefusedIds(
  db: Db,
  provider: string,
  betIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ bet_ref: string }>(
    `select bet_ref from platform.sports_bet_id
     where provider = $1 and bet_ref = any($2::text[]) and refused is not null`,
    [provider, betIds],
    { idempotent: true, prepare: true },
  )
  return new Set(rows.map((it) => it.bet_ref))
}

/** Keeps a void that came before its bet, which is refused when it comes. False: the bet is there by now. */
export async function refuseBetToCome(
  db: Db,
  of: { provider: string; betId: string; at: Date },
): Promise<boolean> {
  const rows = await db.query<{ refused: boolean }>(
    'select platform.refuse_sports_bet($1, $2, $3) as refused',
    [of.provider, of.betId, of.at],
    { idempotent: true },
  )
  return rows[0]?.refused ?? false
}

/** A player's bets of which a part is still running, by their providers' ids. */
export function selectOpenBetsOf(
  db: Db,
  playerId: string,
): Promise<{ provider: string; round_ref: string }[]> {
  return db.query(
    `select provider, bet_ref as round_ref from platform.sports_bet
     where player_id = $1 and state = any($2::text[]) order by placed_at`,
    [playerId, BET_STATES.filter(isRunning)],
    { idempotent: true },
  )
}

export type BetWithLegs = Omit<
  Rows['sports_bet'],
  'state' | 'kind' | 'sizes' | 'cash_outs' | 'outcome'
> &
  Pick<BetRow, 'state' | 'cash_outs'> &
  Pick<SportsBet, 'kind' | 'sizes' | 'legs'>

/** A player's bets with their legs, newest first; `key` names one of them. */
export function selectBetsOf(
  db: Db,
  of: {
    playerId: string
    list?: (typeof BET_LISTS)[number] | undefined
    key?: { provider: string; betRef: string }
    limit: number
    position: number
  },
): Promise<BetWithLegs[]> {
  return db.query<BetWithLegs>(
    `select b.*, (
       select jsonb_agg(jsonb_build_object('event', l.event, 'market', l.market, 'outcome', l.outcome, 'odds', l.odds,
                'isBanker', l.is_banker, 'sport', l.sport, 'region', l.region, 'competition', l.competition,
                'home', l.home, 'away', l.away, 'isLive', l.is_live, 'result', l.result,
                'startsAt', to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by l.leg)
         from platform.sports_leg l where l.player_id = b.player_id and l.bet_id = b.id) as legs
     from platform.sports_bet b
     where b.player_id = $1 and ($2::boolean is null or (b.state = any($3::text[])) = $2)
       and ($4::text is null or (b.provider = $4 and b.bet_ref = $5))
     order by b.placed_at desc, b.id desc limit $6 offset $7`,
    [
      of.playerId,
      of.list === undefined ? null : of.list === 'running',
      BET_STATES.filter(isRunning),
      of.key?.provider ?? null,
      of.key?.betRef ?? null,
      of.limit,
      of.position,
    ],
    { idempotent: true },
  )
}

/** The hash of the newest session that runs, which names it without opening it; null without one. */
export async function findSessionOf(
  db: Db,
  of: { provider: string; playerId: string; loginId: string; now: Date },
): Promise<string | null> {
  const rows = await db.query<{ hash: string }>(
    `select hash from platform.game_session
     where player_id = $1 and session_id = $2 and provider = $3 and category = 'SPORTS' and expires_at > $4
     order by opened_at desc limit 1`,
    [of.playerId, of.loginId, of.provider, of.now],
    { idempotent: true },
  )
  return rows[0]?.hash ?? null
}

/** Whether the player had this session; one that has ended stays as it is. */
export async function endSessionOf(
  db: Db,
  of: { provider: string; playerId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update platform.game_session set expires_at = least(expires_at, $4)
     where hash = $1 and player_id = $2 and provider = $3 and category = 'SPORTS' returning hash`,
    [of.sessionId, of.playerId, of.provider, of.now],
    { idempotent: true },
  )
  return rows.length > 0
}

/**
 * Ends a ticket and the session that it was exchanged for; false where the player had neither. The ticket first: an
 * exchange at this very moment is then refused, or its session is seen.
 */
export async function endTicketOf(
  db: Db,
  of: { provider: string; playerId: string; ticketHash: string; now: Date },
): Promise<boolean> {
  const params = [of.ticketHash, of.playerId, of.provider, of.now]
  const end = (table: string, column: string) =>
    db.query(
      `update platform.${table} set expires_at = least(expires_at, $4)
       where ${column} = $1 and player_id = $2 and provider = $3 returning hash`,
      params,
      { idempotent: true },
    )
  const tickets = await end('game_ticket', 'hash')
  const sessions = await end('game_session', 'ticket_hash')
  return tickets.length + sessions.length > 0
}

/** At which sportsbooks these players have a session that runs, in a login that runs. */
export function selectOpenSessions(
  db: Db,
  of: { playerIds: readonly string[]; now: Date },
): Promise<{ player_id: string; access_id: string; provider: string }[]> {
  return db.query(
    `select distinct g.player_id, p.access_id, g.provider from platform.game_session g
       join platform.player_session s on s.player_id = g.player_id and s.id = g.session_id
       join platform.player p on p.id = g.player_id
     where g.player_id = any($1::uuid[]) and g.category = 'SPORTS' and g.expires_at > $2
       and s.revoked_at is null and s.expires_at > $2`,
    [of.playerIds, of.now],
    { idempotent: true, prepare: true },
  )
}

/** What a player's own limits leave for one stake, as they were counted with the last one; null without such a limit. */
export async function selectStakeLeft(db: Db, playerId: string): Promise<bigint | null> {
  const [row] = await db.query<{ left: bigint | null }>(
    `select greatest(least(spend_stop - spent, loss_stop - lost, loss_most), 0) as left
     from platform.limit_state where player_id = $1 and counts_play`,
    [playerId],
  )
  return row?.left ?? null
}
