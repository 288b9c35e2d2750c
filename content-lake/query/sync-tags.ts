import { type Document, publishedId } from '../documents/types.ts'

/** Carried by queries that depend on every document, and by every change. */
const ALL_TAG = 's1:all'
const typeTag = (type: string) => `s1:${type}`
const idTag = (id: string) => `s1:id:${publishedId(id)}`

/**
 * With more single documents of one type than this, a query is tagged with the type, so that its response stays small.
 */
const MAX_IDS_PER_TYPE = 100

/** Collects the tags that the result of a query depends on. */
export class SyncTags {
  readonly #tags = new Set<string>()
  readonly #documents = new Map<string, Set<string>>()

  all(): void {
    this.#tags.add(ALL_TAG)
  }

  types(types: readonly string[]): void {
    for (const type of types) this.#tags.add(typeTag(type))
  }

  /** Ids that the query names, whether or not such a document exists. */
  ids(ids: readonly string[]): void {
    // The full id too: a document named like a draft may have versions as well.
    for (const id of ids) this.#tags.add(idTag(id)).add(`s1:id:${id}`)
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

/**
 * The tags that a change of a document triggers. `seen` are the document before and after, and its draft, versions and
 * published form: removing a layer reveals the one below, which may have another type.
 */
export function tagsOfChange(id: string, seen: readonly Document[]): string[] {
  return [ALL_TAG, ...new Set([idTag(id), ...seen.map((it) => typeTag(it._type))])]
}
