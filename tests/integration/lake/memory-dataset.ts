import {
  type Change,
  type Document,
  publishedId,
  type Transaction,
} from '#content-lake/documents/types.ts'
import type { ReadDataset } from '#content-lake/query/worker-copy.ts'

/** A dataset as queries see it, without a database behind it. */
export class MemoryDataset implements ReadDataset {
  readonly name: string
  readonly documents = new Map<string, Document>()
  readonly #listeners = new Set<(transaction: Transaction) => void>()
  #seq = 0

  constructor(name: string, documents: Iterable<Document> = []) {
    this.name = name
    for (const it of documents) this.documents.set(it._id, it)
  }

  all(): Iterable<Document> {
    return this.documents.values()
  }

  familyOf(id: string): Document[] {
    return [...this.all()].filter((it) => publishedId(it._id) === publishedId(id))
  }

  onCommit(listener: (transaction: Transaction) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  commit(changed: readonly { id: string; after: Document | null }[]): void {
    this.#seq += 1
    const changes = changed.map(({ id, after }): Change => {
      const before = this.documents.get(id) ?? null
      if (after) this.documents.set(id, after)
      else this.documents.delete(id)
      return { id, before, after, mutations: [] }
    })
    const transaction = {
      seq: this.#seq,
      id: `t${this.#seq}`,
      author: 'me',
      timestamp: '',
      changes,
    }
    for (const listener of this.#listeners) listener(transaction)
  }
}
