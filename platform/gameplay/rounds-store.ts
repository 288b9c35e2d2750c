import type { ROUND_STATES } from '#contracts/player-api/rounds.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

type RoundState = (typeof ROUND_STATES)[number]

export type RoundRow = Pick<
  Rows['game_round'],
  'provider' | 'round_ref' | 'game_id' | 'stake_total' | 'payout_total' | 'opened_at'
> & { state: RoundState }

const ROUND_COLUMNS = 'provider, round_ref, game_id, state, stake_total, payout_total, opened_at'

/** Newest first; equal instants by reference, descending, as in the statement. */
export function selectRounds(
  db: Db,
  page: { playerId: string; state: RoundState | undefined; limit: number; position: number },
): Promise<RoundRow[]> {
  return db.query<RoundRow>(
    `select ${ROUND_COLUMNS} from platform.game_round
     where player_id = $1 and ($2::text is null or state = $2)
     order by opened_at desc, round_ref desc, provider desc limit $3 offset $4`,
    [page.playerId, page.state, page.limit, page.position],
    { idempotent: true },
  )
}

type RoundKey = { playerId: string; provider: string; roundRef: string }

export async function selectRound(db: Db, key: RoundKey): Promise<RoundRow | undefined> {
  const rows = await db.query<RoundRow>(
    `select ${ROUND_COLUMNS} from platform.game_round
     where player_id = $1 and provider = $2 and round_ref = $3`,
    [key.playerId, key.provider, key.roundRef],
    { idempotent: true },
  )
  return rows[0]
}

export type MovementRow = Pick<
  Rows['ledger_transaction'],
  'reference' | 'type' | 'category' | 'amount' | 'balance_after' | 'created_at'
>

/** Oldest first; ids ascend within an instant. */
export function selectMovements(db: Db, key: RoundKey): Promise<MovementRow[]> {
  return db.query<MovementRow>(
    `select reference, type, category, amount, balance_after, created_at from platform.ledger_transaction
     where player_id = $1 and provider = $2 and round_ref = $3 order by created_at, id`,
    [key.playerId, key.provider, key.roundRef],
    { idempotent: true },
  )
}

export type OverdueRow = RoundRow & Pick<Rows['game_round'], 'player_id'>

/** Rounds of all players that were opened in this interval and have not ended. */
export function selectOpenRounds(
  db: Db,
  opened: { from: Date; before: Date; limit: number },
): Promise<OverdueRow[]> {
  return db.query<OverdueRow>(
    `select player_id, ${ROUND_COLUMNS} from platform.game_round
     where state = 'OPEN' and opened_at >= $1 and opened_at < $2 order by opened_at limit $3`,
    [opened.from, opened.before, opened.limit],
    { idempotent: true },
  )
}

/** Rounds of one player that have not ended. */
export function selectOpenRoundsOf(db: Db, playerId: string): Promise<RoundRow[]> {
  return db.query<RoundRow>(
    `select ${ROUND_COLUMNS} from platform.game_round
     where player_id = $1 and state = 'OPEN' order by opened_at`,
    [playerId],
    { idempotent: true },
  )
}

export type OpeningRow = { session_since: Date | null; game_since: Date | null }

/** When the first game of this sign-in was opened, and when this game was. */
export async function selectOpenings(
  db: Db,
  of: { playerId: string; sessionId: string; gameId: string | undefined },
): Promise<OpeningRow> {
  const rows = await db.query<OpeningRow>(
    `select min(coalesce(g.opened_at, s.created_at)) as session_since,
            min(coalesce(g.opened_at, s.created_at)) filter (where g.game_id = $3) as game_since
     from platform.game_session g
     join platform.player_session s on s.player_id = g.player_id and s.id = g.session_id
     where g.player_id = $1 and g.session_id = $2`,
    [of.playerId, of.sessionId, of.gameId],
    { idempotent: true },
  )
  return rows[0] ?? { session_since: null, game_since: null }
}

export type TurnoverRow = {
  turnover: bigint
  winnings: bigint
  game_turnover: bigint
  game_winnings: bigint
}

/** Sums over all of the player's games since one instant, and over one game since another. Minor units. */
export async function selectTurnover(
  db: Db,
  of: { playerId: string; since: Date; gameId: string | undefined; gameSince: Date | null },
): Promise<TurnoverRow> {
  const rows = await db.query<TurnoverRow>(
    `with moved as (
       select case type when 'BET' then amount when 'BET_VOID' then -amount else 0 end as staked,
              case when type in ('WIN', 'CASHOUT') then amount
                when type in ('WIN_VOID', 'CASHOUT_VOID') then -amount else 0 end as won,
              game_id = $3 and created_at >= $4 as of_game
       from platform.ledger_transaction
       where player_id = $1 and created_at >= $2
         and category in ('CASINO', 'LIVE_CASINO', 'VIRTUAL_SPORTS', 'SPORTS')
     )
     select coalesce(sum(staked), 0)::bigint as turnover,
            coalesce(sum(won), 0)::bigint as winnings,
            coalesce(sum(staked) filter (where of_game), 0)::bigint as game_turnover,
            coalesce(sum(won) filter (where of_game), 0)::bigint as game_winnings
     from moved`,
    [of.playerId, of.since, of.gameId, of.gameSince],
    { idempotent: true, prepare: true },
  )
  return rows[0] ?? { turnover: 0n, winnings: 0n, game_turnover: 0n, game_winnings: 0n }
}
