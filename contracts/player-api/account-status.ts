/**
 * The status of a player's account: whether the player may sign in, and which products are open. No zod: pages import
 * this.
 */

/** SES-07; GAP-041 defines what each status means at sign-in. */
export const ACCOUNT_STATUSES = [
  'CLOSED',
  'ACCOUNT_UNVERIFIED',
  'PRE_REGISTERED',
  'REGISTERED',
  'BLACKLISTED',
  'RESTRICTED',
  'PAYOUT',
  'TIMEOUT',
  'SELF_EXCLUDED',
] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** KYC-01, literals of the API (CON-18). */
export const KYC_LEVELS = [
  'NOT_VERIFIED',
  'DATA_VERIFIED',
  'PENDING',
  'FULLY VERIFIED',
  'ENHANCED KYC',
  'EDD_PENDING',
  'EDD_UNDER_REVIEW',
  'ENHANCED',
  'RESTRICTED',
  'SUSPENDED',
  'PENDING_EXPIRED',
  'NOT_REQUIRED',
] as const

/** Attributes that are on for a regular player; each can be turned off per player (SES-06, SES-08). */
export const GRANTS = [
  'payout',
  'casino',
  'liveCasino',
  'sports',
  'virtualSports',
  'bonuses',
  'deposit',
  'withdrawal',
] as const
/** Attributes that are off for a regular player (SES-06, GAP-046). */
export const PLAYER_FLAGS = [
  'volt',
  'affiliateReg',
  'macropay',
  'isWithdrawalReview',
  'crypto',
] as const
export const LEVELS = ['loyaltyLevel', 'limitLevel'] as const

export type Grant = (typeof GRANTS)[number]
export type PlayerFlag = (typeof PLAYER_FLAGS)[number]
export type Level = (typeof LEVELS)[number]
