import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { DocumentReviews } from '#contracts/document-review.ts'
import type { EarlyWarnings } from '#contracts/early-warnings.ts'
import type { ReadGameFacts } from '#contracts/game-facts.ts'
import type { IdentityReviews } from '#contracts/identity-reviews.ts'
import type { PlayerAdministration } from '#contracts/player-administration.ts'
import type { AccountStatus } from '#contracts/player-api/standing.ts'
import type { BalanceResponse } from '#contracts/player-api/v1.ts'
import { IDENTITY_CHECK } from '#contracts/provider-callbacks/identity-check.ts'
import type { ReconciliationAdministration } from '#contracts/reconciliation.ts'
import type { Result } from '#contracts/result.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import { type StakeQuestion, type StakeRules, stakeRulesOf } from '#markets/stake-rules.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import { type AccountDeps, createTermsOf } from './account/index.ts'
import { pretendPlayed } from './activity/index.ts'
import { createBackground } from './background.ts'
import { rememberInstrument } from './cashier/index.ts'
import { CODE_LIMITS, type CodeLimits, createOneTimeCodes } from './codes/index.ts'
import type { Db } from './db/db.ts'
import type { FunctionSetReport } from './db/function-set.ts'
import { migrate } from './db/migrate.ts'
import { openWalletFeed } from './feed/index.ts'
import {
  type AskStakeBack,
  findOverdueRounds,
  type GameplayDeps,
  type IsProviderHidden,
  type ProviderAccess,
  type ReadOutcome,
} from './gameplay/index.ts'
import { createApp, type PlatformLogger } from './http/app.ts'
import { describeApi } from './http/open-api.ts'
import { PSP } from './http/psp-routes.ts'
import type { Route } from './http/route.ts'
import { createRoutes } from './http/routes.ts'
import { IN_PROCESS_CALLER } from './http/visitor.ts'
import { createIdentityReviews, holdIfAlike } from './likeness/index.ts'
import {
  type LimitLock,
  type LimitSaving,
  type LimitsDeps,
  lockLimit,
  saveLimit,
} from './limits/index.ts'
import { createOutbox, type Messenger } from './messages/index.ts'
import type { PasswordResetDeps } from './password-reset/index.ts'
import { createPayments } from './payments.ts'
import {
  authorise,
  createPasswordCheck,
  createPlayerAdministration,
  createRegistration,
  createSignIn,
  createTokenIssuer,
  findPlayerById,
  type IdentityProvider,
  type MigrationSource,
  migratePlayer,
  openKeyRing,
  prepareNeutralTiming,
  type Registered,
  type Registration,
  type SessionDeps,
  verifyPassword,
} from './players/index.ts'
import { createJackpots, createLiveTables, type JackpotSource } from './provider-data/index.ts'
import { createRateLimiter, ofVisitor, type RateLimit, takeFromWindows } from './rate/index.ts'
import {
  askAtSignIn,
  createAskAgain,
  isListedAtSignUp,
  type RegisterDeps,
  registerOfCountry,
  requireNotListed,
} from './registers/index.ts'
import { claimReward, endDueBonuses, putCampaigns, type RewardsDeps } from './rewards/index.ts'
import { putSegment } from './segments/index.ts'
import {
  type Captcha,
  confirmSignUp,
  createProofOfWork,
  findDraft,
  findUnfinished,
  type SignUpDeps,
} from './sign-up/index.ts'
import { forgetFuture, tidy } from './tidy.ts'
import {
  createDocumentReviews,
  createVault,
  type DocumentKeys,
  embeddedScanner,
  type IdentityChecker,
  type Scanner,
  tidyFiles,
  type VerificationDeps,
} from './verification/index.ts'
import {
  createPoster,
  type LedgerReport,
  ledgerCheck,
  type PostTransaction,
  readWallet,
  toBalanceResponse,
} from './wallet/index.ts'
import { createWarningDesk } from './warnings/index.ts'
import { createWinners } from './winners/index.ts'

export type PlatformOptions = {
  db: Db
  /** Unix milliseconds. */
  clock: () => number
  /** Unpredictable bytes; default the system's generator. */
  random?: (bytes: number) => Buffer
  logger: PlatformLogger
  /** Our own address, part of every token. */
  issuer: string
  /** Where a browser opens the wallet feed: `ws://…/v1/player/wallet/feed`. */
  feedUrl: string
  /** Origins whose pages may open the feed. */
  siteOrigins: readonly string[]
  /** The operator's game providers, by id; no other has calls or callbacks. */
  gameProviders: Readonly<Record<string, ProviderAccess>>
  /** The payment provider, and the secret with which it signs its events. */
  payments: { provider: PaymentProvider; secret: string }
  /** Facts of a game from the content; games without them accept no stakes. */
  gameFacts: ReadGameFacts
  /** Providers that editors hide; their games cannot be launched. */
  isProviderHidden: IsProviderHidden
  /** Products that the operator has enabled despite the market table. */
  openedByFlag?: OpenedByFlag
  /** Whether people of a country may sign up, deposit and stake; by default everywhere. */
  takesRealMoney?: (country: string) => boolean
  /** The rules for bets; by default those of game and market combined. */
  stakeRulesOf?: (question: StakeQuestion) => StakeRules
  /** Requests a round's outcome from a provider; by default outcomes are not requested. */
  readOutcome?: ReadOutcome
  /** Returns null for a provider that cannot be asked. */
  askStakeBack?: AskStakeBack
  /** The source of jackpot values; without it none are shown. */
  jackpots?: JackpotSource
  /** The server with the tables of creedroomz: `{url}/tables`. */
  creedroomzUrl?: string
  /** Keys the hashes of one-time codes and the captcha's puzzles; 32 characters at least. */
  secret: string
  /** Encrypt the files of documents: the first is the newest. */
  documentKeys: DocumentKeys
  /** Scans files for malware; by default one that knows only the test virus. */
  scanner?: Scanner
  /** Checks passports online; by default they are uploaded. */
  identityChecker?: IdentityChecker
  /** Exclusion registers; a market whose register is missing here cannot query it, which closes play there. */
  registers?: RegisterDeps['registers']
  /** The register to query for players of a country; by default that of the market table. */
  registerOf?: RegisterDeps['registerOf']
  /** Sends mail and SMS; by default a table, which the sandbox shows. */
  messenger?: Messenger
  /** Distinguishes people from bots at sign-up; by default a puzzle for the browser. */
  captcha?: Captcha
  /** An answer that the default captcha always accepts: for the tests of a demo. */
  captchaAlwaysAccepted?: string
  /** Checks an entered password against the hash; by default on the hashing threads. */
  verifyPassword?: typeof verifyPassword
  /** External sign-in (GAP-036). */
  identityProvider?: IdentityProvider
  /** An older system that may have players who are not here yet (SES-26). */
  migration?: MigrationSource
  /** Version of the terms that every player has to accept, whatever is published. */
  termsVersion?: string
  /** The version of the terms published for players of a country; null, also the default: unknown. */
  publishedTerms?: (countryCode: string) => Promise<string | null>
  rateLimits?: {
    /** For sign-ins, per visitor and per account (GAP-006). */
    signIn?: RateLimit
    /** For password checks of all addresses with recent failures together (R16). */
    failed?: RateLimit
    calls?: RateLimit
    /** For each form of sign-up, password reset and account, per visitor (GAP-006). */
    forms?: RateLimit
    codes?: CodeLimits
  }
}

export type Platform = {
  /** `remoteAddress`: the peer, or `site` for the site in the same process. */
  fetch(request: Request, meta: { remoteAddress: string }): Promise<Response>
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  players: PlayerAdministration & {
    register(registration: Registration): Promise<Registered>
    /** Closing, blocking or excluding ends the player's sessions, games and feeds at once. False: no such player. */
    changeStatus(change: {
      playerId: string
      status: AccountStatus
      until?: Date
    }): Promise<boolean>
  }
  /** The reviewer's side of document verification. */
  reviews: DocumentReviews
  /** New accounts that are held because the person resembles an excluded one. */
  identities: IdentityReviews
  /** Findings about players' gambling behaviour, and the actions of staff. */
  warnings: EarlyWarnings
  /** Lists of players that content names by key; a list replaces the one before. */
  putSegment(segment: {
    key: string
    csv: string
  }): Promise<Result<{ players: number }, 'VALIDATION_FAILED'>>
  bonuses: {
    /** Offers from a JSON file; each replaces the one with its id. All or nothing. */
    putCampaigns(json: string): Promise<Result<{ campaigns: number }, 'VALIDATION_FAILED'>>
    /** As the player would claim it; an offer can be claimed once. */
    claim(claim: { playerId: string; campaignId: string }): Promise<Result<unknown>>
  }
  wallet: {
    post: PostTransaction
    readBalance(playerId: string): Promise<Result<BalanceResponse, 'WALLET_DOES_NOT_EXIST'>>
  }
  withdrawals: WithdrawalAdministration
  reconciliation: ReconciliationAdministration
  limits: {
    /** As the player would request it. */
    save(limit: LimitSaving): Promise<void>
    /** Locks a limit against changes, or unlocks it. False: no such player. */
    lock(lock: LimitLock): Promise<boolean>
  }
  activity: {
    /** For tests: as though the player had played for so long since the sign-in. False: has never signed in. */
    pretendPlayed(playerId: string, minutes: number): Promise<boolean>
  }
  /** Imports an instrument the player has paid with elsewhere, under the payment provider's token; idempotent. */
  rememberInstrument(instrument: Parameters<typeof rememberInstrument>[1]): Promise<void>
  /**
   * From here on the platform runs due work by itself: payouts, retries, reconciliation. For when the providers can be
   * reached; a process that only prepares data never calls it.
   */
  startJobs(): Promise<void>
  /** Runs the jobs that are due now. Returns their number. */
  runJobs(): Promise<number>
  keys: { rotate(): Promise<void> }
  /** The route table, for tests that iterate over every call. */
  routes: readonly Pick<
    Route,
    'method' | 'path' | 'auth' | 'body' | 'bodyType' | 'maxFileBytes' | 'query'
  >[]
  ledgerCheck(): Promise<LedgerReport>
  /** Call after setting the clock: waiting timers check again, and records from the future are removed. */
  clockWasSet(change: { wentBack: boolean }): void
  health(): Promise<boolean>
  /** Resolves once no message and no other background work of a response is in progress. */
  idle(): Promise<void>
  /** Ends feeds and timers; the database stays open, because it belongs to the caller. */
  close(): Promise<void>
}

/** Slows guessing; wrong passwords are also counted separately and lock an account (GAP-040); ASVS 2.4.1. */
const SIGN_IN_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 }
const FAILED_LIMIT: RateLimit = { limit: 10, windowMs: 1_000 }
const FORM_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 }
/** Far above the players and providers of a demo; a flood reaches it. */
const CALL_LIMIT: RateLimit = { limit: 60_000, windowMs: 60_000 }
const TIDY_EVERY_MS = 10 * 60_000

/** Logs what an operator should know: an older version runs on newer functions, or functions were dropped. */
function logFunctionSet(report: FunctionSetReport, logger: PlatformLogger): void {
  const { outcome, hash, dropped } = report
  if (outcome === 'older')
    logger.warn(
      { event: 'function_set_older', hash },
      'the database has newer functions, they stay',
    )
  if (dropped.length > 0)
    logger.warn({ event: 'functions_dropped', hash, dropped }, 'functions were dropped')
}

/** Migrates the database and opens the platform on it. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { db, clock, logger, siteOrigins } = options
  const random = options.random ?? randomBytes
  logFunctionSet(await migrate(db), logger)
  await prepareNeutralTiming()

  const keys = await openKeyRing({ db, clock })
  const tokens = createTokenIssuer({ keys, issuer: options.issuer, clock })
  const termsVersion = options.termsVersion ?? '1.0'
  const termsOf = createTermsOf(termsVersion, options.publishedTerms)
  const messenger = options.messenger ?? createOutbox({ db, clock })
  const background = createBackground((error) =>
    logger.error({ err: error }, 'work behind an answer failed'),
  )
  const registers: RegisterDeps = {
    ...{ db, clock, messenger, background },
    registers: options.registers ?? {},
    registerOf: options.registerOf ?? registerOfCountry,
  }
  const sessions: SessionDeps = {
    ...{ db, clock, random, tokens, termsVersion },
    askRegister: (player) => askAtSignIn(registers, player),
  }
  const check = createPasswordCheck({
    db,
    clock,
    findUnfinished: (email) => findUnfinished(db, email, new Date(clock())),
    verify: options.verifyPassword ?? verifyPassword,
    maxOfFailed: options.rateLimits?.failed ?? FAILED_LIMIT,
  })
  const signIn = createSignIn(sessions, check)
  const post = createPoster({ db, clock })
  const feed = await openWalletFeed({ db, clock, siteOrigins, logger })
  const limitCalls = createRateLimiter(options.rateLimits?.calls ?? CALL_LIMIT, clock)
  const register = createRegistration({ db, clock, random, post, termsVersion })
  const administration = createPlayerAdministration({ db, clock })
  const { secret } = options
  const limits = options.rateLimits?.codes ?? CODE_LIMITS
  const codes = createOneTimeCodes({ db, clock, random, messenger, secret, limits })
  const alwaysAccepted = options.captchaAlwaysAccepted
  const captcha =
    options.captcha ?? createProofOfWork({ db, clock, random, secret, alwaysAccepted })
  const takesRealMoney = options.takesRealMoney ?? (() => true)
  const signUp: SignUpDeps = {
    ...{ db, clock, random, codes, messenger, captcha, termsOf, takesRealMoney },
    isListed: (draft) => isListedAtSignUp(registers, draft),
  }
  const signInLimit = options.rateLimits?.signIn ?? SIGN_IN_LIMIT
  const [siteOrigin = ''] = siteOrigins
  const passwordReset: PasswordResetDeps = {
    ...{ db, clock, random, codes, messenger, background, siteOrigin },
    limit: limits.sends,
  }
  const account: AccountDeps = {
    ...{ db, clock, random, codes, messenger, background, termsOf, checkPassword: check },
    holdIfAlike: (player, change) => holdIfAlike({ db, clock }, player, change),
  }
  const cannotAsk = (what: string) => (error: unknown) =>
    logger.warn({ err: error }, `${what} cannot be asked for`)
  const formLimit = options.rateLimits?.forms ?? FORM_LIMIT

  const gameplay: GameplayDeps = {
    ...{ db, clock, random, post, logger },
    providers: options.gameProviders,
    gameFacts: options.gameFacts,
    isProviderHidden: options.isProviderHidden,
    openedByFlag: options.openedByFlag ?? {},
    takesRealMoney,
    requireNotListed: (player) => requireNotListed(registers, player, 'PLAY'),
    stakeRulesOf: options.stakeRulesOf ?? stakeRulesOf,
  }

  const payments = createPayments({
    ...{ db, clock, logger, siteOrigin, takesRealMoney },
    provider: options.payments.provider,
    requireNotListed: (player) => requireNotListed(registers, player, 'DEPOSIT'),
    chance: () => random(1).readUInt8() / 255,
    askStakeBack: options.askStakeBack ?? (async () => null),
    repeated: createAskAgain({ ...registers, logger }),
  })
  const rewards: RewardsDeps = {
    ...{ db, clock, logger, takesRealMoney },
    gameFacts: options.gameFacts,
  }
  const playerLimits: LimitsDeps = { db, clock, logger }
  const verification: VerificationDeps = {
    ...{ db, clock, siteOrigins },
    vault: createVault(options.documentKeys, random),
    scan: options.scanner ?? embeddedScanner,
    identityChecker: options.identityChecker ?? null,
  }

  const logSignIn = <Outcome extends Result<unknown>>(result: Outcome, ip: string): Outcome => {
    const outcome = result.ok ? 'SIGNED_IN' : result.refusal
    logger.info({ event: 'sign_in', outcome, ip }, 'sign-in')
    return result
  }
  const routes = createRoutes({
    sessions,
    signUp,
    passwordReset,
    account,
    breaks: { db, clock, messenger, background },
    gameLists: {
      favourites: { db, clock },
      winners: createWinners({ db, clock }),
      jackpots: createJackpots({
        source: options.jackpots ?? null,
        clock,
        onFailure: cannotAsk('jackpots'),
      }),
      creedroomz: createLiveTables({
        url: options.creedroomzUrl ?? null,
        clock,
        onFailure: cannotAsk('tables'),
      }),
    },
    gameplay,
    cashier: payments.cashier,
    withdrawals: payments.withdrawals.deps,
    limits: playerLimits,
    rewards,
    psp: payments.inbox,
    verification,
    feedUrl: options.feedUrl,
    readOutcome: options.readOutcome ?? (async () => null),
    provider: options.identityProvider ?? null,
    logSignIn,
    signIn: async (request, ip) => logSignIn(await signIn(request, ip), ip),
    limitSignIn: ({ visitor, email }) =>
      takeFromWindows(
        db,
        [
          ...ofVisitor('sign-in-from', visitor, signInLimit),
          { key: `sign-in-as:${email}`, limit: signInLimit },
        ],
        clock(),
      ),
    confirm: (credentials) => confirmSignUp({ ...signUp, check }, credentials),
    migrate: (credentials) =>
      migratePlayer(
        {
          db,
          clock,
          register,
          source: options.migration ?? null,
          onFailure: (error) => logger.warn({ err: error }, 'the older system could not be asked'),
        },
        credentials,
      ),
    publishedKeys: () => keys.published(),
    health: () => db.health(),
  })
  const app = createApp({
    routes,
    openApi: describeApi(routes, options.issuer),
    authorise: (token) => authorise(sessions, token),
    findDraft: (token) => findDraft(signUp, token),
    limitForm: (form, visitor) =>
      takeFromWindows(db, ofVisitor(`form:${form}`, visitor, formLimit), clock()),
    secretOf: secretsOf({
      ...options.gameProviders,
      [PSP]: options.payments,
      ...(options.identityChecker ? { [IDENTITY_CHECK]: options.identityChecker } : {}),
    }),
    clock,
    newRequestId: randomUUID,
    // The site acts for all its visitors: it limits them itself.
    limitCalls: (address) => (address === IN_PROCESS_CALLER ? 0 : limitCalls.take(address)),
    isHttps: options.issuer.startsWith('https://'),
    logger,
  })
  let lastReport = 0
  const reportOverdueRounds = async () => {
    const now = clock()
    for (const round of await findOverdueRounds(db, { now, lastReport })) {
      logger.warn({ event: 'round_overdue', ...round }, 'a round has no end within its time')
    }
    lastReport = now
  }
  const tidyNow = async (all: typeof tidy) => {
    try {
      await all(db, clock())
      await tidyFiles(db, verification.vault, clock())
      await endDueBonuses({ db, clock })
      await reportOverdueRounds()
    } catch (error) {
      logger.warn({ err: error }, 'tidying failed')
    }
  }
  const tidying = setInterval(() => void tidyNow(tidy), TIDY_EVERY_MS)
  tidying.unref()

  return {
    fetch: async (request, meta) => app.fetch(request, meta),
    handleUpgrade: (request, socket, head) => feed.handleUpgrade(request, socket, head),
    players: {
      ...administration,
      register,
      async changeStatus({ playerId, status, until }) {
        const change = { status, until: until?.toISOString() ?? null }
        return (await administration.update(playerId, change, 'changeStatus')) !== null
      },
    },
    reviews: createDocumentReviews(verification),
    identities: createIdentityReviews({ db, clock, messenger, background }),
    warnings: createWarningDesk({ db, clock, logger }),
    putSegment: (segment) => putSegment(db, { ...segment, now: new Date(clock()) }),
    bonuses: {
      putCampaigns: (json) => putCampaigns(db, { json, now: new Date(clock()) }),
      async claim({ playerId, campaignId }) {
        const player = await findPlayerById(db, playerId)
        if (!player) return { ok: false, refusal: 'NOT_FOUND' }
        return claimReward(rewards, player, { campaignId, key: randomUUID(), code: null })
      },
    },
    wallet: {
      post,
      async readBalance(playerId) {
        const wallet = await readWallet(db, playerId)
        return wallet.ok ? { ok: true, value: toBalanceResponse(wallet.value) } : wallet
      },
    },
    withdrawals: payments.withdrawals.administration,
    activity: {
      async pretendPlayed(playerId, minutes) {
        const player = await findPlayerById(db, playerId)
        return player ? pretendPlayed({ db, clock }, player, minutes) : false
      },
    },
    rememberInstrument: (instrument) => rememberInstrument({ db, clock }, instrument),
    reconciliation: payments.reconciliation,
    startJobs: payments.start,
    limits: {
      save: (limit) => saveLimit(playerLimits, limit),
      lock: (lock) => lockLimit(playerLimits, lock),
    },
    runJobs: payments.jobs.runDue,
    keys: { rotate: () => keys.rotate() },
    routes,
    ledgerCheck: () => ledgerCheck(db),
    clockWasSet: ({ wentBack }) =>
      void tidyNow(wentBack ? forgetFuture : tidy).finally(payments.jobs.wake),
    health: () => db.health(),
    idle: () => background.idle(),
    async close() {
      clearInterval(tidying)
      await payments.jobs.close()
      await background.idle()
      await feed.close()
    },
  }
}

/** The secret of a provider that has routes; requesting another is a bug and throws. */
function secretsOf(
  providers: Readonly<Record<string, { secret: string }>>,
): (provider: string) => string {
  return (id) => {
    const secret = Object.hasOwn(providers, id) ? providers[id]?.secret : undefined
    if (!secret) throw new Error(`no secret is known of the provider ${id}`)
    return secret
  }
}
