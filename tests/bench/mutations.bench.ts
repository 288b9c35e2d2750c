import { startLake } from '#tests/fixtures/running-lake.ts'
import { until } from '#tests/integration/lake/until.ts'
import type { Figure } from './main.ts'

const CLIENTS = 8
const EACH = 100
const AIM = 200

/** Eight real clients write to a real lake on the embedded database; a listener must receive all of it in order. */
export async function benchMutations(): Promise<Figure[]> {
  const running = await startLake()
  const received: string[] = []
  try {
    const listening = running.client
      .listen(
        '*[_type == "measured"]',
        {},
        { includeResult: false, events: ['welcome', 'mutation'] },
      )
      .subscribe((it) => {
        received.push(it.type === 'mutation' ? it.transactionId : it.type)
      })
    await until(() => received.includes('welcome'), 'the listener')
    const from = performance.now()
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, who) => {
        for (let n = 0; n < EACH; n++)
          await running.client.createOrReplace({
            _id: `measured-${who}-${n % 10}`,
            _type: 'measured',
            n,
            text: 'x'.repeat(500),
          })
      }),
    )
    const rate = (CLIENTS * EACH) / ((performance.now() - from) / 1_000)
    await until(() => received.length > CLIENTS * EACH, 'the last of it')
    listening.unsubscribe()
    const ids = Array.from(
      { length: CLIENTS * 10 },
      (_, it) => `measured-${it % CLIENTS}-${Math.floor(it / CLIENTS)}`,
    )
    const text: string = await running.client.request({
      uri: `/data/history/production/transactions/${ids.join(',')}?limit=500&excludeContent=true`,
      json: false,
    })
    const stored = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).id as string)
    const mutations = received.filter((it) => it !== 'welcome')
    // The history covers only part of the documents: their mutations must arrive in the same order.
    const asked = new Set(stored)
    const inOrder =
      stored.length >= EACH &&
      mutations
        .filter((it) => asked.has(it))
        .slice(0, stored.length)
        .every((it, i) => it === stored[i])
    return [
      {
        what: `mutations a second from ${CLIENTS} clients, each in the database`,
        value: `${Math.round(rate)}/s`,
        aim: `at least ${AIM}/s`,
        met: rate >= AIM,
      },
      {
        what: 'of which a listener received, in the order in which they were stored',
        value: `${mutations.length} of ${CLIENTS * EACH}`,
        aim: 'all',
        met: inOrder && mutations.length === CLIENTS * EACH,
      },
    ]
  } finally {
    await running.stop()
  }
}
