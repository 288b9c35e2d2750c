import { randomBytes, randomUUID } from 'node:crypto'
import {
  bytesOf,
  costOfPatch,
  exactBytesOf,
  MAX_COST_AT_ONCE,
  mayMultiply,
  noteBytes,
  tooCostly,
} from './patch-cost.ts'
import { runPatch } from './run-patch.ts'
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
  const prepared = preparePatch(state, mutation.patch)
  // A caller that can wait has a `Plan`, which hands such a patch to a worker.
  if (prepared.cost > MAX_COST_AT_ONCE) throw tooCostly()
  const patched = runPatch(prepared.existing, prepared.operations)
  return finishPatch(state, prepared, patched, context)
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
  assertFields(body, 0)
  const document = {
    ...(context.autoGenerateArrayKeys ? (withKeys(body) as object) : body),
    _id: id,
    _type: body._type,
    _createdAt: existing?._createdAt ?? timeOr(body._createdAt, context.timestamp),
    _updatedAt: context.keepsTimes ? timeOr(body._updatedAt, context.timestamp) : context.timestamp,
    _rev: context.transactionId,
  } as Document
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

/** A patch and the document that it changes, checked; `cost` is what running it takes (`costOfPatch`). */
type PreparedPatch = {
  existing: Document
  operations: Record<string, unknown>
  cost: number
}

export function preparePatch(state: WorkingState, body: Record<string, unknown>): PreparedPatch {
  const id = checkedId(body.id)
  const existing = state.get(id)
  if (!existing) {
    const text = `The document with the ID "${id}" was not found`
    throw mutationError(409, 'documentNotFoundError', text, { id })
  }
  assertRevision(existing, body.ifRevisionID)
  const operations = checkedOperations(body)
  for (const operation of Object.values(operations) as object[])
    for (const value of Object.values(operation)) assertFields(value, 1)
  return { existing, operations, cost: costOfPatch(bytesOf(existing), operations) }
}

/** Puts the patched document in place of the existing one. */
export function finishPatch(
  state: WorkingState,
  { existing, operations }: PreparedPatch,
  patched: Document,
  context: MutationContext,
): MutationResult {
  const id = existing._id
  if (patched._type !== existing._type)
    throw mutationError(409, 'immutableAttributeError', 'The type of a document cannot be changed')
  const document: Document = {
    ...((context.autoGenerateArrayKeys ? withKeys(patched) : patched) as Document),
    _id: id,
    _createdAt: existing._createdAt,
    _updatedAt: context.keepsTimes ? existing._updatedAt : context.timestamp,
    _rev: context.transactionId,
  }
  // A value that was put in many places is counted now: the next patch would multiply it again.
  if (mayMultiply(operations)) assertFields(document, 0)
  else noteBytes(document, bytesOf(existing) + JSON.stringify(operations).length)
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

const ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/
const MAX_DOCUMENT_CHARACTERS = 2 * 1024 * 1024
const MAX_DEPTH = 60
const MAX_KEY_LENGTH = 256
/** Of one object. No type of ours comes near it, and each copy of tens of thousands holds the process. */
const MAX_FIELDS = 2_000
/** Names that JavaScript itself uses on objects: a field of such a name would confuse the evaluator. */
const RESERVED = new Set(['__proto__', 'hasOwnProperty', 'toJSON'])
const RESERVED_IN_PATH = /(^|[.[\]'"])(__proto__|constructor|prototype|hasOwnProperty)([.[\]'"]|$)/

/** The id of a new document: one that ends with a dot is completed, a missing one is generated. */
function idOfNew(given: unknown): string {
  if (given === undefined || given === null || given === '') return randomUUID()
  if (typeof given === 'string' && given.endsWith('.')) return checkedId(`${given}${randomUUID()}`)
  return checkedId(given)
}

/** Throws LakeError for an invalid document id. */
function checkedId(given: unknown): string {
  if (typeof given !== 'string' || !ID.test(given) || given.includes('..') || given.endsWith('.')) {
    const shown = JSON.stringify(given ?? null).slice(0, 60)
    throw mutationError(400, 'validationError', `${shown} is not a document id`)
  }
  return given
}

/**
 * Throws LakeError for a document that is too large, too deep, or has a forbidden field. Once for each document that a
 * transaction leaves behind, however often it changed.
 */
export function assertStorable(document: Document): void {
  assertFields(document, 0)
  if (exactBytesOf(document) > MAX_DOCUMENT_CHARACTERS) throw tooLarge()
}

const tooLarge = () => mutationError(413, 'validationError', 'The document is too large')

/**
 * Looks at no more than a document may have: what the same value in many places would come to is not known before.
 * Throws LakeError.
 */
function assertFields(value: unknown, depth: number, seen = { characters: 0 }): void {
  if (typeof value === 'string') seen.characters += value.length
  seen.characters += 1
  if (seen.characters > MAX_DOCUMENT_CHARACTERS) throw tooLarge()
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH)
    throw mutationError(400, 'validationError', `The document is nested deeper than ${MAX_DEPTH}`)
  if (!Array.isArray(value)) {
    const keys = Object.keys(value)
    if (keys.length > MAX_FIELDS)
      throw mutationError(400, 'validationError', `An object has more than ${MAX_FIELDS} fields`)
    for (const key of keys) {
      seen.characters += key.length
      if (RESERVED.has(key) || key.length > MAX_KEY_LENGTH)
        throw mutationError(400, 'validationError', `"${key.slice(0, 40)}" cannot be a field`)
    }
  }
  for (const item of Object.values(value)) assertFields(item, depth + 1, seen)
}

/** Throws LakeError for a patch path that leads out of the document. */
function assertPath(path: unknown): void {
  if (typeof path !== 'string' || path.length > 1_000 || RESERVED_IN_PATH.test(path)) {
    const shown = JSON.stringify(path ?? null).slice(0, 60)
    throw mutationError(400, 'validationError', `${shown} is not a path of a patch`)
  }
}

/** Gives every object in a list a `_key`; returns the same value when all have one. */
function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => {
      const inner = withKeys(item)
      return isObject(inner) && inner._key === undefined
        ? { ...inner, _key: randomBytes(6).toString('hex') }
        : inner
    })
    return items.some((it, i) => it !== value[i]) ? items : value
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, withKeys(item)] as const)
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
