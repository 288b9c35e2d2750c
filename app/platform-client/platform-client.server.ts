import { z } from 'zod'
import {
  accessDetails,
  type BalanceResponse,
  balanceResponse,
  feedTokenResponse,
  type PlayerProfile,
  playerProfile,
  type SignOutCause,
  segmentsResponse,
  type signInRequest,
  type TokenSet,
  type TransactionsResponse,
  tokenSet,
  transactionSummary,
  transactionsResponse,
} from '#contracts/player-api/v1.ts'
import type { PlayerCall } from '#game-providers/game-provider.ts'
import { type AccountCalls, createAccountCalls } from './account-calls.server.ts'
import { type ActivityCalls, createActivityCalls } from './activity-calls.server.ts'
import { type BreakCalls, createBreakCalls } from './break-calls.server.ts'
import { type BudgetCalls, createBudgetCalls } from './budget-calls.server.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createDepositCalls, type DepositCalls } from './deposit-calls.server.ts'
import { createGameListCalls, type GameListCalls } from './game-list-calls.server.ts'
import { createIdTokenVerifier, type IdTokenVerifier } from './id-token.server.ts'
import { createIdentityCalls, type IdentityCalls } from './identity-calls.server.ts'
import { createLimitCalls, type LimitCalls } from './limit-calls.server.ts'
import { createPasswordResetCalls, type PasswordResetCalls } from './password-reset-calls.server.ts'
import { type Answer, type Caller, createCall, type PlatformFetch } from './platform-call.server.ts'
import { createProtectionCalls, type ProtectionCalls } from './protection-calls.server.ts'
import { createRewardCalls, type RewardCalls } from './reward-calls.server.ts'
import { createRoundCalls, type RoundCalls } from './round-calls.server.ts'
import { createSignUpCalls, type SignUpCalls } from './sign-up-calls.server.ts'
import { createStatementCalls, type StatementCalls } from './statement-calls.server.ts'
import { createVerificationCalls, type VerificationCalls } from './verification-calls.server.ts'
import { createWithdrawalCalls, type WithdrawalCalls } from './withdrawal-calls.server.ts'

export type { Answer, Caller, FieldProblem, Refused } from './platform-call.server.ts'
export { endsSession } from './platform-call.server.ts'

type SignIn = z.input<typeof signInRequest>
/** The calling site, on calls for fun play (GAM-18, GAP-114). */
const SITE_CONTEXT = { 'site-context': '{"siteId":1}' }

export type TransactionsQuery = {
  limit?: number
  position?: number
  /** `next` of the previous page. */
  after?: string
  category?: string
  status?: string
  from?: string
  to?: string
}

/**
 * The player API as the site uses it. Every method returns a value or a refusal; it throws only what its caller's
 * `signOut` throws.
 */
export type PlatformClient = IdentityCalls & {
  verifyIdToken: IdTokenVerifier
  signIn(body: SignIn, signal?: AbortSignal): Answer<TokenSet>
  refresh(refreshToken: string, signal?: AbortSignal): Answer<TokenSet>
  signOut(caller: Caller, because?: SignOutCause): Answer<null>
  readProfile(caller: Caller): Answer<PlayerProfile>
  readAccess(caller: Caller): Answer<z.infer<typeof accessDetails>>
  readBalance(caller: Caller): Answer<BalanceResponse>
  readTransactions(caller: Caller, query: TransactionsQuery): Answer<TransactionsResponse>
  /** How often the player has deposited: used by groups of banners (BAN-05). */
  countDeposits(caller: Caller): Answer<number>
  /** The keys of the player lists that the player is on: used by banners for a list (BAN-04). */
  readSegments(caller: Caller): Answer<string[]>
  openFeed(caller: Caller): Answer<{ token: string; url: string }>
  /** A provider-specific call (table 3, rows 69 to 83); without a caller only for fun play (GAM-03). */
  askForGame(
    call: PlayerCall,
    body: object | null,
    caller: Caller | { signal: AbortSignal },
  ): Answer<unknown>
} & PasswordResetCalls &
  AccountCalls &
  ActivityCalls &
  BreakCalls &
  BudgetCalls &
  DepositCalls &
  GameListCalls &
  LimitCalls &
  ProtectionCalls &
  RewardCalls &
  RoundCalls &
  SignUpCalls &
  StatementCalls &
  VerificationCalls &
  WithdrawalCalls

export type PlatformClientOptions = {
  fetch: PlatformFetch
  baseUrl: string
  issuer: string
  clock: () => number
  timeoutMs?: number
}

/** Maximum time that a page waits for the platform. */
const TIMEOUT_MS = 4_000
const BREAKER = { threshold: 5, restMs: 2_000 }

export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS
  const breaker = createCircuitBreaker({ clock: options.clock, ...BREAKER })
  const call = createCall({ ...options, timeoutMs, breaker })
  return {
    ...createIdentityCalls(call),
    verifyIdToken: createIdTokenVerifier({
      fetch: options.fetch,
      keysUrl: `${options.baseUrl}/.well-known/jwks.json`,
      issuer: options.issuer,
      clock: options.clock,
      timeoutMs,
    }),
    signIn: (body, signal) =>
      call('POST', '/identity/sign_in', tokenSet, { body, ...(signal ? { signal } : {}) }),
    refresh: (refreshToken, signal) =>
      call('POST', '/identity/refresh', tokenSet, {
        body: { refreshToken },
        ...(signal ? { signal } : {}),
      }),
    signOut: (caller, because) =>
      call('POST', `/v1/player/sign_out${toQuery({ because })}`, nothing, caller),
    readProfile: (caller) => call('GET', '/v1/player/profile', playerProfile, caller),
    readAccess: (caller) => call('GET', '/v1/player/access/details', accessDetails, caller),
    readBalance: (caller) => call('GET', '/v1/player/wallet/balance', balanceResponse, caller),
    readTransactions: (caller, query) =>
      call('GET', `/v1/player/wallet/transactions${toQuery(query)}`, transactionsResponse, caller),
    countDeposits: (caller) => call('GET', '/v1/player/transaction-summary', depositsCount, caller),
    readSegments: (caller) => call('GET', '/v1/player/segments', segments, caller),
    openFeed: (caller) => call('POST', '/v1/player/wallet/feed/token', feedTokenResponse, caller),
    askForGame: (of, body, caller) =>
      call('POST', `/v1${of.path}`, of.response, {
        ...caller,
        ...(body === null ? {} : { body }),
        ...(of.mode === 'fun' ? { headers: SITE_CONTEXT } : {}),
      }),
    ...createPasswordResetCalls(call),
    ...createAccountCalls(call),
    ...createActivityCalls(call),
    ...createBreakCalls(call),
    ...createBudgetCalls(call),
    ...createDepositCalls(call),
    ...createGameListCalls(call),
    ...createLimitCalls(call),
    ...createProtectionCalls(call),
    ...createRewardCalls(call),
    ...createRoundCalls(call),
    ...createSignUpCalls(call),
    ...createStatementCalls(call),
    ...createVerificationCalls(call),
    ...createWithdrawalCalls(call),
  }
}

const nothing = z.unknown().transform(() => null)
const depositsCount = transactionSummary.transform(({ totalDepositsCount }) => totalDepositsCount)
const segments = segmentsResponse.transform((it) => it.segments)

function toQuery(query: Record<string, string | number | undefined>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) params.set(name, String(value))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
