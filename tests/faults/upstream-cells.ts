import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/db.ts'
import { createHttpPsp } from '#platform/psp/index.ts'
import { createPsp } from '#sandbox/psp/psp.ts'
import { findTestInstrument } from '#sandbox/psp/test-instruments.ts'
import { aPlatform, secretOf } from '#tests/fixtures/running-platform.ts'
import { faultyLine, LINE_FAULTS, type LineFault } from './faulty-line.ts'

const MINUTE_MS = 60_000

/** An invariant during a provider fault, or after it; violations are reported. */
export type Cell = { fault: LineFault; what: string; holds: boolean }

/**
 * The payment provider with each of these faults, in a deposit, a payout and a reconciliation: money fails closed, and
 * all of it is there exactly once when the fault is over.
 */
export async function upstreamCells(
  db: Db,
  troubles: readonly LineFault[] = LINE_FAULTS,
): Promise<Cell[]> {
  let now = Date.UTC(2026, 10, 20, 12)
  let fault: LineFault | null = null
  const secret = secretOf('psp')
  const psp = await createPsp({
    ...{ db, secret, clock: () => now, siteOrigins: [], logger: { error() {} } },
    ...{ publicUrl: 'http://psp.test', platformUrl: 'http://127.0.0.1:9' },
  })
  const line = await faultyLine(
    async (request) => psp.routes.fetch(request),
    () => fault,
  )
  const provider = createHttpPsp({
    ...{ url: `${line.url}/psp/api`, secret, clock: () => now, timeoutMs: 150 },
    fetch: (request) => fetch(request),
  })
  const it = await aPlatform(db, { clock: () => now, payments: { provider, secret } })
  const cells: Cell[] = []
  const later = async () => {
    now += 11 * MINUTE_MS
    await psp.sendWebhooksNow()
    await psp.sendWebhooksNow()
    await it.platform.runJobs()
  }
  const wallet = async (playerId: string) => {
    const read = await it.platform.wallet.readBalance(playerId)
    if (!read.ok) throw new Error(read.refusal)
    const { main, locked } = read.value.balanceMap
    return `${main[0]?.cash} and ${locked[0]?.cash} locked`
  }
  const approve = findTestInstrument('approve')
  if (!approve) throw new Error('no instrument')
  try {
    for (const trouble of troubles) {
      const cell = (what: string, holds: boolean) => cells.push({ fault: trouble, what, holds })
      const { playerId, email } = await it.aPlayer({ countryCode: 'DE', languageCode: 'de' })
      let { idToken: token } = await it.signIn(email)
      const post = (path: string, body: object) =>
        it.call('POST', `/v1/player/wallet/${path}`, { token, body })
      const form = {
        ...{ key: randomUUID(), method: 'SKRILL', amount: 50, currency: 'EUR' },
        ...{ language: 'de', returnPath: '/de-DE/deposit' },
      }
      fault = trouble
      const troubled = await post('deposit/submit', form)
      cell('a deposit waits and says so', troubled.body.status === 'WAITING_INPUT')
      cell('no money comes of it', (await wallet(playerId)) === '0 and 0 locked')
      fault = null
      const { next, referenceId } = (await post('deposit/submit', form)).body
      cell('the same form goes on', referenceId === troubled.body.referenceId && next !== null)
      const { url } = next as { url: string }
      await psp.server.act(url.slice(url.lastIndexOf('/') + 1), approve)
      // The provider has the money, but can neither notify us nor be queried.
      fault = trouble
      await later()
      cell(
        'money that nobody can confirm is no money',
        (await wallet(playerId)) === '0 and 0 locked',
      )
      fault = null
      await later()
      cell('it is there once it can be confirmed', (await wallet(playerId)) === '50 and 0 locked')

      token = (await it.signIn(email)).idToken
      fault = trouble
      const reference = randomUUID()
      const wanted = { method: 'SKRILL', amount: 30, blackbox: '', reference }
      await post('withdrawal/submit', wanted)
      await it.platform.runJobs()
      cell('a payout stays locked', (await wallet(playerId)) === '20 and 30 locked')
      const asked = await it.platform.reconciliation.run().catch(() => null)
      cell('nothing is compared with half a list', asked === null)
      fault = null
      await later()
      await later()
      cell('it is paid once', (await wallet(playerId)) === '20 and 0 locked')
      now += 20 * MINUTE_MS
      const report = await it.platform.reconciliation.run()
      cell('the lists agree', report.differences.length === 0)
    }
    const { differences } = await it.platform.ledgerCheck()
    if (differences.length > 0) throw new Error(JSON.stringify(differences[0]))
    return cells
  } finally {
    await it.platform.close()
    await line.close()
  }
}
