import { Mutation as Mutator } from '@sanity/mutator'
import { assertPath, assertStorable, checkedId, idOfNew, withKeys } from './document-rules.ts'
import {
  type Change,
  type Document,
  type Mutation,
  type MutationResult,
  mutationError,
} from './types.ts'

export type WorkingState = {
  get(id: string): Document | null
  changes: Map<string, Change>
}

/** The documents as a running request sees them: with the changes of its earlier steps. */
export function workingState(stored: (id: string) => Document | null): WorkingState {
  const changes = new Map<string, Change>()
  return {
    changes,
    get: (id) => {
      const change = changes.get(id)
      return change ? change.after : stored(id)
    },
  }
}

export type MutationContext = {
  transactionId: string
  /** ISO time of the transaction. */
  timestamp: string
  autoGenerateArrayKeys?: boolean
  /** An import keeps the imported update times. */
  keepsTimes?: boolean
}

/** A mutation whose queries have been resolved to ids. */
export type ResolvedMutation =
  | Exclude<Mutation, { delete: unknown }>
  | { delete: { id: string; ifRevisionID?: string } }

/** Applies one mutation to the working state; throws LakeError when it cannot be applied. */
export function applyMutation(
  state: WorkingState,
  mutation: ResolvedMutation,
  context: MutationContext,
): MutationResult {
  if ('create' in mutation) return create(state, mutation.create, 'create', context)
  if ('createOrReplace' in mutation)
    return create(state, mutation.createOrReplace, 'createOrReplace', context)
  if ('createIfNotExists' in mutation)
    return create(state, mutation.createIfNotExists, 'createIfNotExists', context)
  if ('delete' in mutation) return remove(state, mutation.delete)
  return patch(state, mutation.patch, context)
}

function create(
  state: WorkingState,
  body: Record<string, unknown>,
  how: 'create' | 'createOrReplace' | 'createIfNotExists',
  context: MutationContext,
): MutationResult {
  if (typeof body._type !== 'string' || body._type === '' || body._type.length > 128)
    throw mutationError(400, 'validationError', 'The document has no _type')
  const id = how === 'create' ? idOfNew(body._id) : checkedId(body._id)
  const existing = state.get(id)
  if (existing && how === 'createIfNotExists') return { id, operation: 'none' }
  if (existing && how === 'create') {
    const text = `Document by ID "${id}" already exists`
    throw mutationError(409, 'documentAlreadyExistsError', text, { id })
  }
  const document = {
    ...(context.autoGenerateArrayKeys ? (withKeys(body) as object) : body),
    _id: id,
    _type: body._type,
    _createdAt: existing?._createdAt ?? timeOr(body._createdAt, context.timestamp),
    _updatedAt: context.keepsTimes ? timeOr(body._updatedAt, context.timestamp) : context.timestamp,
    _rev: context.transactionId,
  } as Document
  assertStorable(document)
  record(
    state,
    id,
    document,
    how === 'create' ? { create: document } : { createOrReplace: document },
  )
  return { id, operation: existing ? 'update' : 'create' }
}

function timeOr(given: unknown, fallback: string): string {
  return typeof given === 'string' && given.length < 40 && !Number.isNaN(Date.parse(given))
    ? given
    : fallback
}

function remove(
  state: WorkingState,
  { id, ifRevisionID }: { id: string; ifRevisionID?: string },
): MutationResult {
  const existing = state.get(checkedId(id))
  if (!existing) return { id, operation: 'none' }
  assertRevision(existing, ifRevisionID)
  record(state, id, null, { delete: { id } })
  return { id, operation: 'delete' }
}

const OPERATIONS = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
] as const
const NOT_OPERATIONS = ['id', 'ifRevisionID', 'query', 'params']

function patch(
  state: WorkingState,
  body: Record<string, unknown>,
  context: MutationContext,
): MutationResult {
  const id = checkedId(body.id)
  const existing = state.get(id)
  if (!existing) {
    const text = `The document with the ID "${id}" was not found`
    throw mutationError(409, 'documentNotFoundError', text, { id })
  }
  assertRevision(existing, body.ifRevisionID)
  const operations = checkedOperations(body)
  const patched = run(existing, operations)
  if (patched._type !== existing._type)
    throw mutationError(409, 'immutableAttributeError', 'The type of a document cannot be changed')
  const document: Document = {
    ...((context.autoGenerateArrayKeys ? withKeys(patched) : patched) as Document),
    _id: id,
    _createdAt: existing._createdAt,
    _updatedAt: context.keepsTimes ? existing._updatedAt : context.timestamp,
    _rev: context.transactionId,
  }
  assertStorable(document)
  record(
    state,
    id,
    document,
    context.autoGenerateArrayKeys
      ? { createOrReplace: document }
      : { patch: { ...operations, id } },
  )
  return { id, operation: 'update' }
}

/** Returns only the operations, each of a shape that the mutator knows and with paths inside the document. */
function checkedOperations(body: Record<string, unknown>): Record<string, unknown> {
  const operations: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    if (NOT_OPERATIONS.includes(name)) continue
    if (!(OPERATIONS as readonly string[]).includes(name))
      throw mutationError(400, 'validationError', `A patch cannot "${name.slice(0, 40)}"`)
    for (const path of pathsOf(name, value)) assertPath(path)
    operations[name] = value
  }
  return operations
}

function pathsOf(operation: string, value: unknown): unknown[] {
  if (operation === 'unset' && Array.isArray(value)) return value
  if (operation === 'unset' || typeof value !== 'object' || value === null || Array.isArray(value))
    throw mutationError(400, 'validationError', `"${operation}" of a patch has the wrong form`)
  if (operation !== 'insert') return Object.keys(value)
  const { items, before, after, replace } = value as Record<string, unknown>
  if (!Array.isArray(items))
    throw mutationError(400, 'validationError', '"insert" of a patch needs items')
  return [before ?? after ?? replace]
}

/** The Studio's own mutator, so that both produce the same document. */
function run(existing: Document, operations: Record<string, unknown>): Document {
  try {
    const mutator = new Mutator({ mutations: [{ patch: { id: existing._id, ...operations } }] })
    return mutator.apply(structuredClone(existing)) as Document
  } catch (error) {
    const text = error instanceof Error ? error.message.slice(0, 200) : 'not a patch'
    throw mutationError(400, 'validationError', `The patch cannot be applied: ${text}`)
  }
}

function assertRevision(existing: Document, expected: unknown): void {
  if (expected === undefined || expected === null || expected === existing._rev) return
  const shown = String(expected).slice(0, 60)
  throw mutationError(
    409,
    'documentRevisionIDDoesNotMatchError',
    `The revision of "${existing._id}" is "${existing._rev}", not "${shown}"`,
    { id: existing._id, currentRevisionID: existing._rev, expectedRevisionID: shown },
  )
}

function record(state: WorkingState, id: string, after: Document | null, done: Mutation): void {
  const known = state.changes.get(id)
  if (known) {
    known.after = after
    known.mutations.push(done)
  } else state.changes.set(id, { id, before: state.get(id), after, mutations: [done] })
}
