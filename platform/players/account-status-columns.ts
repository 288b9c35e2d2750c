import type { PlayerChange } from '#contracts/player-administration.ts'
import type { PlayerRow } from './players-store.ts'

/** The columns for the fields that a change names. */
export function accountStatusColumns(change: PlayerChange, nowMs: number): Partial<PlayerRow> {
  const named: { [Column in keyof PlayerRow]?: PlayerRow[Column] | undefined } = {
    status: change.status,
    multibrand_suspended: change.multibrandSuspended,
    kyc_status: change.kycStatus,
    terms_version: change.termsVersion,
    payout: change.payout,
    casino: change.casino,
    live_casino: change.liveCasino,
    sports: change.sports,
    virtual_sports: change.virtualSports,
    bonuses: change.bonuses,
    deposit: change.deposit,
    withdrawal: change.withdrawal,
    volt: change.volt,
    affiliate_reg: change.affiliateReg,
    macropay: change.macropay,
    withdrawal_review: change.isWithdrawalReview,
    crypto: change.crypto,
    loyalty_level: change.loyaltyLevel,
    limit_level: change.limitLevel,
    ...(change.status === undefined
      ? {}
      : { status_until: change.until ? new Date(change.until) : null }),
    ...(change.registeredAt === undefined
      ? {}
      : { registered_at: new Date(Math.min(Date.parse(change.registeredAt), nowMs)) }),
    ...(change.firstLogin ? { signed_in_before: false, new_since: new Date(nowMs) } : {}),
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}
