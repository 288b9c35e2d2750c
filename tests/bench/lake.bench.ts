import { LOBBY_PLAN_QUERY, LOBBY_ROWS_QUERY } from '#app/features/lobby/lobby.query.server.ts'
import type { Document } from '#content-lake/documents/types.ts'
import { evaluateQuery } from '#content-lake/query/evaluate.ts'
import { createQueryPool } from '#content-lake/query/query-pool.ts'
import { View } from '#content-lake/query/view.ts'
import { seedDocuments } from '#seed/content/documents.ts'
import { MemoryDataset } from '#tests/lake/memory-dataset.ts'
import type { Figure } from './main.ts'

const GAMES = 5_000
const RUNS = 60
const AIM_MS = 10
const AIM_CACHED_MS = 2
const PARAMS = { kind: 'CASINO', excluded: [], today: '2026-11-21' }
const CONTEXT = { identity: 'bench', now: 0, projectId: 'playhouse', dataset: 'production' }

/** The queries of a lobby over five thousand games: evaluated, and from the cache before the workers. */
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
  // One document of each type: whatever a query depends on, its kept answer goes.
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
  } finally {
    await pool.close()
  }
  return figures
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

/** The demo catalogue with its games copied until there are five thousand. */
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
