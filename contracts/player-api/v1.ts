import { z } from 'zod'
import {
  TRANSACTION_CATEGORIES,
  TRANSACTION_PAGE_SIZE,
  TRANSACTION_STATUSES,
} from '../transaction-words.ts'
import { ACCOUNT_RIGHTS } from './account-rights.ts'
import type { Calls } from './call.ts'
import { DEPOSIT_REASONS } from './deposit-words.ts'
import { email } from './typed-fields.ts'

/**
 * The player API, version 1: the implemented calls of table 3 of the requirements. The same schemas parse the input on
 * the platform, type the client on the site and generate the OpenAPI description.
 */

export const signInRequest = z.strictObject({
  email,
  password: z.string().min(1).max(256),
  /** Ours: during a break, a session that may only withdraw money (GAP-093). */
  payoutOnly: z.literal(true).optional(),
  meta: z
    .strictObject({
      ipAddress: z.string().max(64).optional(),
      userAgent: z.string().max(512).optional(),
      deviceType: z.enum(['desktop', 'tablet', 'mobile']).optional(),
      channel: z.enum(['web', 'mobile']).optional(),
      market: z.string().max(4).optional(),
      /** The visitor's country as reported by the edge; ours, left out where it is unknown. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      language: z.string().max(8).optional(),
      blackbox: z.string().max(4096).optional(),
    })
    .optional(),
})
export const tokenSet = z.object({
  idToken: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  termsVersion: z.string(),
  firstLogin: z.boolean(),
  /** Ours: the login before this one; null at the first one and for a refresh. */
  lastLoginAt: z.string().nullable().default(null),
})
/** Why a session ends, where the player did not sign out. */
export const signOutQuery = z.strictObject({ because: z.enum(['OTHER_BROWSER']).optional() })
export type SignOutCause = NonNullable<z.infer<typeof signOutQuery>['because']>
export const refreshRequest = z.strictObject({ refreshToken: z.string().min(16).max(400) })

/** Claims of the id token (SES-04); `multibrand` is a JSON string. */
export const idTokenClaims = z.object({
  country_code: z.string(),
  language_code: z.string(),
  player_id: z.string(),
  player_access_id: z.string(),
  email: z.string(),
  iat: z.number(),
  exp: z.number(),
  login_method: z.string(),
  zendeskJwtToken: z.string(),
  registrationDate: z.string(),
  multibrand: z.string(),
})

/** A missing flag is off: the most restrictive value wins (GAP-023). */
const flag = z.boolean().default(false)

export const playerProfile = z.object({
  personid: z.string(),
  languageCode: z.string(),
  currencyCode: z.string(),
  countryCode: z.string(),
  provinceCode: z.string().optional(),
  kycStatus: z.string(),
  requestDocumentTypeStatus: z.string(),
  firstLogin: z.boolean(),
  firstDepositDate: z.string().nullable(),
  termsAndConditionsAcceptedVersion: z.string(),
  displayName: z.string(),
  payout: flag,
  casino: flag,
  liveCasino: flag,
  sports: flag,
  virtualSports: flag,
  bonuses: flag,
  deposit: flag,
  withdrawal: flag,
  volt: flag,
  affiliateReg: flag,
  macropay: flag,
  isWithdrawalReview: flag,
  crypto: flag,
  loyaltyLevel: z.number(),
  limitLevel: z.number(),
  /** Ours: what the account may do in this session (decision 0044); accepted terms are compared elsewhere. */
  rights: z.array(z.enum(ACCOUNT_RIGHTS)).default([...ACCOUNT_RIGHTS]),
  /** Ours: no advertising to the player while this is false (decision 0033). */
  marketing: flag.default(true),
})

export const accessDetails = z.object({
  PAYOUT: flag,
  SPORTS: flag,
  CASINO: flag,
  LIVE_CASINO: flag,
  BONUSES: flag,
  VIRTUAL_SPORTS: flag,
})

/** Login history, newest first, at most ten rows (GAP-045). */
export const activityLog = z.array(
  z.object({
    loginDate: z.string(),
    loginIp: z.string(),
    loginCountry: z.string(),
    /** Ours: when this session was ended because another browser used its cookies (R15). */
    endedForSafetyAt: z.string().nullable().default(null),
  }),
)
/** Keys of the segments that content may name (BAN-04); the members stay on the platform. */
export const segmentsResponse = z.object({ segments: z.array(z.string()) })
export const transactionSummary = z.object({ totalDepositsCount: z.number() })

export const balanceResponse = z.object({
  currency: z.string(),
  /** Grows with every change of the wallet; the live feed sends the same number. */
  seq: z.number(),
  balanceMap: z.object({
    main: z.array(z.object({ cash: z.number() })),
    locked: z.array(z.object({ cash: z.number() })),
    bonus: z.array(
      z.object({ bonus: z.number(), vertical: z.enum(['SPORTS', 'CASINO', 'LIVE_CASINO']) }),
    ),
  }),
})

export const feedTokenResponse = z.object({ token: z.string(), url: z.string() })

export { TRANSACTION_CATEGORIES, TRANSACTION_STATUSES }
export const TRANSACTION_TYPES = [
  'BET',
  'BET_VOID',
  'CASHOUT',
  'CASHOUT_VOID',
  'DEPOSIT',
  'LOSS',
  'WIN',
  'WIN_VOID',
  'WITHDRAW',
  'DORMANT',
  'REVERSAL',
  'FORFEIT',
  'CANCELED',
  'REVERSAL_DP',
  /** Money of a deposit that had been reversed: a dispute was won, or a refund failed. */
  'REVERSAL_DP_VOID',
] as const

/** The highest offset without `after`: further pages need the cursor of the row they begin after. */
export const MAX_POSITION_ALONE = 1_000

/** A cursor: the page begins after the row that it encodes. Made by the platform, opaque to clients. */
export const pageCursor = z.string().regex(/^[\w-]{1,600}$/)

export const transactionsQuery = z
  .object({
    limit: z.coerce.number().int().min(1).max(100).default(TRANSACTION_PAGE_SIZE),
    /** The 0-based offset of the page (GAP-073); with `after` it only counts the rows before. */
    position: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
    /** `next` of the previous page: the first page costs the same as the last. */
    after: pageCursor.optional(),
    category: z.enum(TRANSACTION_CATEGORIES).optional(),
    status: z.enum(TRANSACTION_STATUSES).optional(),
    from: z.iso.datetime({ offset: true }).optional(),
    to: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(({ after, position }) => after !== undefined || position <= MAX_POSITION_ALONE, {
    path: ['position'],
  })
export const transaction = z.object({
  amount: z.number(),
  balanceAfterTransaction: z.number(),
  currency: z.string(),
  category: z.enum(TRANSACTION_CATEGORIES),
  transactionDate: z.string(),
  referenceId: z.string(),
  playerId: z.string(),
  status: z.enum(TRANSACTION_STATUSES),
  type: z.enum(TRANSACTION_TYPES),
  walletId: z.string(),
  gameId: z.string().optional(),
  /** The provider's reference; together with `provider` it identifies a round in `/v1/player/rounds`. */
  roundId: z.string().optional(),
  provider: z.string().optional(),
  /** Identifies a bet of a sportsbook in `/v1/player/bets`. */
  betId: z.string().optional(),
  /** A row of a bet of which the stake was a free bet. */
  isFreeBet: z.literal(true).optional(),
  /** Of a deposit that has moved no money: how it was to be paid, and why it failed. */
  attempt: z.object({ method: z.string(), reason: z.enum(DEPOSIT_REASONS).nullable() }).optional(),
})
export const transactionsResponse = z.object({
  transactions: z.array(transaction),
  filter: z.object({
    category: z.enum(TRANSACTION_CATEGORIES).optional(),
    status: z.enum(TRANSACTION_STATUSES).optional(),
    from: z.string().optional(),
    to: z.string().optional(),
  }),
  hasMore: z.boolean(),
  position: z.number(),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable().default(null),
})

export type TokenSet = z.infer<typeof tokenSet>
export type IdTokenClaims = z.infer<typeof idTokenClaims>
export type PlayerProfile = z.infer<typeof playerProfile>
export type AccessDetails = z.infer<typeof accessDetails>
export type BalanceResponse = z.infer<typeof balanceResponse>
export type Transaction = z.infer<typeof transaction>
export type TransactionsResponse = z.infer<typeof transactionsResponse>

/** The player at a glance. */
export const playerCalls = {
  readProfile: {
    method: 'GET',
    path: '/v1/player/profile',
    summary: 'Profile and flags of the player',
    access: 'player',
    right: 'own',
    status: 200,
    answer: playerProfile,
    refusals: [],
  },
  readAccess: {
    method: 'GET',
    path: '/v1/player/access/details',
    summary: 'Products that the player may use',
    access: 'player',
    right: 'own',
    status: 200,
    answer: accessDetails,
    refusals: [],
  },
  readActivityLog: {
    method: 'GET',
    path: '/v1/player/latest-activity-log',
    summary: 'The last ten sign-ins, newest first',
    access: 'player',
    right: 'own',
    status: 200,
    answer: activityLog,
    refusals: [],
  },
  countDeposits: {
    method: 'GET',
    path: '/v1/player/transaction-summary',
    summary: 'How many deposits the player has made',
    access: 'player',
    right: 'own',
    status: 200,
    answer: transactionSummary,
    refusals: [],
  },
  readSegments: {
    method: 'GET',
    path: '/v1/player/segments',
    summary: 'The lists of players, by key, that this player is on',
    access: 'player',
    right: 'own',
    status: 200,
    answer: segmentsResponse,
    refusals: [],
  },
} satisfies Calls

/** The wallet and its live feed. */
export const walletCalls = {
  readBalance: {
    method: 'GET',
    path: '/v1/player/wallet/balance',
    summary: 'The balances of the wallet',
    access: 'player',
    right: 'own',
    status: 200,
    answer: balanceResponse,
    refusals: ['WALLET_DOES_NOT_EXIST'],
  },
  openFeed: {
    method: 'POST',
    path: '/v1/player/wallet/feed/token',
    summary: 'A token that opens the live wallet feed once, within a minute',
    access: 'player',
    right: 'own',
    status: 200,
    answer: feedTokenResponse,
    refusals: [],
  },
} satisfies Calls
