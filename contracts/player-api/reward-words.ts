/** The literals of rewards and bonuses. No zod: pages read this. */

/** What a reward is for. The last two are kinds of bonus that are also seen as verticals (REW-02, CON-25). */
export const REWARD_VERTICALS = [
  'CASINO',
  'LIVE_CASINO',
  'SPORTS',
  'FREE_BET',
  'FREE_SPINS',
] as const
export type RewardVertical = (typeof REWARD_VERTICALS)[number]

/** Of which vertical a reward is when two of them meet, or one of them is hidden (CON-25). */
export function productOfReward(vertical: RewardVertical): 'CASINO' | 'LIVE_CASINO' | 'SPORTS' {
  if (vertical === 'FREE_BET') return 'SPORTS'
  return vertical === 'FREE_SPINS' ? 'CASINO' : vertical
}

/** REW-03. */
export const CAMPAIGN_STATUSES = ['DRAFT', 'ACTIVE', 'EXPIRED', 'CANCELED'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** How a player comes by it; MANUAL is read too (CON-19). */
export const CAMPAIGN_CATEGORIES = ['OPT_IN', 'TRIGGERED', 'MANUAL'] as const
/** TOURNAMENT is the seed's; DEPOSIT, of a bonus that comes with a deposit, is ours (d). */
export const TRIGGER_EVENTS = ['TOURNAMENT', 'DEPOSIT'] as const
/** NON_STICKY: own money is staked first, and what is won with it is the player's at once (REW-05). */
export const BONUS_TYPES = ['NON_STICKY', 'STICKY'] as const

/** Ours (d): a part of a deposit on top of it, or an amount that is claimed at once. */
export const REWARD_KINDS = ['DEPOSIT_MATCH', 'GIFT'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** A claimed bonus (table 2). One that has ended in another way is not listed any more. */
export const BONUS_STATES = ['ACTIVATED', 'FORFEITED'] as const
/** What may be asked for (REW-24). */
export const REWARDS_TYPES = ['ELIGIBLE', 'ACTIVE'] as const

/** Steps of a progress bar (REW-09, GAP-132). */
export const BONUS_STEPS = { least: 2, most: 101 } as const

/** A claim that meets another bonus of the same vertical (REW-35, REW-36, CON-40). */
export const ACTIVE_BONUS_IN_SAME_VERTICAL = 'error.bonus.active.already.exists'
export const ACTIVE_TRIGGERED_BONUS = 'error.bonus.active.triggered.already.exists'

/**
 * Why a bonus is not given: of a claim the code of the refusal, of a deposit that was credited without its bonus the
 * `bonusRefusal`.
 */
export const BONUS_REFUSALS = [
  ACTIVE_BONUS_IN_SAME_VERTICAL,
  ACTIVE_TRIGGERED_BONUS,
  /** This player may have no bonus now: blocked, on a break, suspended, or without the flag. */
  'BONUS_FORBIDDEN',
  /** Not there, not begun, over, not in this market or currency, or gone for this player's product. */
  'BONUS_UNAVAILABLE',
  /** This player has had it, or as many bonuses as the market lets anybody have. */
  'BONUS_ALREADY_HAD',
  /** It is for a first deposit, or for players who have paid in before. */
  'BONUS_NOT_ELIGIBLE',
  /** It comes with a deposit, and cannot be claimed without one. */
  'BONUS_DEPOSIT_REQUIRED',
  /** The deposit is smaller than the bonus asks for. */
  'BONUS_DEPOSIT_TOO_LOW',
  /** A limit of the player's own on stakes or losses is reached. */
  'error.gambling.limit.reached',
] as const
export type BonusRefusal = (typeof BONUS_REFUSALS)[number]

/** Why a code is not taken; codes are trimmed and in capitals (GAP-137). */
export const BONUS_CODE_REFUSALS = [
  'error.bonus_code.not_found',
  'error.bonus_code.expired',
  'error.bonus_code.already_used',
] as const
export const BONUS_CODE_PATTERN = /^[A-Z0-9_-]{3,30}$/

/** A bonus code as it is looked up; null for what cannot be one. */
export function toBonusCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return BONUS_CODE_PATTERN.test(code) ? code : null
}
