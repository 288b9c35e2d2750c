// The server ships as one bundle without files beside it: this turns platform/db/migrations/*.sql into a module.
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

const DB = join(dirname(dirname(fileURLToPath(import.meta.url))), 'platform', 'db')
const MODULE = join(DB, 'generated', 'migrations.ts')

/** Writes platform/db/generated/migrations.ts if it is not what the SQL files say. */
export function embedMigrations() {
  const folder = join(DB, 'migrations')
  const migrations = readdirSync(folder)
    .filter((it) => it.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      statements: readFileSync(join(folder, file), 'utf8')
        .split('--> statement-breakpoint')
        .map((it) => it.trim()),
    }))
  const text = [
    '// Made by scripts/embed-migrations.mjs from platform/db/migrations/*.sql: edit those.',
    `export const MIGRATIONS: readonly { name: string; statements: readonly string[] }[] = ${JSON.stringify(migrations, null, 2)}`,
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
