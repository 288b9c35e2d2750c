import { randomUUID } from 'node:crypto'
import type { RegisterQuestion } from '#contracts/provider-callbacks/exclusion-register.ts'
import type { NewRegisterEntry, RegisterEntry } from '#contracts/register-entries.ts'
import type { SandboxDatabase } from '../sandbox-database.ts'

/** One statement each: the embedded database accepts no more. */
const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.register_entry (
    id text PRIMARY KEY, register text NOT NULL, first_name text NOT NULL, last_name text NOT NULL,
    name_key text NOT NULL, date_of_birth text NOT NULL, national_id text, ends_at bigint,
    added_at bigint NOT NULL)`,
  'CREATE INDEX IF NOT EXISTS register_entry_person ON sandbox.register_entry (register, date_of_birth, name_key)',
] as const
const MOST_SHOWN = 200

type Row = {
  id: string
  register: string
  first_name: string
  last_name: string
  date_of_birth: string
  national_id: string | null
  ends_at: unknown
  added_at: unknown
}

export type RegisterEntries = Awaited<ReturnType<typeof openRegisterEntries>>

/** The excluded people of each register, as the registers' own offices would store them. */
export async function openRegisterEntries(db: SandboxDatabase, clock: () => number) {
  for (const table of TABLES) await db.query(table)
  await renewKeys(db)
  return {
    /** Entries of one register or of all, newest first. */
    async list(register: string | null): Promise<RegisterEntry[]> {
      const rows = await db.query<Row>(
        `select * from sandbox.register_entry where $1::text is null or register = $1
         order by added_at desc, id limit ${MOST_SHOWN}`,
        [register],
      )
      return rows.map(toEntry)
    },
    async add(entry: NewRegisterEntry): Promise<RegisterEntry> {
      const rows = await db.query<Row>(
        `insert into sandbox.register_entry (id, register, first_name, last_name, name_key,
           date_of_birth, national_id, ends_at, added_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning *`,
        [
          randomUUID(),
          entry.register,
          entry.firstName,
          entry.lastName,
          nameKey(entry.firstName, entry.lastName),
          entry.dateOfBirth,
          entry.nationalId ?? null,
          entry.until === undefined ? null : Date.parse(entry.until),
          clock(),
        ],
      )
      const [row] = rows
      if (!row) throw new Error('an entry of a register was not written')
      return toEntry(row)
    },
    async remove(id: string): Promise<boolean> {
      const rows = await db.query('delete from sandbox.register_entry where id = $1 returning id', [
        id,
      ])
      return rows.length > 0
    },
    /** Whether a person is on a register now, and until when: by the country's number, or by name and birth date. */
    async find(
      register: string,
      asked: RegisterQuestion,
    ): Promise<{ listed: boolean; until: string | null }> {
      const rows = await db.query<{ ends_at: unknown }>(
        `select ends_at from sandbox.register_entry
         where register = $1 and (ends_at is null or ends_at > $2)
           and (national_id = $3 or (date_of_birth = $4 and name_key = $5))
         order by ends_at desc nulls first limit 1`,
        [
          register,
          clock(),
          asked.nationalId,
          asked.dateOfBirth,
          nameKey(asked.firstName, asked.lastName),
        ],
      )
      const [found] = rows
      return { listed: found !== undefined, until: found ? toIso(found.ends_at) : null }
    },
  }
}

/** Entries that an earlier version has keyed otherwise: without this, the people on them would no longer be found. */
async function renewKeys(db: SandboxDatabase): Promise<void> {
  const rows = await db.query<Row & { name_key: string }>('select * from sandbox.register_entry')
  for (const { id, first_name, last_name, name_key } of rows) {
    const key = nameKey(first_name, last_name)
    if (key === name_key) continue
    await db.query('update sandbox.register_entry set name_key = $2 where id = $1', [id, key])
  }
}

/**
 * Names in the form in which an office compares them: without case, diacritics, apostrophes, or order of first and last
 * name, and with Nordic and other letters as they are written abroad.
 */
function nameKey(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Lm}\p{Cf}'\u2018-\u201b\u2032\u0060.]/gu, '')
    .toLowerCase()
    .replaceAll(/[øæœßłđðþı]/g, (it) => ABROAD[it] ?? it)
    .split(/[^\p{L}]+/u)
    .filter((it) => it !== '')
    .sort()
    .join(' ')
}
const ABROAD: Readonly<Record<string, string>> = Object.fromEntries(
  'øo æae œoe ßss łl đd ðd þth ıi'.split(' ').map((it) => [it.charAt(0), it.slice(1)]),
)

const toIso = (moment: unknown) => (moment === null ? null : new Date(Number(moment)).toISOString())

const toEntry = (row: Row): RegisterEntry => ({
  id: row.id,
  register: row.register,
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  nationalId: row.national_id,
  until: toIso(row.ends_at),
  addedAt: toIso(row.added_at) ?? '',
})
