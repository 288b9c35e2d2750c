import type { LakeDatabase } from '../lake-database.ts'
import { encodeMendoza } from './mendoza-encode.ts'
import { strongReferences } from './references.ts'
import {
  type Change,
  type Document,
  isPublished,
  LakeError,
  type Mutation,
  type Transaction,
} from './types.ts'

const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS lake',
  `CREATE TABLE IF NOT EXISTS lake.dataset (name text PRIMARY KEY, created_at text NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS lake.document (
    dataset text NOT NULL, id text NOT NULL, body text NOT NULL, PRIMARY KEY (dataset, id))`,
  `CREATE TABLE IF NOT EXISTS lake.transaction (
    dataset text NOT NULL, seq bigint NOT NULL, id text NOT NULL, author text NOT NULL, at text NOT NULL,
    mutations text NOT NULL, PRIMARY KEY (dataset, seq), UNIQUE (dataset, id))`,
  `CREATE TABLE IF NOT EXISTS lake.effect (
    dataset text NOT NULL, document_id text NOT NULL, seq bigint NOT NULL,
    before_rev text, after_rev text, apply text NOT NULL, revert text NOT NULL,
    PRIMARY KEY (dataset, document_id, seq))`,
]
/** Kept in memory for listeners that come back after a pause. */
const MAX_RECENT = 500

export type CommitListener = (transaction: Transaction) => void

/** One dataset: all documents in memory, every commit in the database before it is seen by anybody. */
export type Dataset = {
  name: string
  get(id: string): Document | null
  all(): Iterable<Document>
  size(): number
  lastSeq(): number
  recentAfter(seq: number): Transaction[] | null
  seqOf(transactionId: string): number | null
  referrers(id: string): string[]
  commit(options: {
    transactionId: string
    author: string
    timestamp: string
    changes: Change[]
    mutations: Mutation[]
  }): Promise<Transaction>
  onCommit(listener: CommitListener): () => void
  /** Runs one writer at a time, so that what it reads is what it writes upon. */
  exclusively<Value>(work: () => Promise<Value>): Promise<Value>
}

export async function prepareTables(db: LakeDatabase): Promise<void> {
  for (const sql of TABLES) await db.query(sql)
}

export async function openDataset(db: LakeDatabase, name: string): Promise<Dataset> {
  const documents = new Map<string, Document>()
  const holders = new Map<string, Set<string>>()
  const recent: Transaction[] = []
  const listeners = new Set<CommitListener>()
  const rows = await db.query<{ id: string; body: string }>(
    'SELECT id, body FROM lake.document WHERE dataset = $1',
    [name],
  )
  const hold = (document: Document) => {
    for (const target of strongReferences(document)) {
      const known = holders.get(target) ?? new Set()
      holders.set(target, known.add(document._id))
    }
  }
  const release = (document: Document) => {
    for (const target of strongReferences(document)) holders.get(target)?.delete(document._id)
  }
  for (const { id, body } of rows) {
    const document = JSON.parse(body) as Document
    documents.set(id, document)
    hold(document)
  }
  const last = await db.query<{ seq: unknown }>(
    'SELECT coalesce(max(seq), 0) AS seq FROM lake.transaction WHERE dataset = $1',
    [name],
  )
  let seq = Number(last[0]?.seq ?? 0)
  let queue: Promise<unknown> = Promise.resolve()

  const referrers = (id: string) => [...(holders.get(id) ?? [])]

  return {
    name,
    get: (id) => documents.get(id) ?? null,
    all: () => documents.values(),
    size: () => documents.size,
    lastSeq: () => seq,
    recentAfter(after) {
      if (after === seq) return []
      const first = recent[0]?.seq
      return first === undefined || after < first - 1 || after > seq
        ? null
        : recent.filter((it) => it.seq > after)
    },
    seqOf: (transactionId) => recent.find((it) => it.id === transactionId)?.seq ?? null,
    referrers,
    async commit({ transactionId, author, timestamp, changes, mutations }) {
      const real = changes.filter(({ before, after }) => before !== null || after !== null)
      assertReferences(real, documents, referrers)
      const transaction: Transaction = {
        seq: seq + 1,
        id: transactionId,
        author,
        timestamp,
        changes: real,
        mutations,
      }
      await db.batch(toStatements(name, transaction)).catch((error: { code?: string }) => {
        if (error.code === '23505')
          throw new LakeError(409, 'mutationError', `Transaction "${transactionId}" exists`)
        throw error
      })
      seq = transaction.seq
      for (const { id, before, after } of real) {
        if (before) release(before)
        if (after) {
          documents.set(id, after)
          hold(after)
        } else documents.delete(id)
      }
      recent.push(transaction)
      if (recent.length > MAX_RECENT) recent.shift()
      for (const listener of listeners) listener(transaction)
      return transaction
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    exclusively(work) {
      const turn = queue.then(work)
      queue = turn.catch(() => undefined)
      return turn
    },
  }
}

function toStatements(
  dataset: string,
  transaction: Transaction,
): { sql: string; params: unknown[] }[] {
  const { seq, id, author, timestamp, changes, mutations } = transaction
  const statements: { sql: string; params: unknown[] }[] = [
    {
      sql: 'INSERT INTO lake.transaction (dataset, seq, id, author, at, mutations) VALUES ($1, $2, $3, $4, $5, $6)',
      params: [dataset, seq, id, author, timestamp, JSON.stringify(mutations)],
    },
  ]
  for (const { id: documentId, before, after } of changes) {
    statements.push(
      after
        ? {
            sql: `INSERT INTO lake.document (dataset, id, body) VALUES ($1, $2, $3)
              ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body`,
            params: [dataset, documentId, JSON.stringify(after)],
          }
        : {
            sql: 'DELETE FROM lake.document WHERE dataset = $1 AND id = $2',
            params: [dataset, documentId],
          },
      {
        sql: `INSERT INTO lake.effect (dataset, document_id, seq, before_rev, after_rev, apply, revert)
          VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        params: [
          dataset,
          documentId,
          seq,
          before?._rev ?? null,
          after?._rev ?? null,
          JSON.stringify(encodeMendoza(before, after)),
          JSON.stringify(encodeMendoza(after, before)),
        ],
      },
    )
  }
  return statements
}

/** A strong reference refuses the deletion of its target, and says by whom it is held. */
function assertReferences(
  changes: Change[],
  documents: Map<string, Document>,
  referrers: (id: string) => string[],
): void {
  const changed = new Map(changes.map((it) => [it.id, it.after]))
  const exists = (id: string) => (changed.has(id) ? changed.get(id) !== null : documents.has(id))
  for (const { id, before, after } of changes) {
    if (after === null && before !== null && isPublished(id)) {
      const holding = referrers(id).filter((holder) => {
        const now = changed.has(holder) ? changed.get(holder) : documents.get(holder)
        return now && strongReferences(now).has(id)
      })
      if (holding.length > 0) {
        throw new LakeError(
          409,
          'mutationError',
          `Document "${id}" cannot be deleted as there are references to it from "${holding[0]}"`,
          {
            items: [
              {
                error: {
                  type: 'documentHasExistingReferencesError',
                  id,
                  referencingIDs: holding.slice(0, 100),
                },
              },
            ],
          },
        )
      }
    }
    if (after !== null && isPublished(id)) {
      for (const target of strongReferences(after)) {
        if (!exists(target) && !(before && strongReferences(before).has(target))) {
          throw new LakeError(
            409,
            'mutationError',
            `Document "${id}" references non-existent document "${target}"`,
            {
              items: [
                { error: { type: 'referencedDocumentNotFoundError', id, referenceID: target } },
              ],
            },
          )
        }
      }
    }
  }
}
