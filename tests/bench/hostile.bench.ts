import { goodRequest, hostileRequests } from '#tests/fixtures/hostile-requests.ts'
import { openWholeSite } from '#tests/fixtures/whole-site.ts'
import { aHostileCaller, endpointOf } from '#tests/integration/api/hostile-caller.ts'
import { sampleOfCall } from '#tests/integration/api/hostile-samples.ts'
import { readingEndpoint } from '#tests/integration/server/site-endpoints.ts'
import { aVisitor } from '#tests/integration/server/site-visitor.ts'
import { goodVisit, visitsOf } from '#tests/integration/server/site-visits.ts'
import type { Figure } from './main.ts'
import { at } from './open-loop.ts'

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
  // Errors do not matter here: a hang shows in the duration.
  await work().catch(() => undefined)
  return performance.now() - began
}

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
        const ms = await msOf(() => it.ask(visit))
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
        const ms = await msOf(() => it.ask(row, request))
        times.hostile.push({ ms, what: `${row.path}, ${request.what}` })
      }
    }
    return times
  } finally {
    await it.close()
  }
}
