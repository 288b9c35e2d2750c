import { allReferences } from '../documents/references.ts'
import { type Document, publishedId } from '../documents/types.ts'

const NONE: readonly Document[] = []

/**
 * The documents that a query sees, always ordered by id, with the indexes that narrow it. The indexes by value are
 * built on first use and dropped when a document of their type changes.
 */
export class View {
  readonly list: Document[]
  readonly byId = new Map<string, Document>()
  readonly byType = new Map<string, Document[]>()
  /** By type (empty: all types), then path, then value. */
  readonly #byValue = new Map<string, Map<string, Map<unknown, Document[]>>>()
  readonly #byReference = new LazyIndex(allReferences)
  readonly #byGroup = new LazyIndex((it) => [publishedId(it._id)])

  constructor(documents: Iterable<Document>) {
    this.list = [...documents].sort(byId)
    for (const document of this.list) {
      this.byId.set(document._id, document)
      const same = this.byType.get(document._type)
      if (same) same.push(document)
      else this.byType.set(document._type, [document])
    }
  }

  /** Sets the document at an id, or removes it. */
  set(id: string, document: Document | undefined): void {
    const known = this.byId.get(id)
    this.#byReference.replace(known, document)
    this.#byGroup.replace(known, document)
    if (known) {
      removeSorted(this.list, known)
      removeSorted(this.byType.get(known._type) ?? [], known)
      this.byId.delete(id)
      this.#byValue.delete(known._type)
    }
    if (document) {
      insertSorted(this.list, document)
      const same = this.byType.get(document._type)
      if (same) insertSorted(same, document)
      else this.byType.set(document._type, [document])
      this.byId.set(id, document)
      this.#byValue.delete(document._type)
    }
    this.#byValue.delete('')
  }

  ofTypes(types: readonly string[]): readonly Document[] {
    const [only] = types
    if (types.length === 1 && only !== undefined) return this.byType.get(only) ?? NONE
    return [...new Set(types)].flatMap((type) => this.byType.get(type) ?? []).sort(byId)
  }

  withIds(ids: readonly string[]): readonly Document[] {
    return [...new Set(ids)].flatMap((id) => this.byId.get(id) ?? []).sort(byId)
  }

  /** Documents with a reference to one of these ids, strong or weak, at any depth. */
  withReferenceTo(ids: readonly string[]): readonly Document[] {
    return this.#byReference.find(this.list, ids).sort(byId)
  }

  /** Candidates for these documents, their drafts and their versions. */
  versionsOf(ids: readonly string[]): readonly Document[] {
    const found = new Set(this.#byGroup.find(this.list, ids))
    for (const document of this.withIds(ids)) found.add(document)
    return [...found].sort(byId)
  }

  /** The documents of a type (null: of any) that have exactly this value at a path of plain objects. */
  withValue(type: string | null, path: readonly string[], value: unknown): readonly Document[] {
    const key = type ?? ''
    let paths = this.#byValue.get(key)
    if (!paths) {
      paths = new Map()
      this.#byValue.set(key, paths)
    }
    const name = JSON.stringify(path)
    let values = paths.get(name)
    if (!values) {
      values = new Map()
      for (const document of type === null ? this.list : (this.byType.get(type) ?? NONE)) {
        const found = valueAt(document, path)
        const same = values.get(found)
        if (same) same.push(document)
        else values.set(found, [document])
      }
      paths.set(name, values)
    }
    return values.get(value) ?? NONE
  }
}

function byId(a: Document, b: Document): number {
  return a._id < b._id ? -1 : a._id > b._id ? 1 : 0
}

/** The index at which a document with this id is, or would be inserted. */
function position(list: Document[], id: string): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle]?._id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}

function insertSorted(list: Document[], document: Document): void {
  list.splice(position(list, document._id), 0, document)
}

function removeSorted(list: Document[], document: Document): void {
  const index = position(list, document._id)
  if (list[index]?._id === document._id) list.splice(index, 1)
}

function valueAt(document: Document, path: readonly string[]): unknown {
  let value: unknown = document
  for (const key of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    value = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
  }
  return value
}

/** Indexes documents by keys; built on first use, then updated with each change. */
class LazyIndex {
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
