import { createHash } from 'node:crypto'
import { createClient, type SanityClient } from '@sanity/client'
import type { z } from 'zod'
import { BackgroundQueue } from './background-queue.server.ts'
import {
  type CachedResult,
  ContentCache,
  type ContentParams,
  type Question,
} from './content-cache.server.ts'
import { followLiveEvents, type LiveSubscription } from './live-events.server.ts'
import { parseContent } from './parse-content.server.ts'

export type ContentLogger = {
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

export type ContentClientOptions = {
  /** Base URL of the lake; if omitted, the hosted project with that id. */
  apiUrl?: string
  projectId: string
  dataset: string
  apiVersion?: string
  token?: string
  /** Sent with every request. */
  headers?: Record<string, string>
  /** Origin of the pictures, as browsers reach it. */
  assetUrl: string
  clock: () => number
  logger: ContentLogger
}

export type ContentClient = {
  /**
   * The parsed result of a query, from the cache if present. Waits at most `PAGE_WAIT_MS`; while the lake is down the
   * last good result is served. Callers share the value and must not change it. Throws ContentUnavailableError when
   * nothing is cached and the lake does not respond.
   */
  fetch<Schema extends z.ZodType>(
    query: string,
    params: ContentParams,
    schema: Schema,
  ): Promise<z.output<Schema>>
  /** Grows whenever something that pages may show was published or read again. */
  readonly version: number
  onChange(listener: (version: number) => void): () => void
  /** Everything is read again before it is next shown (GAP-159). */
  outdateAll(): void
  readonly assetUrl: string
  /** URL prefix of picture file names: `…/images/playhouse/production`. */
  readonly imageBaseUrl: string
  /** Whether the last request to the lake succeeded. */
  isReady(): boolean
  /** Queries the lake now. */
  health(): Promise<boolean>
  close(): Promise<void>
}

/** Nothing is cached and the lake does not respond: the page says so instead of being blank. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError'

  /** Checked by name: the server bundle and the pages bundle each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ContentUnavailableError'
  }
}

const API_VERSION = '2021-08-31'
/** The seed's client timeout (CNT-03). A single attempt gets less: a hung response must not delay the next. */
const CLIENT_TIMEOUT_MS = 5 * 60_000
const ATTEMPT_MS = 10_000
/** GAP-119. */
const FRESH_MS = 60_000
const PAGE_WAIT_MS = 2_500
/** CNT-04 and CON-15; only where no page is waiting. */
const RETRY_AFTER_MS = [1_000, 2_000, 4_000]
/** After a failure, callers do not wait for the next attempt. */
const NO_WAIT_MS = 2_000
/** An entry that has not been requested for this long is not refreshed until it is requested again. */
const IN_USE_MS = 10 * 60_000
/** While the live stream is lost. */
const POLL_MS = 3_000
const HEALTH_MS = 1_000
const CACHE_LIMITS = { entries: 2_000, bytes: 128 * 1024 * 1024 }

/** The site's reader of the content lake. One for the whole process: it holds the cache and the live stream. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { clock, logger, assetUrl, projectId, dataset } = options
  const client = toSanityClient(options)
  const cache = new ContentCache(CACHE_LIMITS)
  const running = new Map<string, Promise<CachedResult>>()
  const background = new BackgroundQueue({ atOnce: 4, retryAfterMs: RETRY_AFTER_MS })
  const listeners = new Set<(version: number) => void>()
  const failures = createFailures(clock)
  let version = 1
  let closed = false

  const bump = () => {
    version += 1
    for (const listener of listeners) listener(version)
  }

  /** One request to the lake; the response is cached. Repeated when a change was published meanwhile. */
  const read = async (question: Question): Promise<CachedResult> => {
    for (let attempt = 0; ; attempt++) {
      const sequence = cache.sequence
      const { result, tags } = await ask(client, question)
      const overtaken = cache.changedSince(sequence, tags)
      if (!overtaken || attempt >= 2) return keep(question, { result, tags, outdated: overtaken })
    }
  }

  const keep = (question: Question, answer: Answer): CachedResult => {
    const { entry, isNews } = keepAnswer({ cache, clock, logger }, question, answer)
    if (isNews) bump()
    return entry
  }

  const load = (question: Question): Promise<CachedResult> => {
    const { key } = question
    const known = running.get(key)
    if (known !== undefined) return known
    const loading = read(question)
      .then(
        (entry) => {
          failures.answered(key)
          return entry
        },
        (error: unknown) => {
          const isOfLake = isOutage(error)
          failures.failed(key, isOfLake)
          if (!isOfLake && !closed) {
            logger.error({ err: error, query: question.query }, 'a query failed')
          }
          throw error
        },
      )
      .finally(() => running.delete(key))
    running.set(key, loading)
    return loading
  }

  const refresh = (question: Question) => background.add(question.key, () => load(question))

  const refreshUsed = () => {
    for (const { question } of cache.usedSince(clock() - IN_USE_MS)) refresh(question)
  }

  const outdate = (tags: readonly string[] | 'everything') => {
    const outdated = cache.markOutdated(tags)
    bump()
    for (const { question, usedAt } of outdated) {
      if (usedAt >= clock() - IN_USE_MS) refresh(question)
    }
  }

  const live: LiveSubscription = followLiveEvents({
    client,
    logger,
    pollMs: POLL_MS,
    onChange: outdate,
    onUnsure: refreshUsed,
  })

  const find = async (question: Question): Promise<unknown> => {
    const entry = cache.get(question.key)
    if (entry) {
      entry.usedAt = clock()
      if (!entry.outdated) {
        if (clock() - entry.fetchedAt > FRESH_MS) refresh(question)
        return entry.value
      }
    }
    if (failures.mayWait(question.key)) {
      const answer = await withinPageWait(load(question))
      if (answer) return answer.value
    }
    refresh(question)
    if (!entry) throw new ContentUnavailableError('the content lake does not answer')
    entry.servedOutdated = true
    return entry.value
  }

  return {
    fetch: (query, params, schema) =>
      find({ key: `${query}\n${JSON.stringify(params)}`, query, params, schema }) as Promise<never>,
    get version() {
      return version
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    outdateAll: () => outdate('everything'),
    assetUrl,
    imageBaseUrl: `${assetUrl.replace(/\/$/, '')}/images/${projectId}/${dataset}`,
    isReady: failures.isReady,
    health: () => isAlive(client),
    async close() {
      closed = true
      live.close()
      background.close()
      listeners.clear()
    },
  }
}

type Answer = { result: unknown; tags: string[]; outdated: boolean }

/** Caches a result; it is news where pages may have been rendered from another one and no change was announced. */
function keepAnswer(
  {
    cache,
    clock,
    logger,
  }: Pick<ContentClientOptions, 'clock' | 'logger'> & { cache: ContentCache },
  question: Question,
  answer: Answer,
): { entry: CachedResult; isNews: boolean } {
  const text = JSON.stringify(answer.result) ?? 'null'
  const digest = createHash('sha1').update(text).digest('base64')
  const known = cache.get(question.key)
  const facts = { tags: answer.tags, fetchedAt: clock(), outdated: answer.outdated }
  if (known?.digest === digest) {
    return { entry: Object.assign(known, facts, { servedOutdated: false }), isNews: false }
  }
  const { value, dropped } = parseContent(question.schema, answer.result)
  for (const { id, problem } of dropped) {
    logger.warn({ document: id, problem }, 'content was dropped: it has not the agreed form')
  }
  const entry: CachedResult = {
    ...facts,
    question,
    value,
    digest,
    usedAt: known?.usedAt ?? clock(),
    servedOutdated: false,
    // Parsed values take a few times the memory of their text.
    bytes: text.length * 4,
  }
  cache.set(question.key, entry)
  // A published change was counted when it was announced. This one was not announced, or pages were rendered from the
  // old result since.
  const isNews = known !== undefined && (!known.outdated || known.servedOutdated)
  return { entry, isNews }
}

/** Recent failures, of a query or of the whole lake: requests do not wait for those again for a while. */
function createFailures(clock: () => number) {
  const failedAt = new Map<string, number>()
  let lakeFailedAt = Number.NEGATIVE_INFINITY
  let ready = false
  return {
    answered(key: string): void {
      ready = true
      lakeFailedAt = Number.NEGATIVE_INFINITY
      failedAt.delete(key)
    },
    failed(key: string, isOfLake: boolean): void {
      failedAt.set(key, clock())
      if (failedAt.size > 1_000) failedAt.clear()
      if (!isOfLake) return
      ready = false
      lakeFailedAt = clock()
    },
    mayWait: (key: string) =>
      clock() - Math.max(lakeFailedAt, failedAt.get(key) ?? Number.NEGATIVE_INFINITY) > NO_WAIT_MS,
    isReady: () => ready,
  }
}

/** The official client, set up for this lake or project. */
export function toSanityClient(options: ContentClientOptions): SanityClient {
  return createClient({
    projectId: options.projectId,
    dataset: options.dataset,
    apiVersion: options.apiVersion ?? API_VERSION,
    // Freshly published content must be visible: the CDN may return stale results.
    useCdn: false,
    perspective: 'published',
    maxRetries: 0,
    timeout: CLIENT_TIMEOUT_MS,
    ...(options.apiUrl ? { apiHost: options.apiUrl, useProjectHostname: false } : {}),
    ...(options.token ? { token: options.token } : {}),
    ...(options.headers ? { headers: options.headers } : {}),
  })
}

async function ask(
  client: SanityClient,
  { query, params }: Question,
): Promise<{ result: unknown; tags: string[] }> {
  const answer = await client.fetch(query, params as Record<string, unknown>, {
    filterResponse: false,
    returnQuery: false,
    signal: AbortSignal.timeout(ATTEMPT_MS),
  })
  return { result: answer.result, tags: answer.syncTags ?? [] }
}

async function isAlive(client: SanityClient): Promise<boolean> {
  try {
    await client.fetch('true', {}, { signal: AbortSignal.timeout(HEALTH_MS) })
    return true
  } catch {
    return false
  }
}

/** No response, a malformed one or a server error. A 4xx is our own mistake. */
function isOutage(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error
      ? Number(error.statusCode)
      : Number.NaN
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 429
  const misshapen = error instanceof Error && error.name === 'ZodError'
  return !refused && !misshapen
}

/** Null when it fails or takes longer than a page waits; the work itself continues in the background. */
async function withinPageWait(work: Promise<CachedResult>): Promise<CachedResult | null> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PAGE_WAIT_MS)
  })
  try {
    return await Promise.race([work.catch(() => null), patience])
  } finally {
    clearTimeout(timer)
  }
}
