import type { Dataset } from '../documents/store.ts'
import { type Document, isPublished, type Transaction } from '../documents/types.ts'
import { ALL_TAG, idTag, typeTag } from '../query/evaluate.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

/** Sync tags of everything that changed: a reader drops the queries that carry one of them. */
export function liveEvents(
  dataset: Dataset,
  options: {
    includeDrafts: boolean
    lastEventId: string | null
    maySee: (document: Document) => boolean
    headers: Record<string, string>
  },
): EventStream {
  const stream = createEventStream(options.headers)
  const deliver = (transaction: Transaction) => {
    const tags = tagsOf(transaction, options)
    if (tags.length > 0)
      stream.send({ event: 'message', id: String(transaction.seq), data: { tags } })
  }
  stream.onEnd(dataset.onCommit(deliver))
  stream.send({ event: 'welcome', id: String(dataset.lastSeq()), data: {} })
  if (options.lastEventId !== null) {
    const missed = dataset.recentAfter(Number(options.lastEventId))
    if (missed === null) stream.send({ event: 'restart', id: String(dataset.lastSeq()), data: {} })
    else for (const transaction of missed) deliver(transaction)
  }
  return stream
}

function tagsOf(
  { changes }: Transaction,
  { includeDrafts, maySee }: { includeDrafts: boolean; maySee: (document: Document) => boolean },
): string[] {
  const tags = new Set<string>()
  for (const { id, before, after } of changes) {
    if (!includeDrafts && !isPublished(id)) continue
    const seen = [before, after].filter((it) => it !== null && maySee(it))
    if (seen.length === 0) continue
    for (const document of seen) if (document) tags.add(typeTag(document._type))
    tags.add(idTag(id))
    tags.add(ALL_TAG)
  }
  return [...tags]
}
