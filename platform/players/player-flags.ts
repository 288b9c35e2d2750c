import type { Grant, Level, Mark } from '#contracts/player-api/standing.ts'
import { mayHoldSession } from './account-status.ts'
import type { PlayerRow } from './players-store.ts'

export type PlayerFlags = Record<Grant | Mark, boolean> & Record<Level, number>

/** What was given to the player, or taken away, for itself. */
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
 * What the player may use, the most restrictive word first: a restricted status closes products, deposit and
 * bonuses, a status of payout, a break and a suspension leave only the way out (GAP-041, CON-05).
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
