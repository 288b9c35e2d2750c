import { z } from 'zod'
import {
  accessDetails,
  type BalanceResponse,
  balanceResponse,
  feedTokenResponse,
  type LaunchRequest,
  type LaunchResponse,
  launchResponse,
  type PlayerProfile,
  playerProfile,
  segmentsResponse,
  type signInRequest,
  type TokenSet,
  type TransactionsResponse,
  tokenSet,
  transactionSummary,
  transactionsResponse,
} from '#contracts/player-api/v1.ts'
import { type AccountCalls, createAccountCalls } from './account-calls.server.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createIdTokenVerifier, type IdTokenVerifier } from './id-token.server.ts'
import { createIdentityCalls, type IdentityCalls } from './identity-calls.server.ts'
import { createPasswordResetCalls, type PasswordResetCalls } from './password-reset-calls.server.ts'
import { type Answer, type Caller, createCall, type PlatformFetch } from './platform-call.server.ts'
import { createSignUpCalls, type SignUpCalls } from './sign-up-calls.server.ts'

export type { Answer, Caller, FieldProblem, Refused } from './platform-call.server.ts'

type SignIn = z.input<typeof signInRequest>
export type TransactionsQuery = {
  limit?: number
  position?: number
  category?: string
  from?: string
  to?: string
}

/** The player API as the site uses it. Every method answers with a value or a refusal, never throws. */
export type PlatformClient = IdentityCalls & {
  verifyIdToken: IdTokenVerifier
  signIn(body: SignIn, signal?: AbortSignal): Answer<TokenSet>
  refresh(refreshToken: string, signal?: AbortSignal): Answer<TokenSet>
  signOut(caller: Caller): Answer<null>
  readProfile(caller: Caller): Answer<PlayerProfile>
  readAccess(caller: Caller): Answer<z.infer<typeof accessDetails>>
  readBalance(caller: Caller): Answer<BalanceResponse>
  readTransactions(caller: Caller, query: TransactionsQuery): Answer<TransactionsResponse>
  /** How often the player has deposited: groups of banners ask for it (BAN-05). */
  countDeposits(caller: Caller): Answer<number>
  /** The lists of players that the player is on, by key: banners for a list ask for it (BAN-04). */
  readSegments(caller: Caller): Answer<string[]>
  openFeed(caller: Caller): Answer<{ token: string; url: string }>
  /** Without a caller only fun mode is launched (GAM-03). */
  launch(body: LaunchRequest, caller?: Caller): Answer<LaunchResponse>
} & PasswordResetCalls &
  AccountCalls &
  SignUpCalls

export type PlatformClientOptions = {
  fetch: PlatformFetch
  baseUrl: string
  issuer: string
  clock: () => number
  timeoutMs?: number
}

/** A page waits at most this long for the platform. */
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
    signOut: (caller) => call('POST', '/v1/player/sign_out', nothing, caller),
    readProfile: (caller) => call('GET', '/v1/player/profile', playerProfile, caller),
    readAccess: (caller) => call('GET', '/v1/player/access/details', accessDetails, caller),
    readBalance: (caller) => call('GET', '/v1/player/wallet/balance', balanceResponse, caller),
    readTransactions: (caller, query) =>
      call('GET', `/v1/player/wallet/transactions${toQuery(query)}`, transactionsResponse, caller),
    countDeposits: (caller) => call('GET', '/v1/player/transaction-summary', depositsCount, caller),
    readSegments: (caller) => call('GET', '/v1/player/segments', segments, caller),
    openFeed: (caller) => call('POST', '/v1/player/wallet/feed/token', feedTokenResponse, caller),
    launch: (body, caller) =>
      call('POST', '/v1/gaming/launch', launchResponse, { body, ...(caller ?? {}) }),
    ...createPasswordResetCalls(call),
    ...createAccountCalls(call),
    ...createSignUpCalls(call),
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
