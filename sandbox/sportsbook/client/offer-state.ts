import { type ListedEvent, listedEvent } from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import { offerAfter } from '#contracts/sportsbook/offer-after.ts'
import type { OfferList, Streamed } from '#contracts/sportsbook/offer-list.ts'

const MOVE_SHOWN_MS = 6_000

type Markets = OfferedEvent['markets']
type Snapshot = { sequence: number; events: readonly OfferedEvent[] }
type Sides = Pick<OfferedEvent, 'home' | 'away'>

/**
 * What a page knows of the offer: the rows of one list, and some complete events. Lists, the stream and single events
 * arrive in any order: for each event the highest number counts.
 */
export function createOfferState(now: () => number) {
  const rows = new Map<string, ListedEvent>()
  const whole = new Map<string, OfferedEvent>()
  /** The number of the message by which an event was removed from the offer. */
  const gone = new Map<string, number>()
  const news = createNews(now)
  let list: OfferList | null = null

  const knownOf = (id: string) => {
    const [row, event] = [rows.get(id), whole.get(id)]
    return row && (!event || row.sequence > event.sequence) ? row : (event ?? null)
  }

  const isNews = (id: string, sequence: number) => (gone.get(id) ?? -1) < sequence
  function takeRow(row: ListedEvent, at: string): void {
    if (!isNews(row.id, row.sequence) || (rows.get(row.id)?.sequence ?? -1) >= row.sequence) return
    if ((whole.get(row.id)?.sequence ?? -1) < row.sequence) news.note(knownOf(row.id), row, at)
    gone.delete(row.id)
    rows.set(row.id, row)
  }
  function takeEvent(event: OfferedEvent, at: string): void {
    const { id, sequence } = event
    if (!isNews(id, sequence) || (whole.get(id)?.sequence ?? -1) >= sequence) return
    news.note(knownOf(event.id), event, at)
    gone.delete(id)
    whole.set(id, event)
  }
  function takeGone(id: string, sequence: number): void {
    if ((knownOf(id)?.sequence ?? -1) > sequence) return
    gone.set(id, sequence)
    rows.delete(id)
    whole.delete(id)
  }
  function takeMessage(streamed: Extract<Streamed, { type: 'MESSAGE' }>): void {
    const { message } = streamed
    const before = whole.get(message.event) ?? null
    if (before && before.sequence >= message.sequence) return
    const after = offerAfter(before, message)
    if (after) takeEvent(after, message.at)
    else if (message.type === 'FIXTURE_CHANGE') takeGone(message.event, message.sequence)
  }

  return {
    list: () => list,
    /** Another list is wanted: what is known of its events stays until it arrives. */
    leaveList(): void {
      list = null
    },
    takeList(next: OfferList): void {
      const listed = [next.live, next.upcoming, next.followed].flatMap((it) => it?.rows ?? [])
      for (const row of listed) takeRow(row, next.at)
      const ids = new Set(listed.map(({ id }) => id))
      for (const id of rows.keys()) if (!ids.has(id)) rows.delete(id)
      list = next
    },
    /** Applies a message of the stream. */
    take(streamed: Streamed): void {
      if (streamed.type === 'ROW') takeRow(streamed.row, streamed.at)
      else if (streamed.type === 'GONE') takeGone(streamed.event, streamed.sequence)
      else if (streamed.type === 'MESSAGE') takeMessage(streamed)
      else if (streamed.type === 'BEGIN') {
        for (const row of streamed.rows) takeRow(row, streamed.at)
        for (const event of streamed.events) takeEvent(event, streamed.at)
        for (const id of streamed.gone) takeGone(id, streamed.sequence)
      }
    },
    /** Complete events that were requested by their ids. */
    takeEvents(asked: readonly string[], { sequence, events }: Snapshot, at: string): void {
      for (const event of events) takeEvent(event, at)
      const found = new Set(events.map(({ id }) => id))
      for (const id of asked) if (!found.has(id)) takeGone(id, sequence)
    },
    /** Other events are kept as rows only. */
    keepWhole(isKept: (id: string) => boolean): void {
      for (const [id, event] of whole) {
        if (isKept(id)) continue
        const row = rows.get(id)
        if (row && row.sequence < event.sequence) rows.set(id, listedEvent(event))
        whole.delete(id)
      }
    },
    /** The current rows of the list, in no order. */
    rows(): ListedEvent[] {
      return [...rows].map(([id, row]) => {
        const event = whole.get(id)
        return event && event.sequence > row.sequence ? listedEvent(event) : row
      })
    },
    /** The event, complete if it is known as a whole; null: it is not offered; undefined: not known yet. */
    offered(id: string): ListedEvent | OfferedEvent | null | undefined {
      return whole.get(id) ?? rows.get(id) ?? (gone.has(id) ? null : undefined)
    },
    whole: (id: string) => whole.get(id) ?? null,
    isGone: (id: string) => gone.has(id),
    /** The number of the last message that is known of a row, and of a whole event. */
    rowSequence: (id: string) => rows.get(id)?.sequence ?? null,
    eventSequence: (id: string) => whole.get(id)?.sequence ?? null,
    ...{ sidesOf: news.sidesOf, moveOf: news.moveOf, stoppedSince: news.stoppedSince },
  }
}

/** What has changed for the viewer: odds that rose or fell, and bets that stopped. */
function createNews(now: () => number) {
  const moves = new Map<string, { isUp: boolean; until: number }>()
  const stopped = new Map<string, string>()
  /** The competitors, also of matches that are over: picks of the slip name them. */
  const sides = new Map<string, Sides>()
  return {
    note(before: ListedEvent | OfferedEvent | null, after: ListedEvent | OfferedEvent, at: string) {
      const { id, home, away, markets } = after
      sides.set(id, { home, away })
      if (!isStopped(markets)) stopped.delete(id)
      else if (before && !isStopped(before.markets)) stopped.set(id, at)
      const known = new Map(before?.markets.map((it) => [it.id, it]))
      for (const market of markets) {
        for (const [index, { id: outcome, odds }] of market.outcomes.entries()) {
          const was = known.get(market.id)?.outcomes[index]?.odds
          if (!was || !odds || was === odds) continue
          const until = now() + MOVE_SHOWN_MS
          moves.set(`${id}|${market.id}|${outcome}`, { isUp: odds > was, until })
        }
      }
    },
    sidesOf: (id: string) => sides.get(id) ?? null,
    moveOf(key: string): boolean | null {
      const move = moves.get(key)
      if (!move) return null
      if (move.until > now()) return move.isUp
      moves.delete(key)
      return null
    },
    /** When betting on the event stopped, if that was reported while this page was open. */
    stoppedSince: (id: string) => stopped.get(id) ?? null,
  }
}

const isStopped = (markets: Markets): boolean =>
  markets.some((it) => it.state === 'SUSPENDED') && markets.every((it) => it.state !== 'ACTIVE')
