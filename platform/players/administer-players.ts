import {
  type AdministeredPlayer,
  type PlayerAdministration,
  playerChange,
} from '#contracts/player-administration.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'
import { accountStatusColumns } from './account-status-columns.ts'
import { selectChanges, selectPlayers, updatePlayer } from './administration-store.ts'
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
