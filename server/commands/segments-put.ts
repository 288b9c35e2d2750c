import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { putSegment } from '#platform/segments/index.ts'
import { EXIT_CONFIG, parseEnv } from '../env.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run segments:put -- <key> <file.csv>`: the players of a list that content names by its key. The file
 * takes the place of the list before; an empty one empties it.
 */
async function main(): Promise<number> {
  const [key, file] = process.argv.slice(2)
  if (!key || !file) {
    process.stderr.write(
      'Which list, and from which file? npm run segments:put -- <key> <file.csv>\n',
    )
    return 2
  }
  const parsed = parseEnv(process.env)
  if (!parsed.ok) {
    process.stderr.write(`${parsed.problems.join('\n')}\n`)
    return EXIT_CONFIG
  }
  const { env } = parsed
  const csv = await readFile(file, 'utf8')
  const db = await openDatabase(
    env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { dataDir: join(resolve(env.PLAYHOUSE_DATA), 'database') },
  )
  try {
    await migrate(db)
    const put = await putSegment(db, { key, csv, now: new Date() })
    if (!put.ok) {
      process.stderr.write(`Nothing was changed: ${put.detail?.reason ?? put.refusal}\n`)
      return 1
    }
    console.log(`${put.value.players} players are on the list ${key}`)
    return 0
  } finally {
    await db.close()
  }
}

runCommand(main)
