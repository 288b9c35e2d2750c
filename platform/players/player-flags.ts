import type { AccountRestriction } from '#contracts/player-api/account-rights.ts'
import type { Grant, Level, PlayerFlag } from '#contracts/player-api/account-status.ts'
import { mayHoldSession } from './account-status.ts'
import type { PlayerRow } from './players-store.ts'

export type PlayerFlags = Record<Grant | PlayerFlag, boolean> & Record<Level, number>

/** The flags set for this player individually. */
export function ownFlags(player: PlayerRow): PlayerFlags {
  return {
    payout: player.payout,
    casino: player.casino,
    liveCasino: player.live_casino,
    sports: player.sports,
    virtualSports: player.virtual_sports,
    bonuses: player.bonuses,
    deposit: player.deposit,
    withdrawal: player.withdrawal,
    volt: player.volt,
    affiliateReg: player.affiliate_reg,
    macropay: player.macropay,
    isWithdrawalReview: player.withdrawal_review,
    crypto: player.crypto,
    loyaltyLevel: player.loyalty_level,
    limitLevel: player.limit_level,
  }
}

/**
 * The products and functions open to the player, the most restrictive rule first: a restricted status closes products,
 * deposits and bonuses; a payout status, a break and a suspension leave only withdrawals (GAP-041, CON-05).
 */
export function effectiveFlags(player: PlayerRow): PlayerFlags {
  const own = ownFlags(player)
  const { status } = player
  const isOpen = mayHoldSession(status) && status !== 'RESTRICTED'
  const isPayOut = status === 'PAYOUT' || !mayHoldSession(status)
  return {
    ...own,
    payout: own.payout && !isPayOut && !player.multibrand_suspended,
    casino: own.casino && isOpen,
    liveCasino: own.liveCasino && isOpen,
    sports: own.sports && isOpen,
    virtualSports: own.virtualSports && isOpen,
    bonuses: own.bonuses && isOpen,
    deposit: own.deposit && isOpen,
  }
}

/** What limits the account in this session; whether newer terms wait or its market is closed is not known here. */
export function restrictionsOf(player: PlayerRow & { payout_only: boolean }): AccountRestriction[] {
  const applies: Readonly<
    Record<Exclude<AccountRestriction, 'TERMS_DUE' | 'MARKET_CLOSED'>, boolean>
  > = {
    BREAK: player.payout_only,
    PAYOUT: !effectiveFlags(player).payout,
    RESTRICTED: player.status === 'RESTRICTED',
    KYC_SUSPENDED: player.kyc_status === 'SUSPENDED',
  }
  return (Object.keys(applies) as (keyof typeof applies)[]).filter((it) => applies[it])
}
