import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { exportProtectionRecord, findBrokenLine } from '#platform/protection/index.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

const options = z.strictObject({
  player: z.uuid().nullable().default(null),
  from: z.iso.datetime({ offset: true }).default('1970-01-01T00:00:00Z'),
  before: z.iso.datetime({ offset: true }).optional(),
  check: z.string().optional(),
})

/**
 * `npm run protection:export -- [--player <id>] [--from <moment>] [--before <moment>] > file`: the record of player
 * protection measures, as chained lines of JSON. `-- --check <file>` verifies that such a file is complete.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      player: { type: 'string' },
      from: { type: 'string' },
      before: { type: 'string' },
      check: { type: 'string' },
    },
  })
  const { player, from, before, check } = options.parse(values)
  if (check !== undefined) return checkFile(check)
  return withDatabase(async (db) => {
    const period = { from: new Date(from), before: before ? new Date(before) : new Date() }
    for await (const line of exportProtectionRecord(db, { playerId: player, ...period })) {
      process.stdout.write(`${line}\n`)
    }
    return 0
  })
}

async function checkFile(file: string): Promise<number> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  const broken = findBrokenLine(lines)
  console.log(
    broken === null ? `${lines.length - 1} entries, whole` : `the chain breaks at line ${broken}`,
  )
  return broken === null ? 0 : 1
}

runCommand(main)
