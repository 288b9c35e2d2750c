import { readFile } from 'node:fs/promises'
import { migrate } from '#platform/db/migrate.ts'
import { putCampaigns } from '#platform/rewards/index.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run campaigns:put -- <file.json>`: bonus offers, each replacing the one with its id. A file in which a market
 * forbids one offer changes nothing. Claimed bonuses keep the terms of their claim.
 */
async function main(): Promise<number> {
  const [file] = process.argv.slice(2)
  if (!file) {
    process.stderr.write('From which file? npm run campaigns:put -- <file.json>\n')
    return 2
  }
  const json = await readFile(file, 'utf8')
  return withDatabase(async (db) => {
    await migrate(db)
    const put = await putCampaigns(db, { json, now: new Date() })
    if (!put.ok) {
      process.stderr.write(`Nothing was changed: ${put.detail?.reason ?? put.refusal}\n`)
      return 1
    }
    console.log(`${put.value.campaigns} offers are in place`)
    return 0
  })
}

runCommand(main)
