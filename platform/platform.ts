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
  /** Unguessable bytes; default the system's generator. */
  random?: (bytes: number) => Buffer
  logger: PlatformLogger
  /** Our own address, which stands in every token. */
  issuer: string
  /** Where a browser opens the wallet feed: `ws://…/v1/player/wallet/feed`. */
  feedUrl: string
  /** Origins whose pages may open the feed. */
  siteOrigins: readonly string[]
  /** The providers that this operator has, by their ids; no other has calls or callbacks. */
  gameProviders: Readonly<Record<string, ProviderAccess>>
  /** Who takes and gives money, and the secret that it signs its events with. */
  payments: { provider: PaymentProvider; secret: string }
  /** What content says of a game; money is staked in no other. */
  gameFacts: ReadGameFacts
  /** Which providers editors hide; no game of theirs starts. */
  isProviderHidden: IsProviderHidden
  /** Products that the operator has opened against the table of markets. */
  openedByFlag?: OpenedByFlag
  /** Whether people of a country may sign up, pay in and stake; by default everywhere. */
  takesRealMoney?: (country: string) => boolean
  /** What bets are held to; by default what game and market say together. */
  stakeRulesOf?: (question: StakeQuestion) => StakeRules
  /** Asks a provider what came out in a round; by default nobody is asked. */
  readOutcome?: ReadOutcome
  /** Null is what a provider says that nobody can ask. */
  askStakeBack?: AskStakeBack
  /** Who knows what jackpots stand at; without it no values are shown. */
  jackpots?: JackpotSource
  /** The server that knows the tables of creedroomz: `{url}/tables`. */
  creedroomzUrl?: string
  /** Keys the hashes of one-time codes and the captcha's puzzles; 32 characters at least. */
  secret: string
  /** Seal the files of documents: the first is the newest. */
  documentKeys: DocumentKeys
  /** Looks for malware in files; by default one that knows the test virus alone. */
  scanner?: Scanner
  /** Who checks passports; by default they are uploaded. */
  identityChecker?: IdentityChecker
  /** Registers of excluded people; a market whose register is not here cannot ask it, which closes play there. */
  registers?: RegisterDeps['registers']
  /** Which register is asked about players of a country; by default the one of the table of markets. */
  registerOf?: RegisterDeps['registerOf']
  /** Carries mail and SMS; by default a table, which the sandbox shows. */
  messenger?: Messenger
  /** Tells people from floods at sign-up; by default a puzzle for the browser. */
  captcha?: Captcha
  /** An answer that the default captcha always takes: of a demo, for its tests. */
  captchaAlwaysAccepted?: string
  /** Compares what was typed at a sign-in with the hash; by default on the hashing threads. */
  verifyPassword?: typeof verifyPassword
  /** Where players sign in instead of here (GAP-036). */
  identityProvider?: IdentityProvider
  /** An older system that may know players who are not here yet (SES-26). */
  migration?: MigrationSource
  /** Version of the terms that every player has to accept, whatever is published. */
  termsVersion?: string
  /** The version of the terms that is published for players of a country; null, and by default: nobody knows. */
  publishedTerms?: (countryCode: string) => Promise<string | null>
  rateLimits?: {
    /** Of sign-ins, by visitor and by account (GAP-006). */
    signIn?: RateLimit
    /** Of password checks for all addresses together that failed lately (R16). */
    failed?: RateLimit
    calls?: RateLimit
    /** Of each form of sign-up, password reset and account, by visitor (GAP-006). */
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
  /** The reviewer's side of documents. */
  reviews: DocumentReviews
  /** New accounts that wait because their person is like one who is shut out. */
  identities: IdentityReviews
  /** What was noticed in how players play, and what staff does about it. */
  warnings: EarlyWarnings
  /** Lists of players that content names by key; a list takes the place of the one before. */
  putSegment(segment: {
    key: string
    csv: string
  }): Promise<Result<{ players: number }, 'VALIDATION_FAILED'>>
  bonuses: {
    /** Offers, as a JSON file has them; each takes the place of the one with its id. All or nothing. */
    putCampaigns(json: string): Promise<Result<{ campaigns: number }, 'VALIDATION_FAILED'>>
    /** As the player would claim it; an offer is had once. */
    claim(claim: { playerId: string; campaignId: string }): Promise<Result<unknown>>
  }
  wallet: {
    post: PostTransaction
    readBalance(playerId: string): Promise<Result<BalanceResponse, 'WALLET_DOES_NOT_EXIST'>>
  }
  withdrawals: WithdrawalAdministration
  reconciliation: ReconciliationAdministration
  limits: {
    /** As the player would ask for it. */
    save(limit: LimitSaving): Promise<void>
    /** Keeps a limit as it is, or lets the player change it again. False: no such player. */
    lock(lock: LimitLock): Promise<boolean>
  }
  activity: {
    /** As though the player had played for so long since the login, for who tests. False: has never come in. */
    pretendPlayed(playerId: string, minutes: number): Promise<boolean>
  }
  /** Takes over what a player has paid with elsewhere, under the payment provider's token; twice is once. */
  rememberInstrument(instrument: Parameters<typeof rememberInstrument>[1]): Promise<void>
  /**
   * From here on the platform does by itself what is due: payouts, retries, reconciliation. For when the providers can
   * be reached; who only prepares data never says it.
   */
  startJobs(): Promise<void>
  /** Runs the jobs that are due now. Answers how many there were. */
  runJobs(): Promise<number>
  keys: { rotate(): Promise<void> }
  /** The route table, for tests that walk every call. */
  routes: readonly Pick<
    Route,
    'method' | 'path' | 'auth' | 'body' | 'bodyType' | 'maxFileBytes' | 'query'
  >[]
  ledgerCheck(): Promise<LedgerReport>
  /** To be said when the clock was set: what waits for a moment looks again, what is from the future goes. */
  clockWasSet(change: { wentBack: boolean }): void
  health(): Promise<boolean>
  /** Resolves once no message and nothing else that was begun behind an answer is under way. */
  idle(): Promise<void>
  /** Ends feeds and timers; the database stays open, it belongs to the caller. */
  close(): Promise<void>
}

/** Stops guessing; wrong passwords are counted beside it and lock an account (GAP-040); ASVS 2.4.1. */
const SIGN_IN_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 }
const FAILED_LIMIT: RateLimit = { limit: 10, windowMs: 1_000 }
const FORM_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 }
/** No player and no provider of a demo comes near; a flood does. */
const CALL_LIMIT: RateLimit = { limit: 60_000, windowMs: 60_000 }
const TIDY_EVERY_MS = 10 * 60_000

/** What an operator should know: an older version runs on newer functions, or functions have gone. */
function tellFunctionSet(report: FunctionSetReport, logger: PlatformLogger): void {
  const { outcome, hash, dropped } = report
  if (outcome === 'older')
    logger.warn(
      { event: 'function_set_older', hash },
      'the database has newer functions, they stay',
    )
  if (dropped.length > 0)
    logger.warn({ event: 'functions_dropped', hash, dropped }, 'functions were dropped')
}

/** Brings the database up to date and opens the platform on it. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { db, clock, logger, siteOrigins } = options
  const random = options.random ?? randomBytes
  tellFunctionSet(await migrate(db), logger)
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
    // The site speaks for all its visitors: it limits them itself.
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

/** The secret of a provider that has rows; asking for another is a bug, never an open door. */
function secretsOf(
  providers: Readonly<Record<string, { secret: string }>>,
): (provider: string) => string {
  return (id) => {
    const secret = Object.hasOwn(providers, id) ? providers[id]?.secret : undefined
    if (!secret) throw new Error(`no secret is known of the provider ${id}`)
    return secret
  }
}
