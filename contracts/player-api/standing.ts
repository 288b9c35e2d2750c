/** How a player stands with us: what decides who may come in, and what is open to whom. No zod: pages read this. */

/** SES-07; what each means at the door is GAP-041. */
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

/** KYC-01, the literals of the wire (CON-18). */
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

/** Flags that are on for a normal player; each can be taken away from one (SES-06, SES-08). */
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
/** Flags that are off for a normal player (SES-06, GAP-046). */
export const MARKS = ['volt', 'affiliateReg', 'macropay', 'isWithdrawalReview', 'crypto'] as const
export const LEVELS = ['loyaltyLevel', 'limitLevel'] as const

export type Grant = (typeof GRANTS)[number]
export type Mark = (typeof MARKS)[number]
export type Level = (typeof LEVELS)[number]
