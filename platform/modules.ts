import { randomBytes } from 'node:crypto'
import { sportsBoundsOf, stakeRulesOf } from '#markets/stake-rules.ts'
import { type AccountDeps, createTermsOf } from './account/index.ts'
import { createBackground } from './background.ts'
import { CODE_LIMITS, createOneTimeCodes } from './codes/index.ts'
import type { Context } from './context.ts'
import { openWalletFeed } from './feed/index.ts'
import type { GameplayDeps } from './gameplay/index.ts'
import { holdIfDuplicate } from './identity-matching/index.ts'
import { createOutbox } from './messages/index.ts'
import type { PasswordResetDeps } from './password-reset/index.ts'
import { createPayments } from './payments.ts'
import type { PlatformOptions } from './platform-options.ts'
import {
  createPasswordCheck,
  createPlayerAdministration,
  createRegistration,
  createSignIn,
  createTokenIssuer,
  openKeyRing,
  type PlayerRow,
  type SessionDeps,
  verifyPassword,
} from './players/index.ts'
import type { RateLimit } from './rate/index.ts'
import {
  askAtSignIn,
  createAskAgain,
  isKnownClear,
  isListedAtSignUp,
  type RegisterDeps,
  registerOfCountry,
  requireNotListed,
} from './registers/index.ts'
import type { RewardsDeps } from './rewards/index.ts'
import { createProofOfWork, findUnfinished, type SignUpDeps } from './sign-up/index.ts'
import { createReconcileBets, openBalanceUpdates, type SportsbookDeps } from './sportsbook/index.ts'
import { createVault, embeddedScanner, type VerificationDeps } from './verification/index.ts'
import { createPoster, createPostQueue } from './wallet/index.ts'

const FAILED_LIMIT: RateLimit = { limit: 10, windowMs: 1_000 }

/** What several modules share. The wallet feed is open when this resolves. */
async function openShared(options: PlatformOptions) {
  const { db, clock, logger, siteOrigins } = options
  const context: Context = { db, clock, logger, random: options.random ?? randomBytes }
  const keys = await openKeyRing(context)
  const tokens = createTokenIssuer({ keys, issuer: options.issuer, clock })
  const termsVersion = options.termsVersion ?? '1.0'
  const termsOf = createTermsOf(termsVersion, options.publishedTerms)
  const messenger = options.messenger ?? createOutbox(context)
  const background = createBackground((error) =>
    logger.error({ err: error }, 'work behind an answer failed'),
  )
  const registers: RegisterDeps = {
    ...context,
    ...{ messenger, background },
    registers: options.registers ?? {},
    registerOf: options.registerOf ?? registerOfCountry,
  }
  const sessions: SessionDeps = {
    ...context,
    ...{ tokens, termsVersion, secret: options.secret },
    askRegister: (player) => askAtSignIn(registers, player),
  }
  const check = createPasswordCheck({
    ...context,
    findUnfinished: (email) => findUnfinished(db, email, new Date(clock())),
    verify: options.verifyPassword ?? verifyPassword,
    maxOfFailed: options.rateLimits?.failed ?? FAILED_LIMIT,
  })
  const signIn = createSignIn(sessions, check)
  const postInBatch = createPostQueue(context)
  const post = createPoster(context, postInBatch)
  const feed = await openWalletFeed({ ...context, siteOrigins })
  const takesRealMoney = options.takesRealMoney ?? (() => true)
  const [siteOrigin = ''] = siteOrigins
  return {
    ...{
      context,
      siteOrigin,
      takesRealMoney,
      keys,
      termsVersion,
      termsOf,
      messenger,
      background,
      registers,
    },
    ...{ sessions, check, signIn, post, postInBatch, feed },
  }
}
type Shared = Awaited<ReturnType<typeof openShared>>

/** Accounts: sign-up, sign-in, recovery and changes. */
function createAccounts(options: PlatformOptions, shared: Shared) {
  const { context, messenger, background, post, siteOrigin } = shared
  const { termsVersion, termsOf, takesRealMoney, registers } = shared
  const register = createRegistration({ ...context, post, termsVersion })
  const administration = createPlayerAdministration(context)
  const { secret } = options
  const limits = options.rateLimits?.codes ?? CODE_LIMITS
  const codes = createOneTimeCodes({ ...context, messenger, secret, limits })
  const alwaysAccepted = options.captchaAlwaysAccepted
  const captcha = options.captcha ?? createProofOfWork({ ...context, secret, alwaysAccepted })
  const signUp: SignUpDeps = {
    ...context,
    ...{ codes, messenger, background, captcha, termsOf, takesRealMoney },
    risks: options.signUpRisks ?? {},
    isListed: (draft) => isListedAtSignUp(registers, draft),
  }
  const passwordReset: PasswordResetDeps = {
    ...context,
    ...{ codes, messenger, background, siteOrigin },
    limit: limits.sends,
  }
  const account: AccountDeps = {
    ...context,
    ...{ codes, messenger, background, termsOf, checkPassword: shared.check },
    holdIfDuplicate: (player, change) => holdIfDuplicate(context, player, change),
  }
  return { register, administration, signUp, passwordReset, account }
}

/** Games and payments, and the rules and documents that both depend on. */
function createPlay(options: PlatformOptions, shared: Shared) {
  const { context, post, messenger, registers, siteOrigin, takesRealMoney } = shared
  const ofMarket = {
    openedByFlag: options.openedByFlag ?? {},
    takesRealMoney,
    requireNotListed: (player: PlayerRow) => requireNotListed(registers, player, 'PLAY'),
  }
  const gameplay: GameplayDeps = {
    ...context,
    post,
    providers: options.gameProviders,
    gameFacts: options.gameFacts,
    isProviderHidden: options.isProviderHidden,
    ...ofMarket,
    stakeRulesOf: options.stakeRulesOf ?? stakeRulesOf,
  }
  const sportsbook: SportsbookDeps = {
    ...context,
    ...ofMarket,
    postInBatch: shared.postInBatch,
    providers: options.sportsbookProviders ?? {},
    boundsOf: options.sportsBounds ?? (async (currency) => sportsBoundsOf(currency)),
  }
  const { readStatement } = options
  const payments = createPayments({
    ...context,
    ...{ messenger, siteOrigin, takesRealMoney },
    provider: options.payments.provider,
    requireNotListed: (player) => requireNotListed(registers, player, 'DEPOSIT'),
    isKnownClear: (player) => isKnownClear(registers, player),
    chance: () => context.random(1).readUInt8() / 255,
    requestStakeRefund: options.requestStakeRefund ?? (async () => null),
    repeated: {
      ...createAskAgain({ ...registers, logger: context.logger }),
      ...(readStatement
        ? createReconcileBets({ ...context, readStatement }, Object.keys(sportsbook.providers))
        : {}),
    },
  })
  const rewards: RewardsDeps = {
    ...context,
    takesRealMoney,
    openedByFlag: options.openedByFlag ?? {},
    gameFacts: options.gameFacts,
  }
  const verification: VerificationDeps = {
    ...context,
    siteOrigins: options.siteOrigins,
    vault: createVault(options.documentKeys, context.random),
    scan: options.scanner ?? embeddedScanner,
    identityChecker: options.identityChecker ?? null,
  }
  return { gameplay, sportsbook, payments, rewards, verification }
}

export type Modules = Shared &
  ReturnType<typeof createAccounts> &
  ReturnType<typeof createPlay> & {
    /** Notifies sportsbooks of balances; null: none is notified. */
    balanceUpdates: { close(): Promise<void> } | null
  }

/** Opens the modules on a database that is up to date: what is served over HTTP, and what the operator may call. */
export async function openModules(options: PlatformOptions): Promise<Modules> {
  const shared = await openShared(options)
  const { sendBalance } = options
  const balanceUpdates = sendBalance
    ? await openBalanceUpdates({ ...shared.context, send: sendBalance })
    : null
  const play = createPlay(options, shared)
  return { ...shared, balanceUpdates, ...createAccounts(options, shared), ...play }
}
