import { ok } from '#contracts/result.ts'
import { createJobRunner } from '#platform/jobs/index.ts'
import { ADVANCE, createAdvance, createAskForPayout } from '#platform/withdrawals/index.ts'
import { openNamed } from './engine.ts'

/** Pays out what is due in the database of its first argument, until nothing is left or it is killed. */
const [where = '', pspUrl = '', aheadMs = '0'] = process.argv.slice(2)
const db = await openNamed(where)
const clock = () => Date.now() + Number(aheadMs)
const askForPayout = createAskForPayout({
  psp: {
    async payOut(request) {
      const response = await fetch(pspUrl, { method: 'POST', body: JSON.stringify(request) })
      const rest = { payoutId: request.reference, sequence: 1, reason: null }
      const { state } = (await response.json()) as { state: 'PAID' | 'FAILED' }
      const { reference, method, amountMinor, currency } = request
      return ok({ ...rest, reference, method, amountMinor, currency, state })
    },
    findPayout: async () => null,
  },
  readPayee: async (playerId) => ({ playerRef: playerId, country: 'FI' }),
})
const runner = createJobRunner({
  db,
  clock,
  chance: Math.random,
  handlers: { [ADVANCE]: createAdvance({ db, clock, askForPayout }) },
  logger: console,
})
await runner.runDue()
await db.close()
