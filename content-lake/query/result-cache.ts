export type KeptAnswer = { json: string; syncTags: string[] }
type Entry = KeptAnswer & { dataset: string; characters: number }
/** A query in flight: what has changed since it started. */
export type Asked = { readonly dataset: string; readonly changed: Set<string> }

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
