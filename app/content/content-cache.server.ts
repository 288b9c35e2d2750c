import type { z } from 'zod'

export type ContentParams = Readonly<Record<string, string | number | boolean | readonly string[]>>

export type Question = { key: string; query: string; params: ContentParams; schema: z.ZodType }

/** What is known of one query with its parameters. */
export type CachedResult = {
  question: Question
  value: unknown
  /** Tells a changed result from an unchanged one. */
  digest: string
  tags: readonly string[]
  fetchedAt: number
  usedAt: number
  /** A change that it depends on was published after it was read. */
  outdated: boolean
  /** It was handed out while outdated, so pages were made of it that are outdated, too. */
  servedOutdated: boolean
  bytes: number
}

/** `tags` null: anything may have changed. */
type Change = { sequence: number; tags: ReadonlySet<string> | null }

/** As many changes as a slow answer can miss; an older one counts as having missed something. */
const REMEMBERED_CHANGES = 200

/**
 * Results by query and parameters, the least recently used go first. Remembers the latest changes, so that
 * an answer that was under way while something was published is not taken for the newest.
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

  /** Grows with every change; hand it to `changedSince` with the answer. */
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

  /** What was used at or after a time, the latest first. */
  usedSince(time: number): CachedResult[] {
    return [...this.#entries.values()].filter(({ usedAt }) => usedAt >= time).reverse()
  }

  /** Marks what depends on one of the tags, or all there is, and answers with it. */
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
