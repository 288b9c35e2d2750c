// The server ships as one bundle without files beside it: this turns the SQL of platform/db into a module.
// Every command of scripts/ and the test runner do it before they start, so the module is never stale.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { splitStatements } from './split-sql.mjs'

const DB = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'db')
const MODULE = join(DB, 'generated', 'migrations.ts')

const filesOf = (folder) =>
  readdirSync(join(DB, folder))
    .filter((it) => it.endsWith('.sql'))
    .sort()
    .map((it) => `${folder}/${it}`)
const statementsOf = (file) => splitStatements(readFileSync(join(DB, file), 'utf8'))

/** Writes platform/db/generated/migrations.ts if it is not what the SQL files say. */
export function embedMigrations() {
  const migrations = filesOf('migrations').map((file) => ({
    name: file.replace(/^migrations\/|\.sql$/g, ''),
    statements: statementsOf(file),
  }))
  const functionSet = {
    functions: filesOf('functions').flatMap(statementsOf),
    viewsAndTriggers: ['views.sql', 'triggers.sql'].flatMap(statementsOf),
  }
  const text = [
    '// Made by scripts/embed-migrations.mjs from the SQL files of platform/db: edit those.',
    `export const MIGRATIONS: readonly { name: string; statements: readonly string[] }[] = ${JSON.stringify(migrations, null, 2)}`,
    `export const FUNCTION_SET: { functions: readonly string[]; viewsAndTriggers: readonly string[] } = ${JSON.stringify(functionSet, null, 2)}`,
    '',
  ].join('\n')
  if (existsSync(MODULE) && readFileSync(MODULE, 'utf8') === text) return
  mkdirSync(dirname(MODULE), { recursive: true })
  // Two commands may start at once: neither reads a half-written module.
  const draft = `${MODULE}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, MODULE)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) embedMigrations()
