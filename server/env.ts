import { z } from 'zod'
import { type Licences, parseLicences } from '#markets/activation.ts'
import { MARKET_CODES, type MarketCode } from '#markets/index.ts'
import { MARKET_PRODUCTS } from '#markets/products.ts'
import { RESTRICTED_COUNTRIES } from '#markets/restricted-countries.ts'
import type { SignUpRisks } from '#markets/types.ts'
import type { SwitchedOn } from '#sportsbook-providers/index.ts'
import { documentKeysText } from './document-keys.ts'
import { type GameHostSetup, problemsOfList, readGameHosts } from './game-hosts.ts'
import { PARTS, PORT_OF } from './ports.ts'
import { type RegisterSetup, readRegisters } from './registers.ts'
import { readSignUpRisks } from './sign-up-risks.ts'
import { isRange } from './site/internal-range.ts'
import { readSportsbooks, type SportsbookSetup } from './sportsbooks.ts'

const SANDBOX_IDENTITY_PATH = '/identity-check'

/** Exit code for an invalid environment: EX_CONFIG of sysexits.h. */
export const EXIT_CONFIG = 78

/** 0 means any free port: the bound one replaces it, and the addresses are derived again. */
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'needs the number of a port, or 0 for a free one')
  .transform(Number)
  .pipe(z.number().max(65535))
const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((it) => it === '1' || it === 'true')
  .default(false)
const optionalUrl = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ })])
  .transform((it) => (it === '' ? undefined : it.replace(/\/$/, '')))
  .optional()
const optionalText = z
  .string()
  .transform((it) => (it === '' ? undefined : it))
  .optional()

/** `a, b` as a list of parsed items. */
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((it) => it.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])))
    .pipe(z.array(item))
const headerName = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/, { message: 'is no header name' })

const rawEnv = z.object({
  PLAYHOUSE_MODE: z.enum(['demo', 'live']).default('demo'),
  PLAYHOUSE_DATA: z.string().min(1).default('.data'),
  PLAYHOUSE_PARTS: z
    .string()
    .default(PARTS.join(','))
    .transform((it) => it.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(PARTS)).min(1)),
  PLAYHOUSE_DEV: flag,
  BIND_ADDRESS: z.string().min(1).default('127.0.0.1'),
  SITE_PORT: port.default(3000),
  SANDBOX_PORT: port.default(3100),
  LAKE_PORT: port.default(3200),
  PLATFORM_PORT: port.default(3300),
  STUDIO_PORT: port.default(3333),
  PUBLIC_ORIGIN: optionalUrl,
  SANDBOX_URL: optionalUrl,
  LAKE_URL: optionalUrl,
  PLATFORM_URL: optionalUrl,
  STUDIO_URL: optionalUrl,
  PLAYER_API_URL: optionalUrl,
  DATABASE_URL: optionalText,
  LAKE_TOKEN: optionalText,
  SANITY_PROJECT_ID: optionalText,
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)
    .default('production'),
  SANITY_API_TOKEN: optionalText,
  SANITY_PREVIEW_SECRET: optionalText.refine((it) => it === undefined || it.length >= 32, {
    message: 'needs at least 32 characters',
  }),
  CONTENT_HISTORY_DAYS: z.coerce.number().int().min(1).max(36_500).optional(),
  SANITY_WEBHOOK_SECRET: optionalText.refine((it) => it === undefined || it.length >= 32, {
    message: 'needs at least 32 characters',
  }),
  OIDC_ISSUER: optionalText,
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  MIGRATION_URL: optionalUrl,
  MIGRATION_TOKEN: optionalText,
  MESSAGES_URL: optionalUrl,
  MESSAGES_SECRET: optionalText.refine((it) => it === undefined || it.length >= 32, {
    message: 'needs at least 32 characters',
  }),
  PSP_URL: optionalUrl,
  PSP_ORIGINS: listOf(z.url({ protocol: /^https?$/ })).default([]),
  PSP_SECRET: optionalText.refine((it) => it === undefined || it.length >= 32, {
    message: 'needs at least 32 characters',
  }),
  SESSION_SECRET: optionalText,
  /** Keys that seal document files: name:base64 of 32 bytes, the newest first. */
  DOCUMENT_KEYS: z.union([z.literal('').transform(() => undefined), documentKeysText]).optional(),
  CLAMD_URL: z
    .union([z.literal(''), z.url({ protocol: /^tcp$/ })])
    .transform((it) => (it === '' ? undefined : it))
    .optional(),
  IDENTITY_CHECK_URL: optionalUrl,
  IDENTITY_CHECK_SECRET: optionalText.refine((it) => it === undefined || it.length >= 32, {
    message: 'needs at least 32 characters',
  }),
  /** Providers whose casino games have a page (CON-01); empty means all. */
  CASINO_PLAY_PROVIDERS: listOf(z.string()).default([]),
  CREEDROOMZ_ENABLED: z
    .enum(['0', '1', 'true', 'false', ''])
    .transform((it) => it !== '0' && it !== 'false')
    .default(true),
  JACKPOTS_URL: optionalUrl,
  CREEDROOMZ_URL: optionalUrl,
  LIVE_TABLES_URL: optionalUrl,
  LIVE_TABLES_PARTNER: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'needs letters, figures, - and _')
    .default('main'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  /** Header names with which the edge reports a visitor's location; read behind a trusted proxy only. */
  STATION_COUNTRY_HEADER: headerName.default('x-country-code'),
  STATION_REGION_HEADER: headerName.default('x-region'),
  STATION_CITY_HEADER: headerName.default('x-city'),
  ACCESS_CONTEXT_URL: optionalUrl,
  MAINTENANCE_MODE: flag,
  INTERNAL_IP_RANGE: listOf(z.string().refine(isRange, { message: 'is no CIDR range' })).default(
    [],
  ),
  LICENCES: listOf(z.string()).optional(),
  RESTRICTED_COUNTRIES: listOf(z.string().regex(/^[A-Z]{2}$/)).default([...RESTRICTED_COUNTRIES]),
  /** Markets in which the operator opens what the table closes, where the table lets it (GRD-13, GAP-020). */
  SPORTSBOOK_OPEN_IN: listOf(z.enum(MARKET_CODES as [MarketCode])).default([]),
  CASINO_OPEN_IN: listOf(z.enum(MARKET_CODES as [MarketCode])).default([]),
  SPORTSBOOK_BRAND_ID: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'needs letters, figures, - and _')
    .default('brand-1'),
  /** What a sign-up has to verify, where the operator wants another setting than the market table (SUP-14). */
  SIGN_UP_RISK: listOf(z.string()).default([]),
  /** Products that are switched off everywhere (GRD-12). */
  CLOSED_PRODUCTS: listOf(z.enum(MARKET_PRODUCTS)).default([]),
  /** Timeout of a page's calls to the platform. */
  PLATFORM_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(4_000),
  /** Of one network, at the site and at the lake; pages from the cache, files and pictures do not count. */
  REQUESTS_PER_SECOND: z.coerce.number().int().min(1).max(100_000).default(30),
  SIGN_IN_LIMIT: z.coerce.number().int().min(1).max(100_000).default(10),
  COOKIE_POLICY_VERSION: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,4}){0,3}$/, 'needs numbers with dots between them, for example 1.2')
    .default('1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

type RawEnv = z.infer<typeof rawEnv>
export type Env = Omit<
  RawEnv,
  'PUBLIC_ORIGIN' | 'SANDBOX_URL' | 'LAKE_URL' | 'PLATFORM_URL' | 'STUDIO_URL'
> & {
  PUBLIC_ORIGIN: string
  SANDBOX_URL: string
  LAKE_URL: string
  PLATFORM_URL: string
  STUDIO_URL: string
  gameHosts: GameHostSetup[]
  /** Without one it is closed (GRD-12). */
  sportsbooks: SportsbookSetup[]
  /** Which of them is for which countries (GAP-141). */
  sportsbookIn: SwitchedOn
  /** The configured registers of excluded people. */
  registers: RegisterSetup[]
  /** Null in a demo that sets none: it shows every market. */
  licences: Licences
  signUpRisks: SignUpRisks
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] }

/**
 * The environment, parsed once. An invalid one yields all problems at once, each in one line that names the variable,
 * so that a deployment is not repaired one restart at a time.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): EnvResult {
  const parsed = rawEnv.safeParse(source)
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((it) => `${it.path.join('.')}: ${it.message}`),
    }
  }
  const raw = parsed.data
  const local = (number: number) => `http://localhost:${number}`
  const sandboxUrl = raw.SANDBOX_URL ?? local(raw.SANDBOX_PORT)
  const of = {
    mode: raw.PLAYHOUSE_MODE,
    hasPlatform: raw.PLAYHOUSE_PARTS.includes('platform') && !raw.PLAYER_API_URL,
  }
  const recorded = raw.LICENCES && parseLicences(raw.LICENCES)
  const named = recorded?.ok ? recorded.licences : null
  const licences = named ?? (raw.PLAYHOUSE_MODE === 'live' ? {} : null)
  const games = readGameHosts(source, { ...of, sandboxUrl })
  const books = readSportsbooks(source, { mode: raw.PLAYHOUSE_MODE, sandboxUrl })
  const risks = readSignUpRisks(raw.SIGN_UP_RISK)
  const registers = readRegisters(source, { ...of, licences })
  const problems = [
    ...games.problems,
    ...books.problems,
    ...registers.problems,
    ...(recorded?.ok === false ? recorded.problems.map((it) => `LICENCES: ${it}`) : []),
    ...risks.problems,
    ...problemsOfList('CASINO_PLAY_PROVIDERS', raw.CASINO_PLAY_PROVIDERS),
    ...portProblems(raw),
    ...providerProblems(raw),
    ...messageProblems(raw),
    ...paymentProblems(raw),
    ...verificationProblems(raw),
    ...(raw.PLAYHOUSE_MODE === 'live' ? liveProblems(raw) : []),
  ]
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    env: {
      ...raw,
      PUBLIC_ORIGIN: raw.PUBLIC_ORIGIN ?? local(raw.SITE_PORT),
      SANDBOX_URL: sandboxUrl,
      LAKE_URL: raw.LAKE_URL ?? local(raw.LAKE_PORT),
      PLATFORM_URL: raw.PLATFORM_URL ?? local(raw.PLATFORM_PORT),
      STUDIO_URL: raw.STUDIO_URL ?? local(raw.STUDIO_PORT),
      gameHosts: games.hosts,
      sportsbooks: books.setups,
      sportsbookIn: books.switchedOn,
      registers: registers.setups,
      licences,
      signUpRisks: risks.risks,
    },
  }
}

/** The base URL of each kind of game data: its own setting, the sandbox in a demo, else none. */
export function gameDataUrls(
  env: Env,
): Record<'jackpots' | 'creedroomz' | 'liveTables', string | null> {
  const sandbox = env.PLAYHOUSE_MODE === 'demo' ? env.SANDBOX_URL : null
  return {
    jackpots: env.JACKPOTS_URL ?? sandbox,
    creedroomz: env.CREEDROOMZ_URL ?? (sandbox && `${sandbox}/creedroomz`),
    liveTables: env.LIVE_TABLES_URL ?? (sandbox && `${sandbox}/live-tables`),
  }
}

function portProblems(env: RawEnv): string[] {
  const ports = PARTS.map((part) => PORT_OF[part]).filter((name) => env[name] !== 0)
  const problems = ports.flatMap((name, index) => {
    const twin = ports.slice(0, index).find((other) => env[other] === env[name])
    return twin ? [`${name}: the same port as ${twin}`] : []
  })
  // In development the Studio is a separate process, which gets all addresses when it starts.
  if (env.PLAYHOUSE_DEV && ports.length < PARTS.length) {
    problems.push('PLAYHOUSE_DEV: needs ports that are named, not 0')
  }
  return problems
}

/** The OpenID Connect provider set in the environment; null: players sign in here. */
export function providerOf(
  env: Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>,
): { issuer: string; clientId: string; clientSecret: string } | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET) return null
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
}

function providerProblems(env: RawEnv): string[] {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const missing = names.filter((it) => !env[it])
  if (missing.length === names.length) return []
  const problems = missing.map((it) => `${it}: required with the other two of OIDC_*`)
  // Compared character by character with the provider's metadata, so it is kept exactly as written.
  const issuer = env.OIDC_ISSUER ?? ''
  if (issuer !== '' && !/^https?:\/\/[^?#]+$/.test(issuer))
    problems.push('OIDC_ISSUER: not an address')
  if (env.PLAYHOUSE_MODE === 'live' && issuer.startsWith('http:')) {
    problems.push('OIDC_ISSUER: must begin with https:// in live mode')
  }
  return problems
}

/** Messages contain codes and keys: they must be signed, and must not be readable in transit. */
function messageProblems(env: RawEnv): string[] {
  if (env.MESSAGES_URL && !env.MESSAGES_SECRET) {
    return ['MESSAGES_SECRET: required with MESSAGES_URL']
  }
  const runsPlatform = env.PLAYHOUSE_PARTS.includes('platform') && !env.PLAYER_API_URL
  if (env.PLAYHOUSE_MODE !== 'live' || !runsPlatform) return []
  if (!env.MESSAGES_URL) {
    return ['MESSAGES_URL: required in live mode, mail and SMS of a demo only go into a table']
  }
  return env.MESSAGES_URL.startsWith('https://')
    ? []
    : ['MESSAGES_URL: must begin with https:// in live mode']
}

/** Money moves on a payment provider's reports: the provider must be set, and both sides sign. */
function paymentProblems(env: RawEnv): string[] {
  const problems: string[] = []
  if (env.PSP_URL && !env.PSP_SECRET) problems.push('PSP_SECRET: required with PSP_URL')
  if (env.PSP_ORIGINS.length > 0 && !env.PSP_URL) {
    problems.push('PSP_ORIGINS: belongs to PSP_URL')
  }
  const runsPlatform = env.PLAYHOUSE_PARTS.includes('platform') && !env.PLAYER_API_URL
  if (env.PLAYHOUSE_MODE !== 'live') return problems
  if (runsPlatform && !env.PSP_URL) {
    problems.push('PSP_URL: required in live mode, the payment provider of a demo is a rehearsal')
  }
  for (const url of [env.PSP_URL ?? [], env.PSP_ORIGINS].flat()) {
    if (url.startsWith('http:')) {
      problems.push('PSP_URL, PSP_ORIGINS: must begin with https:// in live mode')
    }
  }
  return problems
}

/** Identity checks: results must be signed, and live files need keys that outlive the machine. */
function verificationProblems(env: RawEnv): string[] {
  const problems: string[] = []
  if (env.IDENTITY_CHECK_URL && !env.IDENTITY_CHECK_SECRET) {
    problems.push('IDENTITY_CHECK_SECRET: required with IDENTITY_CHECK_URL')
  }
  const runsPlatform = env.PLAYHOUSE_PARTS.includes('platform') && !env.PLAYER_API_URL
  if (env.PLAYHOUSE_MODE !== 'live' || !runsPlatform) return problems
  if (env.IDENTITY_CHECK_URL?.startsWith('http:')) {
    problems.push('IDENTITY_CHECK_URL: must begin with https:// in live mode')
  }
  if (!env.DOCUMENT_KEYS) problems.push('DOCUMENT_KEYS: required in live mode')
  if (!env.CLAMD_URL) {
    problems.push('CLAMD_URL: required in live mode, the scanner of a demo knows one test file')
  }
  return problems
}

/** The URL for payment requests, and the origins of the pages on which players pay. */
export function paymentProviderOf(env: Env): { url: string; origins: string[] } {
  if (env.PSP_URL === undefined) {
    return { url: `${env.SANDBOX_URL}/psp/api`, origins: [new URL(env.SANDBOX_URL).origin] }
  }
  const named = env.PSP_ORIGINS.map((it) => new URL(it).origin)
  return { url: env.PSP_URL, origins: named.length > 0 ? named : [new URL(env.PSP_URL).origin] }
}

/** Where identities are checked: the configured provider, the sandbox in a demo, else documents are uploaded. */
export function identityCheckUrl(env: Env): string | null {
  const sandbox =
    env.PLAYHOUSE_MODE === 'demo' ? `${env.SANDBOX_URL}${SANDBOX_IDENTITY_PATH}` : null
  return env.IDENTITY_CHECK_URL ?? sandbox
}

/** The settings that live mode requires; a demo default would be a security hole there. */
function liveProblems(env: RawEnv): string[] {
  const problems: string[] = []
  const secret = (name: 'SESSION_SECRET') => {
    const value = env[name]
    if (!value) problems.push(`${name}: required in live mode`)
    else if (value.length < 32) problems.push(`${name}: needs at least 32 characters`)
  }
  const https = (name: 'PUBLIC_ORIGIN' | 'PLATFORM_URL') => {
    const value = env[name]
    if (!value) problems.push(`${name}: required in live mode`)
    else if (!value.startsWith('https://'))
      problems.push(`${name}: must begin with https:// in live mode`)
  }
  https('PUBLIC_ORIGIN')
  https('PLATFORM_URL')
  secret('SESSION_SECRET')
  if (!env.DATABASE_URL) {
    problems.push(
      'DATABASE_URL: required in live mode, the embedded database is for one demo machine',
    )
  }
  if (env.SANITY_PROJECT_ID) {
    if (!env.SANITY_API_TOKEN) problems.push('SANITY_API_TOKEN: required with SANITY_PROJECT_ID')
  } else if (!env.LAKE_TOKEN || env.LAKE_TOKEN === DEMO_LAKE_TOKEN) {
    problems.push(
      'LAKE_TOKEN: required in live mode without SANITY_PROJECT_ID, and not the demo token',
    )
  }
  if (env.PLAYHOUSE_PARTS.includes('sandbox')) {
    problems.push('PLAYHOUSE_PARTS: the sandbox cannot run in live mode, name the other parts')
  }
  if (env.MIGRATION_URL?.startsWith('http:')) {
    problems.push('MIGRATION_URL: must begin with https:// in live mode, passwords go there')
  }
  if (env.PLAYHOUSE_DEV) problems.push('PLAYHOUSE_DEV: not in live mode')
  return problems
}

/** The write token that QA uses in demo mode; live mode refuses it. */
export const DEMO_LAKE_TOKEN = 'demo-write-token'
