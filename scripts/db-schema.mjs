// The tables as all numbered migrations leave them, read from the catalog of the embedded database: a picture for
// readers in platform/db/schema.sql, which is applied nowhere. A test holds the file against the migrations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { splitStatements } from './split-sql.mjs'

const DB = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'db')
const FILE = join(DB, 'schema.sql')

/** One row for each line of the picture: columns by their place, then constraints; indexes stand behind the table. */
const LINES = `
select c.relname as "table", array_to_string(c.reloptions, ', ') as options,
       array(select concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
                              'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), case when a.attnotnull then 'NOT NULL' end)
               from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
       array(select 'CONSTRAINT ' || quote_ident(o.conname) || ' ' || pg_get_constraintdef(o.oid)
               from pg_constraint o where o.conrelid = c.oid and o.contype <> 'n'
              order by array_position('{p,u,f,c}', o.contype::text), o.conname collate "C") as constraints,
       array(select pg_get_indexdef(i.indexrelid) from pg_index i
              where i.indrelid = c.oid and not exists (select 1 from pg_constraint o where o.conindid = i.indexrelid)
              order by i.indexrelid::regclass::text collate "C") as indexes
  from pg_class c where c.relnamespace = 'platform'::regnamespace and c.relkind = 'r'
 order by c.relname collate "C"`

const pictureOf = ({ table, options, columns, constraints, indexes }) =>
  [
    `CREATE TABLE platform.${table} (`,
    [...columns, ...constraints].map((it) => `  ${it}`).join(',\n'),
    `)${options ? ` WITH (${options})` : ''};`,
    ...indexes.map((it) => `${it.replace(' USING btree', '')};`),
  ].join('\n')

/** The text of platform/db/schema.sql. */
export async function readSchema() {
  const db = await PGlite.create()
  try {
    await db.exec('create schema platform')
    for (const file of readdirSync(join(DB, 'migrations')).sort()) {
      const statements = splitStatements(readFileSync(join(DB, 'migrations', file), 'utf8'))
      for (const it of statements) await db.query(it)
    }
    const { rows } = await db.query(LINES)
    const head =
      '-- Made by `npm run db:schema` from platform/db/migrations: a picture to read, applied nowhere.'
    return `${[head, ...rows.map(pictureOf)].join('\n\n')}\n`
  } finally {
    await db.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, await readSchema())
