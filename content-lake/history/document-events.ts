import { draftId, isPublished, publishedId } from '../documents/types.ts'
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
