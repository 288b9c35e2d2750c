import type { OfferedEvent } from './offer.ts'

/** Which events are in lists, and in which section. No zod: browsers load this file. */

/** The maximum number of events in one stream, rows and complete events together. */
export const MAX_STREAMED = 20
/** The maximum number of rows in each section of a list. */
export const MAX_ROWS = 480

/** An event as a row: the market for the winner, and how many markets are open. */
export type ListedEvent = Omit<OfferedEvent, 'seedHash' | 'seed' | 'steered'> & { open: number }

type EventPhase = Pick<OfferedEvent, 'state' | 'live'>

export const isLive = ({ live, state }: EventPhase): boolean =>
  live !== null && ['LIVE', 'SUSPENDED', 'INTERRUPTED'].includes(state)

export const isUpcoming = ({ live, state }: EventPhase): boolean =>
  live === null && ['NOT_STARTED', 'DELAYED', 'SUSPENDED'].includes(state)

type Begins = Pick<OfferedEvent, 'startsAt' | 'id'>

/** By start, then by id, so that the order is always the same. */
export const byStart = (a: Begins, b: Begins): number =>
  compared(a.startsAt, b.startsAt) || compared(a.id, b.id)

const compared = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Entries of the list come first, in its order. */
export const byPlaceIn =
  (list: readonly string[]) =>
  (one: string, other: string): number =>
    placeIn(list, one) - placeIn(list, other)

const placeIn = (list: readonly string[], it: string) =>
  list.includes(it) ? list.indexOf(it) : list.length

/** Markets for the winner, which most bettors look for first. Lists show the first of these that is open. */
export const WHO_WINS: readonly string[] = [
  ...['result', 'result-60', 'winner', 'winner-with-overtime', 'moneyline'],
]

/** The event as a row of a list: with one market, and without its incidents and the proof of its course. */
export function listedEvent(event: OfferedEvent): ListedEvent {
  const { seedHash: _, seed: __, steered: ___, markets, live, ...rest } = event
  const open = markets.filter((it) => it.state === 'ACTIVE' || it.state === 'SUSPENDED')
  const listed = open.find((it) => WHO_WINS.includes(it.id))
  return {
    ...{ ...rest, open: open.length, markets: listed ? [listed] : [] },
    live: live && withoutIncidents(live),
  }
}

function withoutIncidents({ incidents: _, ...live }: NonNullable<OfferedEvent['live']>) {
  return live
}
