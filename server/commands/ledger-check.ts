import { ledgerCheck } from '#platform/wallet/index.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/** `npm run ledger:check`: recomputes every balance and sequence from the transfers and prints the differences. */
const main = () =>
  withDatabase(async (db) => {
    const report = await ledgerCheck(db)
    for (const difference of report.differences) console.log(JSON.stringify(difference))
    console.log(
      `${report.accounts} accounts, ${report.transfers} transfers, ${report.differences.length} differences`,
    )
    return report.differences.length === 0 ? 0 : 1
  })

runCommand(main)
