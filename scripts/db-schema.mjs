// The tables after all numbered migrations, read from the catalog of the embedded database: a reference for readers in
// platform/db/schema.sql, which is never applied, and the types of their rows in platform/db/row-types.ts. A test
// compares both files with the migrations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { splitStatements } from './split-sql.mjs'

const DB = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'db')
const MADE_BY = 'Made by `npm run db:schema` from platform/db'

/** One row for each line of the reference: columns by their position, then constraints; indexes follow the table. */
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

/**
 * Columns of tables and views. The catalog does not know which columns of a view are never null: it reports all as
 * nullable.
 */
const COLUMNS = `
select table_name as "table",
       json_agg(json_build_object('name', column_name, 'isNullable', is_nullable = 'YES', 'type',
                  case data_type when 'ARRAY' then ltrim(udt_name, '_') || '[]' else data_type end)
                order by ordinal_position) as columns
  from information_schema.columns where table_schema = 'platform'
 group by table_name order by table_name collate "C"`

/** The types that both engines return: we parse bigint, and bytes are a Buffer on PostgreSQL, which is a Uint8Array. */
const TYPES = {
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  // One engine reads a date in the time zone of the process, the other in UTC, so queries read it as text instead.
  date: 'Date',
  integer: 'number',
  jsonb: 'unknown',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
}

function typeOf({ name, type, isNullable }) {
  const known = TYPES[type]
  if (known === undefined) throw new Error(`no type of a row for ${name} ${type}`)
  return isNullable && known !== 'unknown' ? `${known} | null` : known
}

const rowTypeOf = ({ table, columns }) =>
  [`  ${table}: {`, ...columns.map((it) => `    ${it.name}: ${typeOf(it)}`), '  }'].join('\n')

const rowTypes = (tables) =>
  [
    `// ${MADE_BY}: the migrations and the views.`,
    '',
    '/**',
    ' * The row of each table and view as both engines return it; of a view, every column may be null by this. A store',
    " * narrows what it needs: `Pick<Rows['deposit'], 'id' | 'state'> & { state: DepositState }`.",
    ' */',
    'export type Rows = {',
    ...tables.map(rowTypeOf),
    '}',
    '',
  ].join('\n')

/** The texts of the two files, by their path below platform/db. */
export async function readSchema() {
  const db = await PGlite.create()
  try {
    await db.exec('create schema platform')
    const files = readdirSync(join(DB, 'migrations')).sort()
    for (const file of [...files.map((it) => join('migrations', it)), 'views.sql']) {
      for (const it of splitStatements(readFileSync(join(DB, file), 'utf8'))) await db.query(it)
    }
    const { rows: tables } = await db.query(LINES)
    const { rows: columns } = await db.query(COLUMNS)
    const head = `-- ${MADE_BY}/migrations: a picture to read, applied nowhere.`
    return {
      'schema.sql': `${[head, ...tables.map(pictureOf)].join('\n\n')}\n`,
      'row-types.ts': rowTypes(columns),
    }
  } finally {
    await db.close()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(await readSchema())) writeFileSync(join(DB, file), text)
}
