import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

type Database = {
  query<Row>(sql: string, params?: unknown[]): Promise<Row[]>
}

const sessionData = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  playerId: z.string(),
  termsVersion: z.string().optional(),
  family: z.string().optional(),
  lastLoginAt: z.string().optional(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  provider: z.object({ idToken: z.string(), refreshToken: z.string().optional() }).optional(),
  sportsbook: z.object({ provider: z.string(), token: z.string() }).optional(),
})
export type StoredSession = z.infer<typeof sessionData>

/** A session expires after this much time without a request, and after this much time in any case. */
const IDLE_MS = 30 * 60_000
const ABSOLUTE_MS = 12 * 60 * 60_000

/**
 * The site's sessions: refresh and access tokens stay on the server, the browser holds a random id in an
 * HttpOnly cookie (CON-16). The id is stored hashed and the tokens are stored encrypted: a copy of the
 * table opens no session.
 */
export async function createSessionStore(options: {
  db: Database
  secret: string
  clock: () => number
}) {
  const { db, clock } = options
  const key = Buffer.from(hkdfSync('sha256', options.secret, 'playhouse', 'site-session', 32))
  await db.query('CREATE SCHEMA IF NOT EXISTS site')
  await db.query(
    `CREATE TABLE IF NOT EXISTS site.session (
      id_hash text PRIMARY KEY, sealed text NOT NULL, created_at bigint NOT NULL, last_seen_at bigint NOT NULL)`,
  )
  await db.query('CREATE INDEX IF NOT EXISTS session_last_seen ON site.session (last_seen_at)')

  return {
    /** Stores a new session under a fresh 256-bit id, which it returns. */
    async create(data: StoredSession): Promise<string> {
      const sid = randomBytes(32).toString('base64url')
      await db.query(
        'INSERT INTO site.session (id_hash, sealed, created_at, last_seen_at) VALUES ($1, $2, $3, $4)',
        [hashOf(sid), seal(key, data), data.createdAt, data.lastSeenAt],
      )
      return sid
    },

    /** The session, or null when there is none, it is too old, or its row cannot be decrypted. */
    async read(sid: string): Promise<StoredSession | null> {
      const rows = await db.query<{ sealed: string; created_at: unknown; last_seen_at: unknown }>(
        'SELECT sealed, created_at, last_seen_at FROM site.session WHERE id_hash = $1',
        [hashOf(sid)],
      )
      const row = rows[0]
      if (!row) return null
      const now = clock()
      const expired =
        now - Number(row.last_seen_at) > IDLE_MS || now - Number(row.created_at) > ABSOLUTE_MS
      if (expired) {
        await this.destroy(sid)
        return null
      }
      return open(key, row.sealed)
    },

    async update(sid: string, data: StoredSession): Promise<void> {
      await db.query('UPDATE site.session SET sealed = $2, last_seen_at = $3 WHERE id_hash = $1', [
        hashOf(sid),
        seal(key, data),
        data.lastSeenAt,
      ])
    },

    async destroy(sid: string): Promise<void> {
      await db.query('DELETE FROM site.session WHERE id_hash = $1', [hashOf(sid)])
    },

    /** Deletes sessions that were idle too long; returns how many. Reads refuse them anyway. */
    async sweep(): Promise<number> {
      const rows = await db.query(
        'DELETE FROM site.session WHERE last_seen_at < $1 RETURNING id_hash',
        [clock() - IDLE_MS],
      )
      return rows.length
    },
  }
}

function hashOf(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url')
}

function seal(key: Buffer, data: StoredSession): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

function open(key: Buffer, sealed: string): StoredSession | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
      'utf8',
    )
    return sessionData.parse(JSON.parse(text))
  } catch {
    // Sealed with another secret, or tampered with: treated as no session.
    return null
  }
}
