import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { type Identity, mayWrite } from '../auth/auth.ts'
import { type Action, action, applyAction } from '../documents/actions.ts'
import { applyMutation, type MutationResult, workingState } from '../documents/apply-mutations.ts'
import type { Dataset } from '../documents/store.ts'
import { type Document, LakeError, type Mutation } from '../documents/types.ts'
import { listen } from '../listen/listen.ts'
import { liveEvents } from '../listen/live.ts'
import type { QueryPool } from '../query/query-pool.ts'
import { isPublic, type Perspective } from '../query/replica.ts'
import { type Bindings, type Context, flag, parseJson } from './request.ts'

const TRANSACTION_ID = /^[A-Za-z0-9_-]{1,128}$/
const MAX_MUTATIONS = 1_000

const mutationBody = z.object({
  mutations: z
    .array(
      z.union([
        z.strictObject({ create: z.record(z.string(), z.unknown()) }),
        z.strictObject({ createOrReplace: z.record(z.string(), z.unknown()) }),
        z.strictObject({ createIfNotExists: z.record(z.string(), z.unknown()) }),
        z.strictObject({
          delete: z.union([
            z.object({ id: z.string(), ifRevisionID: z.string().optional() }),
            z.object({ query: z.string(), params: z.record(z.string(), z.unknown()).optional() }),
          ]),
        }),
        z.strictObject({ patch: z.record(z.string(), z.unknown()) }),
      ]),
    )
    .max(MAX_MUTATIONS),
  transactionId: z.string().regex(TRANSACTION_ID).optional(),
})
const actionBody = z.object({
  actions: z.union([action, z.array(action).min(1).max(MAX_MUTATIONS)]),
  transactionId: z.string().regex(TRANSACTION_ID).optional(),
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
  dryRun: z.boolean().optional(),
})
const queryBody = z.object({
  query: z.string().max(200_000),
  params: z.record(z.string(), z.unknown()).optional(),
})

export type DataDeps = {
  projectId: string
  pool: QueryPool
  clock: () => number
  dataset(name: string): Dataset
  identify(c: Context): Promise<Identity | null>
  present(document: Document): Document
  /** Answers a listener of a browser with a host name of its own, or null to answer directly. */
  redirectStream(c: Context): Response | null
}

/** `/data/*`: query, documents, mutations, actions, listeners, history. */
export function dataRoutes(deps: DataDeps) {
  const app = new Hono<Bindings>()

  const query = async (c: Context, text: string, params: Record<string, unknown>) => {
    const identity = await deps.identify(c)
    const dataset = deps.dataset(c.req.param('dataset') ?? '')
    const perspective = perspectiveOf(c, identity)
    const answer = await deps.pool.query(dataset, {
      query: text,
      params,
      perspective,
      publicOnly: identity === null,
      identity: identity?.id ?? '<anonymous>',
      now: deps.clock(),
    })
    const tags = JSON.stringify(answer.syncTags)
    const echo = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(text)},`
    return c.body(`{${echo}"result":${answer.json},"syncTags":${tags},"ms":${answer.ms}}`, 200, {
      'content-type': 'application/json; charset=utf-8',
    })
  }
  app.get('/query/:dataset', (c) => query(c, c.req.query('query') ?? '', paramsOf(c)))
  app.post('/query/:dataset', async (c) => {
    const body = await parseJson(c, queryBody)
    return query(c, body.query, { ...paramsOf(c), ...body.params })
  })

  app.get('/doc/:dataset/:ids', async (c) => {
    const identity = await deps.identify(c)
    const dataset = deps.dataset(c.req.param('dataset'))
    const documents: Document[] = []
    const omitted: { id: string; reason: string }[] = []
    for (const id of decodeURIComponent(c.req.param('ids')).split(',').slice(0, 1_000)) {
      const found = dataset.get(id)
      if (!found) omitted.push({ id, reason: 'existence' })
      else if (identity === null && !isPublic(found)) omitted.push({ id, reason: 'permission' })
      else documents.push(deps.present(found))
    }
    return c.json({
      documents: flag(c, 'excludeContent')
        ? documents.map(({ _id, _type, _rev }) => ({ _id, _type, _rev }))
        : documents,
      omitted,
    })
  })

  app.post('/mutate/:dataset', async (c) => {
    const identity = await needWriter(deps, c)
    const dataset = deps.dataset(c.req.param('dataset'))
    const body = await parseJson(c, mutationBody)
    const transactionId = body.transactionId ?? randomUUID().replaceAll('-', '').slice(0, 22)
    return dataset.exclusively(async () => {
      const context = {
        transactionId,
        timestamp: new Date(deps.clock()).toISOString(),
        stored: dataset.get,
      }
      const state = workingState(dataset.get)
      const mutations = await resolveQueries(deps, dataset, identity, body.mutations as Mutation[])
      const results: MutationResult[] = mutations.map((it) => applyMutation(state, it, context))
      const changes = [...state.changes.values()]
      if (!flag(c, 'dryRun') && changes.length > 0) {
        await dataset.commit({
          transactionId,
          author: identity.id,
          timestamp: context.timestamp,
          changes,
          mutations,
        })
      }
      const shown = flag(c, 'returnDocuments')
        ? results.map((it) => {
            const document = state.get(it.id)
            return { ...it, ...(document ? { document: deps.present(document) } : {}) }
          })
        : results
      return c.json({ transactionId, results: shown })
    })
  })

  app.post('/actions/:dataset', async (c) => {
    const identity = await needWriter(deps, c)
    const dataset = deps.dataset(c.req.param('dataset'))
    const body = await parseJson(c, actionBody)
    const actions: Action[] = Array.isArray(body.actions) ? body.actions : [body.actions]
    const transactionId = body.transactionId ?? randomUUID().replaceAll('-', '').slice(0, 22)
    return dataset.exclusively(async () => {
      const context = {
        transactionId,
        timestamp: new Date(deps.clock()).toISOString(),
        stored: dataset.get,
      }
      const state = workingState(dataset.get)
      const mutations: Mutation[] = []
      for (const it of actions)
        applyAction(state, it, { ...context, record: (mutation) => mutations.push(mutation) })
      const changes = [...state.changes.values()]
      if (!body.dryRun && changes.length > 0) {
        await dataset.commit({
          transactionId,
          author: identity.id,
          timestamp: context.timestamp,
          changes,
          mutations,
        })
      }
      return c.json({ transactionId })
    })
  })

  app.get('/listen/:dataset', async (c) => {
    const elsewhere = deps.redirectStream(c)
    if (elsewhere) return elsewhere
    const identity = await deps.identify(c)
    const dataset = deps.dataset(c.req.param('dataset'))
    return listen(dataset, {
      query: c.req.query('query') ?? '',
      params: paramsOf(c),
      includeResult: flag(c, 'includeResult'),
      includePreviousRevision: flag(c, 'includePreviousRevision'),
      includeMutations: c.req.query('includeMutations') !== 'false',
      effects: c.req.query('effectFormat') === 'mendoza',
      resume: flag(c, 'enableResume'),
      lastEventId: c.req.header('last-event-id') ?? null,
      maySee: identity ? () => true : isPublic,
      headers: {},
    }).response
  })

  app.get('/live/events/:dataset', async (c) => {
    const elsewhere = deps.redirectStream(c)
    if (elsewhere) return elsewhere
    const identity = await deps.identify(c)
    const includeDrafts = flag(c, 'includeDrafts')
    if (includeDrafts && identity === null)
      throw new LakeError(401, 'unauthorized', 'Drafts need a token')
    return liveEvents(deps.dataset(c.req.param('dataset')), {
      includeDrafts,
      lastEventId: c.req.header('last-event-id') ?? null,
      maySee: identity ? () => true : isPublic,
      headers: {},
    }).response
  })

  app.get('/ping/:dataset', (c) => c.text('pong'))
  app.get('/references/:dataset/documents/:id/to', async (c) => {
    const identity = await needReader(deps, c)
    const dataset = deps.dataset(c.req.param('dataset'))
    void identity
    const references = dataset
      .referrers(c.req.param('id'))
      .map((documentId) => ({ documentId, projectId: deps.projectId, datasetName: dataset.name }))
    return c.json({ references, totalCount: references.length })
  })
  return app
}

export async function needReader(deps: Pick<DataDeps, 'identify'>, c: Context): Promise<Identity> {
  const identity = await deps.identify(c)
  if (!identity) throw new LakeError(401, 'unauthorized', 'Unauthorized - Session not found')
  return identity
}

async function needWriter(deps: DataDeps, c: Context): Promise<Identity> {
  const identity = await needReader(deps, c)
  if (!mayWrite(identity))
    throw new LakeError(403, 'forbidden', 'Insufficient permissions; permission "update" required')
  return identity
}

/** A deletion or patch by query names the documents that match when it runs. */
async function resolveQueries(
  deps: DataDeps,
  dataset: Dataset,
  identity: Identity,
  mutations: Mutation[],
): Promise<Mutation[]> {
  const resolved: Mutation[] = []
  for (const mutation of mutations) {
    const target =
      'delete' in mutation ? mutation.delete : 'patch' in mutation ? mutation.patch : null
    if (!target || !('query' in target) || typeof target.query !== 'string') {
      resolved.push(mutation)
      continue
    }
    const answer = await deps.pool.query(dataset, {
      query: `(${target.query})[0...${MAX_MUTATIONS}]._id`,
      params: (target.params ?? {}) as Record<string, unknown>,
      perspective: 'raw',
      publicOnly: false,
      identity: identity.id,
      now: deps.clock(),
    })
    const ids = JSON.parse(answer.json) as unknown
    const { query: _query, params: _params, ...operations } = target as Record<string, unknown>
    for (const id of Array.isArray(ids) ? ids : []) {
      resolved.push(
        'delete' in mutation ? { delete: { id: String(id) } } : { patch: { ...operations, id } },
      )
    }
  }
  return resolved
}

function paramsOf(c: Context): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(c.req.query())) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(text)
    } catch {
      throw new LakeError(400, 'invalidParameter', `Parameter ${name.slice(0, 40)} is not JSON`)
    }
  }
  return params
}

/** Strangers always read what is published; the rest follows the version of the API (before 2025-02-19: raw). */
function perspectiveOf(c: Context, identity: Identity | null): Perspective {
  const given = c.req.query('perspective')
  if (identity === null) {
    if (given !== undefined && !['published', 'raw'].includes(given))
      throw new LakeError(401, 'unauthorized', 'Only published documents are public')
    return 'published'
  }
  if (given === undefined) {
    const version = c.req.param('version') ?? ''
    return version === 'vX' || version >= 'v2025-02-19' ? 'published' : 'raw'
  }
  if (given === 'previewDrafts' || given === 'drafts') return ['drafts']
  if (given === 'raw' || given === 'published') return given
  const layers = given.split(',').filter((it) => /^[A-Za-z0-9_-]{1,64}$/.test(it))
  if (layers.length === 0) throw new LakeError(400, 'invalidParameter', 'Unknown perspective')
  return layers.filter((it) => it !== 'published')
}
