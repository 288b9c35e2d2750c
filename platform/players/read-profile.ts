import type { z } from 'zod'
import type { AccessDetails, activityLog, PlayerProfile } from '#contracts/player-api/v1.ts'
import type { Db } from '../db/db.ts'
import { readFirstDepositDate } from '../wallet/index.ts'
import { productFlags } from './account-status.ts'
import { type PlayerRow, selectSignIns } from './players-store.ts'

const MAX_LOG_ROWS = 10

/** The profile of the player API (SES-05, SES-06); flags follow the account's status (GAP-041, GAP-046). */
export async function readProfile(db: Db, player: PlayerRow): Promise<PlayerProfile> {
  const [firstDeposit, signIns] = await Promise.all([
    readFirstDepositDate(db, player.id),
    selectSignIns(db, player.id, 2),
  ])
  const { products, payout } = productFlags(player.status)
  return {
    personid: player.id,
    languageCode: player.language_code,
    currencyCode: player.currency,
    countryCode: player.country_code,
    ...(player.province_code === null ? {} : { provinceCode: player.province_code }),
    kycStatus: player.kyc_status,
    requestDocumentTypeStatus: '',
    firstLogin: signIns.length <= 1,
    firstDepositDate: firstDeposit?.toISOString() ?? null,
    termsAndConditionsAcceptedVersion: player.terms_version,
    displayName: player.display_name,
    payout,
    casino: products,
    liveCasino: products,
    sports: products,
    virtualSports: products,
    bonuses: products,
    deposit: products,
    withdrawal: true,
    volt: false,
    affiliateReg: false,
    macropay: false,
    isWithdrawalReview: false,
    crypto: false,
    loyaltyLevel: 0,
    limitLevel: 0,
  }
}

export function readAccess(player: PlayerRow): AccessDetails {
  const { products, payout } = productFlags(player.status)
  return {
    PAYOUT: payout,
    SPORTS: products,
    CASINO: products,
    LIVE_CASINO: products,
    BONUSES: products,
    VIRTUAL_SPORTS: products,
  }
}

/** The last ten sign-ins, newest first (GAP-045). */
export async function readActivityLog(
  db: Db,
  player: PlayerRow,
): Promise<z.infer<typeof activityLog>> {
  const rows = await selectSignIns(db, player.id, MAX_LOG_ROWS)
  return rows.map(({ at, ip, country_code }) => ({
    loginDate: at.toISOString(),
    loginIp: ip,
    loginCountry: country_code,
  }))
}
