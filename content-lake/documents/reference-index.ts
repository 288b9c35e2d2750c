import { strongReferences } from './references.ts'
import { type Change, type Document, isPublished, mutationError } from './types.ts'

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
