import {
  type AdministeredPlayer,
  type PlayerAdministration,
  playerChange,
} from '#contracts/player-administration.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { newId } from '../wallet/index.ts'
import { accountStatusColumns } from './account-status-columns.ts'
import { ownFlags } from './player-flags.ts'
import { findPlayerById, type PlayerRow } from './players-store.ts'

const MAX_CAUSE_LENGTH = 100

/**
 * Shows and changes players' account status. A change applies from the player's next call on, ends the sessions that the new
 * status does not allow, reaches open pages by the feed, and stays on record.
 */
export function createPlayerAdministration({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): PlayerAdministration {
  return {
    async list(query) {
      const { rows, next } = await selectPlayers(db, query)
      return { players: rows.map(toAdministered), next }
    },
    async find(playerId) {
      const row = await findPlayerById(db, playerId)
      return row ? toAdministered(row) : null
    },
    async changes(playerId) {
      const rows = await selectChanges(db, playerId)
      return rows.map((it) => ({ ...it, at: it.at.toISOString() }))
    },
    async update(playerId, change, cause) {
      const now = clock()
      const row = await updatePlayer(db, {
        playerId,
        columns: accountStatusColumns(playerChange.parse(change), now),
        id: newId(now),
        at: now,
        cause: cause.slice(0, MAX_CAUSE_LENGTH),
      })
      return row ? toAdministered(row) : null
    },
  }
}

function toAdministered(row: PlayerRow): AdministeredPlayer {
  return {
    playerId: row.id,
    email: row.email,
    displayName: row.display_name,
    countryCode: row.country_code,
    provinceCode: row.province_code,
    languageCode: row.language_code,
    currency: row.currency,
    registeredAt: row.registered_at.toISOString(),
    status: row.status,
    until: row.status_until?.toISOString() ?? null,
    multibrandSuspended: row.multibrand_suspended,
    kycStatus: row.kyc_status,
    termsVersion: row.terms_version,
    firstLogin: !row.signed_in_before,
    flags: ownFlags(row),
  }
}

const PAGE_SIZE = 50

async function selectPlayers(
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

function selectChanges(db: Db, playerId: string): Promise<ChangeRow[]> {
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
type AccountStatusChange = {
  playerId: string
  columns: Partial<PlayerRow>
  /** Names for the record of the columns that it calls otherwise. */
  fields: typeof FIELDS
  id: string
  at: number
  cause: string
}
export const ACCOUNT_STATUS_CHANGE_KEYS = {
  playerId: true,
  columns: true,
  fields: true,
  id: true,
  at: true,
  cause: true,
} as const satisfies Record<keyof AccountStatusChange, true>

/** See `platform.change_standing`: the columns, the record, and all consequences, in one transaction. */
async function updatePlayer(
  db: Db,
  change: Omit<AccountStatusChange, 'fields'>,
): Promise<PlayerRow | undefined> {
  const payload: AccountStatusChange = { ...change, fields: FIELDS }
  await db.query('select platform.change_standing($1::jsonb)', [JSON.stringify(payload)])
  return findPlayerById(db, change.playerId)
}
