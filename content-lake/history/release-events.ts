import { applyEffect } from '../documents/effects.ts'
import { type Document, isVersion, publishedId } from '../documents/types.ts'
import type { EffectRow } from './history-store.ts'

type Event = Record<string, unknown>
type Told = { before: Document | null; after: Document | null }

/**
 * The events of a release, newest first, as the Studio's activity list names them: its own, and versions that editors
 * added or removed. Edits of its title are not included: the Studio reads those from the transactions. Pure.
 */
export function toReleaseEvents(
  now: Document | null,
  releaseName: string,
  newestFirst: readonly EffectRow[],
): Event[] {
  let after = now
  const ofItself = new Map<string, Told>()
  for (const row of newestFirst) {
    if (isVersion(row.documentId)) continue
    const before = applyEffect(after, row.revert, row.beforeRev)
    ofItself.set(row.transactionId, { before, after })
    after = before
  }
  return newestFirst.flatMap((row) => {
    const itself = ofItself.get(row.transactionId)
    const event = isVersion(row.documentId)
      ? ofVersion(row, itself)
      : itself
        ? ofRelease(itself)
        : null
    if (!event) return []
    const { at: timestamp, author, transactionId: id } = row
    return [{ id, timestamp, author, releaseName, ...event }]
  })
}

function ofRelease({ before, after }: Told): Event | null {
  if (!after) return null
  if (!before) return { type: 'createRelease' }
  const moved = before.publishAt !== after.publishAt
  switch (after.state) {
    case 'scheduled':
      return moved ? { type: 'scheduleRelease', publishAt: after.publishAt } : null
    case 'published':
      return before.state === 'published' ? null : { type: 'publishRelease' }
    case 'archived':
      return before.state === 'archived' ? null : { type: 'archiveRelease' }
    case 'active':
      if (before.state === 'scheduled') return { type: 'unscheduleRelease' }
      return before.state === 'archived' ? { type: 'unarchiveRelease' } : null
    default:
      return null
  }
}

/** A version that disappears because its release is published or archived was not removed by an editor. */
function ofVersion(row: EffectRow, itself: Told | undefined): Event | null {
  if (itself && itself.before?.state !== itself.after?.state) return null
  const { documentId: versionId, beforeRev, afterRev } = row
  if (beforeRev && afterRev) return null
  const told = {
    documentId: publishedId(versionId),
    documentType: applyEffect(null, beforeRev ? row.revert : row.apply, null)?._type,
    versionId,
    versionRevisionId: afterRev ?? beforeRev,
  }
  return beforeRev
    ? { type: 'discardDocumentFromRelease', ...told }
    : { type: 'addDocumentToRelease', ...told }
}
