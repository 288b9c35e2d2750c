import { createHash } from 'node:crypto'
import { ok, type Result } from '#contracts/result.ts'
import type { Context } from '../context.ts'
import {
  askAgainAt,
  type KeptUnread,
  keepUnread,
  markAsked,
  selectUnasked,
} from './unread-store.ts'

/** What the provider has signed, and why it cannot be read or taken. */
export type UnreadBody = { bytes: Uint8Array; reason: string }

export type UnreadOptions = Pick<Context, 'db' | 'clock' | 'logger'> & {
  /** Asks the provider about a payment or payout, and applies its answer; null: it is none of ours. */
  askAbout(reference: string): Promise<string | null>
}

const PROVIDER = 'psp'
/** As long as an event can be; of a longer body the hash says whether a copy elsewhere is the same. */
const MAX_KEPT_BYTES = 16_384
const MAX_KEPT_OF_PROVIDER = 1_000
/** An event is about one payment: more ids are those of other things. */
const MAX_NAMED = 10
/** The provider's answer may be as unreadable as its event, until we know its new version: it is asked ever less often. */
const ASK_AGAIN_MS = { least: 60_000, most: 60 * 60_000 }
const MAX_AT_ONCE = 100

/**
 * Signed events that cannot be read: a field of a newer version, bytes that are no JSON, an id that was used for another
 * event. What they report is not known, so it is not applied: the event is stored, staff are alarmed, and the provider is
 * asked about each payment that the body names (decision 0042). The same bytes are stored once. Rejects where they cannot be
 * stored, so that the provider sends them again.
 */
export function createUnreadEvents({ db, clock, logger, askAbout }: UnreadOptions) {
  const ask = async ({ provider, body_hash: bodyHash, named }: KeptUnread) => {
    const outcomes: string[] = []
    for (const reference of named) {
      const outcome = await askAbout(reference)
      if (outcome !== null) outcomes.push(`${reference} ${outcome}`)
    }
    const outcome = outcomes.length === 0 ? 'NOTHING_NAMED' : outcomes.join(', ')
    await markAsked(db, { provider, bodyHash, outcome, now: new Date(clock()) })
  }
  const askOrWait = (kept: KeptUnread) =>
    ask(kept).catch(async (error: unknown) => {
      const { provider, body_hash: bodyHash, received_at } = kept
      const age = clock() - received_at.getTime()
      const wait = Math.min(Math.max(age, ASK_AGAIN_MS.least), ASK_AGAIN_MS.most)
      await askAgainAt(db, { provider, bodyHash, askAt: new Date(clock() + wait) })
      logger.warn({ err: error, event: 'psp_event_waits', bodyHash })
    })
  return {
    async receive({ bytes, reason }: UnreadBody): Promise<Result<{ received: true }, never>> {
      const now = clock()
      const bodyHash = createHash('sha256').update(bytes).digest('base64url')
      const named = idsIn(bytes)
      const about = { event: 'psp_event_unread', reason, size: bytes.byteLength, bodyHash, named }
      const kept = await keepUnread(db, {
        ...{ provider: PROVIDER, bodyHash, reason, named, size: bytes.byteLength },
        ...{ body: bytes.slice(0, MAX_KEPT_BYTES), now: new Date(now) },
        askAt: new Date(now + ASK_AGAIN_MS.least),
        atMost: MAX_KEPT_OF_PROVIDER,
      })
      if (!kept) {
        logger.error({ ...about, isKept: false }, 'no room for an event that cannot be read')
        throw new Error('too many events that cannot be read wait for the payment provider')
      }
      logger.error(about, 'a signed event of the payment provider cannot be read')
      // It is stored: whatever fails now is done by the job.
      if (kept.asked_at === null) await askOrWait(kept).catch(() => undefined)
      return ok({ received: true })
    },
    /** Asks about stored events for which the provider could not be asked. */
    async askWaiting(): Promise<void> {
      const due = await selectUnasked(db, {
        ...{ now: new Date(clock()), never: new Date(clock() + ASK_AGAIN_MS.most) },
        limit: MAX_AT_ONCE,
      })
      for (const kept of due) await askOrWait(kept)
    },
  }
}

/** The ids in a body, whatever its form: those of our payments are UUIDs. */
function idsIn(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes)
  const ids = text.match(/(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/gi) ?? []
  return [...new Set(ids.map((it) => it.toLowerCase()))].slice(0, MAX_NAMED)
}
