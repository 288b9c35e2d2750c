import type { Document } from '../documents/types.ts'
import { isDraft, isPublished, isVersion, publishedId } from '../documents/types.ts'

export type Perspective = string | string[]

/** The documents that a query sees, in one order, with the indexes that narrow it. */
export type View = {
  list: Document[]
  byId: Map<string, Document>
  byType: Map<string, Document[]>
}

/** A copy of a dataset for reading, kept up by changes. */
export class Replica {
  readonly #documents = new Map<string, Document>()
  readonly #views = new Map<string, View>()

  constructor(documents: Iterable<Document>) {
    for (const document of documents) this.#documents.set(document._id, document)
  }

  apply(changes: { id: string; after: Document | null }[]): void {
    for (const { id, after } of changes) {
      if (after) this.#documents.set(id, after)
      else this.#documents.delete(id)
    }
    this.#views.clear()
  }

  /** `publicOnly` is what a stranger may see: no drafts, no versions, no id with a dot. */
  view(perspective: Perspective, publicOnly: boolean): View {
    const key = `${publicOnly} ${JSON.stringify(perspective)}`
    const known = this.#views.get(key)
    if (known) return known
    const view = toView(this.#select(perspective, publicOnly))
    this.#views.set(key, view)
    return view
  }

  #select(perspective: Perspective, publicOnly: boolean): Document[] {
    const all = [...this.#documents.values()]
    if (publicOnly) return all.filter((it) => isPublic(it))
    if (perspective === 'raw') return all
    if (perspective === 'published') return all.filter((it) => isPublished(it._id))
    const layers = Array.isArray(perspective) ? perspective : ['drafts']
    return overlay(all, layers)
  }
}

/** Secrets of the preview tool and users never leave without a token. */
export function isPublic(document: Document): boolean {
  return !document._id.includes('.') && !/^(system\.|sanity\.previewUrl)/.test(document._type)
}

/** Each document once, as its first layer has it; it keeps the published id, and its own in `_originalId`. */
function overlay(all: Document[], layers: string[]): Document[] {
  const rank = (id: string): number => {
    if (isPublished(id)) return layers.length
    const layer = isDraft(id) ? 'drafts' : isVersion(id) ? (id.split('.')[1] ?? '') : ''
    const index = layers.indexOf(layer)
    return index === -1 ? Number.POSITIVE_INFINITY : index
  }
  const best = new Map<string, Document>()
  for (const document of all) {
    if (rank(document._id) === Number.POSITIVE_INFINITY) continue
    const id = publishedId(document._id)
    const known = best.get(id)
    if (!known || rank(document._id) < rank(known._id)) best.set(id, document)
  }
  return [...best].map(([id, document]) => ({ ...document, _id: id, _originalId: document._id }))
}

function toView(list: Document[]): View {
  const byId = new Map<string, Document>()
  const byType = new Map<string, Document[]>()
  for (const document of list) {
    byId.set(document._id, document)
    const same = byType.get(document._type)
    if (same) same.push(document)
    else byType.set(document._type, [document])
  }
  return { list, byId, byType }
}
