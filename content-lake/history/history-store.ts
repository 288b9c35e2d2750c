import { applyEffect } from '../documents/effects.ts'
import type { Document } from '../documents/types.ts'
import type { LakeDatabase } from '../lake-database.ts'

export type EffectRow = {
  seq: number
  documentId: string
  transactionId: string
  author: string
  at: string
  beforeRev: string | null
  afterRev: string | null
  apply: unknown[]
  revert: unknown[]
  mutations: unknown[]
}
type EffectRange = {
  ids: readonly string[]
  /** Also ids with this prefix. */
  idsBeginning?: string | undefined
  /** Inclusive, like the upper bound. */
  fromSeq?: number | undefined
  toSeq?: number | undefined
  newestFirst: boolean
  /** Counts transactions, not rows. */
  limit: number
}

/** Reads the effects of transactions on documents. */
export class HistoryStore {
  readonly #db: LakeDatabase
  readonly #dataset: string

  constructor(db: LakeDatabase, dataset: string) {
    this.#db = db
    this.#dataset = dataset
  }

  async seqOf(transactionId: string): Promise<number | null> {
    const [row] = await this.#db.query<{ seq: unknown }>(
      'SELECT seq FROM lake.transaction WHERE dataset = $1 AND id = $2',
      [this.#dataset, transactionId],
    )
    return row ? Number(row.seq) : null
  }

  async readEffects(range: EffectRange): Promise<EffectRow[]> {
    const order = range.newestFirst ? 'DESC' : 'ASC'
    const ofThese = (column: string) =>
      range.idsBeginning === undefined
        ? `${column} = ANY($2::text[])`
        : `(${column} = ANY($2::text[]) OR starts_with(${column}, $6))`
    const rows = await this.#db.query<Record<string, unknown>>(
      `WITH wanted AS (
         SELECT DISTINCT seq FROM lake.effect
         WHERE dataset = $1 AND ${ofThese('document_id')} AND seq BETWEEN $3::bigint AND $4::bigint
         ORDER BY seq ${order} LIMIT $5::bigint)
       SELECT e.seq, e.document_id, t.id, t.author, t.at, e.before_rev, e.after_rev, e.apply, e.revert, e.mutations
       FROM lake.effect e JOIN lake.transaction t ON t.dataset = e.dataset AND t.seq = e.seq
       WHERE e.dataset = $1 AND ${ofThese('e.document_id')} AND e.seq IN (SELECT seq FROM wanted)
       ORDER BY e.seq ${order}, e.document_id`,
      [
        this.#dataset,
        range.ids,
        range.fromSeq ?? 0,
        range.toSeq ?? Number.MAX_SAFE_INTEGER,
        range.limit,
        ...(range.idsBeginning === undefined ? [] : [range.idsBeginning]),
      ],
    )
    return rows.map(toEffectRow)
  }
}

function toEffectRow(row: Record<string, unknown>): EffectRow {
  return {
    seq: Number(row.seq),
    documentId: row.document_id as string,
    transactionId: row.id as string,
    author: row.author as string,
    at: row.at as string,
    beforeRev: row.before_rev as string | null,
    afterRev: row.after_rev as string | null,
    apply: JSON.parse(row.apply as string),
    revert: JSON.parse(row.revert as string),
    mutations: JSON.parse((row.mutations as string | null) ?? '[]'),
  }
}

/** The limit of steps for rebuilding a document's past. */
const MAX_STEPS = 20_000

/**
 * The effects that a reader may see: the reader must be able to read the document before and after each, as far as it
 * existed. Each document is walked back from its current state.
 */
export async function onlySeen(
  history: HistoryStore,
  now: (id: string) => Document | null,
  sees: (document: Document) => boolean,
  rows: readonly EffectRow[],
): Promise<EffectRow[]> {
  const seen = new Set<string>()
  for (const id of new Set(rows.map((it) => it.documentId))) {
    const all = await history.readEffects({ ids: [id], newestFirst: true, limit: MAX_STEPS })
    let after = now(id)
    for (const row of all) {
      const before = applyEffect(after, row.revert, row.beforeRev)
      if ((after === null || sees(after)) && (before === null || sees(before)))
        seen.add(`${row.seq} ${id}`)
      after = before
    }
  }
  return rows.filter((it) => seen.has(`${it.seq} ${it.documentId}`))
}
