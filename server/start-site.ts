import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import type { ContentClient } from '#app/content/content-client.server.ts'
import type { Previews } from '#app/features/preview/previews.server.ts'
import type { SearchMisses } from '#app/features/search/search-misses.server.ts'
import type { SiteConfig } from '#app/load-context.ts'
import { type BookOffer, createBookOffer } from '#app/platform-client/book-offer.server.ts'
import { createLiveTablesReader } from '#app/platform-client/live-tables.server.ts'
import {
  createPlatformClient,
  type PlatformClient,
} from '#app/platform-client/platform-client.server.ts'
import { createTableFeed, readEveryTable } from '#app/platform-client/table-feed.server.ts'
import { fraudValueInForm, sandboxFraudValue } from '#app/session/fraud-value.ts'
import { createEmbeddedIdentity } from '#app/session/identity/embedded-identity.server.ts'
import type { Identity } from '#app/session/identity/identity.ts'
import { createOidcIdentity } from '#app/session/identity/oidc-identity.server.ts'
import { networkOf } from '#content-lake/auth/caller.ts'
import { closedCountries } from '#markets/activation.ts'
import { type Env, gameDataUrls, identityCheckUrl, paymentProviderOf, providerOf } from './env.ts'
import { gamesOf } from './games-of.ts'
import type { FetchHandler, NodeHandler } from './listener.ts'
import type { Logger } from './logger.ts'
import { limitsOf, openedByFlag, ownOrigins, type Parts } from './parts.ts'
import type { QaControls } from './qa/qa-controls.ts'
import type { Secrets } from './secrets.ts'
import { createGeoLocations } from './site/geo-locations.ts'
import { createInternalRange } from './site/internal-range.ts'
import { createLoginThrottle } from './site/login-throttle.ts'
import { readPlayerVersions } from './site/player-versions.ts'
import { fixedHeaders, type SiteOrigins } from './site/security-headers.ts'
import { createSessionStore } from './site/session-store.ts'
import { createSite, type SiteOptions } from './site/site.ts'
import { readStaticFiles } from './site/static-files.ts'

const SWEEP_EVERY_MS = 10 * 60_000

export type StartSiteOptions = {
  env: Env
  parts: Parts
  content: ContentClient
  previews: Previews | null
  searchMisses: SearchMisses | null
  secrets: Secrets
  reach: { platform: string }
  logger: Logger
  clock: () => number
  qa: QaControls | null
  loadBuild: () => Promise<ServerBuild>
  /** The listener's server, shared with Vite's reload socket in development. */
  server: Server | undefined
}

/** Connects the site to the platform, the content and its sessions. */
export async function startSite(
  options: StartSiteOptions,
): Promise<{ handle: NodeHandler; close(): Promise<void> }> {
  const { env, parts, content, logger, clock } = options
  const sessions = await createSessionStore({
    db: parts.db,
    secret: options.secrets.session,
    clock,
  })
  const sweep = setInterval(() => {
    sessions.sweep().catch((error: unknown) => logger.error({ err: error }, 'session sweep failed'))
  }, SWEEP_EVERY_MS)
  sweep.unref()

  const { platform } = parts
  const direct: FetchHandler | null = platform && ((request, meta) => platform.fetch(request, meta))
  const inProcess = direct && (options.qa?.faultProxy.platformInProcess(direct) ?? direct)
  const playerVersions = await readPlayerVersions(parts.db)
  const platformClient = createPlatformClient({
    // In one process the call needs no socket; in separate ones the same client uses the network.
    fetch: inProcess ? (request) => inProcess(request, { remoteAddress: 'site' }) : fetch,
    baseUrl: options.reach.platform,
    issuer: env.PLATFORM_URL,
    clock,
    timeoutMs: env.PLATFORM_TIMEOUT_MS,
  })
  const liveTables = createLiveTablesReader({
    url: gameDataUrls(env).liveTables,
    partnerId: env.LIVE_TABLES_PARTNER,
    fetch,
    clock,
    logger,
  })
  const tableFeed = createTableFeed({
    read: () => readEveryTable({ platform: platformClient, liveTables }),
    after: doAfter,
    networkOf,
  })
  const bookOffers = openBookOffers(options)
  const loginThrottle = createLoginThrottle(limitsOf(env.SIGN_IN_LIMIT), clock)
  const identity = createIdentity(options, platformClient)
  const vite = env.PLAYHOUSE_DEV ? await startVite(options.server) : null
  const site = createSite({
    loginThrottle,
    requestsPerSecond: env.REQUESTS_PER_SECOND,
    build: vite ? vite.loadBuild : await options.loadBuild(),
    mode: vite ? 'development' : 'production',
    webhook: {
      secret: env.SANITY_WEBHOOK_SECRET ?? null,
      clock: Date.now,
      outdateAll: () => content.outdateAll(),
    },
    context: {
      content,
      previews: options.previews,
      searchMisses: options.searchMisses,
      platform: platformClient,
      liveTables,
      tableFeed,
      bookOffers: Object.fromEntries(bookOffers),
      identity,
      sessions,
      playerVersion: playerVersions.of,
      config: siteConfig(options),
      clock,
      logger,
    },
    // A page rendered at another simulated time is another page.
    contentVersion: () => content.version + (options.qa?.clock.timesSet() ?? 0),
    geoLocations: geoLocationsOf(options),
    isInternal: createInternalRange(env.INTERNAL_IP_RANGE),
    origins: siteOrigins(options, identity.providerOrigin),
    allowedOrigins: ownOrigins(env, env.PUBLIC_ORIGIN),
    files: vite
      ? null
      : await readStaticFiles({
          directory: resolve('build/client'),
          immutablePrefix: '/assets/',
          headers: fixedHeaders(env.PUBLIC_ORIGIN),
        }),
    ...(vite ? { devMiddleware: vite.middleware } : {}),
    readiness: () => readiness(options),
    studioUrl: env.STUDIO_URL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    clock,
    logger,
  })
  return {
    handle: site.handle,
    async close() {
      clearInterval(sweep)
      tableFeed.close()
      for (const it of bookOffers.values()) it.close()
      await options.searchMisses?.close()
      await playerVersions.close()
      await vite?.close()
    },
  }
}

const feedOriginOf = (env: Env) => new URL(env.PLATFORM_URL).origin.replace(/^http/, 'ws')

/** Whom a page may load from, frame, call and post to. */
function siteOrigins(
  { env, content }: StartSiteOptions,
  identityOrigin: string | null,
): SiteOrigins {
  const payments = paymentProviderOf(env).origins
  return {
    publicOrigin: env.PUBLIC_ORIGIN,
    images: new URL(content.assetUrl).origin,
    feed: feedOriginOf(env),
    games: [...new Set(Object.values(gamesOf(env)).flatMap((it) => it.origins))],
    sportsbooks: [...new Set(env.sportsbooks.map(({ frameUrl }) => new URL(frameUrl).origin))],
    payments,
    forms: [...new Set([...formTargets(env, identityOrigin), ...payments])],
    dev: env.PLAYHOUSE_DEV,
  }
}

/** One reader of each sportsbook's offer, by provider; those at one address share it. */
function openBookOffers({ env, logger }: StartSiteOptions): Map<string, BookOffer> {
  const ofUrl = new Map<string, BookOffer>()
  for (const { url } of env.sportsbooks) {
    if (ofUrl.has(url)) continue
    // The clock measures the age of prices, to which the simulated one does not apply.
    ofUrl.set(url, createBookOffer({ url, fetch, clock: Date.now, after: doAfter, logger }))
  }
  return new Map(
    env.sportsbooks.flatMap(({ id, url }) => {
      const offer = ofUrl.get(url)
      return offer ? [[id, offer] as const] : []
    }),
  )
}

function sportsbooksOf({
  sportsbooks,
  sportsbookIn,
  SPORTSBOOK_BRAND_ID: brandId,
}: Env): SiteConfig['sportsbook'] {
  if (sportsbooks.length === 0) return null
  const providers = sportsbooks.map(
    ({ id, frameUrl, isInvented }) =>
      [id, { origin: new URL(frameUrl).origin, isInvented }] as const,
  )
  return { brandId, switchedOn: sportsbookIn, providers: Object.fromEntries(providers) }
}

/** What every page knows of this installation. */
function siteConfig({ env, content }: StartSiteOptions): SiteOptions['context']['config'] {
  return {
    publicOrigin: env.PUBLIC_ORIGIN,
    contentAssetUrl: content.assetUrl,
    platformFeedOrigin: feedOriginOf(env),
    games: gamesOf(env),
    paymentOrigins: paymentProviderOf(env).origins,
    sportsbook: sportsbooksOf(env),
    studioUrl: env.STUDIO_URL,
    mode: env.PLAYHOUSE_MODE,
    demoHints: env.PLAYHOUSE_MODE === 'demo',
    fraudValue: env.PLAYHOUSE_MODE === 'demo' ? sandboxFraudValue : fraudValueInForm,
    cookiePolicyVersion: env.COOKIE_POLICY_VERSION,
    maintenance: env.MAINTENANCE_MODE,
    guards: {
      // Whose market takes no real money finds help and the way to their own.
      restrictedCountries: [...env.RESTRICTED_COUNTRIES, ...closedCountries(env.licences)],
      openedByFlag: openedByFlag(env),
      closedProducts: [
        ...env.CLOSED_PRODUCTS,
        ...(env.sportsbooks.length === 0 ? (['sportsbook'] as const) : []),
      ],
    },
  }
}

function geoLocationsOf({ env, clock, logger }: StartSiteOptions): SiteOptions['geoLocations'] {
  return createGeoLocations({
    edge:
      env.TRUSTED_PROXY_HOPS > 0
        ? {
            country: env.STATION_COUNTRY_HEADER,
            region: env.STATION_REGION_HEADER,
            city: env.STATION_CITY_HEADER,
          }
        : null,
    contextUrl: env.ACCESS_CONTEXT_URL ?? null,
    believesQa: env.PLAYHOUSE_MODE === 'demo',
    clock,
    fetch,
    logger,
  })
}

function doAfter(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  timer.unref()
  return () => clearTimeout(timer)
}

/** Pages of others that a form of ours may redirect to: a browser follows no other redirect. */
function formTargets(env: Env, identityProvider: string | null): string[] {
  const checks = identityCheckUrl(env)
  return [identityProvider, checks && new URL(checks).origin].filter((it) => it !== null)
}

/** Players sign in here, or at the provider set in the environment. */
function createIdentity(
  { env, secrets, clock, logger }: StartSiteOptions,
  platform: PlatformClient,
): Identity {
  const provider = providerOf(env)
  if (provider === null) return createEmbeddedIdentity(platform)
  return createOidcIdentity({
    ...provider,
    publicOrigin: env.PUBLIC_ORIGIN,
    secret: secrets.identity,
    platform,
    clock,
    logger,
  })
}

/** The state of each part, and whether the site can operate. */
async function readiness(
  options: StartSiteOptions,
): Promise<{ ready: boolean; parts: Record<string, string> }> {
  const { parts, content, env } = options
  const state = (good: boolean) => (good ? 'ready' : 'down')
  const [database, platform, lake] = await Promise.all([
    parts.db.health().catch(() => false),
    parts.platform
      ? parts.platform.health().catch(() => false)
      : answers(`${options.reach.platform}/healthz`),
    content.health().catch(() => false),
  ])
  const all: Record<string, string> = {
    site: 'ready',
    database: state(database),
    platform: state(platform),
    lake: state(lake),
  }
  if (env.PLAYHOUSE_PARTS.includes('sandbox')) all.sandbox = state(parts.sandbox !== null)
  return { ready: database && platform && lake, parts: all }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}

async function startVite(server: Server | undefined) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, ...(server ? { hmr: { server } } : {}) },
    appType: 'custom',
  })
  return {
    middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) =>
      vite.middlewares(request, response, next),
    loadBuild: async () =>
      (await vite.ssrLoadModule('virtual:remix/server-build')) as unknown as ServerBuild,
    close: () => vite.close(),
  }
}
