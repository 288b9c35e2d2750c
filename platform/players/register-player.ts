import { z } from 'zod'
import { CURRENCIES, type Money } from '#contracts/money.ts'
import { playerChange } from '#contracts/player-administration.ts'
import { ACCOUNT_STATUSES } from '#contracts/player-api/account-status.ts'
import { email, typedText } from '#contracts/player-api/typed-fields.ts'
import type { Context } from '../context.ts'
import { type Db, isDatabaseError } from '../db/db.ts'
import { newId, openWalletStatements, type PostTransaction } from '../wallet/index.ts'
import { accountStatusColumns } from './account-status-columns.ts'
import { hashPassword } from './password.ts'
import { completePerson, insertPersonStatement, type PersonRow } from './person-store.ts'
import { findPlayerByEmail, insertPlayerStatement, setColumnsStatement } from './players-store.ts'
import { toPostalCode } from './postal-code.ts'

/** At least eight characters, no composition rules, no truncation (ASVS 6.2). */
const registration = z.strictObject({
  playerId: z.uuid().optional(),
  email,
  password: z.string().min(8).max(256),
  displayName: typedText(60),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  provinceCode: z.string().min(1).max(10).optional(),
  currency: z.enum(CURRENCIES),
  languageCode: z.string().min(2).max(8),
  status: z.enum(ACCOUNT_STATUSES).default('REGISTERED'),
  statusUntil: z.date().optional(),
  /** Without it the player has only a name. */
  person: z
    .strictObject({
      firstName: typedText(50),
      lastName: typedText(50),
      dateOfBirth: z.iso.date(),
      phone: z
        .string()
        .regex(/^\+\d{6,15}$/)
        .optional(),
      street: typedText(100),
      city: typedText(60),
      postalCode: typedText(20),
      cpf: z.string().length(11).optional(),
    })
    .optional(),
  /** Deviations from a normal player. */
  changes: playerChange.optional(),
})

export type Registration = z.input<typeof registration> & { openingBalance?: Money }
export type Registered = { playerId: string; isNew: boolean }

const UNIQUE_VIOLATION = '23505'

/**
 * Creates a player with an empty wallet, and posts the opening balance as a deposit. The same e-mail again returns the
 * existing player, and adds only the personal details, where there were none. Throws ZodError for values out of bounds.
 */
export function createRegistration(
  deps: Pick<Context, 'db' | 'clock' | 'random'> & {
    post: PostTransaction
    termsVersion: string
  },
): (registration: Registration) => Promise<Registered> {
  return async ({ openingBalance, ...rest }) => {
    const wanted = registration.parse(rest)
    const registered = await findOrInsert(deps, wanted)
    const hasTransactions = !registered.isNew && (await hasMovedMoney(deps.db, registered.playerId))
    if (openingBalance && openingBalance.minor > 0n && !hasTransactions) {
      const posted = await deps.post({
        op: 'CREDIT',
        playerId: registered.playerId,
        provider: 'house',
        // An id like that of an ordinary deposit, the same on each call.
        reference: registered.playerId,
        amount: openingBalance,
        type: 'DEPOSIT',
        house: 'H:PSP',
        category: 'PAYMENT',
      })
      // Another amount than the first time: the posted one stays in the ledger.
      if (!posted.ok && posted.refusal !== 'REFERENCE_CONFLICT') {
        throw new Error(`the opening balance of ${registered.playerId}: ${posted.refusal}`)
      }
    }
    return registered
  }
}

/** A player with ledger entries has already had the opening balance. */
async function hasMovedMoney(db: Db, playerId: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 from platform.ledger_transaction where player_id = $1 limit 1',
    [playerId],
    { idempotent: true },
  )
  return rows.length > 0
}

async function findOrInsert(
  { db, clock, random, termsVersion }: Parameters<typeof createRegistration>[0],
  wanted: z.output<typeof registration>,
): Promise<Registered> {
  const existing = await findPlayerByEmail(db, wanted.email)
  if (existing) {
    if (wanted.person) await completePerson(db, toPerson(existing.id, wanted, new Date(clock())))
    return { playerId: existing.id, isNew: false }
  }
  const playerId = wanted.playerId ?? randomUuid(random)
  const passwordHash = await hashPassword(wanted.password)
  try {
    await db.batch([
      insertPlayerStatement({
        id: playerId,
        access_id: newId(clock()),
        email: wanted.email,
        password_hash: passwordHash,
        display_name: wanted.displayName,
        country_code: wanted.countryCode,
        province_code: wanted.provinceCode ?? null,
        language_code: wanted.languageCode,
        currency: wanted.currency,
        status: wanted.status,
        status_until: wanted.statusUntil ?? null,
        terms_version: termsVersion,
        registered_at: new Date(clock()),
      }),
      insertPersonStatement(toPerson(playerId, wanted, new Date(clock()))),
      ...(wanted.changes
        ? [setColumnsStatement(playerId, accountStatusColumns(wanted.changes, clock()))]
        : []),
      ...openWalletStatements({ playerId, currency: wanted.currency }),
    ])
    return { playerId, isNew: true }
  } catch (error) {
    const other = isDatabaseError(error, UNIQUE_VIOLATION)
      ? await findPlayerByEmail(db, wanted.email)
      : undefined
    if (!other) throw error
    return { playerId: other.id, isNew: false }
  }
}

/**
 * Given personal details count as verified by phone and mail: no one could verify them later. Only an account whose
 * sign-up has not ended still has to be verified.
 */
function toPerson(
  playerId: string,
  { person, displayName, status, countryCode }: z.output<typeof registration>,
  now: Date,
): PersonRow {
  const waits = status === 'PRE_REGISTERED' || status === 'ACCOUNT_UNVERIFIED'
  const verifiedAt = person && !waits ? now : null
  return {
    player_id: playerId,
    first_name: person?.firstName ?? displayName,
    last_name: person?.lastName ?? '',
    date_of_birth: person?.dateOfBirth ?? null,
    phone: person?.phone ?? null,
    phone_verified_at: person?.phone ? verifiedAt : null,
    email_verified_at: verifiedAt,
    street: person?.street ?? '',
    city: person?.city ?? '',
    postal_code: toPostalCode(person?.postalCode ?? '', countryCode) ?? person?.postalCode ?? '',
    cpf: person?.cpf ?? null,
    bonus_code: null,
  }
}

/** Random ids: a player id leads every key, and ordered ones would create a hot range. */
export function randomUuid(random: (bytes: number) => Buffer): string {
  const bytes = random(16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
