import { findUnnoticed, holdMatch } from '#platform/identity-matching/index.ts'
import { runCommand } from './run-command.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run identities:check`: accounts in use that may be an excluded person's and that no review has on record, a line
 * of JSON each. It changes nothing; with `-- --hold` those of the same person are held until staff has decided.
 */
const main = () =>
  withDatabase(async (db) => {
    const holds = process.argv.includes('--hold')
    const found = { SAME: 0, NEAR: 0 }
    for await (const it of findUnnoticed(db)) {
      found[it.kind] += 1
      console.log(JSON.stringify(it))
      if (holds && it.kind === 'SAME') {
        await holdMatch(
          { db, clock: Date.now },
          { ...it, cause: 'likeness to somebody who is excluded' },
        )
      }
    }
    const done = holds ? 'held' : 'found'
    console.log(`${found.SAME} of excluded persons ${done}, ${found.NEAR} to look at`)
    return 0
  })

runCommand(main)
