import { randomBytes, randomUUID } from 'node:crypto'
import { mutationError } from './types.ts'

const ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/
const MAX_DOCUMENT_CHARACTERS = 2 * 1024 * 1024
const MAX_DEPTH = 60
const MAX_KEY_LENGTH = 256
/** Names that JavaScript itself uses on objects: a field of such a name would confuse the evaluator. */
const RESERVED = new Set(['__proto__', 'hasOwnProperty', 'toJSON'])
const RESERVED_IN_PATH = /(^|[.[\]'"])(__proto__|constructor|prototype|hasOwnProperty)([.[\]'"]|$)/

/** The id of a new document: one that ends with a dot is completed, a missing one is generated. */
export function idOfNew(given: unknown): string {
  if (given === undefined || given === null || given === '') return randomUUID()
  if (typeof given === 'string' && given.endsWith('.')) return checkedId(`${given}${randomUUID()}`)
  return checkedId(given)
}

/** Throws LakeError for an invalid document id. */
export function checkedId(given: unknown): string {
  if (typeof given !== 'string' || !ID.test(given) || given.includes('..') || given.endsWith('.')) {
    const shown = JSON.stringify(given ?? null).slice(0, 60)
    throw mutationError(400, 'validationError', `${shown} is not a document id`)
  }
  return given
}

/** Throws LakeError for a document that is too large, too deep, or has a forbidden field. */
export function assertStorable(document: object): void {
  assertFields(document, 0)
  if (JSON.stringify(document).length > MAX_DOCUMENT_CHARACTERS)
    throw mutationError(413, 'validationError', 'The document is too large')
}

function assertFields(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH)
    throw mutationError(400, 'validationError', `The document is nested deeper than ${MAX_DEPTH}`)
  if (!Array.isArray(value)) {
    for (const key of Object.keys(value)) {
      if (RESERVED.has(key) || key.length > MAX_KEY_LENGTH)
        throw mutationError(400, 'validationError', `"${key.slice(0, 40)}" cannot be a field`)
    }
  }
  for (const item of Object.values(value)) assertFields(item, depth + 1)
}

/** Throws LakeError for a patch path that leads out of the document. */
export function assertPath(path: unknown): void {
  if (typeof path !== 'string' || path.length > 1_000 || RESERVED_IN_PATH.test(path)) {
    const shown = JSON.stringify(path ?? null).slice(0, 60)
    throw mutationError(400, 'validationError', `${shown} is not a path of a patch`)
  }
}

/** Gives every object in a list a `_key`; returns the same value when all have one. */
export function withKeys(value: unknown): unknown {
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
