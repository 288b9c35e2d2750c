import type { Document } from '../documents/types.ts'

/** Indexes documents by keys; built on first use, then updated with each change. */
export class LazyIndex {
  readonly #keysOf: (document: Document) => Iterable<string>
  #entries: Map<string, Set<Document>> | null = null

  constructor(keysOf: (document: Document) => Iterable<string>) {
    this.#keysOf = keysOf
  }

  /** The documents with any of the keys, each once; `all` is what gets indexed. */
  find(all: readonly Document[], keys: readonly string[]): Document[] {
    const entries = this.#entries ?? this.#build(all)
    const found = new Set<Document>()
    for (const key of keys) for (const document of entries.get(key) ?? []) found.add(document)
    return [...found]
  }

  replace(before: Document | undefined, after: Document | undefined): void {
    if (!this.#entries) return
    if (before) {
      for (const key of this.#keysOf(before)) {
        const same = this.#entries.get(key)
        same?.delete(before)
        if (same?.size === 0) this.#entries.delete(key)
      }
    }
    if (after) this.#add(this.#entries, after)
  }

  #build(all: readonly Document[]): Map<string, Set<Document>> {
    const entries = new Map<string, Set<Document>>()
    for (const document of all) this.#add(entries, document)
    this.#entries = entries
    return entries
  }

  #add(entries: Map<string, Set<Document>>, document: Document): void {
    for (const key of this.#keysOf(document)) {
      const same = entries.get(key)
      if (same) same.add(document)
      else entries.set(key, new Set([document]))
    }
  }
}
