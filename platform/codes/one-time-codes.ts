import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Message } from '#contracts/messages.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { type Messenger, RecipientRefusedError } from '../messages/index.ts'
import { ofVisitor, type RateLimit, takeFromWindows } from '../rate/index.ts'
import { newId } from '../wallet/index.ts'
import {
  CODE_LIFETIME_MS,
  type CodeState,
  drawCode,
  enterCode,
  MAX_TRIES,
  newCode,
} from './code-rules.ts'

export type CodePurpose = 'SIGN_UP_EMAIL' | 'SIGN_UP_PHONE' | 'PASSWORD_RESET' | 'PHONE_CHANGE'

/** Subject and recipient of the code: it is valid only for the same three values. */
type About = { purpose: CodePurpose; subject: string; to: string }
/** The visitor's network address; null for our own calls. */
type From = { visitor: string | null }

export type SendRefusal =
  | 'sms.max.attempts.reached'
  | 'TOO_MANY_REQUESTS'
  | 'error.vonage.phone.invalid'
export type EnterRefusal = 'sms.code.invalid' | 'TOO_MANY_REQUESTS'

export type OneTimeCodes = {
  /** Sends a new code, which invalidates the one before. Returns the code's id. */
  send(
    request: About & From & Pick<Message, 'kind' | 'template' | 'language'>,
  ): Promise<Result<{ id: string }, SendRefusal>>
  /** Succeeds once for the right code; every other entry gets the same refusal. */
  enter(entry: About & From & { code: string; id?: string }): Promise<Result<null, EnterRefusal>>
}

const QUARTER_MS = 15 * 60_000
/** GAP-052: three messages to one phone in 24 hours, not before 30 s have passed. A mail costs nothing. */
const SENDS_TO_ONE: Record<Message['kind'], RateLimit> = {
  sms: { limit: 3, windowMs: 86_400_000 },
  mail: { limit: 3, windowMs: QUARTER_MS },
}
const PAUSE: RateLimit = { limit: 1, windowMs: 30_000 }
const TRIES_FOR_ONE: RateLimit = { limit: MAX_TRIES, windowMs: QUARTER_MS }

export type CodeLimits = { sends: RateLimit; tries: RateLimit }
/** Per network address, whatever the subject: sending costs money, and a guessed code costs an account. */
export const CODE_LIMITS: CodeLimits = {
  sends: { limit: 3, windowMs: QUARTER_MS },
  tries: { limit: MAX_TRIES, windowMs: QUARTER_MS },
}

/**
 * One-time codes of six digits (GAP-052, ASVS 6.6): single use, five entries, ten minutes by SMS and a day by mail.
 * Only an HMAC under `secret` is stored: a plain hash of six digits is guessed at once.
 */
export function createOneTimeCodes(
  deps: Pick<Context, 'db' | 'clock' | 'random'> & {
    messenger: Messenger
    secret: string
    limits?: CodeLimits
  },
): OneTimeCodes {
  const { db, clock, random, messenger, secret, limits = CODE_LIMITS } = deps
  const digest = (about: About, id: string, code: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['one-time-code', about.purpose, about.subject, about.to, id, code]))
      .digest()

  return {
    async send({ purpose, subject, to, visitor, kind, template, language }) {
      const now = clock()
      const pauseMs = await takeFromWindows(db, [{ key: `code-pause:${to}`, limit: PAUSE }], now)
      if (pauseMs > 0) return tooMany(pauseMs)
      const waitMs = await takeFromWindows(
        db,
        [
          ...ofVisitor('code-sends-of', visitor, limits.sends),
          { key: `code-sends-to:${to}`, limit: SENDS_TO_ONE[kind] },
        ],
        now,
      )
      if (waitMs > 0) return refuse('sms.max.attempts.reached', toDetail(waitMs))
      const id = newId(now)
      const code = drawCode(random)
      const codeHash = digest({ purpose, subject, to }, id, code).toString('base64url')
      await replaceCode(db, { purpose, subject }, { ...newCode(now, kind), id, codeHash })
      const minutes = String(CODE_LIFETIME_MS[kind] / 60_000)
      try {
        await messenger.send({ kind, to, template, language, params: { code, minutes } })
      } catch (error) {
        // A mail address says nothing here: whether it has an account must not show.
        if (kind !== 'sms' || !(error instanceof RecipientRefusedError)) throw error
        return refuse('error.vonage.phone.invalid')
      }
      return ok({ id })
    },

    async enter({ purpose, subject, to, code, id, visitor }) {
      const now = clock()
      const waitMs = await takeFromWindows(
        db,
        [
          ...ofVisitor('code-tries-of', visitor, limits.tries),
          { key: `code-tries-for:${purpose}:${subject}`, limit: TRIES_FOR_ONE },
        ],
        now,
      )
      if (waitMs > 0) return tooMany(waitMs)
      // A parallel entry only increments the counter, which ends at five: then the code is invalid for all of them.
      for (let turn = 0; turn <= MAX_TRIES; turn += 1) {
        const stored = await findCode(db, { purpose, subject })
        const given = digest({ purpose, subject, to }, stored?.id ?? '', code)
        const wanted = Buffer.from(stored?.codeHash ?? '', 'base64url')
        const isSame = wanted.length === given.length && timingSafeEqual(wanted, given)
        if (!stored) break
        const matches = isSame && (id === undefined || id === stored.id)
        const { outcome, next } = enterCode(stored, { matches, nowMs: now })
        if (outcome === 'DEAD') break
        if (!(await advanceCode(db, { key: { purpose, subject }, from: stored, to: next })))
          continue
        if (outcome === 'ACCEPTED') return ok(null)
        break
      }
      return refuse('sms.code.invalid')
    },
  }
}

const toDetail = (waitMs: number) => ({ retryAfterSeconds: Math.ceil(waitMs / 1000) })
const tooMany = (waitMs: number) => refuse('TOO_MANY_REQUESTS', toDetail(waitMs))

type CodeKey = { purpose: string; subject: string }
type StoredCode = CodeState & { id: string; codeHash: string }

type Row = Pick<Rows['one_time_code'], 'id' | 'code_hash' | 'tries' | 'used_at' | 'expires_at'>

async function findCode(db: Db, { purpose, subject }: CodeKey): Promise<StoredCode | null> {
  const rows = await db.query<Row>(
    `select id, code_hash, tries, used_at, expires_at from platform.one_time_code
     where purpose = $1 and subject = $2`,
    [purpose, subject],
  )
  const row = rows[0]
  if (!row) return null
  return {
    id: row.id,
    codeHash: row.code_hash,
    tries: row.tries,
    usedAt: row.used_at?.getTime() ?? null,
    expiresAt: row.expires_at.getTime(),
  }
}

/** The new code replaces the one before, which is invalid from now on. */
async function replaceCode(db: Db, key: CodeKey, code: StoredCode): Promise<void> {
  await db.query(
    `insert into platform.one_time_code (purpose, subject, id, code_hash, tries, used_at, expires_at)
     values ($1, $2, $3, $4, $5, null, $6)
     on conflict (purpose, subject) do update set
       id = excluded.id, code_hash = excluded.code_hash, tries = excluded.tries, used_at = null,
       expires_at = excluded.expires_at`,
    [key.purpose, key.subject, code.id, code.codeHash, code.tries, new Date(code.expiresAt)],
  )
}

/** False when the code has changed since it was read, by a concurrent entry. */
async function advanceCode(
  db: Db,
  change: { key: CodeKey; from: StoredCode; to: CodeState },
): Promise<boolean> {
  const { key, from, to } = change
  const rows = await db.query(
    `update platform.one_time_code set tries = $5, used_at = $6
     where purpose = $1 and subject = $2 and id = $3 and tries = $4 and used_at is null
     returning id`,
    [
      key.purpose,
      key.subject,
      from.id,
      from.tries,
      to.tries,
      to.usedAt === null ? null : new Date(to.usedAt),
    ],
  )
  return rows.length === 1
}
