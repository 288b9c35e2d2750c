import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '../audit/audit-log.ts'
import {
  applyMutation,
  type MutationContext,
  type ResolvedMutation,
  type WorkingState,
  workingState,
} from './apply-mutations.ts'
import type { Dataset } from './dataset.ts'
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
   * Throws when the author may not make these changes; called before any of them is stored. Throws `FactsMissing` when
   * it first has to ask elsewhere.
   */
  guard: (changes: readonly Change[]) => void
  autoGenerateArrayKeys?: boolean
  keepsTimes?: boolean
}
type Transacted = {
  transactionId: string
  results: MutationResult[]
  get(id: string): Document | null
}

/** A guard cannot judge yet: nothing is stored, and the request is applied again once `ready` has settled. */
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
  plan: Plan,
): Promise<Transacted> {
  for (let round = 1; ; round += 1) {
    try {
      return await transactNow(dataset, request, plan)
    } catch (error) {
      if (!(error instanceof FactsMissing) || round === MOST_ROUNDS) throw error
      await error.ready
    }
  }
}

type Plan = (state: WorkingState, context: MutationContext) => Promise<MutationResult[]>

function transactNow(
  dataset: Dataset,
  request: TransactionRequest,
  plan: Plan,
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
    const results = await plan(state, context)
    const changes = [...state.changes.values()]
    request.guard(changes)
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
  select: Select,
): Promise<MutationResult[]> {
  const results: MutationResult[] = []
  for (const mutation of mutations) {
    for (const resolved of await resolve(mutation, state, select))
      results.push(applyMutation(state, resolved, context))
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
