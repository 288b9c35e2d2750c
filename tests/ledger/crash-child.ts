import { openDatabase } from '#platform/db/open-database.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { aPlatform, listen } from '#tests/api/a-platform.ts'

/**
 * The process that crash.test.ts kills: the platform on the embedded database, behind a real port. Says on
 * one line where it listens and, when asked for players, with which game sessions they play.
 */
const [folder = '', players = '0'] = process.argv.slice(2)
const db = await openDatabase({ dataDir: folder })
const { platform, atAGame } = await aPlatform(db, { clock: Date.now })
const sessions = await Promise.all(
  Array.from({ length: Number(players) }, async (_, n) => {
    const { playerId, sessionId } = await atAGame({
      email: `crash-${n}@playhouse.test`,
      openingBalance: { minor: 1_000_000n, currency: 'EUR' },
    })
    return { playerId, sessionId }
  }),
)
const { differences } = await ledgerCheck(db)
const { url } = await listen(platform)
process.stdout.write(`${JSON.stringify({ url, sessions, differences })}\n`)
