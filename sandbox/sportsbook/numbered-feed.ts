import type { OfferMessage } from '#contracts/sportsbook/offer.ts'
import type { Change } from './offer.ts'

/** Messages that a reader may ask for; who is further behind needs a snapshot. */
const MESSAGES_KEPT = 2_000
const MESSAGES_AT_ONCE = 500

type Message = { sequence: number; event: string; text: string }

/** Numbered messages: the last ones, and those who read along. */
export function createFeed(first: number) {
  let last = first
  const kept: Message[] = []
  const readers = createReaders<Message>()
  return {
    last: () => last,
    add(change: Change, head: Pick<OfferMessage, 'at' | 'event' | 'producer'>): OfferMessage {
      last += 1
      const message = { ...head, ...change, sequence: last } as OfferMessage
      const announced = { sequence: last, event: head.event, text: JSON.stringify(message) }
      kept.push(announced)
      if (kept.length > 1.5 * MESSAGES_KEPT) kept.splice(0, kept.length - MESSAGES_KEPT)
      readers.publish(head.event, announced)
      return message
    },
    /** JSON of `offerMessagesSchema`; null where a snapshot is needed. */
    since(sequence: number): string | null {
      const behind = last - sequence
      if (behind < 0 || behind > kept.length) return null
      const messages = kept.slice(kept.length - behind).slice(0, MESSAGES_AT_ONCE)
      const reached = messages.at(-1)?.sequence ?? last
      const texts = messages.map((it) => it.text).join()
      return `{"sequence":${reached},"isComplete":${reached === last},"messages":[${texts}]}`
    },
    watch: readers.watch,
  }
}

/** Those who read about events. */
export function createReaders<Announced>() {
  const readers = new Map<string, Set<(announced: Announced) => void>>()
  return {
    publish(event: string, announced: Announced): void {
      for (const read of readers.get(event) ?? []) read(announced)
    },
    /** Everything about these events from now on; the returned function ends it. */
    watch(events: Iterable<string>, read: (announced: Announced) => void): () => void {
      const all = [...events]
      for (const id of all) readers.set(id, (readers.get(id) ?? new Set()).add(read))
      return () => {
        for (const id of all) {
          readers.get(id)?.delete(read)
          if (readers.get(id)?.size === 0) readers.delete(id)
        }
      }
    },
  }
}
