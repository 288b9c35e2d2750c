import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { CodeState } from './code-rules.ts'

export type CodeKey = { purpose: string; subject: string }
export type StoredCode = CodeState & { id: string; codeHash: string }

type Row = Pick<Rows['one_time_code'], 'id' | 'code_hash' | 'tries' | 'used_at' | 'expires_at'>

export async function findCode(db: Db, { purpose, subject }: CodeKey): Promise<StoredCode | null> {
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
export async function replaceCode(db: Db, key: CodeKey, code: StoredCode): Promise<void> {
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
export async function advanceCode(
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
