import type { Document } from '../documents/types.ts'
import { type Perspective, type Selection, selectionOf } from './perspective.ts'
import { View } from './view.ts'

/** Views that are kept up at once: the common perspectives and a few releases. */
const MAX_VIEWS = 8

/** A copy of a dataset for reading, kept up by changes. */
export class Replica {
  readonly #documents = new Map<string, Document>()
  readonly #views = new Map<string, { selection: Selection; view: View }>()

  constructor(documents: Iterable<Document> = []) {
    for (const document of documents) this.#documents.set(document._id, document)
  }

  copy(): Replica {
    return new Replica(this.#documents.values())
  }

  apply(changes: readonly { id: string; after: Document | null }[]): void {
    for (const { id, after } of changes) {
      if (after) this.#documents.set(id, after)
      else this.#documents.delete(id)
      for (const { selection, view } of this.#views.values()) {
        const slot = selection.slotOf(id)
        view.set(slot, selection.at(slot, this.#stored))
      }
    }
  }

  /** `publicOnly` is what a stranger may see: no drafts, no versions, no id with a dot. */
  view(perspective: Perspective, publicOnly: boolean): View {
    const key = publicOnly ? 'public' : JSON.stringify(perspective)
    const known = this.#views.get(key)
    if (known) {
      this.#views.delete(key)
      this.#views.set(key, known)
      return known.view
    }
    const selection = selectionOf(perspective, publicOnly)
    const slots = new Set([...this.#documents.keys()].map((id) => selection.slotOf(id)))
    const view = new View([...slots].flatMap((slot) => selection.at(slot, this.#stored) ?? []))
    if (this.#views.size >= MAX_VIEWS) this.#views.delete(this.#views.keys().next().value ?? '')
    this.#views.set(key, { selection, view })
    return view
  }

  readonly #stored = (id: string): Document | undefined => this.#documents.get(id)
}
