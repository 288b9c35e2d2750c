import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { findPlayerById, type PlayerRow } from './players-store.ts'

const PAGE_SIZE = 50

export async function selectPlayers(
  db: Db,
  query: { search?: string; after?: string },
): Promise<{ rows: PlayerRow[]; next: string | null }> {
  // The caller's text is searched literally, not as a pattern.
  const pattern = query.search ? `%${query.search.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  // A complete address matches exactly, also where it is the end of another address.
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

type ChangeRow = Pick<Rows['player_change'], 'at' | 'cause' | 'field' | 'before' | 'after'>

export function selectChanges(db: Db, playerId: string): Promise<ChangeRow[]> {
  return db.query<ChangeRow>(
    `select at, cause, field, before, after from platform.player_change
     where player_id = $1 order by id desc, field limit $2`,
    [playerId, PAGE_SIZE],
  )
}

/** Contract names of the columns that are named differently. */
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

/** A change as `platform.change_standing` reads it. */
type Standing = {
  playerId: string
  columns: Partial<PlayerRow>
  /** Names for the record of the columns that it calls otherwise. */
  fields: typeof FIELDS
  id: string
  at: number
  cause: string
}
export const STANDING_KEYS = {
  playerId: true,
  columns: true,
  fields: true,
  id: true,
  at: true,
  cause: true,
} as const satisfies Record<keyof Standing, true>

/** See `platform.change_standing`: the columns, the record, and all consequences, in one transaction. */
export async function updatePlayer(
  db: Db,
  change: Omit<Standing, 'fields'>,
): Promise<PlayerRow | undefined> {
  const standing: Standing = { ...change, fields: FIELDS }
  await db.query('select platform.change_standing($1::jsonb)', [JSON.stringify(standing)])
  return findPlayerById(db, change.playerId)
}
