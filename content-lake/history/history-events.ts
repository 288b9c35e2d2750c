import { applyEffect } from '../documents/effects.ts'
import { type Document, draftId, isPublished, isVersion, publishedId } from '../documents/types.ts'
import type { EffectRow } from './history-store.ts'

type Event = Record<string, unknown>

/** The ids that make up the history of a document: the published one, and its draft or version. */
export function groupOf(id: string): string[] {
  return isPublished(id) ? [id, draftId(id)] : [publishedId(id), id]
}

/**
 * The events of a document, newest first, as the Studio's timeline names them. Edits of a draft are not included: the
 * Studio reads those from the transactions. Pure.
 */
export function toDocumentEvents(id: string, newestFirst: readonly EffectRow[]): Event[] {
  const byTransaction = new Map<string, EffectRow[]>()
  for (const row of newestFirst) {
    const known = byTransaction.get(row.transactionId)
    if (known) known.push(row)
    else byTransaction.set(row.transactionId, [row])
  }
  return [...byTransaction.entries()].flatMap(([transactionId, rows]) => {
    const published = rows.find((it) => isPublished(it.documentId))
    const version = rows.find((it) => !isPublished(it.documentId))
    const event = isPublished(id) ? ofPublished(published, version) : ofVersion(published, version)
    const [any] = rows
    if (!event || !any) return []
    const { at: timestamp, author } = any
    return [{ id: transactionId, timestamp, author, documentId: publishedId(id), ...event }]
  })
}

function ofPublished(published?: EffectRow, version?: EffectRow): Event | null {
  if (!published) return null
  const revisionId = published.transactionId
  if (published.afterRev && version?.beforeRev && !version.afterRev)
    return publication(published, version)
  if (published.afterRev)
    return { type: published.beforeRev ? 'updateLiveDocument' : 'createLiveDocument', revisionId }
  if (!version?.afterRev) return { type: 'deleteDocumentGroup' }
  const { documentId: versionId } = version
  return { type: 'unpublishDocument', versionId, versionRevisionId: revisionId }
}

function ofVersion(published?: EffectRow, version?: EffectRow): Event | null {
  if (!version) return null
  const of = { versionId: version.documentId, versionRevisionId: version.transactionId }
  if (!version.beforeRev) return { type: 'createDocumentVersion', ...of }
  if (version.afterRev) return null
  if (published?.afterRev) return publication(published, version)
  return { type: 'deleteDocumentVersion', ...of }
}

const publication = (published: EffectRow, version: EffectRow): Event => ({
  type: 'publishDocumentVersion',
  revisionId: published.transactionId,
  versionId: version.documentId,
  versionRevisionId: version.beforeRev,
  publishCause: 'document.publish',
  cause: { type: 'document.publish' },
})

type ReleaseEventText = { before: Document | null; after: Document | null }

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
  const ofItself = new Map<string, ReleaseEventText>()
  for (const row of newestFirst) {
    if (isVersion(row.documentId)) continue
    const before = applyEffect(after, row.revert, row.beforeRev)
    ofItself.set(row.transactionId, { before, after })
    after = before
  }
  return newestFirst.flatMap((row) => {
    const itself = ofItself.get(row.transactionId)
    const event = isVersion(row.documentId)
      ? versionEventOf(row, itself)
      : itself
        ? ofRelease(itself)
        : null
    if (!event) return []
    const { at: timestamp, author, transactionId: id } = row
    return [{ id, timestamp, author, releaseName, ...event }]
  })
}

function ofRelease({ before, after }: ReleaseEventText): Event | null {
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
function versionEventOf(row: EffectRow, itself: ReleaseEventText | undefined): Event | null {
  if (itself && itself.before?.state !== itself.after?.state) return null
  const { documentId: versionId, beforeRev, afterRev } = row
  if (beforeRev && afterRev) return null
  const versionFields = {
    documentId: publishedId(versionId),
    documentType: applyEffect(null, beforeRev ? row.revert : row.apply, null)?._type,
    versionId,
    versionRevisionId: afterRev ?? beforeRev,
  }
  return beforeRev
    ? { type: 'discardDocumentFromRelease', ...versionFields }
    : { type: 'addDocumentToRelease', ...versionFields }
}
