import { Hono } from 'hono'
import { applyEffect } from '../documents/effects.ts'
import { bytesOf, COST_OF_TURN } from '../documents/patch-cost.ts'
import { type Document, LakeError, RELEASES, VERSIONS } from '../documents/types.ts'
import { groupOf, toDocumentEvents, toReleaseEvents } from '../history/history-events.ts'
import { type EffectRow, HistoryStore, onlySeen } from '../history/history-store.ts'
import { keptSince } from '../history/retention.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, type Context, flag, idsOf, numberOf } from './request.ts'

const MAX_TRANSACTIONS = 500
const MAX_IDS = 20
/** The limit of steps for rebuilding a document's past. */
const MAX_STEPS = 20_000
/** Added to the size of the document: a step costs something, however small it is. */
const COST_OF_STEP = 1_000

/** Events and past states of documents, for callers with a token, as far as they may read them. */
export function historyRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  const open = async (c: Context) => {
    const identity = await parts.access.needReader(c)
    const dataset = parts.dataset(c.req.param('dataset'))
    const history = new HistoryStore(parts.db, dataset.name)
    const sees = parts.access.seesOf(identity)
    const seen = async (rows: readonly EffectRow[]) =>
      parts.access.sightOf(identity) === 'everything'
        ? rows
        : onlySeen(history, dataset.get, sees, rows)
    return { dataset, history, sees, seen }
  }
  const seqOf = async (history: HistoryStore, id: string | undefined) => {
    if (id === undefined || id === '') return undefined
    const seq = await history.seqOf(id)
    if (seq === null) throw new LakeError(404, 'notFound', 'No such transaction')
    return seq
  }

  app.get('/:dataset/transactions/:ids', async (c) => {
    const { history, seen } = await open(c)
    const rows = await history.readEffects({
      ids: idsOf(c, 'ids').slice(0, MAX_IDS),
      fromSeq: await seqOf(history, c.req.query('fromTransaction')),
      toSeq: await seqOf(history, c.req.query('toTransaction')),
      newestFirst: flag(c, 'reverse'),
      limit: numberOf(c, 'limit', { default: 100, max: MAX_TRANSACTIONS }),
    })
    const lines = toTransactions(await seen(rows), {
      mutations: !flag(c, 'excludeMutations'),
      effects: c.req.query('effectFormat') === 'mendoza',
    }).map((it) => `${JSON.stringify(it)}\n`)
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' })
  })

  app.get('/:dataset/documents/:ids', async (c) => {
    const { dataset, history, sees } = await open(c)
    const revision = await seqOf(history, c.req.query('revision'))
    const time = timeOf(c)
    const since = keptSince(parts.clock(), parts.historyDays)
    if (time !== null && since !== null && time < since)
      throw new LakeError(404, 'notFound', `History is kept for ${parts.historyDays} days`)
    const last = flag(c, 'lastRevision')
    const documents: Document[] = []
    for (const id of idsOf(c, 'ids').slice(0, MAX_IDS)) {
      const now = dataset.get(id)
      // Without a point in time: the current state, or the last one before its deletion.
      const asOfNow = revision === undefined && time === null
      if (asOfNow && (now || !last)) {
        if (now) documents.push(now)
        continue
      }
      const rows = await history.readEffects({
        ids: [id],
        fromSeq: revision === undefined ? undefined : revision + 1,
        newestFirst: true,
        limit: asOfNow ? 1 : MAX_STEPS,
      })
      const undone = time === null ? rows : rows.filter((it) => Date.parse(it.at) > time)
      const document = await stepBack(now, undone)
      if (document) documents.push(document)
    }
    return c.json({ documents: documents.filter(sees) })
  })

  /** One page of events, newest first, and the cursor of the next page. */
  const pageOf = async (
    c: Context,
    history: HistoryStore,
    of: { ids: readonly string[]; idsBeginning?: string },
  ) => {
    const limit = numberOf(c, 'limit', { default: 100, max: MAX_TRANSACTIONS })
    const cursor = numberOf(c, 'nextCursor', { default: 0, max: Number.MAX_SAFE_INTEGER })
    const toSeq = cursor === 0 ? undefined : cursor - 1
    const rows = await history.readEffects({ ...of, toSeq, newestFirst: true, limit })
    const full = new Set(rows.map((it) => it.seq)).size === limit
    return { rows, toSeq, nextCursor: full ? String(rows.at(-1)?.seq ?? '') : '' }
  }

  app.get('/:dataset/events/documents/:id', async (c) => {
    const { history, seen } = await open(c)
    const id = c.req.param('id') ?? ''
    const { rows, nextCursor } = await pageOf(c, history, { ids: groupOf(id) })
    return c.json({ events: { [id]: toDocumentEvents(id, await seen(rows)) }, nextCursor })
  })

  app.get('/:dataset/events/releases/:name', async (c) => {
    const { dataset, history, seen } = await open(c)
    const name = c.req.param('name') ?? ''
    const id = `${RELEASES}${name}`
    const { rows, toSeq, nextCursor } = await pageOf(c, history, {
      ids: [id],
      idsBeginning: `${VERSIONS}${name}.`,
    })
    const later =
      toSeq === undefined
        ? []
        : await history.readEffects({
            ids: [id],
            fromSeq: toSeq + 1,
            newestFirst: true,
            limit: MAX_STEPS,
          })
    const then = await stepBack(dataset.get(id), later)
    return c.json({ events: toReleaseEvents(then, name, await seen(rows)), nextCursor })
  })
  return app
}

function timeOf(c: Context): number | null {
  const given = c.req.query('time')
  if (given === undefined) return null
  const time = Date.parse(given)
  if (Number.isNaN(time)) throw new LakeError(400, 'invalidParameter', 'time is not a time')
  return time
}

/** Undoes the effects on a document, newest first; others have their turn in between. */
async function stepBack(
  now: Document | null,
  undone: readonly EffectRow[],
): Promise<Document | null> {
  const bytes = now ? bytesOf(now) : 0
  let document = now
  let sinceTurn = 0
  for (const row of undone) {
    document = applyEffect(document, row.revert, row.beforeRev)
    sinceTurn += bytes + COST_OF_STEP
    if (sinceTurn < COST_OF_TURN) continue
    sinceTurn = 0
    await new Promise((resolve) => setImmediate(resolve))
  }
  return document
}

function toTransactions(
  rows: readonly EffectRow[],
  wanted: { mutations: boolean; effects: boolean },
) {
  const transactions = new Map<
    string,
    {
      id: string
      timestamp: string
      author: string
      documentIDs: string[]
      mutations?: unknown[]
      effects?: Record<string, { apply: unknown[]; revert: unknown[] }>
    }
  >()
  for (const row of rows) {
    const known = transactions.get(row.transactionId) ?? {
      id: row.transactionId,
      timestamp: row.at,
      author: row.author,
      documentIDs: [],
      ...(wanted.mutations ? { mutations: [] } : {}),
      ...(wanted.effects ? { effects: {} } : {}),
    }
    transactions.set(row.transactionId, known)
    known.documentIDs.push(row.documentId)
    known.mutations?.push(...row.mutations)
    if (known.effects) known.effects[row.documentId] = { apply: row.apply, revert: row.revert }
  }
  return [...transactions.values()]
}
