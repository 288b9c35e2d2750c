import { type Document, publishedId } from '../documents/types.ts'

/** Carried by queries that depend on every document, and by every change. */
const ALL_TAG = 's1:all'
const typeTag = (type: string) => `s1:${type}`
const idTag = (id: string) => `s1:id:${publishedId(id)}`

/** Above this many single documents of one type a query follows the type: its answer stays small. */
const MAX_IDS_PER_TYPE = 100

/** Collects what the answer of a query depends on. */
export class SyncTags {
  readonly #tags = new Set<string>()
  readonly #documents = new Map<string, Set<string>>()

  all(): void {
    this.#tags.add(ALL_TAG)
  }

  types(types: readonly string[]): void {
    for (const type of types) this.#tags.add(typeTag(type))
  }

  /** Ids that were asked for, whether a document stands there or not. */
  ids(ids: readonly string[]): void {
    for (const id of ids) this.#tags.add(idTag(id))
  }

  document(document: Document): void {
    const known = this.#documents.get(document._type)
    if (known) known.add(document._id)
    else this.#documents.set(document._type, new Set([document._id]))
  }

  list(): string[] {
    const tags = new Set(this.#tags)
    for (const [type, ids] of this.#documents) {
      if (tags.has(typeTag(type))) continue
      if (ids.size > MAX_IDS_PER_TYPE) tags.add(typeTag(type))
      else for (const id of ids) tags.add(idTag(id))
    }
    return tags.has(ALL_TAG) ? [ALL_TAG] : [...tags].sort()
  }
}

/** The tags that a change of a document sets off. */
export function tagsOfChange(id: string, seen: readonly Document[]): string[] {
  return [ALL_TAG, idTag(id), ...new Set(seen.map((it) => typeTag(it._type)))]
}
