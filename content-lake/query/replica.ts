import type { Document } from '../documents/types.ts'
import { type Perspective, type Selection, selectionOf } from './perspective.ts'
import { type Sight, seesOf } from './sight.ts'
import { View } from './view.ts'

/** Views kept up to date at once: the common perspectives, some releases, and readers with limited rights. */
const MAX_VIEWS = 16

type Stored = (id: string) => Document | undefined

/** A read-only copy of a dataset, updated change by change. */
export class Replica {
  readonly #documents = new Map<string, Document>()
  readonly #views = new Map<string, { selection: Selection; stored: Stored; view: View }>()
  readonly #privateTypes: ReadonlySet<string>

  constructor(
    documents: Iterable<Document> = [],
    privateTypes: ReadonlySet<string> = new Set<string>(),
  ) {
    this.#privateTypes = privateTypes
    for (const document of documents) this.#documents.set(document._id, document)
  }

  copy(): Replica {
    return new Replica(this.#documents.values(), this.#privateTypes)
  }

  apply(changes: readonly { id: string; after: Document | null }[]): void {
    for (const { id, after } of changes) {
      if (after) this.#documents.set(id, after)
      else this.#documents.delete(id)
      for (const { selection, stored, view } of this.#views.values()) {
        const slot = selection.slotOf(id)
        view.set(slot, selection.at(slot, stored))
      }
    }
  }

  /** Whether `view` has it already; otherwise building it takes time on large datasets. */
  hasView(perspective: Perspective, sight: Sight): boolean {
    return this.#views.has(keyOf(perspective, sight))
  }

  /**
   * A document that the reader may not see does not exist in the view: neither as a layer nor as the target of a
   * reference.
   */
  view(perspective: Perspective, sight: Sight = 'everything'): View {
    const key = keyOf(perspective, sight)
    const known = this.#views.get(key)
    if (known) {
      this.#views.delete(key)
      this.#views.set(key, known)
      return known.view
    }
    const selection = selectionOf(perspective)
    const stored = this.#storedFor(sight)
    const slots = new Set([...this.#documents.keys()].map((id) => selection.slotOf(id)))
    const view = new View([...slots].flatMap((slot) => selection.at(slot, stored) ?? []))
    if (this.#views.size >= MAX_VIEWS) this.#views.delete(this.#views.keys().next().value ?? '')
    this.#views.set(key, { selection, stored, view })
    return view
  }

  #storedFor(sight: Sight): Stored {
    if (sight === 'everything') return (id) => this.#documents.get(id)
    const sees = seesOf(sight, this.#privateTypes, [...this.#documents.values()])
    return (id) => {
      const document = this.#documents.get(id)
      return document && sees(document) ? document : undefined
    }
  }
}

const keyOf = (perspective: Perspective, sight: Sight) => JSON.stringify([perspective, sight])
