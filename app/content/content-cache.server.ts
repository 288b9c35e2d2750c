import type { z } from 'zod'

export type ContentParams = Readonly<Record<string, string | number | boolean | readonly string[]>>

export type Question = { key: string; query: string; params: ContentParams; schema: z.ZodType }

/** The cached result of one query with its parameters. */
export type CachedResult = {
  question: Question
  value: unknown
  /** Tells a changed result from an unchanged one. */
  digest: string
  tags: readonly string[]
  fetchedAt: number
  usedAt: number
  /** A change it depends on was published after it was read. */
  outdated: boolean
  /** It was served while outdated, so pages rendered from it are outdated too. */
  servedOutdated: boolean
  bytes: number
}

/** `tags` null: anything may have changed. */
type Change = { sequence: number; tags: ReadonlySet<string> | null }

/** As many changes as a slow response can miss; for an older one, assume that something changed. */
const REMEMBERED_CHANGES = 200

/**
 * Results by query and parameters, evicted least recently used first. Remembers the latest changes, so that a response
 * that was in flight while something was published is not taken for the newest.
 */
export class ContentCache {
  readonly #entries = new Map<string, CachedResult>()
  readonly #limits: { entries: number; bytes: number }
  #bytes = 0
  #changes: Change[] = []
  #sequence = 0

  constructor(limits: { entries: number; bytes: number }) {
    this.#limits = limits
  }

  get size(): number {
    return this.#entries.size
  }

  /** Grows with every change; pass it to `changedSince` with the response. */
  get sequence(): number {
    return this.#sequence
  }

  get(key: string): CachedResult | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  set(key: string, entry: CachedResult): void {
    this.#remove(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      const fits = this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes
      if (fits || oldest === key) break
      this.#remove(oldest)
    }
  }

  /** Entries used at or after a time, most recent first. */
  usedSince(time: number): CachedResult[] {
    return [...this.#entries.values()].filter(({ usedAt }) => usedAt >= time).reverse()
  }

  /** Marks the entries that depend on one of the tags (or all entries) as outdated, and returns them. */
  markOutdated(tags: readonly string[] | 'everything'): CachedResult[] {
    const changed = tags === 'everything' ? null : new Set(tags)
    this.#sequence += 1
    this.#changes.push({ sequence: this.#sequence, tags: changed })
    if (this.#changes.length > REMEMBERED_CHANGES) this.#changes.shift()
    const marked: CachedResult[] = []
    for (const entry of this.#entries.values()) {
      if (changed && !entry.tags.some((it) => changed.has(it))) continue
      entry.outdated = true
      marked.push(entry)
    }
    return marked
  }

  /** Whether something with one of the tags changed after `sequence`. */
  changedSince(sequence: number, tags: readonly string[]): boolean {
    const oldest = this.#changes[0]
    if (oldest && sequence < oldest.sequence - 1) return true
    return this.#changes.some(
      (it) => it.sequence > sequence && (it.tags === null || tags.some((tag) => it.tags?.has(tag))),
    )
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#bytes -= entry.bytes
    this.#entries.delete(key)
  }
}
