import { z } from 'zod'
import {
  accessDetails,
  activityLog,
  balanceResponse,
  feedTokenResponse,
  playerProfile,
  segmentsResponse,
  transactionSummary,
} from '#contracts/player-api/v1.ts'
import { ok } from '#contracts/result.ts'
import type { AccountDeps } from '../account/index.ts'
import type { BreakDeps } from '../breaks/index.ts'
import type { CashierDeps } from '../cashier/index.ts'
import type { Context } from '../context.ts'
import { issueFeedToken } from '../feed/index.ts'
import type { GameplayDeps, ReadOutcome } from '../gameplay/index.ts'
import type { PasswordResetDeps } from '../password-reset/index.ts'
import { readAccess, readActivityLog, readProfile } from '../players/index.ts'
import type { PspInbox } from '../psp/index.ts'
import type { RewardsDeps } from '../rewards/index.ts'
import { readSegments } from '../segments/index.ts'
import type { SignUpDeps } from '../sign-up/index.ts'
import { selectRequestedTypes, type VerificationDeps } from '../verification/index.ts'
import { countDeposits, readWallet, toBalanceResponse } from '../wallet/index.ts'
import { mayMarketTo } from '../warnings/index.ts'
import type { WithdrawalDeps } from '../withdrawals/index.ts'
import { accountRoutes } from './account-routes.ts'
import { activityRoutes } from './activity-routes.ts'
import { breakRoutes } from './break-routes.ts'
import { budgetRoutes } from './budget-routes.ts'
import { callbackRoutes } from './callback-routes.ts'
import { depositRoutes } from './deposit-routes.ts'
import { type GameListDeps, gameListRoutes } from './game-list-routes.ts'
import { gamingRoutes } from './gaming-routes.ts'
import { type IdentityDeps, identityRoutes } from './identity-routes.ts'
import { limitReviewRoutes } from './limit-review-routes.ts'
import { limitRoutes } from './limit-routes.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'
import { pspRoutes } from './psp-routes.ts'
import { rewardRoutes } from './reward-routes.ts'
import { roundRoutes } from './round-routes.ts'
import { playerRoute, type Route, route } from './route.ts'
import { selfTestRoutes } from './self-test-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { statementRoutes } from './statement-routes.ts'
import { verificationRoutes } from './verification-routes.ts'
import { warningRoutes } from './warning-routes.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'

type RouteDeps = IdentityDeps & {
  context: Context
  signUp: SignUpDeps
  passwordReset: PasswordResetDeps
  account: AccountDeps
  breaks: BreakDeps
  gameLists: GameListDeps
  gameplay: GameplayDeps
  cashier: CashierDeps
  withdrawals: WithdrawalDeps
  rewards: RewardsDeps
  psp: PspInbox
  verification: VerificationDeps
  feedUrl: string
  readOutcome: ReadOutcome
  publishedKeys(): Promise<unknown>
  health(): Promise<boolean>
}

/**
 * Every call of the platform. The same rows register the handlers, generate the OpenAPI document and drive the
 * authorisation matrix and the fuzz tests: nothing is served that is not listed here.
 */
export function createRoutes(deps: RouteDeps): Route[] {
  return [
    ...identityRoutes(deps),
    ...signUpRoutes(deps.signUp, deps.sessions),
    ...passwordResetRoutes(deps.passwordReset),
    ...accountRoutes(deps.account),
    ...breakRoutes(deps.breaks),
    ...activityRoutes(deps.context),
    ...playerRoutes(deps),
    ...walletRoutes(deps),
    ...statementRoutes(deps.context),
    ...budgetRoutes(deps.context),
    ...depositRoutes(deps.cashier),
    ...withdrawalRoutes(deps.withdrawals),
    ...limitRoutes(deps.context),
    ...limitReviewRoutes(deps.context),
    ...warningRoutes(deps.context),
    ...selfTestRoutes(deps.context),
    ...rewardRoutes(deps.rewards),
    ...gamingRoutes(deps.gameplay),
    ...roundRoutes({ ...deps.context, readOutcome: deps.readOutcome }),
    ...gameListRoutes(deps.gameLists),
    ...verificationRoutes(deps.verification),
    ...callbackRoutes(deps.gameplay),
    ...pspRoutes(deps.psp),
    ...serviceRoutes(deps),
  ]
}

function playerRoutes({ sessions: { db, clock } }: RouteDeps): Route[] {
  return [
    playerRoute({
      method: 'GET',
      path: '/v1/player/profile',
      summary: 'Profile and flags of the player',
      status: 200,
      response: playerProfile,
      refusals: [],
      handle: async ({ player }) =>
        ok({
          ...(await readProfile(db, player, await selectRequestedTypes(db, player.id))),
          marketing: await mayMarketTo({ db, clock }, player),
        }),
    }),
    playerRoute({
      method: 'GET',
      path: '/v1/player/access/details',
      summary: 'Products that the player may use',
      status: 200,
      response: accessDetails,
      refusals: [],
      handle: async ({ player }) => ok(readAccess(player)),
    }),
    playerRoute({
      method: 'GET',
      path: '/v1/player/latest-activity-log',
      summary: 'The last ten sign-ins, newest first',
      status: 200,
      response: activityLog,
      refusals: [],
      handle: async ({ player }) => ok(await readActivityLog(db, player)),
    }),
    playerRoute({
      method: 'GET',
      path: '/v1/player/transaction-summary',
      summary: 'How many deposits the player has made',
      status: 200,
      response: transactionSummary,
      refusals: [],
      handle: async ({ player }) =>
        ok({ totalDepositsCount: Number(await countDeposits(db, player.id)) }),
    }),
    playerRoute({
      method: 'GET',
      path: '/v1/player/segments',
      summary: 'The lists of players, by key, that this player is on',
      status: 200,
      response: segmentsResponse,
      refusals: [],
      handle: async ({ player }) => ok({ segments: await readSegments(db, player.id) }),
    }),
  ]
}

function walletRoutes({ sessions, feedUrl }: RouteDeps): Route[] {
  const { db } = sessions
  return [
    playerRoute({
      method: 'GET',
      path: '/v1/player/wallet/balance',
      summary: 'The balances of the wallet',
      status: 200,
      response: balanceResponse,
      refusals: ['WALLET_DOES_NOT_EXIST'],
      async handle({ player }) {
        const wallet = await readWallet(db, player.id)
        return wallet.ok ? ok(toBalanceResponse(wallet.value)) : wallet
      },
    }),
    playerRoute({
      method: 'POST',
      path: '/v1/player/wallet/feed/token',
      summary: 'A token that opens the live wallet feed once, within a minute',
      status: 200,
      response: feedTokenResponse,
      refusals: [],
      handle: async (who) => ok({ token: await issueFeedToken(sessions, who), url: feedUrl }),
    }),
  ]
}

function serviceRoutes(deps: RouteDeps): Route[] {
  return [
    route({
      method: 'GET',
      path: '/.well-known/jwks.json',
      summary: 'The public keys that tokens are signed with',
      auth: 'none',
      status: 200,
      response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
      refusals: [],
      headers: { 'cache-control': 'public, max-age=300' },
      handle: async () => ok(await deps.publishedKeys()),
    }),
    route({
      method: 'GET',
      path: '/healthz',
      summary: 'Whether the platform and its database answer',
      auth: 'none',
      status: 200,
      response: z.object({ status: z.literal('ok') }),
      refusals: ['UNAVAILABLE'],
      handle: async () =>
        (await deps.health()) ? ok({ status: 'ok' }) : { ok: false, refusal: 'UNAVAILABLE' },
    }),
  ]
}
