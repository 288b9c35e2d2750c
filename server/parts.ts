import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ContentClient,
  type ContentClientOptions,
  createContentClient,
} from '#app/content/content-client.server.ts'
import { createPreviews, type Previews } from '#app/features/preview/previews.server.ts'
import { createSearchMisses, type SearchMisses } from '#app/features/search/search-misses.server.ts'
import { SITE_HEADER } from '#content-lake/http/access.ts'
import { createLake, type Lake } from '#content-lake/lake.ts'
import { WALLET_FEED_PATH } from '#contracts/wallet-feed.ts'
import { takesRealMoney } from '#markets/activation.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { OpenedByFlag } from '#markets/products.ts'
import { EXCLUSION_REGISTERS } from '#markets/registers.ts'
import type { Db } from '#platform/db/db.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { createOutcomeReader, createStakeRefundRequest } from '#platform/gameplay/index.ts'
import { createHttpMessenger, createOutbox, writeMessage } from '#platform/messages/index.ts'
import { createPlatform, type Platform } from '#platform/platform.ts'
import type { PlatformOptions } from '#platform/platform-options.ts'
import { createHttpMigrationSource, createIdentityProvider } from '#platform/players/index.ts'
import { createHttpJackpots } from '#platform/provider-data/index.ts'
import { createHttpPsp } from '#platform/psp/index.ts'
import { createHttpRegister } from '#platform/registers/index.ts'
import { createBalanceSender, createStatementReader } from '#platform/sportsbook/index.ts'
import { createClamdScanner, createHttpIdentityChecker } from '#platform/verification/index.ts'
import { REGISTERS_PATH } from '#sandbox/registers/routes.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts'
import { findingsInPieces, inWords } from '#schemas/rules/publish-guards.ts'
import { providerFor } from '#sportsbook-providers/index.ts'
import { createCampaignGuard } from './campaign-guard.ts'
import { type ClosedMarkets, createClosedMarkets } from './closed-markets.ts'
import { CONTENT_RIGHTS, PRIVATE_TYPES } from './content-roles.ts'
import { demoTables } from './demo-tables.ts'
import { type Env, gameDataUrls, identityCheckUrl, paymentProviderOf, providerOf } from './env.ts'
import { createGameFacts } from './game-facts.ts'
import { createHiddenProviders } from './hidden-providers.ts'
import type { Logger } from './logger.ts'
import { createPublishedTerms } from './published-terms.ts'
import { consolePorts } from './qa/console-ports.ts'
import type { QaControls } from './qa/qa-controls.ts'
import type { Secrets } from './secrets.ts'
import { createSportsBounds } from './sports-bounds.ts'

export const LAKE_PROJECT = 'playhouse'

export type PartsOptions = {
  env: Env
  secrets: Secrets
  logger: Logger
  clock: () => number
  /** What QA can control; null in live mode. */
  qa: QaControls | null
  /** The addresses at which this process reaches its own listeners; while preparing, they are on free ports. */
  reach: { lake: string; platform: string }
  gameAssetsDir: string
  /** The matches of the sandbox's sportsbook, if they are not those of its calendar. */
  bookFixtures?: SandboxOptions['fixtures']
}

export type Parts = {
  db: Db
  lake: Lake | null
  platform: Platform | null
  sandbox: Sandbox | null
  /** Stops every part, the database last, so that no write is interrupted. */
  close(): Promise<void>
}

/** The origins that belong to us; a demo is reached as localhost and as 127.0.0.1. */
export function ownOrigins(env: Env, url: string): string[] {
  if (env.PLAYHOUSE_MODE === 'live') return [new URL(url).origin]
  const numeric = new URL(url)
  if (numeric.hostname === 'localhost') numeric.hostname = '127.0.0.1'
  return [...new Set([new URL(url).origin, numeric.origin])]
}

export function usesEmbeddedLake(env: Env): boolean {
  return env.SANITY_PROJECT_ID === undefined && env.PLAYHOUSE_PARTS.includes('lake')
}

export function usesEmbeddedPlatform(env: Env): boolean {
  return env.PLAYER_API_URL === undefined && env.PLAYHOUSE_PARTS.includes('platform')
}

/** Form limits per minute, derived from SIGN_IN_LIMIT, so that raising it raises the others too. */
export function limitsOf(signIns: number) {
  const perMinute = { limit: signIns, windowMs: 60_000 }
  const ratio = Math.max(1, signIns / 10)
  const perQuarter = (limit: number) => ({
    limit: Math.round(limit * ratio),
    windowMs: 15 * 60_000,
  })
  return {
    signIn: perMinute,
    failed: { limit: Math.round(10 * ratio), windowMs: 1_000 },
    forms: perMinute,
    codes: { sends: perQuarter(3), tries: perQuarter(5) },
  } satisfies PlatformOptions['rateLimits']
}

/** Opens the database and starts the lake, the platform and the sandbox, as configured in the environment. */
export async function startParts(options: PartsOptions): Promise<Parts> {
  const { env, qa } = options
  await mkdir(env.PLAYHOUSE_DATA, { recursive: true, mode: 0o700 })
  const db = await openDatabase(
    env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { dataDir: join(env.PLAYHOUSE_DATA, 'database') },
  )
  let platform: Platform | null = null
  const againstOffers = createCampaignGuard({
    fetch: (request, init) =>
      platform?.fetch(request, { remoteAddress: 'content' }) ?? fetch(request, init),
    platformUrl: options.reach.platform,
    clock: options.clock,
  })
  const lake = usesEmbeddedLake(env) ? await startLake(options, db, againstOffers) : null
  let content: ContentClient | null = null
  const readContent = () => {
    content ??= createSiteContent(options)
    return content
  }
  platform = usesEmbeddedPlatform(env)
    ? await createPlatform(
        platformOptions(options, {
          db,
          readContent,
          closedMarkets: await createClosedMarkets({
            ...{ db, openContent: readContent, logger: options.logger },
            // Measures the age of cached data, to which the simulated clock does not apply.
            clock: Date.now,
          }),
        }),
      )
    : null
  const sandbox = env.PLAYHOUSE_PARTS.includes('sandbox')
    ? await startSandbox(options, { db, platform })
    : null
  qa?.clock.onSet((change) => {
    lake?.clockWasSet()
    platform?.clockWasSet(change)
  })
  return {
    db,
    lake,
    platform,
    sandbox,
    async close() {
      await sandbox?.close()
      await platform?.close()
      await content?.close()
      await lake?.close()
      await db.close()
    },
  }
}

function startLake(
  { env, secrets, clock, logger }: PartsOptions,
  db: Db,
  againstOffers: ReturnType<typeof createCampaignGuard>,
): Promise<Lake> {
  return createLake({
    db,
    assetDir: join(env.PLAYHOUSE_DATA, 'assets'),
    projectId: LAKE_PROJECT,
    dataset: env.SANITY_DATASET,
    clock,
    rights: CONTENT_RIGHTS,
    privateTypes: PRIVATE_TYPES,
    historyDays: env.CONTENT_HISTORY_DAYS,
    // The campaigns are checked only where nothing else prevents publishing.
    *againstPublishing(document) {
      const findings = yield* findingsInPieces(document)
      return findings.length > 0 ? findings.map(inWords) : againstOffers(document)
    },
    writeTokens: [
      { token: secrets.lakeToken, role: 'administrator', name: 'Write token' },
      { token: secrets.viewerToken, role: 'viewer', name: 'Previews of the site', readsFor: true },
    ],
    studioOrigins: ownOrigins(env, env.STUDIO_URL),
    siteOrigins: ownOrigins(env, env.PUBLIC_ORIGIN),
    siteToken: secrets.siteToken,
    publicUrl: env.LAKE_URL,
    requestsPerSecond: env.REQUESTS_PER_SECOND,
    logger,
  })
}

/** The platform's options from the environment; content is read when it is requested, not before. */
function platformOptions(
  options: PartsOptions,
  {
    db,
    readContent,
    closedMarkets,
  }: { db: Db; readContent: () => ContentClient; closedMarkets: ClosedMarkets },
): PlatformOptions {
  const { env, secrets, logger, clock, qa } = options
  const provider = providerOf(env)
  const { jackpots, creedroomz } = gameDataUrls(env)
  const terms = createPublishedTerms(readContent, logger)
  const providerServers = providerServersOf(options)
  return {
    db,
    clock,
    logger,
    publishedTerms: terms.read,
    issuer: env.PLATFORM_URL,
    feedUrl: `${env.PLATFORM_URL.replace(/^http/, 'ws')}${WALLET_FEED_PATH}`,
    siteOrigins: ownOrigins(env, env.PUBLIC_ORIGIN),
    secret: secrets.identity,
    ...verificationOptions(options),
    ...(qa ? { messenger: qa.faultProxy.messenger(createOutbox({ db, clock })) } : {}),
    ...(env.PLAYHOUSE_MODE === 'demo' ? { captchaAlwaysAccepted: 'captcha-ok' } : {}),
    rateLimits: limitsOf(env.SIGN_IN_LIMIT),
    ...(provider ? { identityProvider: createIdentityProvider({ ...provider, clock }) } : {}),
    ...(env.MESSAGES_URL && env.MESSAGES_SECRET
      ? {
          messenger: createHttpMessenger({
            url: env.MESSAGES_URL,
            secret: env.MESSAGES_SECRET,
            // Signed with the real time: the other side does not follow the simulated clock.
            clock: Date.now,
          }),
        }
      : {}),
    ...(env.MIGRATION_URL
      ? {
          migration: createHttpMigrationSource({
            url: env.MIGRATION_URL,
            token: env.MIGRATION_TOKEN,
          }),
        }
      : {}),
    registers: exclusionRegisters(options),
    ...(jackpots === null ? {} : { jackpots: createHttpJackpots(jackpots) }),
    ...(creedroomz === null ? {} : { creedroomzUrl: creedroomz }),
    payments: {
      provider: createHttpPsp({
        url: paymentProviderOf(env).url,
        secret: secrets.psp,
        clock,
        fetch,
      }),
      secret: secrets.psp,
    },
    gameProviders: gameProviders(env, secrets),
    sportsbookProviders: sportsbookProviders(env, secrets),
    sportsBounds: createSportsBounds(readContent),
    gameFacts: createGameFacts(readContent),
    isProviderHidden: createHiddenProviders(readContent),
    openedByFlag: openedByFlag(env),
    signUpRisks: env.signUpRisks,
    takesRealMoney: (country) =>
      takesRealMoney(country, env.licences) &&
      !closedMarkets.isClosed(marketOfCountry(country).code),
    requestStakeRefund: createStakeRefundRequest(providerServers),
    readStatement: createStatementReader(providerServers),
    sendBalance: createBalanceSender(providerServers),
    readOutcome: createOutcomeReader({
      ...providerServers,
      onFailure: (provider, error) =>
        logger.warn({ err: error, provider }, 'a provider did not say what came out in a round'),
    }),
  }
}

/** Where game and sportsbook providers accept the operator's own calls. */
function providerServersOf({ env, secrets, clock }: PartsOptions) {
  return {
    providerAt: (provider: string) => {
      const book = env.sportsbooks.find(({ id }) => id === provider)
      if (book) {
        return { baseUrl: `${book.url}/sportsbook`, secret: secrets.sportsbooks[provider] ?? '' }
      }
      const host = env.gameHosts.find(({ id }) => id === provider)
      const secret = secrets.games[provider]
      // A provider without its own launch server is called at the host of its games.
      return host && secret ? { baseUrl: new URL(host.serverUrl ?? host.cdn).origin, secret } : null
    },
    clock,
    fetch,
  }
}

function startSandbox(
  options: PartsOptions,
  { db, platform }: Pick<Parts, 'db' | 'platform'>,
): Promise<Sandbox> {
  const { env, secrets, logger, clock, qa, bookFixtures } = options
  return createSandbox({
    ...(bookFixtures ? { fixtures: bookFixtures } : {}),
    platformUrl: options.reach.platform,
    callbackSecrets: secrets.games,
    sportsbookSecrets: secrets.sportsbooks,
    ...(env.PSP_URL === undefined ? { pspSecret: secrets.psp } : {}),
    ...(qa ? { pspFaults: qa.faultProxy.paymentEvents, bookFaults: qa.faultProxy.book } : {}),
    ...(env.IDENTITY_CHECK_URL === undefined ? { identityCheckSecret: secrets.identityCheck } : {}),
    registersKey: secrets.registers,
    writeMessage,
    publicUrl: env.SANDBOX_URL,
    siteOrigins: ownOrigins(env, env.PUBLIC_ORIGIN),
    gameAssetsDir: options.gameAssetsDir,
    liveTables: demoTables(),
    clock,
    db,
    logger,
    ...(qa
      ? {
          console: consolePorts({
            env,
            qa,
            platform,
            ownOrigins: ownOrigins(env, env.SANDBOX_URL),
          }),
        }
      : {}),
  })
}

function verificationOptions({
  env,
  secrets,
  logger,
  clock,
}: PartsOptions): Pick<PlatformOptions, 'documentKeys' | 'scanner' | 'identityChecker'> {
  const clamd = env.CLAMD_URL && new URL(env.CLAMD_URL)
  const url = identityCheckUrl(env)
  return {
    documentKeys: secrets.documents,
    ...(clamd
      ? { scanner: createClamdScanner({ host: clamd.hostname, port: Number(clamd.port || 3310) }) }
      : {}),
    ...(url === null
      ? {}
      : {
          identityChecker: createHttpIdentityChecker({
            url,
            secret: secrets.identityCheck,
            // An external provider does not follow the simulated clock.
            clock: env.IDENTITY_CHECK_URL ? Date.now : clock,
            onFailure: (error) =>
              logger.warn({ err: error }, 'the identity provider cannot be asked'),
          }),
        }),
  }
}

/** The configured registers; in a demo, the sandbox simulates the others. */
function exclusionRegisters({
  env,
  secrets,
  logger,
  clock,
}: PartsOptions): NonNullable<PlatformOptions['registers']> {
  const played =
    env.PLAYHOUSE_MODE === 'demo'
      ? EXCLUSION_REGISTERS.map((id) => ({
          id,
          url: `${env.SANDBOX_URL}${REGISTERS_PATH}/${id}`,
          key: secrets.registers,
          clock,
        }))
      : []
  // An external register does not follow the simulated clock.
  const named = env.registers.map((it) => ({ ...it, clock: Date.now }))
  return Object.fromEntries(
    [...played, ...named].map(({ id, ...access }) => [
      id,
      createHttpRegister({
        ...access,
        onFailure: (reason) =>
          logger.warn({ event: 'register_unavailable', register: id }, `the register ${reason}`),
      }),
    ]),
  )
}

/** Products that the operator opens where their market's table allows it. */
export function openedByFlag(env: Env): OpenedByFlag {
  return {
    sportsbook: env.SPORTSBOOK_OPEN_IN,
    casino: env.CASINO_OPEN_IN,
    liveCasino: env.CASINO_OPEN_IN,
  }
}

function gameProviders(env: Env, secrets: Secrets): PlatformOptions['gameProviders'] {
  return Object.fromEntries(
    env.gameHosts.map(({ id, serverUrl, proxyCdn }) => [
      id,
      { secret: secrets.games[id] ?? '', serverUrl, licensedElsewhere: proxyCdn !== null },
    ]),
  )
}

function sportsbookProviders(
  env: Env,
  secrets: Secrets,
): NonNullable<PlatformOptions['sportsbookProviders']> {
  return Object.fromEntries(
    env.sportsbooks.map(({ id, frameUrl }) => [
      id,
      {
        ...{ secret: secrets.sportsbooks[id] ?? '', frameUrl },
        serves: (country: string) => providerFor(country, env.sportsbookIn).id === id,
      },
    ]),
  )
}

/** The site's content client: for the embedded lake, or for the hosted project set in the environment. */
export function createSiteContent(options: PartsOptions): ContentClient {
  return createContentClient(contentOptions(options))
}

/** Previews of unpublished content, or null where previews are off. */
export function createSitePreviews(
  options: PartsOptions,
  published: ContentClient,
): Previews | null {
  const { env, secrets, clock } = options
  const token = env.SANITY_PROJECT_ID ? env.SANITY_API_TOKEN : secrets.viewerToken
  if (secrets.preview === null || token === undefined) return null
  return createPreviews({
    secret: secrets.preview,
    clock,
    published,
    lake: {
      ...contentOptions(options),
      token,
      readsForEditors: env.SANITY_PROJECT_ID === undefined,
    },
  })
}

/** Reports searches without results, or null where the site may not write to the project. */
export function createSiteSearchMisses(options: PartsOptions): SearchMisses | null {
  const { env, secrets, clock } = options
  const token = env.SANITY_PROJECT_ID ? env.SANITY_API_TOKEN : secrets.lakeToken
  if (token === undefined) return null
  return createSearchMisses({ ...contentOptions(options), token, wallClock: clock })
}

function contentOptions({ env, secrets, logger, reach }: PartsOptions): ContentClientOptions {
  const hosted = env.SANITY_PROJECT_ID
  return {
    ...(hosted ? {} : { apiUrl: reach.lake, headers: { [SITE_HEADER]: secrets.siteToken } }),
    projectId: hosted ?? LAKE_PROJECT,
    dataset: env.SANITY_DATASET,
    ...(env.SANITY_API_TOKEN ? { token: env.SANITY_API_TOKEN } : {}),
    assetUrl: hosted ? 'https://cdn.sanity.io' : env.LAKE_URL,
    logger,
    // Measures the age of a response, to which the simulated clock does not apply.
    clock: Date.now,
  }
}
