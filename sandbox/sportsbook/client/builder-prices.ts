import { BET_BUILDER, builderParts } from '#contracts/sportsbook/bet-builder.ts'
import type { ListedEvent } from '#contracts/sportsbook/listed.ts'
import type { OfferedEvent } from '#contracts/sportsbook/offer.ts'
import type { BuilderAnswer } from '#contracts/sportsbook/offer-list.ts'

/** The prices of bet builders that the page shows: asked for again when their match has changed. */

const AGAIN_MS = 2_500

type Wanted = { event: string; outcome: string }
type Known = { answer: BuilderAnswer | null; askedFor: number; failedAt: number | null }
type Offered = ListedEvent | OfferedEvent | null | undefined

export type BuilderPrices = ReturnType<typeof createBuilderPrices>

export function createBuilderPrices(deps: {
  /** The JSON of a call below the book's address; throws where it is not answered. */
  get(path: string): Promise<unknown>
  /** The event, whole if it is known so. */
  offered(event: string): Offered
  now(): number
  changed(): void
}) {
  const known = new Map<string, Known>()
  const keyOf = ({ event, outcome }: Wanted) => `${event}|${outcome}`

  async function ask(wanted: Wanted, sequence: number): Promise<void> {
    const key = keyOf(wanted)
    const before = known.get(key)?.answer ?? null
    known.set(key, { answer: before, askedFor: sequence, failedAt: null })
    try {
      const answer = (await deps.get(`builder?${new URLSearchParams(wanted)}`)) as BuilderAnswer
      // A later change of the match was asked for meanwhile.
      if (known.get(key)?.askedFor !== sequence) return
      known.set(key, { answer, askedFor: Math.max(sequence, answer.sequence), failedAt: null })
    } catch {
      const isLast = known.get(key)?.askedFor === sequence
      if (isLast) known.set(key, { answer: null, askedFor: sequence, failedAt: deps.now() })
    }
    deps.changed()
  }

  return {
    /** Asks for what is not known as of the last change of its match, and forgets what is not wanted any more. */
    want(all: readonly Wanted[]): void {
      const keys = new Set(all.map(keyOf))
      for (const key of known.keys()) if (!keys.has(key)) known.delete(key)
      for (const it of all) {
        const event = deps.offered(it.event)
        if (!event || 'open' in event) continue
        const { askedFor = -1, failedAt = null } = known.get(keyOf(it)) ?? {}
        const isAgain = failedAt !== null && deps.now() - failedAt >= AGAIN_MS
        if (event.sequence > askedFor || isAgain) void ask(it, event.sequence)
      }
    },
    answerTo: (wanted: Wanted): BuilderAnswer | null => known.get(keyOf(wanted))?.answer ?? null,
  }
}

/** The event with the market of a bet builder, where this outcome is one and its price is known. */
export function withBuilder(
  event: Offered,
  { market: id, outcome }: { market: string; outcome: string },
  answerTo: BuilderPrices['answerTo'],
): Offered {
  if (!event || 'open' in event || id !== BET_BUILDER) return event
  const answer = answerTo({ event: event.id, outcome })
  if (!answer) return event
  const parts = builderParts(outcome)?.map(({ market }) => market) ?? []
  const isStopped = event.markets.some((it) => parts.includes(it.id) && it.state === 'SUSPENDED')
  const market: OfferedEvent['markets'][number] = {
    id,
    // When bets stop, the match says so before its new price is known.
    state: isStopped && answer.state === 'ACTIVE' ? 'SUSPENDED' : answer.state,
    outcomes: [{ id: outcome, odds: answer.odds }],
  }
  return { ...event, markets: [...event.markets, market] }
}
