import { Mutation as Mutator } from '@sanity/mutator'
import { type Document, mutationError } from './types.ts'

/**
 * The Studio's own mutator, so that both produce the same document. It copies what it changes: the given document stays
 * as it is. Throws LakeError.
 */
export function runPatch(existing: Document, operations: Record<string, unknown>): Document {
  try {
    const mutator = new Mutator({ mutations: [{ patch: { id: existing._id, ...operations } }] })
    return mutator.apply(existing) as Document
  } catch (error) {
    const text = error instanceof Error ? error.message.slice(0, 200) : 'not a patch'
    throw mutationError(400, 'validationError', `The patch cannot be applied: ${text}`)
  }
}
