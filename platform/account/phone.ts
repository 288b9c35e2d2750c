import type { z } from 'zod'
import type {
  phoneCodeRequest,
  phoneRequest,
  phoneVerificationRequest,
} from '#contracts/player-api/account-area.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { SendRefusal } from '../codes/index.ts'
import { type Db, isDatabaseError, type Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { type PlayerRow, randomUuid, toPhone } from '../players/index.ts'
import {
  type AccountDeps,
  type From,
  type Invalid,
  invalid,
  notifyIfHeld,
  notifyOwner,
} from './account-deps.ts'
import { findPerson } from './account-store.ts'
import { confirmPassword } from './confirm-password.ts'

/** Long enough for a few codes; each of them is valid for ten minutes. */
const CHANGE_LIFETIME_MS = 60 * 60_000

/**
 * Sends a code to the new number (ACC-04) after checking the password: a forgotten password is reset by SMS, so a
 * changed number gives control of the account. Whether another account has the number is not checked before the code is
 * verified: only the holder of that phone may learn who has an account.
 */
export async function changePhone(
  deps: AccountDeps,
  player: PlayerRow,
  request: z.output<typeof phoneRequest> & From,
): Promise<
  Result<{ smsVerificationId: string }, SendRefusal | 'error.old_password.incorrect'> | Invalid
> {
  const { db, clock, random } = deps
  const phone = toPhone(request.mobilePhone)
  if (phone === null) return invalid({ field: 'mobilePhone', code: 'invalid_phone' })
  const person = await findPerson(db, player.id)
  if (person?.phone === phone && person.phone_verified_at !== null) {
    return invalid({ field: 'mobilePhone', code: 'same' })
  }
  const confirmed = await confirmPassword(deps, player, request)
  if (!confirmed.ok) return confirmed
  const change = { id: randomUuid(random), phone }
  const sent = await sendCode(deps, player, { change, visitor: request.visitor })
  if (!sent.ok) return sent
  const expiresAt = new Date(clock() + CHANGE_LIFETIME_MS)
  await putPhoneChange(db, { ...change, playerId: player.id, expiresAt })
  return ok({ smsVerificationId: change.id })
}

/** Sends another code for the pending change. */
export async function sendPhoneCode(
  deps: AccountDeps,
  player: PlayerRow,
  { smsVerificationId: id, visitor }: z.output<typeof phoneCodeRequest> & From,
): Promise<Result<null, SendRefusal | 'NOT_FOUND'>> {
  const now = new Date(deps.clock())
  const change = await findPhoneChange(deps.db, { playerId: player.id, id, now })
  return change ? sendCode(deps, player, { change, visitor }) : refuse('NOT_FOUND')
}

/** Verifies the code, then stores the number: only now does it matter whether another account has it. */
export async function verifyPhone(
  deps: AccountDeps,
  player: PlayerRow,
  entry: z.output<typeof phoneVerificationRequest> & From,
): Promise<
  Result<
    null,
    'sms.code.invalid' | 'sms.max.attempts.reached' | 'error.registration.player_already_exists'
  >
> {
  const { db, clock, codes } = deps
  const now = new Date(clock())
  const id = entry.smsVerificationId
  const change = await findPhoneChange(db, { playerId: player.id, id, now })
  if (!change) return refuse('sms.code.invalid')
  const { code, visitor } = entry
  const entered = await codes.enter({ ...aboutCode(change), code, visitor })
  if (!entered.ok) {
    return entered.refusal === 'TOO_MANY_REQUESTS'
      ? refuse('sms.max.attempts.reached', entered.detail)
      : refuse('sms.code.invalid')
  }
  const held = await deps.holdIfDuplicate(player, { phone: change.phone })
  if ((await storePhone(db, { playerId: player.id, change, now, held })) === 'taken') {
    return refuse('error.registration.player_already_exists')
  }
  notifyIfHeld(deps, player, held)
  // A mail is more widely seen than the account page: the last digits are enough to identify the number.
  const ending = change.phone.slice(-3)
  notifyOwner(deps, player, { template: 'phone-changed', params: { ending } })
  return ok(null)
}

async function sendCode(
  { codes }: AccountDeps,
  player: PlayerRow,
  { change, visitor }: From & { change: PhoneChange },
): Promise<Result<null, SendRefusal>> {
  const sent = await codes.send({
    ...aboutCode(change),
    visitor,
    kind: 'sms',
    template: 'phone-change.code',
    language: player.language_code,
  })
  return sent.ok ? ok(null) : sent
}

const aboutCode = ({ id, phone }: PhoneChange) =>
  ({ purpose: 'PHONE_CHANGE', subject: id, to: phone }) as const

const UNIQUE_VIOLATION = '23505'

type PhoneChange = Pick<Rows['phone_change'], 'id' | 'phone'>

/** A newer request replaces the one before. */
async function putPhoneChange(
  db: Db,
  change: PhoneChange & { playerId: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into platform.phone_change (player_id, id, phone, expires_at) values ($1, $2, $3, $4)
     on conflict (player_id) do update set
       id = excluded.id, phone = excluded.phone, expires_at = excluded.expires_at`,
    [change.playerId, change.id, change.phone, change.expiresAt],
  )
}

/** By player and id: another player's change is as unknown as one that never existed. */
async function findPhoneChange(
  db: Db,
  { playerId, id, now }: { playerId: string; id: string; now: Date },
): Promise<PhoneChange | undefined> {
  const rows = await db.query<PhoneChange>(
    `select id, phone from platform.phone_change
     where player_id = $1 and id = $2 and expires_at > $3`,
    [playerId, id, now],
  )
  return rows[0]
}

/** `taken`: another account has the number. */
async function storePhone(
  db: Db,
  it: {
    playerId: string
    change: PhoneChange
    now: Date
    /** Must come first: it locks the wallet. */
    held: readonly Statement[]
  },
): Promise<'stored' | 'taken'> {
  const { playerId, change, now, held } = it
  try {
    await db.batch([
      ...held,
      {
        sql: `update platform.player_person set phone = $2, phone_verified_at = $3
              where player_id = $1`,
        params: [playerId, change.phone, now],
      },
      {
        sql: 'delete from platform.phone_change where player_id = $1 and id = $2',
        params: [playerId, change.id],
      },
      { sql: "select pg_notify('player_changed', $1)", params: [playerId] },
    ])
    return 'stored'
  } catch (error) {
    if (isDatabaseError(error, UNIQUE_VIOLATION)) return 'taken'
    throw error
  }
}
