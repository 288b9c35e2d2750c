import type { z } from 'zod'
import type { AccessDetails, activityLog, PlayerProfile } from '#contracts/player-api/v1.ts'
import type { Db } from '../db/db.ts'
import { readFirstDepositDate } from '../wallet/index.ts'
import { effectiveFlags } from './player-flags.ts'
import { findPlayerById, type PlayerRow, selectSignIns } from './players-store.ts'

const MAX_LOG_ROWS = 10

/** The profile of the player API (SES-05, SES-06); flags follow the account's status (GAP-041, GAP-046). */
export async function readProfile(
  db: Db,
  player: PlayerRow,
  requestedTypes: readonly string[],
): Promise<Omit<PlayerProfile, 'rights' | 'marketing'>> {
  const [firstDeposit, signIns] = await Promise.all([
    readFirstDepositDate(db, player.id),
    selectSignIns(db, player.id, 2),
  ])
  const { new_since } = player
  const counted = signIns.filter((it) => new_since === null || it.at >= new_since)
  return {
    personid: player.id,
    languageCode: player.language_code,
    currencyCode: player.currency,
    countryCode: player.country_code,
    ...(player.province_code === null ? {} : { provinceCode: player.province_code }),
    kycStatus: player.kyc_status,
    requestDocumentTypeStatus: requestedTypes.join(','),
    firstLogin: counted.length <= 1,
    firstDepositDate: firstDeposit?.toISOString() ?? null,
    termsAndConditionsAcceptedVersion: player.terms_version,
    displayName: player.display_name,
    ...effectiveFlags(player),
  }
}

/**
 * The attributes that the feed sends when a player's account status has changed (GAP-069); null when there is no such player.
 */
export async function readAttributes(
  db: Db,
  playerId: string,
): Promise<(ReturnType<typeof effectiveFlags> & { kycStatus: string }) | null> {
  const player = await findPlayerById(db, playerId)
  return player ? { ...effectiveFlags(player), kycStatus: player.kyc_status } : null
}

export function readAccess(player: PlayerRow): AccessDetails {
  const flags = effectiveFlags(player)
  return {
    PAYOUT: flags.payout,
    SPORTS: flags.sports,
    CASINO: flags.casino,
    LIVE_CASINO: flags.liveCasino,
    BONUSES: flags.bonuses,
    VIRTUAL_SPORTS: flags.virtualSports,
  }
}

/** The last ten sign-ins, newest first (GAP-045). */
export async function readActivityLog(
  db: Db,
  player: PlayerRow,
): Promise<z.infer<typeof activityLog>> {
  const rows = await selectSignIns(db, player.id, MAX_LOG_ROWS)
  return rows.map(({ at, ip, country_code, ended_for_safety_at }) => ({
    loginDate: at.toISOString(),
    loginIp: ip,
    loginCountry: country_code,
    endedForSafetyAt: ended_for_safety_at?.toISOString() ?? null,
  }))
}
