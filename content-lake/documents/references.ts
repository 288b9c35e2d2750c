import { type Change, type Document, isPublished, mutationError } from './types.ts'

/** Ids that a document refers to strongly: such a reference blocks the deletion of its target. */
export function strongReferences(document: Document): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item)
    } else if (typeof value === 'object' && value !== null) {
      const { _ref, _weak, _dataset, _projectId } = value as Record<string, unknown>
      const elsewhere = _dataset !== undefined || _projectId !== undefined
      if (typeof _ref === 'string' && _weak !== true && !elsewhere) found.add(_ref)
      for (const item of Object.values(value)) walk(item)
    }
  }
  walk(document)
  return found
}

/** All ids that a document refers to, as `references()` of GROQ sees them. */
export function allReferences(document: Document): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item)
    } else if (typeof value === 'object' && value !== null) {
      const { _ref } = value as Record<string, unknown>
      if (typeof _ref === 'string') found.add(_ref)
      for (const item of Object.values(value)) walk(item)
    }
  }
  walk(document)
  return found
}

/**
 * The Studio lets a draft refer weakly to an unpublished document and marks such references. When the draft is
 * published, they get the strength that the schema sets.
 */
export function strengthened<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(strengthened) as Value
  if (typeof value !== 'object' || value === null) return value
  const { _strengthenOnPublish, ...rest } = value as Record<string, unknown>
  if (_strengthenOnPublish !== undefined) {
    const weak = (_strengthenOnPublish as { weak?: unknown } | null)?.weak
    if (weak !== true) delete rest._weak
  }
  for (const [key, item] of Object.entries(rest)) rest[key] = strengthened(item)
  return rest as Value
}

const MAX_LISTED = 100

/** Which documents refer to a document by a strong reference. */
export class ReferenceIndex {
  readonly #holders = new Map<string, Set<string>>()

  replace(before: Document | null, after: Document | null): void {
    if (before) {
      for (const target of strongReferences(before)) {
        const holders = this.#holders.get(target)
        holders?.delete(before._id)
        if (holders?.size === 0) this.#holders.delete(target)
      }
    }
    if (!after) return
    for (const target of strongReferences(after)) {
      const holders = this.#holders.get(target) ?? new Set()
      this.#holders.set(target, holders.add(after._id))
    }
  }

  holdersOf(id: string): string[] {
    return [...(this.#holders.get(id) ?? [])]
  }
}

/**
 * Checks a transaction by the state in which it would leave the documents. A strong reference blocks the deletion of
 * its target, and the error names the documents that hold it; a published document cannot start to refer to one that
 * does not exist.
 */
export function assertReferences(
  changes: readonly Change[],
  stored: (id: string) => Document | null,
  references: ReferenceIndex,
): void {
  const changed = new Map(changes.map((it) => [it.id, it.after]))
  const afterwards = (id: string) => (changed.has(id) ? (changed.get(id) ?? null) : stored(id))
  for (const { id, before, after } of changes) {
    if (!isPublished(id)) continue
    if (after === null) {
      const holders = references.holdersOf(id).filter((holder) => {
        const document = afterwards(holder)
        return document !== null && strongReferences(document).has(id)
      })
      // The deleted document's own draft may refer to it.
      if (before !== null && holders.length > 0) throw heldError(id, holders)
      continue
    }
    const known = before ? strongReferences(before) : new Set<string>()
    for (const target of strongReferences(after)) {
      if (known.has(target) || afterwards(target) !== null) continue
      const text = `Document "${id}" references non-existent document "${target}"`
      throw mutationError(409, 'referencedDocumentNotFoundError', text, { id, referenceID: target })
    }
  }
}

function heldError(id: string, holders: string[]) {
  const listed = holders.slice(0, MAX_LISTED)
  const names = listed.map((it) => `"${it}"`).join(', ')
  const text = `Document "${id}" cannot be deleted as there are references to it from ${names}`
  return mutationError(409, 'documentHasExistingReferencesError', text, {
    id,
    referencingIDs: listed,
  })
}
