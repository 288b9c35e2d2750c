import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '../audit/audit-log.ts'
import {
  assertStorable,
  type MutationContext,
  type ResolvedMutation,
  type WorkingState,
  workingState,
} from './apply-mutations.ts'
import type { Dataset } from './dataset.ts'
import type { HeavyPatches } from './heavy-patches.ts'
import { bytesOf } from './patch-cost.ts'
import { Plan } from './plan.ts'
import type { Change } from './types.ts'
import {
  type AskedMutation,
  type Document,
  LakeError,
  type MutationResult,
  type Selection,
} from './types.ts'

type TransactionRequest = {
  by: Actor
  /** The operation, for the audit log. */
  way: string
  /** ISO time. */
  timestamp: string
  /** Set by a client that may retry; the same id with the same content is applied once. */
  transactionId?: string | undefined
  /** The content of the request, to tell a retry from a different request with the same id. */
  content: unknown
  dryRun?: boolean
  /**
   * Rejects when the author may not make these changes; called before any of them is stored. Rejects with `FactsMissing`
   * when it first has to ask elsewhere.
   */
  guard: (changes: readonly Change[]) => Promise<void>
  autoGenerateArrayKeys?: boolean
  keepsTimes?: boolean
}
type Transacted = {
  transactionId: string
  results: MutationResult[]
  get(id: string): Document | null
}

/** A guard cannot evaluate yet: nothing is stored, and the request is applied again once `ready` has settled. */
export class FactsMissing extends Error {
  readonly ready: Promise<unknown>

  constructor(ready: Promise<unknown>) {
    super('A guard has to ask elsewhere first')
    this.ready = ready
  }
}

/** A request that names things one after another is asked for each; more rounds than this are a loop. */
const MOST_ROUNDS = 20

/**
 * Applies a request completely or not at all; resolves when it is stored. Throws LakeError when it cannot be applied.
 * What a guard asks elsewhere is waited for outside the dataset's queue: other writes go on meanwhile.
 */
export async function transact(
  dataset: Dataset,
  request: TransactionRequest,
  heavy: Pick<HeavyPatches, 'run'>,
  work: Work,
): Promise<Transacted> {
  for (let round = 1; ; round += 1) {
    try {
      return await transactNow(dataset, request, heavy, work)
    } catch (error) {
      if (!(error instanceof FactsMissing) || round === MOST_ROUNDS) throw error
      await error.ready
    }
  }
}

type Work = (state: WorkingState, context: MutationContext, plan: Plan) => Promise<MutationResult[]>

function transactNow(
  dataset: Dataset,
  request: TransactionRequest,
  heavy: Pick<HeavyPatches, 'run'>,
  work: Work,
): Promise<Transacted> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(request.content))
    .digest('base64url')
  return dataset.exclusively(async () => {
    const { by, way, timestamp, transactionId = newTransactionId() } = request
    const known =
      request.transactionId === undefined ? null : await dataset.findTransaction(transactionId)
    if (known) {
      if (known.author !== by.id || known.fingerprint !== fingerprint)
        throw new LakeError(409, 'mutationError', `Transaction "${transactionId}" exists already`)
      return { transactionId, results: known.results, get: dataset.get }
    }
    const state = workingState(dataset.get)
    const context = {
      transactionId,
      timestamp,
      autoGenerateArrayKeys: request.autoGenerateArrayKeys ?? false,
      keepsTimes: request.keepsTimes ?? false,
    }
    const plan = new Plan(heavy)
    const results = await work(state, context, plan)
    const changes = [...state.changes.values()]
    for (const { after } of changes) {
      if (after === null) continue
      assertStorable(after)
      await plan.spend(bytesOf(after))
    }
    await request.guard(changes)
    dataset.assertReferences(changes)
    if (request.dryRun || changes.length === 0) return { transactionId, results, get: state.get }
    await dataset.commit({ transactionId, by, way, timestamp, changes, results, fingerprint })
    return { transactionId, results, get: dataset.get }
  })
}

export type Select = (selection: Selection, changes: Change[]) => Promise<string[]>

/** Applies mutations in order. A deletion or patch by query selects its documents when its turn comes. */
export async function applyMutations(
  state: WorkingState,
  mutations: readonly AskedMutation[],
  context: MutationContext,
  { plan, select }: { plan: Plan; select: Select },
): Promise<MutationResult[]> {
  const results: MutationResult[] = []
  for (const mutation of mutations) {
    for (const resolved of await resolve(mutation, state, select))
      results.push(await plan.apply(state, resolved, context))
  }
  return results
}

async function resolve(
  mutation: AskedMutation,
  state: WorkingState,
  select: Select,
): Promise<ResolvedMutation[]> {
  const target =
    'delete' in mutation ? mutation.delete : 'patch' in mutation ? mutation.patch : undefined
  if (!target || !('query' in target)) return [mutation as ResolvedMutation]
  const { query, params, ...operations } = target as Record<string, unknown>
  const selection = { query: String(query), params: (params ?? {}) as Record<string, unknown> }
  const ids = await select(selection, [...state.changes.values()])
  return ids.map((id) =>
    'delete' in mutation ? { delete: { id } } : { patch: { ...operations, id } },
  )
}

const newTransactionId = () => randomBytes(11).toString('hex')
