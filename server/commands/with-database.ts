import { join, resolve } from 'node:path'
import type { Db } from '#platform/db/db.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { type Env, EXIT_CONFIG, parseEnv } from '../env.ts'

/** Runs a command on the configured database and closes it; invalid settings end the command first. */
export async function withDatabase(
  command: (db: Db, env: Env) => Promise<number>,
): Promise<number> {
  const parsed = parseEnv(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${parsed.problems.join('\n')}\n`)
    return EXIT_CONFIG
  }
  const { env } = parsed
  const db = await openDatabase(
    env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { dataDir: join(resolve(env.PLAYHOUSE_DATA), 'database') },
  )
  try {
    return await command(db, env)
  } finally {
    await db.close()
  }
}
