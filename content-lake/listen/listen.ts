import { randomBytes } from 'node:crypto'
import type { Dataset } from '../documents/dataset.ts'
import { type Effects, effectsOf } from '../documents/effects.ts'
import { type Change, type Document, isPublished, type Transaction } from '../documents/types.ts'
import { tagsOfChange } from '../query/sync-tags.ts'
import type { EventStream } from './event-stream.ts'
import type { ListenFilter } from './listen-filter.ts'

type ListenOptions = {
  filter: ListenFilter
  /** Whether this listener may read a document; the others do not exist for it. */
  maySee: (document: Document) => boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effects: boolean
  resume: boolean
  lastEventId: string | null
}

type Hit = { change: Change; transition: 'appear' | 'update' | 'disappear' }

/** Sends mutation events for documents that match a filter before or after each transaction. */
export function listen(dataset: Dataset, stream: EventStream, options: ListenOptions): void {
  const data = { listenerName: randomBytes(8).toString('hex') }
  const deliver = (transaction: Transaction, alreadySent: number) =>
    stream.later(transaction.changes.length * (COST_OF_CHANGE + options.filter.nodes), () =>
      sendMatching(stream, transaction, options, alreadySent),
    )
  // Sent at once, so that a listener that disconnects before the first change can still resume.
  const here = `${dataset.lastSeq}#0`
  const place = options.resume ? placeOf(options.lastEventId) : null
  const missed = place && dataset.recentAfter(place.seq - 1)
  if (options.lastEventId === null || !options.resume)
    stream.send({ event: 'welcome', ...(options.resume ? { id: here } : {}), data })
  else if (!missed) stream.send({ event: 'reset', id: here, data })
  else {
    stream.send({ event: 'welcomeback', data })
    for (const transaction of missed)
      deliver(transaction, transaction.seq === place.seq ? place.events : 0)
  }
  stream.onEnd(dataset.onCommit((transaction) => deliver(transaction, 0)))
}

/** Looking at a change without a filter: whether it may be seen, and telling of it. */
const COST_OF_CHANGE = 50

/** `<seq of the transaction>#<how many of its events have been sent>`. */
function placeOf(eventId: string | null): { seq: number; events: number } | null {
  const match = /^(\d{1,15})#(\d{1,6})$/.exec(eventId ?? '')
  if (!match) return null
  const [seq, events] = [Number(match[1]), Number(match[2])]
  // `#0` is a position after the whole transaction: none of its events matched, or it came before the listener.
  return events === 0 ? { seq: seq + 1, events } : { seq, events }
}

function sendMatching(
  stream: EventStream,
  transaction: Transaction,
  options: ListenOptions,
  alreadySent: number,
): void {
  const hits = transaction.changes.flatMap((whole): Hit[] => {
    const change = asSeen(whole, options.maySee)
    const { matches } = options.filter
    const [was, is] = [matches(change.before), matches(change.after)]
    if (!was && !is) return []
    return [{ change, transition: was && is ? 'update' : is ? 'appear' : 'disappear' }]
  })
  for (const [index, hit] of hits.entries()) {
    if (index < alreadySent) continue
    const last = index === hits.length - 1
    stream.send({
      event: 'mutation',
      ...(options.resume ? { id: `${transaction.seq}#${last ? 0 : index + 1}` } : {}),
      data: toEvent(transaction, hit, { current: index + 1, total: hits.length }, options),
    })
  }
}

/**
 * A change as seen by a reader who may not read the document before or after it: it appears or disappears, and nothing
 * of the hidden side is revealed, neither by effects nor by mutations.
 */
function asSeen(change: Change, maySee: (document: Document) => boolean): Change {
  const before = change.before && maySee(change.before) ? change.before : null
  const after = change.after && maySee(change.after) ? change.after : null
  if (before === change.before && after === change.after) return change
  const { id } = change
  return {
    id,
    before,
    after,
    mutations: after ? [{ createOrReplace: after }] : [{ delete: { id } }],
  }
}

function toEvent(
  transaction: Transaction,
  { change, transition }: Hit,
  { current, total }: { current: number; total: number },
  options: ListenOptions,
) {
  const { id, before, after, mutations } = change
  return {
    eventId: `${transaction.id}#${id}`,
    documentId: id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    ...(before ? { previousRev: before._rev } : {}),
    resultRev: transaction.id,
    timestamp: transaction.timestamp,
    visibility: 'query',
    // Counts only the events of this listener: the Studio waits until it has all of them.
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    ...(options.includeMutations ? { mutations } : {}),
    ...(options.effects ? { effects: effectsOfChange(change) } : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includePreviousRevision && before ? { previous: before } : {}),
  }
}

const known = new WeakMap<Change, Effects>()

/** Computed once for all listeners of a change. */
function effectsOfChange(change: Change): Effects {
  const made = known.get(change) ?? effectsOf(change.before, change.after)
  known.set(change, made)
  return made
}

type LiveOptions = {
  includeDrafts: boolean
  lastEventId: string | null
  maySee: (document: Document) => boolean
}

/** With more tags than this in one transaction, the reader is sent a restart instead. */
const MAX_TAGS = 1_000

/** Sends the sync tags of every change: a reader drops its cached results that carry one of them. */
export function sendLiveEvents(dataset: Dataset, stream: EventStream, options: LiveOptions): void {
  const deliver = (transaction: Transaction) =>
    stream.later(transaction.changes.length * COST_OF_CHANGE, () => sendTags(transaction))
  const sendTags = (transaction: Transaction) => {
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
