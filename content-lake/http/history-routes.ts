import { Hono } from 'hono'
import { applyPatch } from 'mendoza'
import type { Dataset } from '../documents/store.ts'
import { type Document, LakeError } from '../documents/types.ts'
import type { LakeDatabase } from '../lake-database.ts'
import { type DataDeps, needReader } from './data-routes.ts'
import type { Bindings } from './request.ts'

type EffectRow = {
  document_id: string
  id: string
  author: string
  at: string
  seq: unknown
  before_rev: string | null
  after_rev: string | null
  apply: string
  revert: string
}
const MAX_TRANSACTIONS = 500

/** What happened to documents, and how they were: from the stored effects. */
export function historyRoutes(deps: DataDeps & { db: LakeDatabase }) {
  const app = new Hono<Bindings>()
  const effectsOf = (dataset: Dataset, ids: string[], limit: number) =>
    deps.db.query<EffectRow>(
      `SELECT e.document_id, t.id, t.author, t.at, e.seq, e.before_rev, e.after_rev, e.apply, e.revert
       FROM lake.effect e JOIN lake.transaction t ON t.dataset = e.dataset AND t.seq = e.seq
       WHERE e.dataset = $1 AND e.document_id = ANY($2::text[]) ORDER BY e.seq DESC LIMIT $3`,
      [dataset.name, ids, limit],
    )

  app.get('/:dataset/transactions/:ids', async (c) => {
    await needReader(deps, c)
    const dataset = deps.dataset(c.req.param('dataset'))
    const ids = decodeURIComponent(c.req.param('ids')).split(',').slice(0, 20)
    const limit = Math.min(Number(c.req.query('limit')) || MAX_TRANSACTIONS, MAX_TRANSACTIONS)
    const rows = await effectsOf(dataset, ids, limit)
    const from = rows.findIndex((it) => it.id === c.req.query('fromTransaction'))
    const to = rows.findIndex((it) => it.id === c.req.query('toTransaction'))
    const wanted = rows.slice(to === -1 ? 0 : to, from === -1 ? rows.length : from + 1)
    const ordered = c.req.query('reverse') === 'true' ? wanted : wanted.reverse()
    const byTransaction = new Map<
      string,
      {
        id: string
        timestamp: string
        author: string
        documentIDs: string[]
        effects: Record<string, unknown>
      }
    >()
    for (const row of ordered) {
      const known = byTransaction.get(row.id) ?? {
        id: row.id,
        timestamp: row.at,
        author: row.author,
        documentIDs: [],
        effects: {},
      }
      known.documentIDs.push(row.document_id)
      known.effects[row.document_id] = {
        apply: JSON.parse(row.apply),
        revert: JSON.parse(row.revert),
      }
      byTransaction.set(row.id, known)
    }
    const lines = [...byTransaction.values()].map((it) => `${JSON.stringify(it)}\n`)
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
  })

  app.get('/:dataset/documents/:ids', async (c) => {
    await needReader(deps, c)
    const dataset = deps.dataset(c.req.param('dataset'))
    const ids = decodeURIComponent(c.req.param('ids')).split(',').slice(0, 20)
    const { revision, time, lastRevision } = c.req.query()
    const documents: Document[] = []
    for (const id of ids) {
      const rows = await effectsOf(dataset, [id], 10_000)
      const found = documentAt(dataset.get(id), rows, {
        revision,
        time,
        last: lastRevision === 'true',
      })
      if (found) documents.push(deps.present(found))
    }
    return c.json({ documents })
  })

  app.get('/:dataset/events/documents/:id', async (c) => {
    await needReader(deps, c)
    const dataset = deps.dataset(c.req.param('dataset'))
    const id = c.req.param('id').replace(/^drafts\./, '')
    const rows = await effectsOf(dataset, [id, `drafts.${id}`], MAX_TRANSACTIONS)
    return c.json({ events: { [id]: toEvents(id, rows) }, nextCursor: '' })
  })
  return app
}

/** Walks back from now to the wanted revision or time by the stored reverts. */
function documentAt(
  now: Document | null,
  rows: EffectRow[],
  wanted: { revision: string | undefined; time: string | undefined; last: boolean },
): Document | null {
  let document = now as Document | null
  if (!wanted.revision && !wanted.time) {
    if (document || !wanted.last) return document
  }
  for (const row of rows) {
    if (wanted.revision && document?._rev === wanted.revision) return document
    if (wanted.time && Date.parse(row.at) <= Date.parse(wanted.time)) return document
    if (wanted.last && document) return document
    document = applyPatch(document, JSON.parse(row.revert)) as Document | null
  }
  if (wanted.revision && document?._rev !== wanted.revision)
    throw new LakeError(404, 'notFound', 'No such revision')
  return document
}

function toEvents(id: string, rows: EffectRow[]): Record<string, unknown>[] {
  const events: Record<string, unknown>[] = []
  const byTransaction = new Map<string, EffectRow[]>()
  for (const row of rows) byTransaction.set(row.id, [...(byTransaction.get(row.id) ?? []), row])
  for (const group of byTransaction.values()) {
    const published = group.find((it) => it.document_id === id)
    const draft = group.find((it) => it.document_id !== id)
    const [any] = group
    if (!any) continue
    const common = { id: any.id, timestamp: any.at, author: any.author, documentId: id }
    if (published?.after_rev && draft && !draft.after_rev) {
      events.push({
        ...common,
        type: 'publishDocumentVersion',
        revisionId: published.after_rev,
        versionId: draft.document_id,
        versionRevisionId: draft.before_rev,
        cause: { type: 'document.publish' },
      })
    } else if (published && !published.after_rev) {
      events.push({
        ...common,
        type: draft?.after_rev ? 'unpublishDocument' : 'deleteDocumentGroup',
        versionId: `drafts.${id}`,
      })
    } else if (published) {
      events.push({
        ...common,
        type: published.before_rev ? 'updateLiveDocument' : 'createLiveDocument',
        revisionId: published.after_rev,
      })
    } else if (draft && !draft.before_rev) {
      events.push({
        ...common,
        type: 'createDocumentVersion',
        versionId: draft.document_id,
        versionRevisionId: draft.after_rev,
      })
    } else if (draft && !draft.after_rev) {
      events.push({
        ...common,
        type: 'deleteDocumentVersion',
        versionId: draft.document_id,
        versionRevisionId: draft.before_rev,
      })
    } else if (draft) {
      events.push({
        ...common,
        type: 'editDocumentVersion',
        versionId: draft.document_id,
        revisionId: draft.after_rev,
        versionRevisionId: draft.after_rev,
        fromRevisionId: draft.before_rev,
        transactions: [
          {
            type: 'editTransaction',
            author: any.author,
            timestamp: any.at,
            revisionId: draft.after_rev,
          },
        ],
        contributors: [any.author],
      })
    }
  }
  return events
}
