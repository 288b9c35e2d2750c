import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '#platform/db/db.ts'
import { ledgerCheck } from '#platform/wallet/index.ts'
import { ACTS, type Act, setLimit } from './acts.ts'
import { type Chance, chanceOf, seedThisProcess } from './chance.ts'
import { calmDown, checkEnding } from './ending.ts'
import { PLANTED, plant } from './planted.ts'
import { type Call, type Outcome, settled } from './scheduler.ts'
import { Store } from './store.ts'
import { BrokenError, World } from './world.ts'

/** Seeds of one process: the first, the stride, their count, steps of each, the time limit, and a planted bug. */
const [first = '1', stride = '1', count = '1', steps = '100', forMs = 'Infinity', bug = ''] =
  process.argv.slice(2)
/** This many worlds share the store before the ledger check runs over it and it is emptied. */
const TOGETHER = 10

/** `Simulated` as sent between processes. */
export type SimulationReport = Omit<Simulated, 'lostMinor' | 'createdMinor'> & {
  lostMinor: string
  createdMinor: string
}

type Simulated = {
  seed: number
  steps: number
  faults: Readonly<Record<string, number>>
  /** The same at every run of a seed. */
  trace: number
  /** In minor units of all currencies together; only here are currencies added up. */
  lostMinor: bigint
  createdMinor: bigint
  /** What failed; null: nothing. */
  broken: string | null
}

const MAX_TASKS = 10
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LATER_MS = [1_000, 20_000, 70_000, 6 * MINUTE_MS, 20 * MINUTE_MS, HOUR_MS, 5 * HOUR_MS]
const TOTAL_WEIGHT = ACTS.reduce((sum, it) => sum + it.weight, 0)

let current: Chance = chanceOf(0)
/** The source of randomness of the running world, for the whole process. */
const currentChance = () => current

/** One world from start to end, with everything in it drawn from the seed. */
async function simulate(store: Store, seed: number, steps: number): Promise<Simulated> {
  current = chanceOf(seed)
  const world = new World(store, current)
  let done = 0
  let broken: string | null = null
  let sums = { lostMinor: 0n, createdMinor: 0n }
  try {
    await world.begin()
    await beginWith(world)
    world.provider.lies = () => {
      const lies = current.oneIn(30)
      if (lies) world.fault('provider lies about the amount')
      return lies
    }
    world.provider.leaps = () => {
      const leaps = current.oneIn(30)
      if (leaps) world.fault('provider numbers a notice far ahead')
      return leaps
    }
    for (; done < steps && world.broken === null; done += 1) await step(world)
    world.provider.lies = () => false
    world.provider.leaps = () => false
    done += await calmDown(world)
    if (world.broken) throw world.broken
    sums = await checkEnding(world)
  } catch (error) {
    broken = error instanceof BrokenError ? error.message : String((error as Error).stack ?? error)
  }
  return { seed, steps: done, faults: world.faults, trace: world.scheduler.trace, ...sums, broken }
}

/** Player limits in two worlds of three, and some acts of each kind in progress. */
async function beginWith(world: World): Promise<void> {
  for (const player of world.players) {
    if (!world.chance.oneIn(3))
      for (let n = 0; n < 3; n += 1) world.task(() => setLimit(world, player))
  }
  while ((await world.scheduler.step(() => 'DONE')) !== null) await settled()
  for (const act of ACTS.slice(0, 3)) {
    for (const player of world.players) world.task(() => act.run(world, player))
  }
  await settled()
}

async function step(world: World): Promise<void> {
  const { chance, scheduler } = world
  const roll = chance.below(100)
  if (roll < 72 && scheduler.waiting > 0) {
    const { call, fate } = (await scheduler.step((it) => outcomeOf(world, it))) ?? {}
    if (call?.instance && fate?.startsWith('CRASH')) {
      world.crash(call.instance)
      await settled()
    }
    return
  }
  if (roll < 84 && world.tasks < MAX_TASKS) {
    const act = pickAct(chance)
    world.task(() => act.run(world, chance.pick(world.players)))
  } else if (roll < 89) {
    world.task(() => world.call(({ payments }) => payments.jobs.runDue()))
  } else if (roll < 95) deliver(world)
  else moveClock(world)
  await settled()
}

function pickAct(chance: Chance): Act {
  let left = (chance.below(10_000) / 10_000) * TOTAL_WEIGHT
  for (const act of ACTS) {
    left -= act.weight
    if (left < 0) return act
  }
  return chance.pick(ACTS)
}

function outcomeOf(world: World, { kind, instance }: Call): Outcome {
  if (kind === 'pause' || instance === null) return 'DONE'
  const roll = world.chance.below(400)
  const named = (fate: Outcome, fault: string) => {
    world.fault(fault)
    return fate
  }
  if (roll < 2) return named('CRASH_BEFORE', 'crash before it was done')
  if (roll < 4) return named('CRASH_AFTER', 'crash after it was done')
  if (kind === 'database') {
    if (roll < 12) return named('LOST_BEFORE', 'connection lost before the commit')
    if (roll < 20) return named('LOST_AFTER', 'connection lost after the commit')
    return roll < 30 ? named('UNDONE', 'database 40001') : 'DONE'
  }
  if (roll < 40) return named('LOST_BEFORE', 'provider 5xx')
  return roll < 80 ? named('LOST_AFTER', 'provider did it, no answer') : 'DONE'
}

/** The provider delivers one of its notices: any, perhaps twice, and again if it was not accepted. */
function deliver(world: World): void {
  const { chance, provider } = world
  if (provider.notices.length === 0) return
  const place = chance.below(provider.notices.length)
  const [notice] = provider.notices.splice(place, 1)
  if (!notice) return
  if (place > 0) world.fault('callback out of order')
  if (world.now - Date.parse(notice.occurredAt) > HOUR_MS) world.fault('callback late')
  if (chance.oneIn(8)) {
    world.fault('callback lost')
    provider.notices.push(notice)
    return
  }
  if (chance.oneIn(4)) {
    world.fault('callback doubled')
    provider.notices.push(notice)
  }
  world.task(async () => {
    try {
      await world.call(({ payments }) => payments.inbox.receive(notice))
    } catch {
      provider.notices.push(notice)
    }
  })
}

function moveClock(world: World): void {
  const { chance } = world
  const jump = chance.below(8)
  if (jump === 0) {
    world.fault('clock an hour back')
    world.now -= HOUR_MS
  } else if (jump === 1) {
    world.fault('clock an hour ahead')
    world.now += HOUR_MS
  } else world.now += chance.pick(LATER_MS) + chance.below(1_000)
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
  const report: SimulationReport = {
    ...it,
    lostMinor: String(it.lostMinor),
    createdMinor: String(it.createdMinor),
  }
  process.send?.(report)
  await breathe()
}
await store.close()
process.disconnect?.()
