import { type Actor, auditedDocuments, toAuditStatement } from '../audit/audit-log.ts'
import type { LakeDatabase } from '../lake-database.ts'
import { applyEffect, effectsOf } from './effects.ts'
import { type Document, LakeError, type MutationResult, type Transaction } from './types.ts'

type Statement = { sql: string; params: unknown[] }
export type StoredTransaction = {
  author: string
  fingerprint: string | null
  results: MutationResult[]
}

/** All SQL for documents and their transactions. Each transaction is one database transaction. */
export class DocumentStore {
  readonly #db: LakeDatabase
  readonly #dataset: string

  constructor(db: LakeDatabase, dataset: string) {
    this.#db = db
    this.#dataset = dataset
  }

  async readDocuments(): Promise<Document[]> {
    const rows = await this.#db.query<{ body: string }>(
      'SELECT body FROM lake.document WHERE dataset = $1 ORDER BY id',
      [this.#dataset],
    )
    return rows.map(({ body }) => JSON.parse(body) as Document)
  }

  async readLastSeq(): Promise<number> {
    const [row] = await this.#db.query<{ seq: unknown }>(
      'SELECT coalesce(max(seq), 0) AS seq FROM lake.transaction WHERE dataset = $1',
      [this.#dataset],
    )
    return Number(row?.seq ?? 0)
  }

  async findTransaction(id: string): Promise<StoredTransaction | null> {
    const [row] = await this.#db.query<{
      author: string
      fingerprint: string | null
      results: string | null
    }>('SELECT author, fingerprint, results FROM lake.transaction WHERE dataset = $1 AND id = $2', [
      this.#dataset,
      id,
    ])
    return row ? { ...row, results: JSON.parse(row.results ?? '[]') as MutationResult[] } : null
  }

  /** Throws LakeError 409 for an id that exists, 503 when another process has written in the meantime. */
  async write(
    transaction: Transaction,
    fingerprint: string,
    results: MutationResult[],
    { by, way }: { by: Actor; way: string },
  ): Promise<void> {
    const { id, timestamp: at, changes } = transaction
    const documents = auditedDocuments(changes)
    const entry = { at, kind: 'change', by, way, transactionId: id, documents } as const
    await this.#db
      .batch([
        ...this.#statements(transaction, fingerprint, results),
        toAuditStatement({ ...entry, dataset: this.#dataset }),
      ])
      .catch((error: { code?: string; constraint?: string }) => {
        if (error.code !== '23505') throw error
        if (error.constraint === 'transaction_pkey')
          throw new LakeError(503, 'conflict', 'Another process writes to this dataset')
        throw new LakeError(409, 'mutationError', `Transaction "${id}" exists already`)
      })
  }

  #statements(
    transaction: Transaction,
    fingerprint: string,
    results: MutationResult[],
  ): Statement[] {
    const { seq, id, author, timestamp, changes } = transaction
    const dataset = this.#dataset
    const effects = changes.map((it) => effectsOf(it.before, it.after))
    const kept = changes.flatMap(({ after }) => after ?? [])
    const gone = changes.filter(({ after }) => after === null)
    const statements: Statement[] = [
      {
        sql: `INSERT INTO lake.transaction (dataset, seq, id, author, at, fingerprint, results)
          VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        params: [dataset, seq, id, author, timestamp, fingerprint, JSON.stringify(results)],
      },
      {
        sql: `INSERT INTO lake.effect
            (dataset, seq, document_id, before_rev, after_rev, apply, revert, mutations)
          SELECT $1, $2::bigint, * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])`,
        params: [
          dataset,
          seq,
          changes.map((it) => it.id),
          changes.map((it) => it.before?._rev ?? null),
          changes.map((it) => it.after?._rev ?? null),
          effects.map((it) => JSON.stringify(it.apply)),
          effects.map((it) => JSON.stringify(it.revert)),
          changes.map((it) => JSON.stringify(it.mutations)),
        ],
      },
    ]
    if (kept.length > 0) {
      statements.push({
        sql: `INSERT INTO lake.document (dataset, id, body)
          SELECT $1, * FROM unnest($2::text[], $3::text[])
          ON CONFLICT (dataset, id) DO UPDATE SET body = excluded.body`,
        params: [dataset, kept.map((it) => it._id), kept.map((it) => JSON.stringify(it))],
      })
    }
    if (gone.length > 0) {
      statements.push({
        sql: 'DELETE FROM lake.document WHERE dataset = $1 AND id = ANY($2::text[])',
        params: [dataset, gone.map((it) => it.id)],
      })
    }
    return statements
  }

  /**
   * The newest transactions, oldest first, with the documents before and after each. They are rebuilt from the current
   * documents by applying the stored reverts backwards.
   */
  async readRecent(limit: number, now: (id: string) => Document | null): Promise<Transaction[]> {
    const rows = await this.#db.query<{
      seq: unknown
      id: string
      author: string
      at: string
      document_id: string
      before_rev: string | null
      revert: string
      mutations: string | null
    }>(
      `SELECT t.seq, t.id, t.author, t.at, e.document_id, e.before_rev, e.revert, e.mutations
       FROM lake.effect e JOIN lake.transaction t ON t.dataset = e.dataset AND t.seq = e.seq
       WHERE e.dataset = $1 AND e.seq > (
         SELECT coalesce(max(seq), 0) - $2::bigint FROM lake.transaction WHERE dataset = $1)
       ORDER BY e.seq DESC, e.document_id`,
      [this.#dataset, limit],
    )
    const state = new Map<string, Document | null>()
    const transactions = new Map<number, Transaction>()
    for (const row of rows) {
      const seq = Number(row.seq)
      const transaction = transactions.get(seq) ?? {
        seq,
        id: row.id,
        author: row.author,
        timestamp: row.at,
        changes: [],
      }
      transactions.set(seq, transaction)
      const id = row.document_id
      const after = state.has(id) ? (state.get(id) ?? null) : now(id)
      const before = applyEffect(after, JSON.parse(row.revert), row.before_rev)
      state.set(id, before)
      transaction.changes.push({ id, before, after, mutations: JSON.parse(row.mutations ?? '[]') })
    }
    return [...transactions.values()].reverse()
  }
}
