import { randomUUID } from 'node:crypto'
import { Mutation as Mutator } from '@sanity/mutator'
import { type Change, type Document, LakeError, type Mutation } from './types.ts'

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/
const MAX_DOCUMENT_BYTES = 2 * 1024 * 1024

export type WorkingState = {
  get(id: string): Document | null
  changes: Map<string, Change>
}

/** What a request sees while it runs: earlier steps of the same request included. */
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

export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }

/** Applies one mutation to the working state; throws LakeError when it cannot be. `ids` resolves queries. */
export function applyMutation(
  state: WorkingState,
  mutation: Mutation,
  context: { transactionId: string; timestamp: string; stored: (id: string) => Document | null },
): MutationResult {
  if ('create' in mutation) return create(state, mutation.create, 'create', context)
  if ('createOrReplace' in mutation)
    return create(state, mutation.createOrReplace, 'createOrReplace', context)
  if ('createIfNotExists' in mutation)
    return create(state, mutation.createIfNotExists, 'createIfNotExists', context)
  if ('delete' in mutation) {
    const target = mutation.delete
    if (!('id' in target))
      throw new LakeError(400, 'mutationError', 'delete by query must be resolved first')
    return remove(state, target, context)
  }
  return patch(state, mutation.patch, context)
}

type Context = { transactionId: string; timestamp: string; stored: (id: string) => Document | null }

function record(state: WorkingState, id: string, after: Document | null, context: Context): void {
  const known = state.changes.get(id)
  if (known) known.after = after
  else state.changes.set(id, { id, before: context.stored(id), after })
}

function create(
  state: WorkingState,
  body: Record<string, unknown>,
  how: 'create' | 'createOrReplace' | 'createIfNotExists',
  context: Context,
): MutationResult {
  if (typeof body._type !== 'string' || body._type === '') {
    throw new LakeError(400, 'mutationError', 'The document has no _type')
  }
  const id = idOf(body._id, how)
  const existing = state.get(id)
  if (existing && how === 'createIfNotExists') return { id, operation: 'none' }
  if (existing && how === 'create') {
    throw new LakeError(
      409,
      'mutationError',
      `The mutation(s) failed: Document by ID "${id}" already exists`,
      {
        items: [
          {
            error: {
              type: 'documentAlreadyExistsError',
              id,
              description: `Document by ID "${id}" already exists`,
            },
          },
        ],
      },
    )
  }
  const document = {
    ...body,
    _id: id,
    _type: body._type,
    _createdAt: existing?._createdAt ?? timeOr(body._createdAt, context.timestamp),
    _updatedAt: context.timestamp,
    _rev: context.transactionId,
  } as Document
  assertSize(document)
  record(state, id, document, context)
  return { id, operation: existing ? 'update' : 'create' }
}

function idOf(given: unknown, how: string): string {
  if (given === undefined && how === 'create') return randomUUID()
  if (typeof given !== 'string' || given === '') {
    if (how === 'create') return randomUUID()
    throw new LakeError(400, 'mutationError', `${how} needs an _id`)
  }
  if (given.endsWith('.') && how === 'create') return `${given}${randomUUID()}`
  if (!ID.test(given) || given.includes('..')) {
    throw new LakeError(400, 'mutationError', `"${given.slice(0, 60)}" is not a document id`)
  }
  return given
}

const timeOr = (given: unknown, fallback: string) =>
  typeof given === 'string' && !Number.isNaN(Date.parse(given)) ? given : fallback

function remove(
  state: WorkingState,
  target: { id: string; ifRevisionID?: string },
  context: Context,
): MutationResult {
  const existing = state.get(target.id)
  if (!existing) return { id: target.id, operation: 'none' }
  assertRevision(existing, target.ifRevisionID)
  record(state, target.id, null, context)
  return { id: target.id, operation: 'delete' }
}

function patch(
  state: WorkingState,
  body: Record<string, unknown>,
  context: Context,
): MutationResult {
  const { id, ifRevisionID, ...operations } = body
  if (typeof id !== 'string') throw new LakeError(400, 'mutationError', 'The patch has no id')
  const existing = state.get(id)
  if (!existing) {
    throw new LakeError(
      409,
      'mutationError',
      `The mutation(s) failed: The document with the ID "${id}" was not found`,
      {
        items: [
          {
            error: {
              type: 'documentNotFoundError',
              id,
              description: `The document with the ID "${id}" was not found`,
            },
          },
        ],
      },
    )
  }
  assertRevision(existing, ifRevisionID)
  let after: Document
  try {
    const mutator = new Mutator({ mutations: [{ patch: { id, ...operations } as never }] })
    after = mutator.apply(structuredClone(existing) as never) as Document
  } catch (error) {
    throw new LakeError(
      400,
      'mutationError',
      `The patch cannot be applied: ${(error as Error).message.slice(0, 200)}`,
    )
  }
  const document: Document = {
    ...after,
    _id: existing._id,
    _type: existing._type,
    _createdAt: existing._createdAt,
    _updatedAt: context.timestamp,
    _rev: context.transactionId,
  }
  assertSize(document)
  record(state, id, document, context)
  return { id, operation: 'update' }
}

function assertRevision(existing: Document, expected: unknown): void {
  if (expected !== undefined && expected !== existing._rev) {
    throw new LakeError(
      409,
      'mutationError',
      `The mutation(s) failed: revision of "${existing._id}" is "${existing._rev}", not "${String(expected).slice(0, 60)}"`,
      {
        items: [
          {
            error: {
              type: 'documentRevisionIDDoesNotMatchError',
              id: existing._id,
              currentRevisionID: existing._rev,
              expectedRevisionID: String(expected).slice(0, 60),
            },
          },
        ],
      },
    )
  }
}

function assertSize(document: Document): void {
  if (JSON.stringify(document).length > MAX_DOCUMENT_BYTES) {
    throw new LakeError(413, 'mutationError', 'The document is too large')
  }
}
