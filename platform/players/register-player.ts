import { z } from 'zod'
import { CURRENCIES, type Money } from '#contracts/money.ts'
import { type Db, isDatabaseError } from '../db/db.ts'
import { newId, openWalletStatements, type PostTransaction } from '../wallet/index.ts'
import { ACCOUNT_STATUSES } from './account-status.ts'
import { hashPassword } from './password.ts'
import { insertPersonStatement } from './person-store.ts'
import { findPlayerByEmail, insertPlayerStatement } from './players-store.ts'

/** Eight at least, no rule about kinds of letters, nothing cut off (ASVS 6.2). */
const registration = z.strictObject({
  playerId: z.uuid().optional(),
  email: z.email().max(254),
  password: z.string().min(8).max(256),
  displayName: z.string().trim().min(1).max(60),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  provinceCode: z.string().min(1).max(10).optional(),
  currency: z.enum(CURRENCIES),
  languageCode: z.string().min(2).max(8),
  status: z.enum(ACCOUNT_STATUSES).default('REGISTERED'),
  statusUntil: z.date().optional(),
})

export type Registration = z.input<typeof registration> & { openingBalance?: Money }
export type Registered = { playerId: string; isNew: boolean }

const UNIQUE_VIOLATION = '23505'

/**
 * Makes a player with an empty wallet, and posts the opening balance as a deposit. The same e-mail again
 * changes nothing and answers with the player who has it. Throws ZodError for values out of bounds.
 */
export function createRegistration(deps: {
  db: Db
  clock: () => number
  random: (bytes: number) => Buffer
  post: PostTransaction
  termsVersion: string
}): (registration: Registration) => Promise<Registered> {
  return async ({ openingBalance, ...rest }) => {
    const wanted = registration.parse(rest)
    const email = wanted.email.toLowerCase()
    const registered = await findOrInsert(deps, { ...wanted, email })
    if (openingBalance && openingBalance.minor > 0n) {
      const posted = await deps.post({
        op: 'CREDIT',
        playerId: registered.playerId,
        provider: 'house',
        reference: `seed:opening:${email}`,
        amount: openingBalance,
        type: 'DEPOSIT',
        house: 'H:PSP',
        category: 'PAYMENT',
      })
      // Another amount than at the first time: what is in the books stays.
      if (!posted.ok && posted.refusal !== 'REFERENCE_CONFLICT') {
        throw new Error(`the opening balance of ${registered.playerId}: ${posted.refusal}`)
      }
    }
    return registered
  }
}

async function findOrInsert(
  { db, clock, random, termsVersion }: Parameters<typeof createRegistration>[0],
  wanted: z.output<typeof registration>,
): Promise<Registered> {
  const existing = await findPlayerByEmail(db, wanted.email)
  if (existing) return { playerId: existing.id, isNew: false }
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
      insertPersonStatement({
        player_id: playerId,
        first_name: wanted.displayName,
        last_name: '',
        date_of_birth: null,
        phone: null,
        phone_verified_at: null,
        email_verified_at: null,
        street: '',
        city: '',
        postal_code: '',
        cpf: null,
        bonus_code: null,
      }),
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

/** Random ids: a player id leads every key, and ordered ones would make one hot range. */
export function randomUuid(random: (bytes: number) => Buffer): string {
  const bytes = random(16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
