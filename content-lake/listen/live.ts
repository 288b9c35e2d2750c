import type { Dataset } from '../documents/dataset.ts'
import { type Document, isPublished, type Transaction } from '../documents/types.ts'
import { tagsOfChange } from '../query/sync-tags.ts'
import type { EventStream } from './event-stream.ts'

type LiveOptions = {
  includeDrafts: boolean
  lastEventId: string | null
  maySee: (document: Document) => boolean
}

/** With more tags than this in one transaction, the reader is sent a restart instead. */
const MAX_TAGS = 1_000

/** Sends the sync tags of every change: a reader drops its cached results that carry one of them. */
export function sendLiveEvents(dataset: Dataset, stream: EventStream, options: LiveOptions): void {
  const deliver = (transaction: Transaction) => {
    const tags = tagsOf(dataset, transaction, options)
    const id = String(transaction.seq)
    if (tags.length > MAX_TAGS) stream.send({ event: 'restart', id, data: {} })
    else if (tags.length > 0) stream.send({ event: 'message', id, data: { tags } })
  }
  const { lastEventId } = options
  const missed =
    lastEventId !== null && /^\d{1,15}$/.test(lastEventId)
      ? dataset.recentAfter(Number(lastEventId))
      : null
  const id = String(dataset.lastSeq)
  if (lastEventId === null || missed) stream.send({ event: 'welcome', id, data: {} })
  else stream.send({ event: 'restart', id, data: {} })
  for (const transaction of missed ?? []) deliver(transaction)
  stream.onEnd(dataset.onCommit(deliver))
}

function tagsOf(
  dataset: Dataset,
  { changes }: Transaction,
  { includeDrafts, maySee }: LiveOptions,
): string[] {
  const tags = new Set<string>()
  for (const { id, before, after } of changes) {
    if (!includeDrafts && !isPublished(id)) continue
    const seen = [before, after].filter((it) => it !== null && maySee(it)) as Document[]
    if (seen.length === 0) continue
    const family = includeDrafts ? dataset.familyOf(id).filter(maySee) : []
    for (const tag of tagsOfChange(id, [...seen, ...family])) tags.add(tag)
  }
  return [...tags]
}
