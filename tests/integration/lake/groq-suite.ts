import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { evaluate, parse } from 'groq-js'

/** The compiled form of sanity-io/groq-test-suite: one dataset or one test per line. */
export type SuiteDataset = {
  _type: 'dataset'
  _id: string
  name: string
  /** Missing where the suite gives a URL to load them from. */
  documents?: SuiteDocument[]
}
type SuiteDocument = { _id: string; _type: string } & Record<string, unknown>
export type SuiteCase = {
  _type: 'test'
  _id: string
  name: string
  query: string
  params: Record<string, unknown> | null
  result: unknown
  valid: boolean
  /** The language versions that it applies to; all by default. */
  version?: string
  /** What an implementation may lack. */
  features: string[]
  dataset: { _ref: string }
}

/** Reads `suite.ndjson`, compressed or not. */
export function readSuite(path: string): { datasets: SuiteDataset[]; cases: SuiteCase[] } {
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  const entries = text
    .split('\n')
    .filter((it) => it.trim() !== '')
    .map((it) => JSON.parse(it) as SuiteDataset | SuiteCase)
  return {
    datasets: entries.filter((it): it is SuiteDataset => it._type === 'dataset'),
    cases: entries.filter((it): it is SuiteCase => it._type === 'test'),
  }
}

/** An implementation's result of a case; `refused` if it rejects the text as a query. */
export type Outcome = { result: unknown } | { refused: string }

/** Plain groq-js, over documents in the order of their ids. */
export async function plainOutcome(
  { query, params }: Pick<SuiteCase, 'query' | 'params'>,
  documents: readonly unknown[],
): Promise<Outcome> {
  try {
    const given = params ?? {}
    const value = await evaluate(parse(query, { params: given }), {
      dataset: documents,
      params: given,
    })
    return { result: JSON.parse(JSON.stringify((await value.get()) ?? null)) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

/** The suite's verdict, as in groq-js' own tests: scores by rank, and additional fields allowed. */
export function isRight({ valid, result }: SuiteCase, outcome: Outcome): boolean {
  if (!valid) return 'refused' in outcome
  return 'result' in outcome && covers(withRanks(outcome.result), result ?? null)
}

function covers(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(found ?? null, wanted)
  if (typeof found !== 'object' || found === null) return false
  if (Array.isArray(wanted) || Array.isArray(found)) {
    if (!Array.isArray(wanted) || !Array.isArray(found)) return false
    return found.length === wanted.length && wanted.every((it, i) => covers(found[i], it))
  }
  const fields = found as Record<string, unknown>
  return Object.entries(wanted).every(([key, it]) => covers(fields[key], it))
}

/** The suite compares ranks (`_pos`), since every implementation has different scores. */
function withRanks(value: unknown): unknown {
  const scores = new Set<number>()
  const walk = (it: unknown, visit: (fields: Record<string, unknown>) => void): void => {
    if (typeof it !== 'object' || it === null) return
    if (!Array.isArray(it)) visit(it as Record<string, unknown>)
    for (const inner of Object.values(it)) walk(inner, visit)
  }
  const copy = structuredClone(value)
  walk(copy, (it) => {
    if (typeof it._score === 'number') scores.add(it._score)
  })
  const ranks = [...scores].sort((a, b) => b - a)
  walk(copy, (it) => {
    if (typeof it._score !== 'number') return
    it._pos = ranks.indexOf(it._score) + 1
    delete it._score
  })
  return copy
}
