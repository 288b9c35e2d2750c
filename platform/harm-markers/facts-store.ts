import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

/** More deposits than this in a day are not needed to recognise the pattern. */
const MOST_DEPOSITS = 200

export type MarkerState = {
  version: number
  lookedAt: number | null
  countedUntil: number | null
}

/** Up to when a player has been checked. */
export async function findState(db: Db, playerId: string): Promise<MarkerState> {
  const rows = await db.query<
    Pick<Rows['warning_state'], 'version' | 'looked_at' | 'counted_until'>
  >(
    `select version, looked_at, counted_until from platform.warning_state where player_id = $1`,
    [playerId],
    { idempotent: true },
  )
  const [row] = rows
  return {
    version: row?.version ?? 0,
    lookedAt: row?.looked_at?.getTime() ?? null,
    countedUntil: row?.counted_until?.getTime() ?? null,
  }
}

export async function storeEvaluation(db: Db, playerId: string, now: number): Promise<void> {
  await db.query(
    `insert into platform.warning_state (player_id, looked_at) values ($1, $2)
     on conflict (player_id) do update set looked_at = excluded.looked_at`,
    [playerId, new Date(now)],
    { idempotent: true },
  )
}

/** See `platform.count_play_stretches`. */
export async function countStretches(
  db: Db,
  of: { playerId: string; since: number; until: number },
): Promise<void> {
  await db.query(
    'select platform.count_play_stretches($1, $2, $3)',
    [of.playerId, new Date(of.since), new Date(of.until)],
    { idempotent: true },
  )
}

/** Half hours with play since then, ascending: their beginnings and milliseconds. */
export async function selectStretches(
  db: Db,
  of: { playerId: string; since: number },
): Promise<{ at: number; played: number }[]> {
  const rows = await db.query<Pick<Rows['play_stretch'], 'starts_at' | 'played'>>(
    `select starts_at, played from platform.play_stretch
     where player_id = $1 and starts_at >= $2 order by starts_at`,
    [of.playerId, new Date(of.since)],
    { idempotent: true },
  )
  return rows.map((it) => ({ at: it.starts_at.getTime(), played: Number(it.played) }))
}

/** The newest deposits from the payment provider since then, ascending. */
export async function selectDeposits(
  db: Db,
  of: { playerId: string; since: number },
): Promise<{ at: number; amount: bigint }[]> {
  const rows = await db.query<Pick<Rows['ledger_transaction'], 'created_at' | 'amount'>>(
    `select created_at, amount from platform.ledger_transaction
     where player_id = $1 and category = 'PAYMENT' and created_at >= $2
       and type = 'DEPOSIT' and provider = 'psp'
     order by created_at desc limit $3`,
    [of.playerId, new Date(of.since), MOST_DEPOSITS],
    { idempotent: true },
  )
  return rows.map((it) => ({ at: it.created_at.getTime(), amount: it.amount })).reverse()
}

/** Stakes less winnings after each of these ascending moments, until the next one or `until`; minor units. */
export async function selectLosses(
  db: Db,
  of: { playerId: string; moments: readonly number[]; until: number },
): Promise<bigint[]> {
  const [first] = of.moments
  if (first === undefined) return []
  const rows = await db.query<{ bucket: number; lost: bigint }>(
    `select bucket, coalesce(sum(case type when 'BET' then total when 'LOSS' then 0 when 'WIN' then -total
              when 'CASHOUT' then -total when 'BET_VOID' then -total when 'WIN_VOID' then total
              when 'CASHOUT_VOID' then total else 0 end), 0)::bigint as lost
     from platform.play_sums($1, $2, $3, $4::timestamptz[]) group by bucket`,
    [...[of.playerId, new Date(first), new Date(of.until)], of.moments.map((at) => new Date(at))],
    { idempotent: true },
  )
  return of.moments.map((_, n) => rows.find(({ bucket }) => bucket === n + 1)?.lost ?? 0n)
}

/** Deposits in each of these periods, which are ascending and contiguous; `until` ends the last. */
export async function sumDeposits(
  db: Db,
  of: { playerId: string; starts: readonly number[]; until: number },
): Promise<bigint[]> {
  const rows = await db.query<{ bucket: number; total: bigint }>(
    `select width_bucket(created_at, $4::timestamptz[]) as bucket, sum(amount)::bigint as total
     from platform.ledger_transaction
     where player_id = $1 and category = 'PAYMENT' and created_at >= $2 and created_at < $3
       and type = 'DEPOSIT' and provider = 'psp'
     group by 1`,
    [
      ...[of.playerId, new Date(of.starts[0] ?? of.until), new Date(of.until)],
      of.starts.map((at) => new Date(at)),
    ],
    { idempotent: true },
  )
  return of.starts.map((_, n) => rows.find(({ bucket }) => bucket === n + 1)?.total ?? 0n)
}

export async function selectCancelled(
  db: Db,
  of: { playerId: string; since: number },
): Promise<number[]> {
  const rows = await db.query<{ at: Date }>(
    `select changed_at as at from platform.withdrawal
     where player_id = $1 and state = 'CANCELLED' and changed_at >= $2 order by changed_at limit 100`,
    [of.playerId, new Date(of.since)],
    { idempotent: true },
  )
  return rows.map((it) => it.at.getTime())
}

export async function selectDeclined(
  db: Db,
  of: { playerId: string; since: number },
): Promise<number[]> {
  const rows = await db.query<{ at: Date }>(
    `select created_at as at from platform.deposit
     where player_id = $1 and state = 'DECLINED' and created_at >= $2 order by created_at limit 100`,
    [of.playerId, new Date(of.since)],
    { idempotent: true },
  )
  return rows.map((it) => it.at.getTime())
}

export async function selectRaises(
  db: Db,
  of: { playerId: string; since: number },
): Promise<{ at: number; used: bigint; limit: bigint; isTime: boolean }[]> {
  const rows = await db.query<
    Pick<Rows['limit_raise'], 'at' | 'used' | 'value'> & { is_time: boolean }
  >(
    `select r.at, r.used, r.value, c.kind = 'time' as is_time
     from platform.limit_raise r join platform.limit_change c on c.player_id = r.player_id and c.no = r.no
     where r.player_id = $1 and r.at >= $2 order by r.at limit 100`,
    [of.playerId, new Date(of.since)],
    { idempotent: true },
  )
  return rows.map((it) => ({
    ...{ at: it.at.getTime(), used: it.used, limit: it.value },
    isTime: it.is_time,
  }))
}

/** Whether any session of the player was active since then. */
export async function isAround(
  db: Db,
  of: { playerId: string; since: number; now: number },
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from platform.player_session
     where player_id = $1 and revoked_at is null and expires_at > $3 and last_seen_at >= $2 limit 1`,
    [of.playerId, new Date(of.since), new Date(of.now)],
    { idempotent: true },
  )
  return rows.length > 0
}
