import { accountCalls } from '#contracts/player-api/account-area.ts'
import { signUpCalls } from '#contracts/player-api/accounts.ts'
import { activityCalls } from '#contracts/player-api/activity.ts'
import { budgetCalls } from '#contracts/player-api/budget.ts'
import { depositCalls } from '#contracts/player-api/deposits.ts'
import { exclusionCalls } from '#contracts/player-api/exclusions.ts'
import { gameListCalls, gamingCalls } from '#contracts/player-api/games.ts'
import { harmMarkerCalls } from '#contracts/player-api/harm-markers.ts'
import { identityCalls } from '#contracts/player-api/identity.ts'
import { limitReviewCalls } from '#contracts/player-api/limit-review.ts'
import { limitCalls } from '#contracts/player-api/limits.ts'
import { passwordResetCalls } from '#contracts/player-api/password-reset.ts'
import { paymentMethodCalls } from '#contracts/player-api/payment-methods.ts'
import { rewardCalls } from '#contracts/player-api/rewards.ts'
import { roundCalls } from '#contracts/player-api/rounds.ts'
import { selfTestCalls } from '#contracts/player-api/self-test.ts'
import { sportradarCalls } from '#contracts/player-api/sportradar.ts'
import { betCalls, sportsSessionCalls } from '#contracts/player-api/sportsbook.ts'
import { statementCalls } from '#contracts/player-api/statement.ts'
import { playerCalls, walletCalls } from '#contracts/player-api/v1.ts'
import { verificationCalls } from '#contracts/player-api/verification.ts'
import { withdrawalCalls } from '#contracts/player-api/withdrawals.ts'
import type { TimedFetch } from '#contracts/timed-fetch.ts'
import {
  createAccountCalls,
  createExclusionCalls,
  createIdentityCalls,
  createMoneyCalls,
  createProtectionCalls,
  createSignUpCalls,
  createVerificationCalls,
} from './account-calls.server.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { type DerivedCalls, deriveCalls } from './derived-calls.server.ts'
import { createGameCalls, createGameListCalls } from './game-calls.server.ts'
import { createIdTokenVerifier, type IdTokenVerifier } from './id-token.server.ts'
import { type Ask, createAsk, type PlatformCall } from './platform-call.server.ts'

export type { TransactionsQuery } from './account-calls.server.ts'
export type { Answer, Caller, FieldProblem, Refused } from './platform-call.server.ts'
export { endsSession, turnsAway } from './platform-call.server.ts'

/** Every module of the contract that the site calls. */
const ROWS = {
  ...accountCalls,
  ...activityCalls,
  ...betCalls,
  ...exclusionCalls,
  ...budgetCalls,
  ...depositCalls,
  ...gameListCalls,
  ...gamingCalls,
  ...identityCalls,
  ...limitCalls,
  ...limitReviewCalls,
  ...passwordResetCalls,
  ...paymentMethodCalls,
  ...playerCalls,
  ...rewardCalls,
  ...roundCalls,
  ...selfTestCalls,
  ...signUpCalls,
  ...sportradarCalls,
  ...sportsSessionCalls,
  ...statementCalls,
  ...verificationCalls,
  ...walletCalls,
  ...harmMarkerCalls,
  ...withdrawalCalls,
}

/** Calls that are asked in other words than their rows. */
const createOwnCalls = (call: PlatformCall, ask: Ask) => ({
  ...createAccountCalls(call),
  ...createExclusionCalls(call),
  ...createMoneyCalls(call),
  ...createGameCalls(call, ask),
  ...createGameListCalls(call),
  ...createIdentityCalls(call),
  ...createProtectionCalls(call),
  ...createSignUpCalls(call),
  ...createVerificationCalls(call),
})
type OwnCalls = ReturnType<typeof createOwnCalls>

/**
 * The player API as the site uses it. Every method returns a value or a refusal; it throws only what its caller's
 * `turnAway` throws.
 */
export type PlatformClient = Omit<DerivedCalls<typeof ROWS>, keyof OwnCalls> &
  OwnCalls & { verifyIdToken: IdTokenVerifier }

export type PlatformClientOptions = {
  fetch: TimedFetch
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
  const ask = createAsk({ ...options, timeoutMs, breaker })
  return {
    ...deriveCalls(ask, ROWS),
    // The answer is what the row's schema has parsed.
    ...createOwnCalls(ask as PlatformCall, ask),
    verifyIdToken: createIdTokenVerifier({
      fetch: options.fetch,
      keysUrl: `${options.baseUrl}/.well-known/jwks.json`,
      issuer: options.issuer,
      clock: options.clock,
      timeoutMs,
    }),
  }
}
