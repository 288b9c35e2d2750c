import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { readerSegment } from '#markets/languages.ts'
import { notifyOwner } from '../account/index.ts'
import type { Background } from '../background.ts'
import type { OneTimeCodes } from '../codes/index.ts'
import type { Context } from '../context.ts'
import type { Messenger } from '../messages/index.ts'
import {
  afterNewPasswordStatements,
  type FieldProblem,
  findPlayerByEmail,
  hashPassword,
  hashSecret,
  hasPasswordHash,
  passwordProblem,
} from '../players/index.ts'
import { ofVisitor, type RateLimit, takeFromWindows } from '../rate/index.ts'
import {
  findKeyOwner,
  findVerifiedPhone,
  insertResetKey,
  type KeyHashes,
  storePasswordStatements,
} from './reset-store.ts'

const KEY_BYTES = 32
export const LINK_LIFETIME_MS = 60 * 60_000
/** Once the code is verified, the player only has to choose a password. */
const SMS_KEY_LIFETIME_MS = 15 * 60_000
const PAUSE = { limit: 1, windowMs: 30_000 }
/**
 * GAP-052, counted by e-mail address and not by phone: the limit must not reveal whether there is a phone, or a player.
 */
const REQUESTS_FOR_ONE = { limit: 3, windowMs: 86_400_000 }

export type PasswordResetDeps = Pick<Context, 'db' | 'clock' | 'random'> & {
  codes: OneTimeCodes
  messenger: Messenger
  background: Background
  /** How often one visitor may request a reset. */
  limit: RateLimit
  /** Base of the mailed link. */
  siteOrigin: string
}

type From = { visitor: string | null }
type Refusal = 'TOO_MANY_REQUESTS' | 'sms.max.attempts.reached'

/**
 * Sends a code to the player's verified phone, otherwise a mail with a link (GAP-056). The limits are counted by what
 * was entered, and the rest happens after the response: nothing reveals whether there is a player.
 */
export async function requestReset(
  deps: PasswordResetDeps,
  request: { email: string },
  { visitor }: From,
): Promise<Result<null, Refusal>> {
  const { db, clock, background } = deps
  const { email } = request
  const pause = [{ key: `reset-pause:${email}`, limit: PAUSE }]
  const pauseMs = await takeFromWindows(db, pause, clock())
  if (pauseMs > 0) return refuse('TOO_MANY_REQUESTS', toDetail(pauseMs))
  const waitMs = await takeFromWindows(
    db,
    [
      ...ofVisitor('reset-requests-of', visitor, deps.limit),
      { key: `reset-requests-for:${email}`, limit: REQUESTS_FOR_ONE },
    ],
    clock(),
  )
  if (waitMs > 0) return refuse('sms.max.attempts.reached', toDetail(waitMs))
  background.run(() => sendReset(deps, email))
  return ok(null)
}

async function sendReset(deps: PasswordResetDeps, email: string): Promise<void> {
  const { db, clock, codes, messenger, siteOrigin } = deps
  const player = await findPlayerByEmail(db, email)
  if (!player) return
  const language = player.language_code
  const segment = readerSegment(marketOfCountry(player.country_code), language)
  const phone = await findVerifiedPhone(db, player.id)
  if (phone !== null) {
    const template = 'password-reset.code'
    const about = { ...aboutCode(player.id, phone), visitor: null }
    const sent = await codes.send({ ...about, kind: 'sms', template, language })
    if (sent.ok) return
    // A phone that has reached its daily SMS limit is no dead end: the mail leads to the same place.
  }
  const key = newKey(deps)
  await insertResetKey(db, {
    hash: hashSecret(key),
    smsHash: null,
    playerId: player.id,
    expiresAt: new Date(clock() + LINK_LIFETIME_MS),
  })
  await messenger.send({
    kind: 'mail',
    to: email,
    template: 'password-reset.link',
    language,
    params: {
      link: `${siteOrigin}/${segment}/reset-password?key=${key}`,
      minutes: String(LINK_LIFETIME_MS / 60_000),
    },
  })
}

/** Exchanges the code for two keys (PWR-05). Without a player the same counters and look-ups run. */
export async function verifyResetCode(
  deps: PasswordResetDeps,
  request: { email: string; code: string },
  { visitor }: From,
): Promise<
  Result<
    { resetKey: string; smsResetKeyId: string },
    'sms.code.invalid' | 'sms.max.attempts.reached'
  >
> {
  const { db, clock, codes } = deps
  const { email } = request
  const player = await findPlayerByEmail(db, email)
  const phone = await findVerifiedPhone(db, player?.id ?? NOBODY)
  const about = aboutCode(player?.id ?? `nobody:${hashSecret(email)}`, phone ?? '')
  const entered = await codes.enter({ ...about, visitor, code: request.code })
  if (!entered.ok) {
    return entered.refusal === 'TOO_MANY_REQUESTS'
      ? refuse('sms.max.attempts.reached', entered.detail)
      : refuse('sms.code.invalid')
  }
  if (!player) return refuse('sms.code.invalid')
  const [resetKey, smsResetKeyId] = [newKey(deps), newKey(deps)]
  await insertResetKey(db, {
    hash: hashSecret(resetKey),
    smsHash: hashSecret(smsResetKeyId),
    playerId: player.id,
    expiresAt: new Date(clock() + SMS_KEY_LIFETIME_MS),
  })
  return ok({ resetKey, smsResetKeyId })
}

/** The owner of the key, for the page that a mailed link opens (PWR-07). */
export async function readResetEmail(
  { db, clock }: PasswordResetDeps,
  resetKey: string,
): Promise<Result<{ email: string }, 'NOT_FOUND'>> {
  const owner = await findKeyOwner(db, toHashes({ resetKey }), new Date(clock()))
  return owner ? ok({ email: owner.email }) : refuse('NOT_FOUND')
}

type NewPassword = { resetKey: string; smsResetKeyId?: string; password: string }

/**
 * Consumes the key and sets the new password, once: all sessions of the player end, with their feeds and games, the
 * sign-in lock is lifted, and a mail confirms it. A password that the rules refuse does not consume the key. A closed
 * or excluded account gets a password and no more: the sign-in decides on access.
 */
export async function setNewPassword(
  deps: PasswordResetDeps,
  { resetKey, smsResetKeyId, password }: NewPassword,
): Promise<
  | Result<null, 'error.password.reset'>
  | { ok: false; refusal: 'VALIDATION_FAILED'; fields: FieldProblem[] }
> {
  const { db, clock } = deps
  const key = toHashes({ resetKey, smsResetKeyId })
  const owner = await findKeyOwner(db, key, new Date(clock()))
  if (!owner) return refuse('error.password.reset')
  const weak = passwordProblem(password, owner.email)
  if (weak) {
    return { ok: false, refusal: 'VALIDATION_FAILED', fields: [{ field: 'password', code: weak }] }
  }
  const passwordHash = await hashPassword(password)
  const now = new Date(clock())
  const change = { playerId: owner.id, passwordHash, now }
  await db.batch([
    ...storePasswordStatements({ ...change, key }),
    ...afterNewPasswordStatements({
      ...change,
      emailHash: hashSecret(owner.email),
      keepSessionId: null,
      because: 'PASSWORD_RESET',
    }),
  ])
  if (!(await hasPasswordHash(db, change))) return refuse('error.password.reset')
  notifyOwner(deps, owner, { template: 'password-changed', params: {} })
  return ok(null)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

function newKey({ random }: PasswordResetDeps): string {
  return random(KEY_BYTES).toString('base64url')
}

function toHashes(key: { resetKey: string; smsResetKeyId?: string | undefined }): KeyHashes {
  const { resetKey, smsResetKeyId } = key
  return {
    hash: hashSecret(resetKey),
    smsHash: smsResetKeyId === undefined ? null : hashSecret(smsResetKeyId),
  }
}

const aboutCode = (subject: string, to: string) =>
  ({ purpose: 'PASSWORD_RESET', subject, to }) as const

const toDetail = (waitMs: number) => ({ retryAfterSeconds: Math.ceil(waitMs / 1000) })
