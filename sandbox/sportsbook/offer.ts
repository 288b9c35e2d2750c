import type { OfferedEvent, OfferMessage } from '#contracts/sportsbook/offer.ts'
import { timesAsFast } from './match.ts'
import type { Fact, Trade } from './trading.ts'

/** What the book publishes about a match: the event at a moment, and the messages from one state to the next. */

const iso = (moment: number) => new Date(moment).toISOString()

/** The event as it is offered at a moment, without a message number. */
export function offeredEvent(trade: Trade, now: number): OfferedEvent {
  const { id, competition, home, away, startsAt } = trade.fixture
  const { state, live, zero } = trade.at(now)
  const { seedHash, seed, steered } = trade.proof(now)
  const pace = timesAsFast(competition)
  const { clock, ...view } = live ?? { clock: null }
  const shownClock = clock && {
    ...{ seconds: clock.seconds, at: iso(zero + clock.sinceMs), pace: clock.runs ? pace : 0 },
    ...(clock.until !== undefined && { until: clock.until }),
  }
  return {
    ...{ id, sport: competition.sport, region: competition.region, competition: competition.id },
    ...{ home: home[0], away: away[0], startsAt: iso(trade.startsAt(now) ?? startsAt), seedHash },
    ...{ state, live: live && { ...view, ...live, clock: shownClock }, seed, steered, sequence: 0 },
    // The chances behind the odds are not published.
    markets: trade.markets(now).map((it) => ({
      ...it,
      outcomes: it.outcomes.map(({ id, odds, boost }) => ({
        ...{ id, odds },
        ...(boost && { boost: { from: boost.from, until: iso(boost.until) } }),
      })),
    })),
  }
}

/** A message that has no number yet. */
export type Change = OfferMessage extends infer Message
  ? Message extends OfferMessage
    ? Omit<Message, 'sequence' | 'at' | 'event' | 'producer'>
    : never
  : never

type OfferedMarket = OfferedEvent['markets'][number]

const TYPE_OF = {
  SETTLED: 'SETTLEMENT',
  CANCELLED: 'CANCEL',
  SETTLEMENT_ROLLED_BACK: 'SETTLEMENT_ROLLBACK',
  CANCEL_ROLLED_BACK: 'CANCEL_ROLLBACK',
} as const satisfies Record<Fact['kind'], OfferMessage['type']>

/**
 * The messages that turn `before` into `after`, with facts that were not reported yet; null is an event that is new.
 */
export function changesBetween(
  before: OfferedEvent | null,
  after: OfferedEvent,
  facts: readonly Fact[],
): Change[] {
  const changes: Change[] = []
  const { state, live, seed, steered, markets, sequence: _, ...fixture } = after
  if (before === null || before.startsAt !== after.startsAt) {
    changes.push({ type: 'FIXTURE_CHANGE', fixture })
  }
  changes.push(...results(facts))
  const known = new Map(before?.markets.map((it) => [it.id, it]))
  const changed = markets.filter((it) => !isSame(known.get(it.id), it))
  for (const it of markets) known.delete(it.id)
  const gone = [...known.values()].map(withoutOdds).filter((it) => !isSame(known.get(it.id), it))
  const eventState = { state, live, seed, steered }
  const standsAsBefore = before !== null && isSameState(before, eventState)
  if (standsAsBefore && changed.length + gone.length === 0) return changes
  const isStop =
    standsAsBefore && gone.length === 0 && changed.every((it) => isStopped(before.markets, it))
  changes.push(
    isStop
      ? { type: 'BET_STOP' }
      : { type: 'ODDS_CHANGE', ...eventState, markets: [...changed, ...gone] },
  )
  return changes
}

/** Consecutive facts of one kind are combined in one message. */
function results(facts: readonly Fact[]): Change[] {
  const messages: { type: (typeof TYPE_OF)[Fact['kind']]; results: SettledOutcome[] }[] = []
  for (const { kind, market, outcome, result } of facts) {
    const type = TYPE_OF[kind]
    if (messages.at(-1)?.type !== type) messages.push({ type, results: [] })
    messages.at(-1)?.results.push({ market, outcome, ...result })
  }
  return messages
}
type SettledOutcome = Extract<OfferMessage, { results: unknown }>['results'][number]

const isSame = (one: OfferedMarket | undefined, other: OfferedMarket) =>
  one?.state === other.state &&
  one.outcomes.every((it, at) => {
    const next = other.outcomes[at]
    return it.odds === next?.odds && it.boost?.until === next.boost?.until
  })

const isSameState = (
  { state, live, seed, steered }: OfferedEvent,
  next: Pick<OfferedEvent, 'state' | 'live' | 'seed' | 'steered'>,
) => JSON.stringify({ state, live, seed, steered }) === JSON.stringify(next)

const withoutOdds = (market: OfferedMarket): OfferedMarket => ({
  ...{ ...market, state: 'INACTIVE' },
  outcomes: market.outcomes.map(({ id }) => ({ id, odds: null })),
})

/** The only change of this market is that it accepts no more bets. */
function isStopped(before: readonly OfferedMarket[], now: OfferedMarket): boolean {
  const then = before.find((it) => it.id === now.id)
  return then?.state === 'ACTIVE' && isSame({ ...then, state: 'SUSPENDED' }, now)
}
