import { join, resolve } from 'node:path'
import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { EXIT_CONFIG, parseEnv } from '../env.ts'
import { runCommand } from './run-command.ts'

/** `npm run ledger:check`: recomputes every balance and sequence from the transfers and prints the differences. */
async function main(): Promise<number> {
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
    const report = await ledgerCheck(db)
    for (const difference of report.differences) console.log(JSON.stringify(difference))
    console.log(
      `${report.accounts} accounts, ${report.transfers} transfers, ${report.differences.length} differences`,
    )
    return report.differences.length === 0 ? 0 : 1
  } finally {
    await db.close()
  }
}

runCommand(main)
