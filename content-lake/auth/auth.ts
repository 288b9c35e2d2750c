import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { LakeDatabase } from '../lake-database.ts'

export type Role = 'administrator' | 'editor' | 'marketing' | 'viewer'
export type Identity = {
  id: string
  name: string
  email: string
  role: Role
  /** The markets whose documents the editor may change; without a list, all of them. */
  markets?: readonly string[]
  provider: 'token' | 'local'
  /** The site's own token: it may read with the rights of an editor whom it names. */
  readsFor?: true
  /** A closed account: nothing happens in its name any more. */
  isDisabled?: true
  /** An editor for whom the site reads: it never writes. */
  onlyReads?: true
}
export type Editor = {
  id: string
  name: string
  email: string
  role: Role
  password: string
  markets?: readonly string[]
}

const SESSION_MS = 12 * 60 * 60_000
export const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** An administrator of some markets only writes documents of those; the installation belongs to all of them. */
export const mayAdminister = (identity: Identity | null) =>
  identity?.role === 'administrator' && identity.markets === undefined && !identity.onlyReads

/** Tokens are stored as hashes only. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type EditorRow = {
  id: string
  email: string
  name: string
  role: Role
  password_hash: string
  markets: string | null
  disabled_at: string | null
}

/** A token of the configuration. */
export type ConfiguredToken = {
  token: string
  role: Role
  name: string
  markets?: readonly string[]
  readsFor?: true
}

const toIdentity = ({ id, name, email, role, markets, disabled_at }: EditorRow): Identity => ({
  id,
  name,
  email,
  role,
  ...(markets === null ? {} : { markets: JSON.parse(markets) }),
  ...(disabled_at === null ? {} : { isDisabled: true }),
  provider: 'local',
})

const ofToken = ({ token, role, name, markets, readsFor }: ConfiguredToken): Identity => ({
  id: `token-${hashOf(token).slice(0, 8)}`,
  name,
  email: '',
  role,
  ...(markets ? { markets } : {}),
  ...(readsFor ? { readsFor } : {}),
  provider: 'token',
})

/** Editors, their sessions and the configured tokens; tokens are stored as hashes only. */
export async function createAuth(options: {
  db: LakeDatabase
  clock: () => number
  tokens: ConfiguredToken[]
}) {
  const { db, clock } = options
  await db.query('DELETE FROM lake.editor_session WHERE expires_at <= $1', [clock()])
  const tokens = new Map(options.tokens.map((it) => [hashOf(it.token), ofToken(it)]))
  const sessions = new Map<string, { identity: Identity; expiresAt: number }>()
  // What was read before a change is not cached after it.
  let generation = 0
  const forgetSessions = () => {
    generation += 1
    sessions.clear()
  }
  // An unknown email address takes as long to check as a wrong password.
  const nobody = await hash(randomBytes(16).toString('hex'), ARGON)

  const findRow = async (email: string): Promise<EditorRow | undefined> => {
    const rows = await db.query<EditorRow>('SELECT * FROM lake.editor WHERE email = $1', [email])
    return rows[0]
  }

  return {
    /** Resolves to the id of a new or changed editor; to null when nothing changed. */
    async putEditor(editor: Editor): Promise<string | null> {
      const row = await findRow(editor.email.toLowerCase())
      const markets = editor.markets ? JSON.stringify(editor.markets) : null
      const same = row?.role === editor.role && row.markets === markets
      if (row && same && (await verify(row.password_hash, editor.password))) return null
      const id = row?.id ?? editor.id ?? randomUUID()
      await db.query(
        `INSERT INTO lake.editor (id, email, name, role, password_hash, markets) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role, password_hash = excluded.password_hash,
           markets = excluded.markets`,
        [
          id,
          editor.email.toLowerCase(),
          editor.name,
          editor.role,
          await hash(editor.password, ARGON),
          markets,
        ],
      )
      // Signed-in editors get the new rights with their next request.
      forgetSessions()
      return id
    },

    /**
     * The editor with this email address, if there is one, and a session token when the password is right, else null.
     */
    async signIn(
      email: string,
      password: string,
    ): Promise<{ editor: Identity | null; token: string | null }> {
      const row = await findRow(email.trim().toLowerCase())
      // An account without a password takes as long, too.
      const stored = row?.password_hash || nobody
      const right = (await verify(stored, password).catch(() => false)) && stored !== nobody
      if (!row) return { editor: null, token: null }
      const editor = toIdentity(row)
      if (!right) return { editor, token: null }
      const token = randomBytes(32).toString('base64url')
      // The account may have been disabled, or its password ended, while the password was checked.
      const opened = await db.query(
        `INSERT INTO lake.editor_session (token_hash, editor_id, expires_at)
         SELECT $1::text, id, $3::bigint FROM lake.editor WHERE id = $2 AND password_hash = $4 FOR SHARE
         RETURNING editor_id`,
        [hashOf(token), row.id, clock() + SESSION_MS, row.password_hash],
      )
      return { editor, token: opened.length > 0 ? token : null }
    },

    /** Rights or sessions were changed elsewhere: the next request reads them. */
    forgetSessions,

    async signOut(token: string): Promise<void> {
      await db.query('DELETE FROM lake.editor_session WHERE token_hash = $1', [hashOf(token)])
      // Afterwards: a request that has read the session meanwhile must not cache it.
      generation += 1
      sessions.delete(hashOf(token))
    },

    /** The owner of a token; null for an unknown or expired one. */
    async identify(token: string | null): Promise<Identity | null> {
      if (token === null || token === '') return null
      const key = hashOf(token)
      const configured = tokens.get(key)
      if (configured) return configured
      const cached = sessions.get(key)
      if (cached) return cached.expiresAt > clock() ? cached.identity : null
      const readAt = generation
      const rows = await db.query<EditorRow & { expires_at: unknown }>(
        `SELECT e.*, s.expires_at FROM lake.editor_session s JOIN lake.editor e ON e.id = s.editor_id WHERE s.token_hash = $1`,
        [key],
      )
      const [row] = rows
      if (!row || Number(row.expires_at) <= clock()) return null
      const identity = toIdentity(row)
      if (sessions.size > 1_000) sessions.clear()
      if (readAt === generation) sessions.set(key, { identity, expiresAt: Number(row.expires_at) })
      return identity
    },

    /** Editors and tokens: both can be authors of transactions. */
    async findEditors(ids: string[]): Promise<Identity[]> {
      const rows = await db.query<EditorRow>(
        'SELECT * FROM lake.editor WHERE id = ANY($1::text[])',
        [ids],
      )
      const named = [...tokens.values()].filter((it) => ids.includes(it.id))
      return [...named, ...rows.map(toIdentity)]
    },
  }
}

export type Auth = Awaited<ReturnType<typeof createAuth>>
