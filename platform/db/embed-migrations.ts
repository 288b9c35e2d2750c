import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `npm run db:generate` writes SQL files; the server ships as one bundle without files beside it. This
 * turns the files into a module: `node --import tsx platform/db/embed-migrations.ts`.
 */
const MIGRATIONS = join(import.meta.dirname, 'migrations')
const MODULE = join(import.meta.dirname, 'generated', 'migrations.ts')

export async function embeddedMigrations(): Promise<string> {
  const files = (await readdir(MIGRATIONS)).filter((it) => it.endsWith('.sql')).sort()
  const entries = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(MIGRATIONS, file), 'utf8')
      const statements = text.split('--> statement-breakpoint').map((it) => it.trim())
      return { name: file.replace(/\.sql$/, ''), statements }
    }),
  )
  return [
    '// Made by platform/db/embed-migrations.ts from platform/db/migrations/*.sql: edit those.',
    `export const MIGRATIONS: readonly { name: string; statements: readonly string[] }[] = ${JSON.stringify(entries, null, 2)}`,
    '',
  ].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await mkdir(join(MODULE, '..'), { recursive: true })
  await writeFile(MODULE, await embeddedMigrations())
}
