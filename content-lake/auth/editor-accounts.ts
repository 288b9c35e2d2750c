import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { LakeDatabase } from '../lake-database.ts'
import { ARGON, hashOf, type Role } from './auth.ts'

/** `markets`: null for all of them. */
export type EditorRights = { role: Role; markets: readonly string[] | null }
export type EditorAccount = EditorRights & {
  id: string
  name: string
  email: string
  /** `invited`: has no password, either not yet or because it was reset; `disabled`: cannot sign in. */
  state: 'active' | 'invited' | 'disabled'
}
/** Identifies a link to the password form; only its hash is stored. */
export type EditorLink = { token: string; expiresAt: number }

/** Why an account was not changed: it does not exist, or no one could administer accounts afterwards. */
export type AccountRefusal = 'unknown' | 'last-administrator'

const LINK_MS = 72 * 60 * 60_000
/** An arbitrary number that no other lock uses: two administrators must not disable each other at the same time. */
const LOCK = 7_204_412

type AccountRow = {
  id: string
  name: string
  email: string
  role: Role
  markets: string | null
  password_hash: string
  disabled_at: string | null
}

const COLUMNS = 'id, name, email, role, markets, password_hash, disabled_at'
/** True for a row whose loss leaves another administrator who can sign in; `$1` is the row's id. */
const IS_NOT_THE_LAST = `(role <> 'administrator' OR password_hash = '' OR EXISTS (
  SELECT 1 FROM lake.editor other WHERE other.id <> $1 AND other.role = 'administrator' AND other.markets IS NULL
    AND other.password_hash <> ''))`

const toAccount = (row: AccountRow): EditorAccount => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  markets: row.markets === null ? null : JSON.parse(row.markets),
  state: row.disabled_at !== null ? 'disabled' : row.password_hash === '' ? 'invited' : 'active',
})
const marketsText = (markets: readonly string[] | null) =>
  markets === null ? null : JSON.stringify(markets)

/**
 * Accounts of editors as administrators manage them: invited, changed, reset, disabled. An account without a password
 * has the empty text as its hash, which no password matches.
 */
export class EditorAccounts {
  readonly #db: LakeDatabase
  readonly #clock: () => number
  readonly #onChange: (id: string) => void

  /** `onChange`: the rights of an account changed, or its sessions ended. */
  constructor(db: LakeDatabase, clock: () => number, onChange: (id: string) => void) {
    this.#db = db
    this.#clock = clock
    this.#onChange = onChange
  }

  /** All accounts, by name. */
  async list(): Promise<EditorAccount[]> {
    const rows = await this.#db.query<AccountRow>(
      `SELECT ${COLUMNS} FROM lake.editor ORDER BY name, email`,
    )
    return rows.map(toAccount)
  }

  async find(id: string): Promise<EditorAccount | null> {
    const rows = await this.#db.query<AccountRow>(
      `SELECT ${COLUMNS} FROM lake.editor WHERE id = $1`,
      [id],
    )
    return rows[0] ? toAccount(rows[0]) : null
  }

  /** A new account without a password, and the link to set one; null where the email address has an account. */
  async invite(
    person: { name: string; email: string } & EditorRights,
  ): Promise<{ account: EditorAccount; link: EditorLink } | null> {
    const rows = await this.#db.query<AccountRow>(
      `INSERT INTO lake.editor (id, email, name, role, password_hash, markets) VALUES ($1, $2, $3, $4, '', $5)
       ON CONFLICT (email) DO NOTHING RETURNING ${COLUMNS}`,
      [
        `e-${randomUUID()}`,
        person.email.toLowerCase(),
        person.name,
        person.role,
        marketsText(person.markets),
      ],
    )
    const [row] = rows
    if (!row) return null
    return { account: toAccount(row), link: await this.renewLink(row.id) }
  }

  /** Sets role and markets, from the next request on. */
  async change(id: string, rights: EditorRights): Promise<EditorAccount | AccountRefusal> {
    await this.#db.batch([
      { sql: 'SELECT pg_advisory_xact_lock($1)', params: [LOCK] },
      {
        sql: `UPDATE lake.editor SET role = $2, markets = $3
          WHERE id = $1 AND ($2 = 'administrator' OR ${IS_NOT_THE_LAST})`,
        params: [id, rights.role, marketsText(rights.markets)],
      },
    ])
    this.#onChange(id)
    const account = await this.find(id)
    if (!account) return 'unknown'
    return account.role === rights.role ? account : 'last-administrator'
  }

  /**
   * A new link to set a password, which also enables a disabled account. The old password, the old link and all
   * sessions end at once. The account exists.
   */
  async renewLink(id: string): Promise<EditorLink> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = this.#clock() + LINK_MS
    await this.#db.batch([
      {
        sql: `UPDATE lake.editor SET password_hash = '', disabled_at = NULL WHERE id = $1`,
        params: [id],
      },
      { sql: 'DELETE FROM lake.editor_session WHERE editor_id = $1', params: [id] },
      { sql: 'DELETE FROM lake.editor_link WHERE editor_id = $1', params: [id] },
      {
        sql: 'INSERT INTO lake.editor_link (token_hash, editor_id, expires_at) VALUES ($1, $2, $3)',
        params: [hashOf(token), id, expiresAt],
      },
    ])
    this.#onChange(id)
    return { token, expiresAt }
  }

  /** Ends the account's sessions and links, and blocks sign-in until it gets a new link. */
  async disable(id: string): Promise<EditorAccount | AccountRefusal> {
    const isDisabled = `EXISTS (SELECT 1 FROM lake.editor WHERE id = $1 AND disabled_at IS NOT NULL)`
    await this.#db.batch([
      { sql: 'SELECT pg_advisory_xact_lock($1)', params: [LOCK] },
      {
        sql: `UPDATE lake.editor SET disabled_at = $2, password_hash = '' WHERE id = $1 AND ${IS_NOT_THE_LAST}`,
        params: [id, new Date(this.#clock()).toISOString()],
      },
      {
        sql: `DELETE FROM lake.editor_session WHERE editor_id = $1 AND ${isDisabled}`,
        params: [id],
      },
      { sql: `DELETE FROM lake.editor_link WHERE editor_id = $1 AND ${isDisabled}`, params: [id] },
    ])
    this.#onChange(id)
    const account = await this.find(id)
    if (!account) return 'unknown'
    return account.state === 'disabled' ? account : 'last-administrator'
  }

  /** The account that a link belongs to; null for a used, expired or unknown one. */
  async findByLink(token: string): Promise<EditorAccount | null> {
    const rows = await this.#db.query<AccountRow>(
      `SELECT ${COLUMNS} FROM lake.editor JOIN lake.editor_link ON editor_id = id
       WHERE token_hash = $1 AND expires_at > $2`,
      [hashOf(token), this.#clock()],
    )
    return rows[0] ? toAccount(rows[0]) : null
  }

  /** Sets the password by a link, which works once; null where it does not work any more. */
  async setPassword(token: string, password: string): Promise<EditorAccount | null> {
    if (!(await this.findByLink(token))) return null
    const rows = await this.#db.query<AccountRow>(
      `WITH used AS (DELETE FROM lake.editor_link WHERE token_hash = $1 AND expires_at > $2 RETURNING editor_id)
       UPDATE lake.editor SET password_hash = $3 FROM used WHERE id = used.editor_id RETURNING ${COLUMNS}`,
      [hashOf(token), this.#clock(), await hash(password, ARGON)],
    )
    return rows[0] ? toAccount(rows[0]) : null
  }

  /** What the Studio keeps for an editor, by key. */
  async readValues(editorId: string, keys: string[]): Promise<{ key: string; value: unknown }[]> {
    const rows = await this.#db.query<{ key: string; value: string }>(
      'SELECT key, value FROM lake.keyvalue WHERE editor_id = $1 AND key = ANY($2::text[])',
      [editorId, keys],
    )
    return rows.map(({ key, value }) => ({ key, value: JSON.parse(value) }))
  }

  async writeValues(editorId: string, values: { key: string; value: unknown }[]): Promise<void> {
    await this.#db.batch(
      values.map(({ key, value }) => ({
        sql: `INSERT INTO lake.keyvalue (editor_id, key, value) VALUES ($1, $2, $3)
          ON CONFLICT (editor_id, key) DO UPDATE SET value = excluded.value`,
        params: [editorId, key, JSON.stringify(value ?? null)],
      })),
    )
  }
}
