import { type Change, type Document, LakeError } from './types.ts'

/** The reasons why a document must not be public, one sentence each; the host knows them, the lake asks. */
export type FindingsAgainstPublishing = (document: Document) => readonly string[]

/**
 * Throws 409 when a change would make or keep something public that must not be, whether it comes from the Studio, an
 * action or a token. A document that was public before the rule may be unpublished, not changed.
 */
export function assertMayPublish(
  changes: readonly Change[],
  against: FindingsAgainstPublishing,
): void {
  for (const { id, after } of changes) {
    // An id with a dot is not public: drafts, versions, the lake's own documents.
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
