import { rightsOf } from '#contracts/player-api/account-rights.ts'
import { serviceCalls } from '#contracts/player-api/service.ts'
import { playerCalls, walletCalls } from '#contracts/player-api/v1.ts'
import { ok } from '#contracts/result.ts'
import type { AccountDeps } from '../account/index.ts'
import type { Context } from '../context.ts'
import type { DepositDeps } from '../deposits/index.ts'
import type { ExclusionDeps } from '../exclusions/index.ts'
import { issueFeedToken } from '../feed/index.ts'
import type { GameplayDeps, ReadOutcome } from '../gameplay/index.ts'
import { mayMarketTo } from '../harm-markers/index.ts'
import type { PasswordResetDeps } from '../password-reset/index.ts'
import { readAccess, readActivityLog, readProfile } from '../players/index.ts'
import type { PspInbox } from '../psp/index.ts'
import type { RewardsDeps } from '../rewards/index.ts'
import { readSegments } from '../segments/index.ts'
import type { SignUpDeps } from '../sign-up/index.ts'
import type { SportsbookDeps } from '../sportsbook/index.ts'
import { selectRequestedTypes, type VerificationDeps } from '../verification/index.ts'
import { countDeposits, readWallet, toBalanceResponse } from '../wallet/index.ts'
import type { WithdrawalDeps } from '../withdrawals/index.ts'
import { accountRoutes, verificationRoutes } from './account-routes.ts'
import { callbackRoutes } from './callback-routes.ts'
import { type GameListDeps, gameListRoutes, gamingRoutes, roundRoutes } from './gaming-routes.ts'
import {
  type IdentityDeps,
  identityRoutes,
  passwordResetRoutes,
  signUpRoutes,
} from './identity-routes.ts'
import {
  depositRoutes,
  paymentMethodRoutes,
  rewardRoutes,
  statementRoutes,
  withdrawalRoutes,
} from './money-routes.ts'
import {
  activityRoutes,
  budgetRoutes,
  exclusionRoutes,
  harmMarkerRoutes,
  limitReviewRoutes,
  limitRoutes,
  selfTestRoutes,
} from './protection-routes.ts'
import { pspRoutes } from './psp-routes.ts'
import { bindCalls, type Route } from './route.ts'
import { sportsCallbackRoutes, sportsRoutes } from './sports-routes.ts'

type RouteDeps = IdentityDeps & {
  context: Context
  signUp: SignUpDeps
  passwordReset: PasswordResetDeps
  account: AccountDeps
  exclusions: ExclusionDeps
  gameLists: GameListDeps
  gameplay: GameplayDeps
  sportsbook: SportsbookDeps
  deposits: DepositDeps
  withdrawals: WithdrawalDeps
  rewards: RewardsDeps
  psp: PspInbox
  verification: VerificationDeps
  feedUrl: string
  readOutcome: ReadOutcome
  publishedKeys(): Promise<{ keys: object[] }>
  health(): Promise<boolean>
}

/**
 * All API calls of the platform. Their rows are defined in `contracts/player-api`; each module binds its handlers to
 * them, and only the routes listed here are served.
 */
export function createRoutes(deps: RouteDeps): Route[] {
  return [
    ...identityRoutes(deps),
    ...signUpRoutes(deps.signUp, deps.sessions),
    ...passwordResetRoutes(deps.passwordReset),
    ...accountRoutes(deps.account),
    ...exclusionRoutes(deps.exclusions),
    ...activityRoutes(deps.context),
    ...playerRoutes(deps),
    ...walletRoutes(deps),
    ...statementRoutes(deps.context),
    ...budgetRoutes(deps.context),
    ...paymentMethodRoutes(),
    ...depositRoutes(deps.deposits),
    ...withdrawalRoutes(deps.withdrawals),
    ...limitRoutes(deps.context),
    ...limitReviewRoutes(deps.context),
    ...harmMarkerRoutes(deps.context),
    ...selfTestRoutes(deps.context),
    ...rewardRoutes(deps.rewards),
    ...gamingRoutes(deps.gameplay),
    ...roundRoutes({ ...deps.context, readOutcome: deps.readOutcome }),
    ...gameListRoutes(deps.gameLists),
    ...sportsRoutes(deps.sportsbook),
    ...verificationRoutes(deps.verification),
    ...callbackRoutes(deps.gameplay),
    ...sportsCallbackRoutes(deps.sportsbook),
    ...pspRoutes(deps.psp),
    ...serviceRoutes(deps),
  ]
}

function playerRoutes({ sessions: { db, clock }, gameplay }: RouteDeps): Route[] {
  return bindCalls(playerCalls, {
    readProfile: async ({ player, who }) => {
      const isOpen = gameplay.takesRealMoney(player.country_code)
      const restrictions = isOpen
        ? who.restrictions
        : [...who.restrictions, 'MARKET_CLOSED' as const]
      return ok({
        ...(await readProfile(db, player, await selectRequestedTypes(db, player.id))),
        rights: rightsOf(restrictions),
        marketing: isOpen && (await mayMarketTo({ db, clock }, player)),
      })
    },
    readAccess: async ({ player }) => ok(readAccess(player)),
    readActivityLog: async ({ player }) => ok(await readActivityLog(db, player)),
    countDeposits: async ({ player }) =>
      ok({ totalDepositsCount: Number(await countDeposits(db, player.id)) }),
    readSegments: async ({ player }) => ok({ segments: await readSegments(db, player.id) }),
  })
}

function walletRoutes({ sessions, feedUrl }: RouteDeps): Route[] {
  return bindCalls(walletCalls, {
    async readBalance({ player }) {
      const wallet = await readWallet(sessions.db, player.id)
      return wallet.ok ? ok(toBalanceResponse(wallet.value)) : wallet
    },
    openFeed: async ({ who }) => ok({ token: await issueFeedToken(sessions, who), url: feedUrl }),
  })
}

function serviceRoutes(deps: RouteDeps): Route[] {
  return bindCalls(serviceCalls, {
    async readPublishedKeys() {
      const { keys } = await deps.publishedKeys()
      return ok({ keys: keys.map((it) => ({ ...it })) })
    },
    readHealth: async () =>
      (await deps.health()) ? ok({ status: 'ok' }) : { ok: false, refusal: 'UNAVAILABLE' },
  })
}
