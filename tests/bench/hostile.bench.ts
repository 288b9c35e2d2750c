import '#tests/fixtures/as-delivered.ts'
import { createClient } from '@sanity/client'
import { DEMO_LAKE_TOKEN } from '#server/env.ts'
import { goodRequest, hostileRequests } from '#tests/fixtures/hostile-requests.ts'
import type { Running } from '#tests/fixtures/product-process.ts'
import { openWholeSite } from '#tests/fixtures/whole-site.ts'
import { aHostileCaller, endpointOf } from '#tests/integration/api/hostile-caller.ts'
import { sampleOfCall } from '#tests/integration/api/hostile-samples.ts'
import { readingEndpoint } from '#tests/integration/server/site-endpoints.ts'
import { aVisitor } from '#tests/integration/server/site-visitor.ts'
import { goodVisit, visitsOf } from '#tests/integration/server/site-visits.ts'
import {
  atAGame,
  BETTING_ENV,
  bet,
  giveBack,
  roundOf,
  STAKE_MINOR,
  signIn,
  WATCHED,
} from './better.ts'
import { FLOODS, type Flood, LARGE, startFlood } from './flood.ts'
import type { Figure } from './main.ts'
import { at, atRate } from './open-loop.ts'
import { startProduct, stopProduct } from './running-product.ts'

/** R9: anything slower counts as hanging. */
const LONGEST_AIM_MS = 2_000
/** One hostile input in seven is measured: every kind of input, at every endpoint. */
const ONE_IN = 7

/** How long hostile inputs take at each route of the site and each call of the platform, compared to valid ones. */
export async function benchHostile(): Promise<Figure[]> {
  return [
    ...figuresOf('route of the site', await timesOfTheSite()),
    ...figuresOf('call of the platform', await timesOfThePlatform()),
  ]
}

/** A flood may make others wait, twice as long at most. */
const MOST_TIMES = 2
/** With and without in turn: the product's own work makes the p95 of two quiet runs differ by up to three times. */
const TURNS = 4
/** Longer than the market's pause between two rounds: each turn is a round. */
const TURN_SECONDS = 6
const BETS_PER_SECOND = 10
const PAGES_PER_SECOND = 20

/** How long a bet and a cached page take while one address floods the product, compared to the same without. */
export async function benchFloods(): Promise<Figure[]> {
  const running = await startProduct(undefined, { ...BETTING_ENV, REQUESTS_PER_SECOND: '30' })
  try {
    const large = await putLargeDocument(running)
    // The first run warms up; it would make the comparison kinder.
    await besides(running, null)
    const figures: Figure[] = []
    for (const what of FLOODS) {
      const quiet: Measured[] = []
      const flooded: Measured[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        quiet.push(await besides(running, null))
        flooded.push(await besides(running, what))
      }
      for (const kind of ['bet', 'page'] as const) {
        const [without = 0, beside = 0] = [quiet, flooded].map((all) =>
          at(
            all.flatMap((it) => it[kind]),
            0.95,
          ),
        )
        figures.push({
          what: `p95 of a ${kind}, without and beside ${what}`,
          value: `${without.toFixed(1)} · ${beside.toFixed(1)} ms, ${(beside / without).toFixed(1)} ×`,
          aim: `at most ${MOST_TIMES} ×`,
          met: beside <= MOST_TIMES * without,
        })
      }
      const answers = countsOf(flooded.flatMap((it) => Object.entries(it.statuses)))
      figures.push({ what: `answers to ${what}`, value: answers.join(', ') })
    }
    await large.remove()
    return figures
  } finally {
    await stopProduct(running)
  }
}

async function putLargeDocument(running: Running) {
  const client = createClient({
    ...{ projectId: 'playhouse', dataset: 'production', apiVersion: '2025-02-19', useCdn: false },
    ...{ apiHost: `http://127.0.0.1:${running.ports.lake}`, useProjectHostname: false },
    token: DEMO_LAKE_TOKEN,
  })
  // Without texts: more than a few thousand would be refused by the guards.
  const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `the key of item ${n}`, n }))
  await client.createOrReplace({ _id: LARGE, _type: 'system.bench', list })
  return { remove: () => client.delete(LARGE) }
}

function countsOf(counted: readonly [string, number][]): string[] {
  const counts = new Map<string, number>()
  for (const [status, n] of counted) counts.set(status, (counts.get(status) ?? 0) + n)
  return [...counts].map(([status, n]) => `${n} × ${status}`)
}

type Measured = { bet: number[]; page: number[]; statuses: Record<string, number> }

/** Durations in milliseconds of one turn beside a flood; null: without one. */
async function besides(running: Running, flood: Flood | null): Promise<Measured> {
  const better = await atAGame(running, await signIn(running, WATCHED))
  const round = roundOf(better)
  const page = () =>
    fetch(`http://127.0.0.1:${running.ports.site}/fi-FI`).then((it) => it.arrayBuffer())
  await page()
  const flooding = flood ? await startFlood(running, flood) : null
  const times = { bet: [] as number[], page: [] as number[] }
  await Promise.all([
    atRate(BETS_PER_SECOND, TURN_SECONDS, async () => {
      times.bet.push(await msOf(() => bet(running, round)))
    }),
    atRate(PAGES_PER_SECOND, TURN_SECONDS, async () => {
      times.page.push(await msOf(page))
    }),
  ])
  const statuses = (await flooding?.stop()) ?? {}
  await giveBack(running, round, BETS_PER_SECOND * TURN_SECONDS * STAKE_MINOR)
  return { ...times, statuses }
}

type Times = { good: number[]; hostile: { ms: number; what: string }[]; endpoints: number }

function figuresOf(endpoint: string, { good, hostile, endpoints }: Times): Figure[] {
  const ordinary = at(good, 0.5)
  const all = hostile.map(({ ms }) => ms)
  const longest = hostile.reduce((one, other) => (other.ms > one.ms ? other : one))
  return [
    {
      what: `a good input at each ${endpoint} (${endpoints}), p50 and p99`,
      value: `${ordinary.toFixed(2)} · ${at(good, 0.99).toFixed(1)} ms`,
    },
    {
      what: `a hostile one (${hostile.length}), p50 and p99`,
      value: `${at(all, 0.5).toFixed(2)} · ${at(all, 0.99).toFixed(1)} ms`,
    },
    {
      what: `the longest of them: ${longest.what}`,
      value: `${(longest.ms / ordinary).toFixed(0)} ×`,
    },
    {
      what: 'the same against the limit of a hang',
      value: `${longest.ms.toFixed(0)} ms`,
      aim: `at most ${LONGEST_AIM_MS} ms`,
      met: longest.ms <= LONGEST_AIM_MS,
    },
  ]
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** An error of a hostile input does not matter here: a hang shows in the duration. */
const ignored = () => undefined

async function timesOfTheSite(): Promise<Times> {
  const site = await openWholeSite()
  try {
    const it = await aVisitor(site)
    const routes = site.built.leaves()
    const times: Times = { good: [], hostile: [], endpoints: routes.length }
    for (const route of routes) {
      const endpoint = readingEndpoint(route)
      // The first visit to a page reads its content.
      await it.ask(goodVisit(endpoint, 'player'))
      let n = 0
      for (const { build } of visitsOf(site.built, route, []).flat()) {
        n += 1
        if (n % ONE_IN !== 0) continue
        const visit = build()
        times.good.push(await msOf(() => it.ask(goodVisit(endpoint, 'player'))))
        const ms = await msOf(() => it.ask(visit).catch(ignored))
        times.hostile.push({ ms, what: `${route.id}, ${visit.what}` })
      }
      await it.comeBack()
    }
    return times
  } finally {
    await site.close()
  }
}

async function timesOfThePlatform(): Promise<Times> {
  const it = await aHostileCaller()
  try {
    const times: Times = { good: [], hostile: [], endpoints: it.rows.length }
    for (const row of it.rows) {
      const endpoint = endpointOf(row)
      const sample = sampleOfCall(row, it.world)
      let n = 0
      for (const { build } of hostileRequests(endpoint, { atLeast: 0, sample })) {
        n += 1
        if (n % ONE_IN !== 0) continue
        const request = build()
        times.good.push(await msOf(() => it.ask(row, goodRequest(endpoint, sample))))
        const ms = await msOf(() => it.ask(row, request).catch(ignored))
        times.hostile.push({ ms, what: `${row.path}, ${request.what}` })
      }
    }
    return times
  } finally {
    await it.close()
  }
}
