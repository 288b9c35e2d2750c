import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { DocumentReviews } from '#contracts/document-review.ts'
import type { ReadGameFacts } from '#contracts/game-facts.ts'
import type { PlayerAdministration } from '#contracts/player-administration.ts'
import type { AccountStatus } from '#contracts/player-api/standing.ts'
import type { BalanceResponse } from '#contracts/player-api/v1.ts'
import { IDENTITY_CHECK } from '#contracts/provider-callbacks/identity-check.ts'
import type { Result } from '#contracts/result.ts'
import type { WithdrawalAdministration } from '#contracts/withdrawal-administration.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import { type StakeQuestion, type StakeRules, stakeRulesOf } from '#markets/stake-rules.ts'
import type { PaymentProvider } from '#payment-providers/payment-provider.ts'
import type { AccountDeps } from './account/index.ts'
import { createBackground } from './background.ts'
import { askUnfinishedDeposits, type CashierDeps, createApplyPayment } from './cashier/index.ts'
import { CODE_LIMITS, type CodeLimits, createOneTimeCodes } from './codes/index.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'
import { openWalletFeed } from './feed/index.ts'
import {
  findOverdueRounds,
  type GameplayDeps,
  type IsProviderHidden,
  type ProviderAccess,
  type ReadOutcome,
} from './gameplay/index.ts'
import { createApp, type PlatformLogger } from './http/app.ts'
import { describeApi } from './http/open-api.ts'
import { PSP } from './http/psp-routes.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import type { Route } from './http/route.ts'
import { createRoutes } from './http/routes.ts'
import { IN_PROCESS_CALLER } from './http/visitor.ts'
import { createOutbox, type Messenger } from './messages/index.ts'
import type { PasswordResetDeps } from './password-reset/index.ts'
import {
  authorise,
  createPasswordCheck,
  createPlayerAdministration,
  createRegistration,
  createSignIn,
  createTokenIssuer,
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
import { createPspInbox, type PspListener } from './psp/index.ts'
import { ofVisitor, type RateLimit, takeFromWindows } from './rate/index.ts'
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
import { createWinners } from './winners/index.ts'
import { createWithdrawals } from './withdrawals/index.ts'

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
  /** What bets are held to; by default what game and market say together. */
  stakeRulesOf?: (question: StakeQuestion) => StakeRules
  /** Asks a provider what came out in a round; by default nobody is asked. */
  readOutcome?: ReadOutcome
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
  /** Version of the terms that a new player has accepted. */
  termsVersion?: string
  /** The versions of the terms that players may be asked to accept; by default nobody knows. */
  publishedTerms?: () => Promise<readonly string[] | null>
  rateLimits?: {
    /** Of sign-ins, by visitor and by account (GAP-006). */
    signIn?: RateLimit
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
  /** Lists of players that content names by key; a list takes the place of the one before. */
  putSegment(segment: {
    key: string
    csv: string
  }): Promise<Result<{ players: number }, 'VALIDATION_FAILED'>>
  wallet: {
    post: PostTransaction
    readBalance(playerId: string): Promise<Result<BalanceResponse, 'WALLET_DOES_NOT_EXIST'>>
  }
  withdrawals: WithdrawalAdministration
  /** Runs the jobs that are due; the loop does so by itself. Answers how many there were. */
  runJobs(): Promise<number>
  keys: { rotate(): Promise<void> }
  /** The route table, for tests that walk every call. */
  routes: readonly Pick<
    Route,
    'method' | 'path' | 'auth' | 'body' | 'bodyType' | 'maxFileBytes' | 'query'
  >[]
  ledgerCheck(): Promise<LedgerReport>
  /** Asks about payments that have no end yet; the loop does so by itself. Answers how many there were. */
  catchUpOnPayments(): Promise<number>
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
const FORM_LIMIT: RateLimit = { limit: 10, windowMs: 60_000 }
/** No player and no provider of a demo comes near; a flood does. */
const CALL_LIMIT: RateLimit = { limit: 60_000, windowMs: 60_000 }
const TIDY_EVERY_MS = 10 * 60_000
const ASK_ABOUT_PAYMENTS_EVERY_MS = 10_000

/** Brings the database up to date and opens the platform on it. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { db, clock, logger, siteOrigins } = options
  const random = options.random ?? randomBytes
  await migrate(db)
  await prepareNeutralTiming()

  const keys = await openKeyRing({ db, clock })
  const tokens = createTokenIssuer({ keys, issuer: options.issuer, clock })
  const termsVersion = options.termsVersion ?? '1.0'
  const sessions: SessionDeps = { db, clock, random, tokens, termsVersion }
  const check = createPasswordCheck({
    db,
    clock,
    findUnfinished: (email) => findUnfinished(db, email, new Date(clock())),
    verify: options.verifyPassword ?? verifyPassword,
  })
  const signIn = createSignIn(sessions, check)
  const post = createPoster({ db, clock })
  const feed = await openWalletFeed({ db, clock, siteOrigins, logger })
  const limitCalls = createRateLimiter(options.rateLimits?.calls ?? CALL_LIMIT, clock)
  const register = createRegistration({ db, clock, random, post, termsVersion })
  const administration = createPlayerAdministration({ db, clock })
  const messenger = options.messenger ?? createOutbox({ db, clock })
  const { secret } = options
  const limits = options.rateLimits?.codes ?? CODE_LIMITS
  const codes = createOneTimeCodes({ db, clock, random, messenger, secret, limits })
  const alwaysAccepted = options.captchaAlwaysAccepted
  const captcha =
    options.captcha ?? createProofOfWork({ db, clock, random, secret, alwaysAccepted })
  const signUp: SignUpDeps = { db, clock, random, codes, messenger, captcha, termsVersion }
  const signInLimit = options.rateLimits?.signIn ?? SIGN_IN_LIMIT
  const background = createBackground((error) =>
    logger.error({ err: error }, 'work behind an answer failed'),
  )
  const [siteOrigin = ''] = siteOrigins
  const passwordReset: PasswordResetDeps = {
    ...{ db, clock, random, codes, messenger, background, siteOrigin },
    limit: limits.sends,
  }
  const account: AccountDeps = {
    ...{ db, clock, random, codes, messenger, background, termsVersion },
    publishedTerms: options.publishedTerms ?? (async () => null),
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
    stakeRulesOf: options.stakeRulesOf ?? stakeRulesOf,
  }

  const cashier: CashierDeps = {
    ...{ db, clock, logger, siteOrigin },
    provider: options.payments.provider,
  }
  const withdrawals = createWithdrawals({
    ...{ db, clock, logger, provider: options.payments.provider },
    chance: () => random(1).readUInt8() / 255,
  })
  const pspListener: PspListener = {
    payment: createApplyPayment(cashier),
    payout: withdrawals.onPayout,
  }
  const psp = createPspInbox({ db, clock, logger, listener: pspListener })
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
    cashier,
    withdrawals: withdrawals.deps,
    psp,
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
    limitCalls: (address) => (address === IN_PROCESS_CALLER ? 0 : limitCalls(address)),
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
      await reportOverdueRounds()
    } catch (error) {
      logger.warn({ err: error }, 'tidying failed')
    }
  }
  // One round at a time: a provider that hangs is not asked by more and more of them.
  let asking: Promise<unknown> = Promise.resolve()
  const catchUpOnPayments = async () => {
    const events = await psp.applyWaiting()
    return events + (await askUnfinishedDeposits(cashier))
  }
  const askingAboutPayments = setInterval(() => {
    asking = asking
      .then(catchUpOnPayments)
      .catch((error: unknown) => logger.warn({ err: error }, 'payments could not be asked about'))
  }, ASK_ABOUT_PAYMENTS_EVERY_MS)
  askingAboutPayments.unref()
  const tidying = setInterval(() => void tidyNow(tidy), TIDY_EVERY_MS)
  tidying.unref()
  withdrawals.jobs.start()

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
    putSegment: (segment) => putSegment(db, { ...segment, now: new Date(clock()) }),
    wallet: {
      post,
      async readBalance(playerId) {
        const wallet = await readWallet(db, playerId)
        return wallet.ok ? { ok: true, value: toBalanceResponse(wallet.value) } : wallet
      },
    },
    withdrawals: withdrawals.administration,
    runJobs: withdrawals.jobs.runDue,
    keys: { rotate: () => keys.rotate() },
    routes,
    ledgerCheck: () => ledgerCheck(db),
    catchUpOnPayments,
    clockWasSet: ({ wentBack }) =>
      void tidyNow(wentBack ? forgetFuture : tidy).finally(withdrawals.jobs.wake),
    health: () => db.health(),
    idle: () => background.idle(),
    async close() {
      clearInterval(tidying)
      clearInterval(askingAboutPayments)
      await asking
      await withdrawals.jobs.close()
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
