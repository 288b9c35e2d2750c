import { z } from 'zod'
import { CURRENCIES } from '#contracts/money.ts'
import { ACCOUNT_STATUSES } from '#contracts/player-api/account-status.ts'
import type { migrationRequest } from '#contracts/player-api/identity.ts'
import { typedText } from '#contracts/player-api/typed-fields.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import { takeFromWindows } from '../rate/index.ts'
import { findPlayerByEmail } from './players-store.ts'
import type { Registered, Registration } from './register-player.ts'

/** What an older system returns about a player whose e-mail and password it has accepted. */
const olderAccount = z.object({
  displayName: typedText(60),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  provinceCode: z.string().min(1).max(10).optional(),
  currency: z.enum(CURRENCIES).optional(),
  languageCode: z.string().min(2).max(8).optional(),
  status: z.enum(ACCOUNT_STATUSES).default('REGISTERED'),
  /** ISO 8601, the end of a time-out or self-exclusion. */
  statusUntil: z.iso
    .datetime({ offset: true })
    .transform((it) => new Date(it))
    .optional(),
})
export type OlderAccount = z.output<typeof olderAccount>
type Credentials = z.output<typeof migrationRequest>
/** Null: the older system does not know these credentials. Throws when it cannot answer. */
export type MigrationSource = (credentials: Credentials) => Promise<OlderAccount | null>

const TIMEOUT_MS = 3_000
/** Guesses against the older system through this call, per address: never more than ten within an hour. */
const TRIES_FOR_ONE = { limit: 5, windowMs: 60 * 60_000 }

/** An older system behind one HTTP call: 200 with the account, 401 or 404 when it has none. */
export function createHttpMigrationSource(options: {
  url: string
  token?: string | undefined
  fetch?: typeof fetch
}): MigrationSource {
  const call = options.fetch ?? fetch
  return async (credentials) => {
    const response = await call(options.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      },
      body: JSON.stringify(credentials),
      // A password must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 401 || response.status === 404) return null
    if (!response.ok) throw new Error(`the older system answered ${response.status}`)
    return olderAccount.parse(await response.json())
  }
}

/**
 * Migrates an account of an older system (SES-26). An address that has an account here is never touched, but the older
 * system is queried all the same, so that the response time does not reveal who has one. Money is not migrated: the
 * operator moves the older system's ledger.
 */
export async function migratePlayer(
  deps: Pick<Context, 'db' | 'clock'> & {
    source: MigrationSource | null
    register(registration: Registration): Promise<Registered>
    onFailure(error: unknown): void
  },
  credentials: Credentials,
): Promise<Result<null, 'error.player.not.found' | 'TOO_MANY_REQUESTS'>> {
  const { db, clock, source, register, onFailure } = deps
  const notFound = refuse('error.player.not.found')
  if (source === null) return notFound
  const { email } = credentials
  const windows = [{ key: `migration-of:${email}`, limit: TRIES_FOR_ONE }]
  const waitMs = await takeFromWindows(db, windows, clock())
  if (waitMs > 0) {
    return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  try {
    const account = await source({ email, password: credentials.password })
    if (account === null || (await findPlayerByEmail(db, email))) return notFound
    const market = marketOfCountry(account.countryCode)
    const { isNew } = await register({
      email,
      password: credentials.password,
      displayName: account.displayName,
      countryCode: account.countryCode,
      ...(account.provinceCode ? { provinceCode: account.provinceCode } : {}),
      currency: account.currency ?? market.currency,
      languageCode: account.languageCode ?? market.languages[0] ?? 'en',
      status: account.status,
      ...(account.statusUntil ? { statusUntil: account.statusUntil } : {}),
    })
    return isNew ? ok(null) : notFound
  } catch (error) {
    // An older system that does not answer counts as having no such account: the sign-in continues as if there were
    // none.
    onFailure(error)
    return notFound
  }
}
