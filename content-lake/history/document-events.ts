import { draftId, isVersion, publishedId } from '../documents/types.ts'
import type { EffectRow } from './history-store.ts'

/** The ids whose changes make the story of a document: itself, its draft, and the version asked for. */
export function groupOf(id: string): string[] {
  const published = publishedId(id)
  return [published, draftId(published), ...(isVersion(id) ? [id] : [])]
}

/** What happened to a document, newest first, as the Studio's timeline names it. Pure. */
export function toDocumentEvents(id: string, newestFirst: readonly EffectRow[]) {
  const byTransaction = new Map<string, EffectRow[]>()
  for (const row of newestFirst) {
    const known = byTransaction.get(row.transactionId)
    if (known) known.push(row)
    else byTransaction.set(row.transactionId, [row])
  }
  return [...byTransaction.values()].flatMap((rows) => eventsOf(publishedId(id), rows))
}

function eventsOf(documentId: string, rows: readonly EffectRow[]): Record<string, unknown>[] {
  const [any] = rows
  if (!any) return []
  const common = { timestamp: any.at, author: any.author, documentId }
  const published = rows.find((it) => it.documentId === documentId)
  const others = rows.filter((it) => it.documentId !== documentId)
  const events: Record<string, unknown>[] = []
  if (published) events.push(publishedEvent(published, others))
  const isPart = events.some(
    (it) => it.type !== 'updateLiveDocument' && it.type !== 'createLiveDocument',
  )
  for (const row of isPart ? [] : others) {
    const version = { versionId: row.documentId, versionRevisionId: row.transactionId }
    if (!row.beforeRev) events.push({ type: 'createDocumentVersion', ...version })
    else if (!row.afterRev) events.push({ type: 'deleteDocumentVersion', ...version })
  }
  return events.map((it) => ({ ...common, id: any.transactionId, ...it }))
}

function publishedEvent(
  published: EffectRow,
  others: readonly EffectRow[],
): Record<string, unknown> {
  const revisionId = published.transactionId
  const gone = others.find((it) => it.beforeRev && !it.afterRev)
  if (published.afterRev && gone) {
    return {
      type: 'publishDocumentVersion',
      revisionId,
      versionId: gone.documentId,
      versionRevisionId: gone.beforeRev,
      publishCause: 'document.publish',
      cause: { type: 'document.publish' },
    }
  }
  if (published.afterRev)
    return { type: published.beforeRev ? 'updateLiveDocument' : 'createLiveDocument', revisionId }
  const kept = others.find((it) => it.afterRev)
  return kept
    ? { type: 'unpublishDocument', versionId: kept.documentId, versionRevisionId: revisionId }
    : { type: 'deleteDocumentGroup' }
}
