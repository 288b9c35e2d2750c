import type { Change } from '../documents/types.ts'
import type { LakeDatabase } from '../lake-database.ts'

/** The author at the time of the entry: name and role may change later. */
export type Actor = { id: string; name: string; role: string }
export type AuditKind =
  | 'change'
  | 'refused'
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'editor'
  | 'preview-link'
type AuditedDocument = { id: string; type: string; what: 'create' | 'update' | 'delete' }

export type AuditEntry = {
  /** ISO time. */
  at: string
  kind: AuditKind
  by: Actor
  /** The operation: the names of the mutations or actions, an upload, or the scheduler. */
  way: string
  dataset?: string | undefined
  transactionId?: string | undefined
  documents?: readonly AuditedDocument[] | undefined
  /** Why it was refused, or what changed for an editor. */
  detail?: string | undefined
}
type KeptEntry = AuditEntry & { seq: number; documentCount: number }

/** Documents listed in one entry; the count of the entry includes all of them. */
const MAX_DOCUMENTS = 1_000
const MAX_DETAIL = 1_000

/** The changes of a transaction in the form of the log. */
export function auditedDocuments(changes: readonly Change[]): AuditedDocument[] {
  return changes.map(({ id, before, after }) => ({
    id,
    type: (after ?? before)?._type ?? '',
    what: after === null ? 'delete' : before === null ? 'create' : 'update',
  }))
}

/**
 * The statement that stores an entry. It is part of the transaction it describes, so neither exists without the other.
 */
export function toAuditStatement(entry: AuditEntry): { sql: string; params: unknown[] } {
  const { at, kind, by, way, dataset, transactionId, documents = [], detail } = entry
  return {
    sql: `INSERT INTO lake.audit
        (at, kind, who, name, role, way, dataset, transaction_id, documents, document_count, detail)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10, $11)`,
    params: [
      at,
      kind,
      by.id,
      by.name,
      by.role,
      way.slice(0, 200),
      dataset ?? null,
      transactionId ?? null,
      JSON.stringify(documents.slice(0, MAX_DOCUMENTS)),
      documents.length,
      detail?.slice(0, MAX_DETAIL).replaceAll('\0', '') ?? null,
    ],
  }
}

export type AuditFilter = {
  who?: string | undefined
  kind?: string | undefined
  document?: string | undefined
  /** Only entries with a lower number than this one. */
  before?: number | undefined
  limit: number
}

/** Who changed what, when and how, and what was refused to whom. Append-only: the table refuses everything else. */
export class AuditLog {
  readonly #db: LakeDatabase
  readonly #clock: () => number

  constructor(db: LakeDatabase, clock: () => number) {
    this.#db = db
    this.#clock = clock
  }

  /** Records an event that is not a transaction, with the current time. */
  async record(entry: Omit<AuditEntry, 'at'>): Promise<void> {
    const at = new Date(this.#clock()).toISOString()
    await this.#db.batch([toAuditStatement({ ...entry, at })])
  }

  /** Newest first. */
  async read(filter: AuditFilter): Promise<KeptEntry[]> {
    const rows = await this.#db.query<Record<string, unknown>>(
      `SELECT seq, at, kind, who, name, role, way, dataset, transaction_id, documents::text AS documents,
         document_count, detail
       FROM lake.audit
       WHERE ($1::text IS NULL OR who = $1) AND ($2::text IS NULL OR kind = $2)
         AND ($3::text IS NULL OR documents @> $3::text::jsonb) AND ($4::bigint IS NULL OR seq < $4::bigint)
       ORDER BY seq DESC LIMIT $5::bigint`,
      [
        filter.who ?? null,
        filter.kind ?? null,
        filter.document === undefined ? null : JSON.stringify([{ id: filter.document }]),
        filter.before ?? null,
        filter.limit,
      ],
    )
    return rows.map(toEntry)
  }
}

function toEntry(row: Record<string, unknown>): KeptEntry {
  const text = (name: string) => (row[name] as string | null) ?? undefined
  return {
    seq: Number(row.seq),
    at: row.at as string,
    kind: row.kind as AuditKind,
    by: { id: row.who as string, name: row.name as string, role: row.role as string },
    way: row.way as string,
    dataset: text('dataset'),
    transactionId: text('transaction_id'),
    documents: JSON.parse(row.documents as string),
    documentCount: Number(row.document_count),
    detail: text('detail'),
  }
}
