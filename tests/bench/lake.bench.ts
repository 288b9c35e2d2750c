import { monitorEventLoopDelay } from 'node:perf_hooks'
import { LOBBY_PLAN_QUERY, LOBBY_ROWS_QUERY } from '#app/features/lobby/lobby.query.server.ts'
import type { Document } from '#content-lake/documents/types.ts'
import { evaluateQuery } from '#content-lake/query/evaluate.ts'
import { createQueryPool, type QueryPool } from '#content-lake/query/query-pool.ts'
import { View } from '#content-lake/query/view.ts'
import { seedDocuments } from '#seed/content/documents.ts'
import { MemoryDataset } from '#tests/integration/lake/memory-dataset.ts'
import type { Figure } from './main.ts'

const GAMES = 5_000
const RUNS = 60
const AIM_MS = 10
const AIM_CACHED_MS = 2
/** Ordinary queries have a separate worker; on two cores it shares one of them with the costly query. */
const AIM_BESIDE = 3
const ROUNDS = 6
/** Compares every pair of documents; it is stopped at its deadline. */
const COSTLY = '*{"n": count(*[_id != ^._id && _type match "*a*a*a*z"])}'
const PARAMS = { kind: 'CASINO', excluded: [], today: '2026-11-21' }
const CONTEXT = { identity: 'bench', now: 0, projectId: 'playhouse', dataset: 'production' }

/** The queries of a lobby over five thousand games: evaluated, from the cache, and during a costly query. */
export async function benchLake(): Promise<Figure[]> {
  const all = documents()
  const view = new View(all)
  const dataset = new MemoryDataset('production', all)
  const pool = createQueryPool({
    projectId: 'playhouse',
    datasets: () => [dataset],
    onTrouble: (error) => {
      throw error
    },
  })
  // One document of each type: this invalidates the cached result of every query.
  const samples = [...new Map(all.map((it) => [it._type, it])).values()]
  const touch = () => dataset.commit(samples.map((it) => ({ id: it._id, after: { ...it } })))
  const figures: Figure[] = []
  try {
    for (const [what, query] of [
      ['rows', LOBBY_ROWS_QUERY],
      ['plan', LOBBY_PLAN_QUERY],
    ] as const) {
      const asked = {
        query,
        params: PARAMS,
        perspective: 'published',
        sight: 'everything' as const,
        ...CONTEXT,
      }
      const ask = async (cached: boolean) => {
        const answer = await pool.query(dataset, asked)
        if (answer.cached !== cached) throw new Error(`the bench expected cached: ${cached}`)
      }
      const name = `lobby ${what} over ${GAMES} games`
      figures.push(
        await figureOf(`${name}, uncached median`, AIM_MS, () =>
          evaluateQuery(view, query, PARAMS, CONTEXT),
        ),
        await figureOf(`${name}, by a worker, median`, AIM_MS, () => ask(false), touch),
      )
      figures.push(await figureOf(`${name}, cached median`, AIM_CACHED_MS, () => ask(true)))
    }
    figures.push(...(await besideCostly(pool, dataset)))
  } finally {
    await pool.close()
  }
  return figures
}

/** An ordinary uncached query, and the longest pause of the main thread: alone, and during a costly query. */
async function besideCostly(pool: QueryPool, dataset: MemoryDataset): Promise<Figure[]> {
  const ask = (query: string, n = 0) =>
    pool.query(dataset, {
      ...{ query, params: { n }, perspective: 'published', sight: 'public', ...CONTEXT },
    })
  const took = { alone: [] as number[], beside: [] as number[] }
  const pauses = { alone: 0, beside: 0 }
  let n = 0
  const measure = async (kind: keyof typeof took) => {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    for (let i = 0; i < RUNS / ROUNDS; i += 1) {
      n += 1
      const from = performance.now()
      await ask('count(*[_type == "game" && popularity != $n])', n)
      took[kind].push(performance.now() - from)
    }
    delay.disable()
    pauses[kind] = Math.max(pauses[kind], delay.max / 1e6)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    // Warm-up: both workers are running again with everything loaded.
    await ask('count(*[_type match "nothing*" && popularity != $n])', round)
    await ask('count(*[popularity != $n])', round)
    await measure('alone')
    const costly = ask(COSTLY, round).then(
      () => 'answered',
      () => 'stopped',
    )
    await measure('beside')
    if ((await costly) !== 'stopped') throw new Error('the costly query was not costly')
  }
  const [alone, beside] = [median(took.alone), median(took.beside)]
  return [
    {
      what: 'an ordinary query beside a costly one, against alone',
      value: `${(beside / alone).toFixed(2)} × (${beside.toFixed(1)} ms)`,
      aim: `below ${AIM_BESIDE} ×`,
      met: beside / alone < AIM_BESIDE,
    },
    {
      what: 'longest pause of the main thread meanwhile, against alone',
      value: `${(pauses.beside / pauses.alone).toFixed(2)} × (${pauses.beside.toFixed(1)} ms)`,
    },
  ]
}

function median(of: readonly number[]): number {
  return [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN
}

async function figureOf(
  what: string,
  aim: number,
  run: () => Promise<unknown>,
  before: () => void = () => undefined,
): Promise<Figure> {
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) {
    before()
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const median = times[RUNS / 2] ?? Number.NaN
  const p95 = times[Math.floor(RUNS * 0.95)] ?? Number.NaN
  return {
    what,
    value: `${median.toFixed(median < 0.1 ? 4 : 2)} ms (p95 ${p95.toFixed(1)})`,
    aim: `below ${aim} ms`,
    met: median < aim,
  }
}

/** The demo catalogue with its games duplicated until there are five thousand. */
function documents(): Document[] {
  const stamp = {
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
  }
  const all = seedDocuments().map((it) => ({ ...it, ...stamp }) as Document)
  const games = all.filter((it) => it._type === 'game')
  const copies = Array.from({ length: GAMES - games.length }, (_, i) => {
    const game = games[i % games.length] as Document
    return { ...game, _id: `${game._id}-${i}` }
  })
  return [...all, ...copies]
}
