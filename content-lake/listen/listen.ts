import { evaluate } from 'groq-js'
import { encodeMendoza } from '../documents/mendoza-encode.ts'
import type { Dataset } from '../documents/store.ts'
import { type Change, type Document, LakeError, type Transaction } from '../documents/types.ts'
import { analyse } from '../query/analyse.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

export type ListenOptions = {
  query: string
  params: Record<string, unknown>
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effects: boolean
  resume: boolean
  lastEventId: string | null
  maySee: (document: Document) => boolean
  headers: Record<string, string>
}

/** Mutation events of the documents that a filter matches, before or after each transaction. */
export function listen(dataset: Dataset, options: ListenOptions): EventStream {
  const matches = toMatcher(options)
  const stream = createEventStream(options.headers)
  let queue: Promise<void> = Promise.resolve()
  const deliver = (transaction: Transaction) => {
    queue = queue
      .then(() => sendMatching(stream, transaction, options, matches))
      .catch(() => stream.end())
  }
  const missed =
    options.lastEventId === null
      ? null
      : dataset.recentAfter(Number(options.lastEventId.split('#')[0]))
  const stop = dataset.onCommit(deliver)
  stream.onEnd(stop)
  const name = { listenerName: crypto.randomUUID().replaceAll('-', '').slice(0, 16) }
  if (options.lastEventId === null || !options.resume) stream.send({ event: 'welcome', data: name })
  else if (missed === null) {
    stream.send({ event: 'reset', data: name })
  } else {
    stream.send({ event: 'welcomeback', data: name })
    for (const transaction of missed) deliver(transaction)
  }
  return stream
}

type Matcher = (document: Document | null) => Promise<boolean>

function toMatcher({ query, params, maySee }: ListenOptions): Matcher {
  let analysis: ReturnType<typeof analyse>
  try {
    analysis = analyse(query, params)
  } catch (error) {
    throw new LakeError(400, 'queryParseError', (error as Error).message.slice(0, 300))
  }
  // Every commit runs the filter for each listener: one that nests would multiply with the dataset.
  if (analysis.nesting > 0)
    throw new LakeError(400, 'queryTooComplex', 'A listener cannot use sub-queries')
  const everything = analysis.types === null && /^\s*\*\s*$/.test(query)
  return async (document) => {
    if (document === null || !maySee(document)) return false
    if (everything) return true
    if (analysis.types && analysis.types.length > 0 && !analysis.types.includes(document._type))
      return false
    const value = await evaluate(analysis.tree, { dataset: [document], params })
    const result = await value.get()
    return Array.isArray(result) ? result.length > 0 : result !== null && result !== undefined
  }
}

async function sendMatching(
  stream: EventStream,
  transaction: Transaction,
  options: ListenOptions,
  matches: Matcher,
): Promise<void> {
  const hits: { change: Change; transition: 'appear' | 'update' | 'disappear' }[] = []
  for (const change of transaction.changes) {
    const [was, is] = [await matches(change.before), await matches(change.after)]
    if (was || is)
      hits.push({ change, transition: was && is ? 'update' : is ? 'appear' : 'disappear' })
  }
  for (const [index, { change, transition }] of hits.entries()) {
    const { id, before, after } = change
    stream.send({
      event: 'mutation',
      ...(options.resume ? { id: `${transaction.seq}#${id}` } : {}),
      data: {
        eventId: `${transaction.id}#${id}`,
        documentId: id,
        transactionId: transaction.id,
        transition,
        identity: transaction.author,
        ...(before ? { previousRev: before._rev } : {}),
        ...(after ? { resultRev: after._rev } : {}),
        timestamp: transaction.timestamp,
        visibility: 'query',
        // Counts only what this listener gets: the Studio waits until it has them all.
        transactionTotalEvents: hits.length,
        transactionCurrentEvent: index + 1,
        ...(options.includeMutations ? { mutations: mutationsOf(transaction, id) } : {}),
        ...(options.effects
          ? {
              effects: {
                apply: encodeMendoza(before, after),
                revert: encodeMendoza(after, before),
              },
            }
          : {}),
        ...(options.includeResult && after ? { result: after } : {}),
        ...(options.includePreviousRevision && before ? { previous: before } : {}),
      },
    })
  }
}

/** The mutations of a transaction that concern one document. */
function mutationsOf(transaction: Transaction, id: string): unknown[] {
  return transaction.mutations.filter((mutation) => {
    const body = Object.values(mutation)[0] as { id?: string; _id?: string }
    return (body.id ?? body._id) === id
  })
}
