import { Hono } from 'hono'
import { z } from 'zod'
import { type Identity, mayAdminister } from '../auth/auth.ts'
import { action, applyAction } from '../documents/actions.ts'
import type { Dataset } from '../documents/dataset.ts'
import {
  applyReleaseAction,
  assertOpen,
  type ReleaseAction,
  releaseAction,
} from '../documents/releases.ts'
import { applyMutations, type Select, transact } from '../documents/transact.ts'
import {
  type AskedMutation,
  type Change,
  isLakesOwn,
  LakeError,
  type MutationResult,
} from '../documents/types.ts'
import type { Perspective } from '../query/perspective.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, flag, parseJson, rawOf } from './request.ts'

/** As at Sanity: parsing more would hold the process for too long. */
const MAX_BODY_BYTES = 4 * 1024 * 1024
const MAX_MUTATIONS = 1_000
/** Documents that one deletion or patch by query may select. */
const MAX_SELECTED = 10_000

const transactionId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/)
  .optional()
const fields = z.record(z.string(), z.unknown())
const selection = z.object({ query: z.string(), params: fields.optional() })
const mutation = z.union([
  z.strictObject({ create: fields }),
  z.strictObject({ createOrReplace: fields }),
  z.strictObject({ createIfNotExists: fields }),
  z.strictObject({
    delete: z.union([z.object({ id: z.string(), ifRevisionID: z.string().optional() }), selection]),
  }),
  z.strictObject({
    patch: z.union([z.looseObject({ id: z.string() }), selection.loose()]),
  }),
])
const mutationBody = z.object({ mutations: z.array(mutation).max(MAX_MUTATIONS), transactionId })
const anyAction = z.union([action, releaseAction])
const actionBody = z.object({
  actions: z.union([
    z.array(anyAction).min(1).max(MAX_MUTATIONS),
    anyAction.transform((it) => [it]),
  ]),
  transactionId,
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
  dryRun: z.boolean().optional(),
})

type AnyAction = z.infer<typeof anyAction>
const isReleaseAction = (given: AnyAction): given is ReleaseAction =>
  given.actionType.startsWith('sanity.action.release.')

/** The requested operations, each name once, for the audit log. */
const wayOf = (how: string, names: readonly string[]) => `${how}: ${[...new Set(names)].join(', ')}`

const isReleaseImport = ({ actionType }: AnyAction) => actionType === 'sanity.action.release.import'

/** Writes: each request is one transaction, stored before the response is sent. */
export function mutateRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  const now = () => new Date(parts.clock()).toISOString()

  app.post('/mutate/:dataset', async (c) => {
    const identity = await parts.access.needWriter(c)
    const dataset = parts.dataset(c.req.param('dataset'))
    const body = await parseJson(c, mutationBody, MAX_BODY_BYTES)
    const mutations = body.mutations as AskedMutation[]
    const dryRun = flag(c, 'dryRun')
    c.set('isTrial', dryRun)
    const administers = mayAdminister(identity)
    // The tag of the official importer. The imported versions may belong to a scheduled release.
    const imports = administers && (c.req.query('tag') ?? '').startsWith('sanity.import.')
    const select = selectorOf(parts, dataset, identity, rawOf(c))
    const done = await transact(
      dataset,
      {
        by: identity,
        way: wayOf(
          'mutate',
          mutations.map((it) => Object.keys(it)[0] ?? ''),
        ),
        timestamp: now(),
        transactionId: body.transactionId,
        content: mutations,
        guard: parts.access.guardOf(identity, dataset),
        dryRun,
        autoGenerateArrayKeys: flag(c, 'autoGenerateArrayKeys'),
        keepsTimes: imports,
      },
      parts.heavyPatches,
      async (state, context, plan) => {
        const results = await applyMutations(state, mutations, context, { plan, select })
        const ids = [...state.changes.keys()]
        if (!imports) assertOpen(state, ids)
        if (ids.some(isLakesOwn) && !administers)
          throw new LakeError(403, 'forbidden', 'Releases are changed by their own actions')
        return results
      },
    )
    const sees = parts.access.seesOf(identity)
    const withDocument = (result: MutationResult) => {
      const document = done.get(result.id)
      return document && sees(document) ? { ...result, document } : result
    }
    return c.json({
      transactionId: done.transactionId,
      results: flag(c, 'returnDocuments') ? done.results.map(withDocument) : done.results,
    })
  })

  app.post('/actions/:dataset', async (c) => {
    const identity = await parts.access.needWriter(c)
    const dataset = parts.dataset(c.req.param('dataset'))
    const body = await parseJson(c, actionBody, MAX_BODY_BYTES)
    const dryRun = body.dryRun ?? flag(c, 'dryRun')
    c.set('isTrial', dryRun)
    const guard = parts.access.guardOf(identity, dataset)
    const rights = parts.access.rightsOf(identity, dataset)
    const done = await transact(
      dataset,
      {
        by: identity,
        way: wayOf(
          'action',
          body.actions.map((it) => it.actionType.slice('sanity.action.'.length)),
        ),
        timestamp: now(),
        transactionId: body.transactionId,
        content: body.actions,
        guard,
        dryRun,
        keepsTimes: body.actions.every(isReleaseImport),
      },
      parts.heavyPatches,
      async (state, context, plan) => {
        for (const given of body.actions) {
          if (isReleaseAction(given)) {
            const planned: Change[] = []
            applyReleaseAction(state, given, {
              ...context,
              author: identity.id,
              administers: mayAdminister(identity),
              stored: () => dataset.all(),
              assertMayChange: (documents) => rights.assertMayChange(documents),
              willPublish: (changes) => planned.push(...changes),
            })
            await guard(planned)
            dataset.assertReferences(planned)
          } else assertOpen(state, await applyAction(state, given, context, plan))
        }
        return []
      },
    )
    return c.json({ transactionId: done.transactionId })
  })
  return app
}

/** Runs a mutation's query in the workers, with the changes of the running transaction included. */
function selectorOf(
  parts: LakeParts,
  dataset: Dataset,
  identity: Identity,
  perspective: Perspective,
): Select {
  return async ({ query, params }, changes) => {
    const { json } = await parts.pool.query(
      dataset,
      {
        query: `(${query}\n)[0..${MAX_SELECTED}]._id`,
        params: params ?? {},
        perspective,
        sight: parts.access.sightOf(identity),
        identity: identity.id,
        now: parts.clock(),
      },
      {
        caller: { kind: 'editor', key: identity.id },
        overlay: changes.map(({ id, after }) => ({ id, after })),
      },
    )
    const ids: unknown = JSON.parse(json)
    if (!Array.isArray(ids))
      throw new LakeError(400, 'mutationError', 'The query of the mutation selects no documents')
    if (ids.length > MAX_SELECTED)
      throw new LakeError(
        400,
        'mutationError',
        `The query selects more than ${MAX_SELECTED} documents`,
      )
    return ids.filter((it) => typeof it === 'string')
  }
}
