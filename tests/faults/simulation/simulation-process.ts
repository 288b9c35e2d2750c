import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '#platform/db/db.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { seedThisProcess } from './chance.ts'
import { PLANTED, plant } from './planted.ts'
import { currentChance, type Simulated, simulate } from './simulate.ts'
import { Store } from './store.ts'

/** Seeds of one process: the first, the stride, their count, steps of each, the time limit, and a planted bug. */
const [first = '1', stride = '1', count = '1', steps = '100', forMs = 'Infinity', bug = ''] =
  process.argv.slice(2)
/** This many worlds share the store before the ledger check runs over it and it is emptied. */
const TOGETHER = 10

/** `Simulated` as sent between processes. */
export type Told = Omit<Simulated, 'lostMinor' | 'createdMinor'> & {
  lostMinor: string
  createdMinor: string
}

seedThisProcess(currentChance)
const store = await Store.open()
const planted = PLANTED.find((it) => it.name === bug)
if (planted) await plant(store, planted)
const end = performance.now() + Number(forMs)
for (let n = 0; n < Number(count) && performance.now() < end; n += 1) {
  if (n % TOGETHER === 0) await store.empty()
  else await store.forgetWork()
  const it = await simulate(store, Number(first) + n * Number(stride), Number(steps))
  if (it.broken === null && (n % TOGETHER === TOGETHER - 1 || Number(count) === 1)) {
    const db = { query: store.run.bind(store) } as Pick<Db, 'query'> as Db
    const [difference] = (await ledgerCheck(db)).differences
    if (difference)
      it.broken = `after the ${TOGETHER} seeds up to this: ${JSON.stringify(difference)}`
  }
  const told: Told = {
    ...it,
    lostMinor: String(it.lostMinor),
    createdMinor: String(it.createdMinor),
  }
  process.send?.(told)
  await breathe()
}
await store.close()
process.disconnect?.()
