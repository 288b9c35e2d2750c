import { openDatabase } from '#platform/db/open-database.ts'
import { aPlatform } from '#tests/fixtures/running-platform.ts'

/** The number of passwords that the platform hashes concurrently. */
const AT_ONCE = 4
const OPENING = { minor: 1_000_000n, currency: 'EUR' } as const

/** Finnish players with money, written to the database as its own platform would; returns their email addresses. */
export async function registerPlayers(url: string, count: number): Promise<string[]> {
  const db = await openDatabase({ url })
  const it = await aPlatform(db, { clock: Date.now })
  const emails: string[] = []
  try {
    let n = 0
    const work = async () => {
      while (n < count) {
        n += 1
        const email = `panic-${n}@playhouse.test`
        await it.aPlayer({ email, openingBalance: OPENING })
        emails.push(email)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return emails
  } finally {
    await it.platform.close()
    await db.close()
  }
}
