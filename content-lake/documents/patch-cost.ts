import { type Document, type LakeError, mutationError } from './types.ts'

/** One unit is one byte of a document that an operation looks at: some nanoseconds. */
type Cost = number

/** What may run in one piece on the main thread: some tens of milliseconds. A worker runs what costs more. */
export const MAX_COST_AT_ONCE: Cost = 4_000_000
/** After so much work others have their turn. */
export const COST_OF_TURN: Cost = 2_000_000
/** Of one transaction. What costs more would not end before the deadline of the worker: it is refused before. */
export const MAX_COST_OF_TRANSACTION: Cost = 250_000_000

/** A path that may match many places compares each of them. */
const MANY = 20
/** The matches of a recursive path are compared with each other: their number grows with the document. */
const BYTES_OF_RECURSIVE_MATCH = 2_000

/**
 * What a patch costs: the bytes of the document and of the values, for each path. Counted from the patch and the size
 * of the document, so that it is known before the patch runs.
 */
export function costOfPatch(bytes: number, operations: Record<string, unknown>): Cost {
  const size = bytes + JSON.stringify(operations).length
  let weight = 0
  for (const path of pathsOf(operations)) {
    if (path.includes('..')) weight += Math.max(MANY, size / BYTES_OF_RECURSIVE_MATCH)
    else weight += matchesMany(path) ? MANY : 1
  }
  const { diffMatchPatch } = operations
  if (diffMatchPatch !== undefined)
    for (const text of Object.values(diffMatchPatch as object)) weight += hunksOf(String(text))
  return Math.ceil(size * weight)
}

/** Whether a patch may put one value in many places: then its size says little about that of the document. */
export const mayMultiply = (operations: Record<string, unknown>): boolean =>
  pathsOf(operations).some((it) => it.includes('..') || matchesMany(it))

/** An index or a key finds one member of a list; all else may find many. */
const ONE_MEMBER = /\[(?:-?\d+|_key\s*==\s*(?:"[^"]*"|'[^']*'))\]/g

const matchesMany = (path: string) => /[[\]*:,]/.test(path.replace(ONE_MEMBER, ''))

const hunksOf = (text: string) => text.split('@@ -').length - 1

/** The paths of checked operations. */
function pathsOf(operations: Record<string, unknown>): string[] {
  return Object.entries(operations).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map(String)
    if (name !== 'insert') return Object.keys(value as object)
    const { before, after, replace } = value as Record<string, unknown>
    return [String(before ?? after ?? replace)]
  })
}

const known = new WeakMap<Document, number>()

/** The length of a document as JSON, or an upper estimate that was noted. */
export const bytesOf = (document: Document): number => known.get(document) ?? exactBytesOf(document)

export function exactBytesOf(document: Document): number {
  const bytes = JSON.stringify(document).length
  known.set(document, bytes)
  return bytes
}

export function noteBytes(document: Document, atMost: number): void {
  known.set(document, atMost)
}

export const tooCostly = (): LakeError =>
  mutationError(
    400,
    'validationError',
    'The patches look at too much of their documents. Send fewer at once, or name each place by its key instead of ".." or "[]".',
  )
