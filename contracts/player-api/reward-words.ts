/** The literals of rewards and bonuses. No zod: pages import this. */

/** The vertical of a reward. The last two are bonus types that are also treated as verticals (REW-02, CON-25). */
export const REWARD_VERTICALS = [
  'CASINO',
  'LIVE_CASINO',
  'SPORTS',
  'FREE_BET',
  'FREE_SPINS',
] as const
export type RewardVertical = (typeof REWARD_VERTICALS)[number]

/** The product of a vertical, for conflicts between rewards and for hiding them (CON-25). */
export function productOfReward(vertical: RewardVertical): 'CASINO' | 'LIVE_CASINO' | 'SPORTS' {
  if (vertical === 'FREE_BET') return 'SPORTS'
  return vertical === 'FREE_SPINS' ? 'CASINO' : vertical
}

/** REW-03. */
export const CAMPAIGN_STATUSES = ['DRAFT', 'ACTIVE', 'EXPIRED', 'CANCELED'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** How a player gets it; MANUAL is read too (CON-19). */
export const CAMPAIGN_CATEGORIES = ['OPT_IN', 'TRIGGERED', 'MANUAL'] as const
/** TOURNAMENT is from REW-04; DEPOSIT, for a bonus that comes with a deposit, is ours (d). */
export const TRIGGER_EVENTS = ['TOURNAMENT', 'DEPOSIT'] as const
/** NON_STICKY: real money is staked first, and winnings from it belong to the player at once (REW-05). */
export const BONUS_TYPES = ['NON_STICKY', 'STICKY'] as const

/** Ours (d): a percentage on top of a deposit, an amount that is claimed at once, or the stake of one bet. */
export const REWARD_KINDS = ['DEPOSIT_MATCH', 'GIFT', 'FREE_BET'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** States of a claimed bonus (table 2). One that has ended in another way is no longer listed. */
export const BONUS_STATES = ['ACTIVATED', 'FORFEITED'] as const
/** Which rewards to list (REW-24). */
export const REWARDS_TYPES = ['ELIGIBLE', 'ACTIVE'] as const

/** Steps of a progress bar (REW-09, GAP-132). */
export const BONUS_STEPS = { least: 2, most: 101 } as const

/** A claim that conflicts with another bonus of the same vertical (REW-35, REW-36, CON-40). */
export const ACTIVE_BONUS_IN_SAME_VERTICAL = 'error.bonus.active.already.exists'
export const ACTIVE_TRIGGERED_BONUS = 'error.bonus.active.triggered.already.exists'

/**
 * Why a bonus is not granted: the error code of a claim, or the `bonusRefusal` of a deposit that was credited without
 * its bonus.
 */
export const BONUS_REFUSALS = [
  ACTIVE_BONUS_IN_SAME_VERTICAL,
  ACTIVE_TRIGGERED_BONUS,
  /** This player may not have a bonus now: blocked, with an exclusion, suspended, or without the flag. */
  'BONUS_FORBIDDEN',
  /** Unknown, not started, over, not for this market or currency, or its product is closed to this player. */
  'BONUS_UNAVAILABLE',
  /** This player has had it already, or has reached the market's maximum number of bonuses. */
  'BONUS_ALREADY_HAD',
  /** Only for a first deposit, or only for players who have deposited before. */
  'BONUS_NOT_ELIGIBLE',
  /** It comes with a deposit and cannot be claimed without one. */
  'BONUS_DEPOSIT_REQUIRED',
  /** The deposit is below the bonus's minimum. */
  'BONUS_DEPOSIT_TOO_LOW',
  /** The player's own stake or loss limit is reached. */
  'error.gambling.limit.reached',
] as const
export type BonusRefusal = (typeof BONUS_REFUSALS)[number]

/** Why a code is rejected; codes are trimmed and upper-cased (GAP-137). */
export const BONUS_CODE_REFUSALS = [
  'error.bonus_code.not_found',
  'error.bonus_code.expired',
  'error.bonus_code.already_used',
] as const
