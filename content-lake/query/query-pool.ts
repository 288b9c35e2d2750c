import { type Caller, type CallerKind, RANK, SITE } from '../auth/caller.ts'
import { type Document, LakeError, type Transaction } from '../documents/types.ts'
import { NoTurnError, Turns } from '../turns/turns.ts'
import { tokensOf } from './cost.ts'
import { type LaneAnswer, type LaneQuestion, QueryLane, tooMany } from './query-lane.ts'
import type { Changes, WorkerQuery } from './query-worker.ts'
import { tagsOfChange } from './sync-tags.ts'
import { type ReadDataset, WorkerCopies, WorkerCopy } from './worker-copy.ts'

export type PoolAnswer = { json: string; syncTags: string[]; ms: number; cached: boolean }
export type QueryPool = {
  /** Rejects with LakeError: 400 for a query that cannot be answered, 503 when too many are queued. */
  query(
    dataset: ReadDataset,
    query: WorkerQuery,
    by?: { caller?: Caller; overlay?: Changes },
  ): Promise<PoolAnswer>
  isReady(): boolean
  close(): Promise<void>
}

const MAX_QUERY_CHARACTERS = 200_000
const MAX_REMEMBERED = 200
const PARAMETER = /^[A-Za-z_][A-Za-z0-9_]*$/
/** A large list parameter is scanned for each document that is compared with it. */
const LARGE_PARAMETERS = 16_000
/** More are not put together by the parser in the fast lane. */
const MAX_FAST_TOKENS = 1_500
/** A stranger's query with more is refused; functions are unfolded and have their own limit, the deadline. */
const MAX_TOKENS_OF_STRANGER = 4_000
/** Queries of one stranger that wait for their turn, and of all strangers. */
const STRANGERS = { atOnce: 100, atOnceEach: 1, waiting: 400, waitingEach: 32 }

/**
 * Two workers, each with a copy of the documents. The cost of a query is evaluated before it runs: from its text, before
 * it is parsed, and from its tree and the documents that it names, before it is evaluated. What is cheap goes to the
 * fast lane; everything else, and what cannot be evaluated, goes to the slow lane, so that it never delays the others. A
 * stranger has one query running at a time. Results are cached until a document changes that they depend on.
 */
export function createQueryPool(options: {
  projectId: string
  /** Types that anonymous callers never see. */
  privateTypes?: readonly string[]
  datasets: () => ReadDataset[]
  onTrouble(error: unknown): void
}): QueryPool {
  const { onTrouble } = options
  const ofCopies = { ...options, privateTypes: options.privateTypes ?? [] }
  const copies = new WorkerCopies(() => new WorkerCopy(ofCopies))
  const fast = new QueryLane({ lane: 'fast', copies, onTrouble })
  const slow = new QueryLane({ lane: 'slow', copies, onTrouble })
  const strangers = new Turns(STRANGERS)
  /** Queries that were stopped in the fast lane: they are not run there again. */
  const stopped = new Set<string>()

  const cache = new ResultCache()
  /** Queries in flight, by the key of their result. */
  const underWay = new Map<string, { asked: Asked; kind: CallerKind; answer: Promise<Evaluated> }>()
  const followed = new Map<string, () => void>()
  const follow = (dataset: ReadDataset) => {
    if (followed.has(dataset.name)) return
    const stop = dataset.onCommit((transaction) =>
      cache.changed(dataset.name, tagsOf(dataset, transaction)),
    )
    followed.set(dataset.name, stop)
  }

  async function askLanes(question: LaneQuestion, isLarge: boolean): Promise<Evaluated> {
    const { query } = question
    if (!isLarge && !stopped.has(query.query)) {
      const answer = await fast.ask(question).catch((error: unknown) => {
        if (!(error instanceof LakeError) || error.status !== 400) throw error
        if (stopped.size >= MAX_REMEMBERED) stopped.clear()
        stopped.add(query.query)
        // Others get a longer deadline in the slow lane: a busy machine is no reason to refuse a search.
        if (question.kind === 'stranger') throw error
        return null
      })
      if (answer && (answer.ok || answer.kind !== 'heavy')) return toAnswer(answer, query.query)
    }
    copies.keepSpare()
    return toAnswer(await slow.ask(question), query.query)
  }

  async function ask(question: LaneQuestion, { kind, key }: Caller, isLarge: boolean) {
    const tokens = tokensOf(question.query.query)
    if (kind === 'stranger' && Number.isFinite(tokens) && tokens > MAX_TOKENS_OF_STRANGER)
      throw new LakeError(400, 'queryTooComplex', 'A query as long as this needs a token')
    const run = () => askLanes(question, isLarge || tokens > MAX_FAST_TOKENS)
    if (kind !== 'stranger') return run()
    return strangers.run(key, run).catch((error: unknown) => {
      throw error instanceof NoTurnError ? tooMany() : error
    })
  }

  /**
   * The result of the same query in flight: after an edit the whole site queries at once, and the workers evaluate each
   * query once. Null when something has changed since, the result is not shareable, or the other caller is served
   * later than this one.
   */
  function share(key: string, kind: CallerKind): Promise<Evaluated | null> | null {
    const other = underWay.get(key)
    if (!other || other.asked.changed.size > 0 || RANK[other.kind] > RANK[kind]) return null
    return other.answer.then(
      (answer) => (answer.isCacheable ? answer : null),
      (error: unknown) => {
        // A query that cannot be answered is not retried by each waiting caller; one that got no turn may be.
        if (error instanceof LakeError && error.status === 400) throw error
        return null
      },
    )
  }

  return {
    async query(dataset, query, { caller = SITE, overlay = [] } = {}) {
      assertAskable(query)
      const params = JSON.stringify(query.params)
      const question = { dataset, query, overlay, kind: caller.kind }
      const isLarge = params.length > LARGE_PARAMETERS || overlay.length > 0
      if (overlay.length > 0) {
        const { json, syncTags, ms } = await ask(question, caller, isLarge)
        return { json, syncTags, ms, cached: false }
      }
      follow(dataset)
      const key = keyOf(dataset, query, params)
      const known = cache.find(key)
      const shared = known ? null : share(key, caller.kind)
      // No await for the first caller: the next one must find its query in flight.
      const held = known ?? (shared && (await shared))
      if (held) return { json: held.json, syncTags: held.syncTags, ms: 0, cached: true }
      const asked = cache.ask(dataset.name)
      const answer = ask(question, caller, isLarge)
      underWay.set(key, { asked, kind: caller.kind, answer })
      let kept: Evaluated | null = null
      try {
        const found = await answer
        if (found.isCacheable) kept = found
        return { json: found.json, syncTags: found.syncTags, ms: found.ms, cached: false }
      } finally {
        if (underWay.get(key)?.asked === asked) underWay.delete(key)
        cache.settle(asked, key, kept)
      }
    },
    isReady: () => fast.isReady,
    async close() {
      for (const stop of followed.values()) stop()
      await Promise.all([fast.close(), slow.close(), copies.close()])
    },
  }
}

function assertAskable({ query, params }: WorkerQuery): void {
  if (query.trim() === '') throw new LakeError(400, 'queryParseError', 'The query is empty')
  if (query.length > MAX_QUERY_CHARACTERS)
    throw new LakeError(400, 'queryTooLarge', 'The query is too long')
  for (const name of Object.keys(params)) {
    // groq-js calls methods of the parameters object itself.
    if (!PARAMETER.test(name) || name in Object.prototype)
      throw new LakeError(400, 'invalidParameter', `"${name.slice(0, 40)}" is not a parameter`)
  }
}

type Evaluated = Extract<LaneAnswer, { ok: true }>

/** Everything that a result may depend on besides the documents, the time and the caller's name. */
function keyOf(dataset: ReadDataset, query: WorkerQuery, params: string): string {
  const seen = JSON.stringify([dataset.name, query.sight, query.perspective])
  return `${seen}\n${params}\n${query.query}`
}

function tagsOf(dataset: ReadDataset, { changes }: Transaction): Set<string> {
  const tags = new Set<string>()
  for (const { id, before, after } of changes) {
    const seen = [before, after, ...dataset.familyOf(id)].filter(
      (it): it is Document => it !== null,
    )
    for (const tag of tagsOfChange(id, seen)) tags.add(tag)
  }
  return tags
}

function toAnswer(answer: LaneAnswer, query: string): Evaluated {
  if (answer.ok) return answer
  if (answer.kind === 'heavy')
    throw new LakeError(400, 'queryTooComplex', 'The query is too costly')
  if (answer.kind === 'syntax' || answer.kind === 'parameter') {
    // The client needs all of these to show the line.
    const at = Math.min(answer.position ?? 0, query.length)
    throw new LakeError(400, 'queryParseError', answer.message, {
      query: query.slice(0, 10_000),
      start: at,
      end: at,
    })
  }
  const type = answer.kind === 'complex' ? 'queryTooComplex' : 'queryEvaluationError'
  throw new LakeError(400, type, answer.message)
}

type KeptAnswer = { json: string; syncTags: string[] }
type Entry = KeptAnswer & { dataset: string; characters: number }
/** A query in flight: what has changed since it started. */
type Asked = { readonly dataset: string; readonly changed: Set<string> }

type Limits = { entries: number; characters: number; charactersOfOne: number }
const LIMITS: Limits = { entries: 5_000, characters: 32_000_000, charactersOfOne: 2_000_000 }

/**
 * Cached results, by everything that they depend on (the key contains dataset, perspective, rights, text and
 * parameters). A change drops every result that carries one of its sync tags. Bounded, with least recently used
 * eviction.
 */
export class ResultCache {
  readonly #limits: Limits
  readonly #entries = new Map<string, Entry>()
  /** Keys by dataset and tag. */
  readonly #byTag = new Map<string, Set<string>>()
  readonly #asked = new Set<Asked>()
  #characters = 0

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  get size(): { entries: number; characters: number; tags: number } {
    return { entries: this.#entries.size, characters: this.#characters, tags: this.#byTag.size }
  }

  find(key: string): KeptAnswer | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** Call it before running a query; `settle` must follow. */
  ask(dataset: string): Asked {
    const asked: Asked = { dataset, changed: new Set() }
    this.#asked.add(asked)
    return asked
  }

  /** Caches the result, unless something it depends on changed while the query ran. */
  settle(asked: Asked, key: string, answer: KeptAnswer | null): void {
    this.#asked.delete(asked)
    if (!answer || answer.syncTags.some((it) => asked.changed.has(it))) return
    const { json, syncTags } = answer
    const characters = syncTags.reduce((sum, it) => sum + it.length, key.length + json.length)
    if (characters > this.#limits.charactersOfOne) return
    this.#drop(key)
    this.#entries.set(key, { json, syncTags, dataset: asked.dataset, characters })
    this.#characters += characters
    for (const tag of syncTags) {
      const place = placeOf(asked.dataset, tag)
      const keys = this.#byTag.get(place)
      if (keys) keys.add(key)
      else this.#byTag.set(place, new Set([key]))
    }
    for (const oldest of this.#entries.keys()) {
      const { entries, characters: most } = this.#limits
      if (this.#entries.size <= entries && this.#characters <= most) break
      this.#drop(oldest)
    }
  }

  changed(dataset: string, tags: Iterable<string>): void {
    for (const tag of tags) {
      for (const key of this.#byTag.get(placeOf(dataset, tag)) ?? []) this.#drop(key)
      for (const asked of this.#asked) if (asked.dataset === dataset) asked.changed.add(tag)
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#characters -= entry.characters
    for (const tag of entry.syncTags) {
      const place = placeOf(entry.dataset, tag)
      const keys = this.#byTag.get(place)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTag.delete(place)
    }
  }
}

const placeOf = (dataset: string, tag: string) => `${dataset} ${tag}`
