import type { Actor } from '../audit/audit-log.ts'
import type { LakeDatabase } from '../lake-database.ts'
import { DocumentStore, type StoredTransaction } from './document-store.ts'
import { assertReferences, ReferenceIndex } from './references.ts'
import {
  type Change,
  type Document,
  LakeError,
  type MutationResult,
  publishedId,
  type Transaction,
} from './types.ts'

/** Kept in memory for listeners that reconnect after a pause. */
const MAX_RECENT = 500
const MAX_RECENT_CHANGES = 5_000

type CommitListener = (transaction: Transaction) => void

type Commit = {
  transactionId: string
  by: Actor
  way: string
  timestamp: string
  changes: Change[]
  results: MutationResult[]
  fingerprint: string
}

/** One dataset: all documents in memory; every commit is in the database before any reader sees it. */
export class Dataset {
  readonly name: string
  readonly #store: DocumentStore
  readonly #publicUrl: string
  readonly #documents = new Map<string, Document>()
  readonly #references = new ReferenceIndex()
  /** By published id: the ids of the published document, its draft and its versions. */
  readonly #families = new Map<string, Set<string>>()
  readonly #listeners = new Set<CommitListener>()
  #recent: Transaction[] = []
  #recentChanges = 0
  #seq = 0
  #queue: Promise<unknown> = Promise.resolve()
  /** A transaction whose write ended without a response: it may have been stored. */
  #unsettled: { transaction: Transaction; fingerprint: string } | null = null

  private constructor(name: string, store: DocumentStore, publicUrl: string) {
    this.name = name
    this.#store = store
    this.#publicUrl = publicUrl
  }

  static async open(db: LakeDatabase, name: string, publicUrl: string): Promise<Dataset> {
    const store = new DocumentStore(db, name)
    const dataset = new Dataset(name, store, publicUrl)
    for (const stored of await store.readDocuments()) {
      const document = withAssetUrl(stored, publicUrl)
      dataset.#put(document._id, document)
      dataset.#references.replace(null, document)
    }
    dataset.#seq = await store.readLastSeq()
    for (const transaction of await store.readRecent(MAX_RECENT, dataset.get))
      dataset.#remember(transaction)
    return dataset
  }

  readonly get = (id: string): Document | null => this.#documents.get(id) ?? null

  all(): Iterable<Document> {
    return this.#documents.values()
  }

  get size(): number {
    return this.#documents.size
  }

  get lastSeq(): number {
    return this.#seq
  }

  referrersOf(id: string): string[] {
    return this.#references.holdersOf(id)
  }

  /** A document with its draft and its versions, those that exist. */
  familyOf(id: string): Document[] {
    const ids = this.#families.get(publishedId(id)) ?? []
    return [...ids].flatMap((it) => this.#documents.get(it) ?? [])
  }

  /** Throws LakeError 409 for changes that would leave a reference without a target. */
  assertReferences(changes: readonly Change[]): void {
    assertReferences(changes, this.get, this.#references)
  }

  findTransaction(id: string): Promise<StoredTransaction | null> {
    return this.#store.findTransaction(id)
  }

  /** The transactions committed after this one; null when that is further back than memory goes. */
  recentAfter(seq: number): Transaction[] | null {
    if (!Number.isInteger(seq) || seq > this.#seq) return null
    if (seq === this.#seq) return []
    const first = this.#recent[0]?.seq
    if (first === undefined || seq < first - 1) return null
    return this.#recent.filter((it) => it.seq > seq)
  }

  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Runs one writer at a time, so that no other write comes between its reads and its writes. */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#queue.then(async () => {
      await this.#settle()
      return work()
    })
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  /** Resolves when the running writer and those queued behind it have ended. */
  async whenIdle(): Promise<void> {
    await this.#queue
  }

  /**
   * Call it only inside `exclusively`. Resolves when the database has stored the commit and listeners have been
   * notified. Readers never see more than the database has.
   */
  async commit(commit: Commit): Promise<void> {
    const changes = commit.changes
      .filter(({ before, after }) => before !== null || after !== null)
      .map((it) => this.#withUrls(it))
    const { fingerprint } = commit
    const transaction: Transaction = {
      seq: this.#seq + 1,
      id: commit.transactionId,
      author: commit.by.id,
      timestamp: commit.timestamp,
      changes,
    }
    try {
      await this.#store.write(transaction, fingerprint, commit.results, commit)
    } catch (error) {
      if (!(error instanceof LakeError)) this.#unsettled = { transaction, fingerprint }
      throw error
    }
    this.#show(transaction)
  }

  /** Checks whether a transaction was stored whose connection broke, before anything builds on it. */
  async #settle(): Promise<void> {
    if (!this.#unsettled) return
    const { transaction, fingerprint } = this.#unsettled
    const stored = await this.#store.findTransaction(transaction.id)
    this.#unsettled = null
    if (stored?.fingerprint === fingerprint) this.#show(transaction)
  }

  #show(transaction: Transaction): void {
    this.#seq = transaction.seq
    for (const { id, before, after } of transaction.changes) {
      this.#references.replace(before, after)
      this.#put(id, after)
    }
    this.#remember(transaction)
    for (const listener of this.#listeners) listener(transaction)
  }

  #put(id: string, document: Document | null): void {
    const name = publishedId(id)
    const family = this.#families.get(name)
    if (document) {
      this.#documents.set(id, document)
      if (family) family.add(id)
      else this.#families.set(name, new Set([id]))
    } else {
      this.#documents.delete(id)
      family?.delete(id)
      if (family?.size === 0) this.#families.delete(name)
    }
  }

  #withUrls(change: Change): Change {
    if (!change.after) return change
    const after = withAssetUrl(change.after, this.#publicUrl)
    return after === change.after
      ? change
      : { ...change, after, mutations: [{ createOrReplace: after }] }
  }

  #remember(transaction: Transaction): void {
    this.#recent.push(transaction)
    this.#recentChanges += transaction.changes.length
    while (
      this.#recent.length > MAX_RECENT ||
      (this.#recentChanges > MAX_RECENT_CHANGES && this.#recent.length > 1)
    )
      this.#recentChanges -= this.#recent.shift()?.changes.length ?? 0
  }
}

/**
 * The URL of an asset contains the lake's host and port, which may change between two starts, so it is built from the
 * stored path each time. Returns the same object when nothing changes.
 */
function withAssetUrl(document: Document, publicUrl: string): Document {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
  if (!isAsset || typeof document.path !== 'string') return document
  const url = `${publicUrl}/${document.path}`
  return document.url === url ? document : { ...document, url }
}
