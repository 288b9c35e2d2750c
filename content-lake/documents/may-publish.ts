import { type Change, type Document, LakeError } from './types.ts'

/** What stands against a document being public, each as a sentence; the host knows, the lake asks. */
export type FindingsAgainstPublishing = (document: Document) => readonly string[]

/**
 * Throws 409 when a change would make public, or leave public, what must not be: whoever writes it, by the
 * Studio, an action or a token. A document that was public before the rule may be taken away, not changed.
 */
export function assertMayPublish(
  changes: readonly Change[],
  against: FindingsAgainstPublishing,
): void {
  for (const { id, after } of changes) {
    // A dot in an id keeps it from the public: drafts, versions, the lake's own.
    if (!after || id.includes('.')) continue
    const findings = against(after)
    if (findings.length > 0)
      throw new LakeError(
        409,
        'publishRefusedError',
        `The document "${id}" may not be public: ${findings.join(' ')}`,
      )
  }
}
