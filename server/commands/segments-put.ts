import { readFile } from 'node:fs/promises'
import { migrate } from '#platform/db/migrate.ts'
import { putSegment } from '#platform/segments/index.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run segments:put -- <key> <file.csv>`: the players of a list that content references by its key. The file
 * replaces the previous list; an empty one empties it.
 */
async function main(): Promise<number> {
  const [key, file] = process.argv.slice(2)
  if (!key || !file) {
    process.stderr.write(
      'Which list, and from which file? npm run segments:put -- <key> <file.csv>\n',
    )
    return 2
  }
  const csv = await readFile(file, 'utf8')
  return withDatabase(async (db) => {
    await migrate(db)
    const put = await putSegment(db, { key, csv, now: new Date() })
    if (!put.ok) {
      process.stderr.write(`Nothing was changed: ${put.detail?.reason ?? put.refusal}\n`)
      return 1
    }
    console.log(`${put.value.players} players are on the list ${key}`)
    return 0
  })
}

runCommand(main)
