import type { Db } from '../db/db.ts'
import type { PlayerRow } from './players-store.ts'

const PAGE_SIZE = 50

export async function selectPlayers(
  db: Db,
  query: { search?: string; after?: string },
): Promise<{ rows: PlayerRow[]; next: string | null }> {
  // What the caller typed is text to find, not a pattern.
  const pattern = query.search ? `%${query.search.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  // A whole address means that one, also where another has it as its end.
  const rows = await db.query<PlayerRow>(
    `select * from platform.player
     where ($1::text is null or email like lower($1) or display_name ilike $1 or id::text like lower($1))
       and ($2::text is null or email > $2)
       and (email = $4 or not exists (select 1 from platform.player where email = $4))
     order by email limit $3`,
    [pattern, query.after ?? null, PAGE_SIZE + 1, query.search?.toLowerCase() ?? ''],
  )
  const page = rows.slice(0, PAGE_SIZE)
  return { rows: page, next: rows.length > PAGE_SIZE ? (page.at(-1)?.email ?? null) : null }
}

type ChangeRow = { at: Date; cause: string; field: string; before: unknown; after: unknown }

export function selectChanges(db: Db, playerId: string): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(
    `select at, cause, field, before, after from platform.player_change
     where player_id = $1 order by id desc, field limit $2`,
    [playerId, PAGE_SIZE],
  )
}

/** The names of the contract for the columns that have another one. */
const FIELDS: Partial<Record<keyof PlayerRow, string>> = {
  status_until: 'until',
  multibrand_suspended: 'multibrandSuspended',
  kyc_status: 'kycStatus',
  terms_version: 'termsVersion',
  signed_in_before: 'signedInBefore',
  new_since: 'newSince',
  registered_at: 'registeredAt',
  live_casino: 'liveCasino',
  virtual_sports: 'virtualSports',
  affiliate_reg: 'affiliateReg',
  withdrawal_review: 'isWithdrawalReview',
  loyalty_level: 'loyaltyLevel',
  limit_level: 'limitLevel',
}

/**
 * Writes the columns, a record of each that became another, and the end of the sessions: those of a status
 * that may hold none (GAP-041), and those whose tokens still carry a suspension that was lifted. One statement,
 * so that of two changes at once the later sees what the earlier wrote.
 */
export async function updatePlayer(
  db: Db,
  change: {
    playerId: string
    columns: Partial<PlayerRow>
    id: string
    at: Date
    cause: string
  },
): Promise<PlayerRow | undefined> {
  const columns = Object.entries(change.columns)
  const assignments = columns.map(([column], index) => `${column} = $${index + 6}`).join(', ')
  type Row = PlayerRow & { differences: number }
  const rows = await db.query<Row>(
    `with old as (
       select * from platform.player where id = $1 for update
     ), new as (
       update platform.player p set ${assignments} from old where p.id = old.id returning p.*
     ), different as (
       select o.key, o.value as before, n.value as after
       from old, new, lateral jsonb_each(to_jsonb(old)) o, lateral jsonb_each(to_jsonb(new)) n
       where n.key = o.key and n.value is distinct from o.value
     ), recorded as (
       insert into platform.player_change (player_id, id, at, cause, field, before, after)
       select $1, $2, $3, $4, coalesce($5::jsonb ->> key, key), before, after from different
     ), own as (
       -- What somebody has decided here is no register's any more.
       delete from platform.register_exclusion where player_id = $1
         and exists (select 1 from different where key in ('status', 'status_until'))
     ), ended as (
       update platform.player_session s set revoked_at = $3,
         revoked_because = case when old.status = new.status then 'SUSPENSION_LIFTED' else new.status end
       from old, new
       where s.player_id = new.id and s.revoked_at is null
         and (new.status not in ('REGISTERED', 'RESTRICTED', 'PAYOUT')
              or old.multibrand_suspended and not new.multibrand_suspended)
     )
     select new.*, (select count(*)::int from different) as differences from new`,
    [
      change.playerId,
      change.id,
      change.at,
      change.cause,
      JSON.stringify(FIELDS),
      ...columns.map(([, value]) => value),
    ],
  )
  const [row] = rows
  if (!row) return undefined
  const { differences, ...player } = row
  if (differences > 0) {
    await db.batch([
      // A bonus of an account that is shut goes back now, and not when tidying comes by.
      {
        sql: 'select platform.end_due_bonuses($1, $2, $3)',
        params: [player.id, change.id, change.at],
      },
      { sql: "select pg_notify('session_ended', $1)", params: [player.id] },
      { sql: "select pg_notify('player_changed', $1)", params: [player.id] },
    ])
  }
  return player
}
