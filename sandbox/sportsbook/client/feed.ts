import type { OfferedEvent, OfferMessage } from '#contracts/sportsbook/offer.ts'
import { offerAfter } from '#contracts/sportsbook/offer-after.ts'

const EVERY_MS = 1_000
/** An offer that is older takes no bets. */
const STALE_MS = 10_000
const MOVE_SHOWN_MS = 6_000
const PATIENCE_MS = 8_000

type Messages = { sequence: number; isComplete: boolean; messages: OfferMessage[] }
type Snapshot = { sequence: number; events: OfferedEvent[] }

export type Feed = ReturnType<typeof createFeed>

/** Keeps the offer current while the page is looked at: a snapshot, then its messages once a second. */
export function createFeed(deps: { changed(): void; told(at: string): void }) {
  const events = new Map<string, OfferedEvent>()
  const moves = new Map<string, { isUp: boolean; until: number }>()
  const stopped = new Map<string, string>()
  /** Who plays, also in matches that are over: picks of the slip name them. */
  const sides = new Map<string, Pick<OfferedEvent, 'home' | 'away'>>()
  let sequence: number | null = null
  let freshAt = Number.NEGATIVE_INFINITY
  let hasFailed = false
  let timer = 0

  async function get<Reply>(path: string): Promise<Reply | null> {
    const response = await fetch(`/sportsbook/${path}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (response.status === 410) return null
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as Reply
  }

  function apply(message: OfferMessage): void {
    const before = events.get(message.event) ?? null
    const after = offerAfter(before, message)
    if (after === null) {
      events.delete(message.event)
      return
    }
    events.set(message.event, after)
    sides.set(message.event, { home: after.home, away: after.away })
    if (message.type === 'BET_STOP') stopped.set(message.event, message.at)
    if (before && message.type === 'ODDS_CHANGE') {
      if (isStopped(after) && !isStopped(before)) stopped.set(message.event, message.at)
      noteMoves(before, message)
    }
    if (!isStopped(after)) stopped.delete(message.event)
  }

  function noteMoves(
    before: OfferedEvent,
    { event, markets }: Extract<OfferMessage, { type: 'ODDS_CHANGE' }>,
  ) {
    const until = performance.now() + MOVE_SHOWN_MS
    const known = new Map(before.markets.map((it) => [it.id, it]))
    for (const market of markets) {
      const earlier = known.get(market.id)
      for (const [at, { id, odds }] of market.outcomes.entries()) {
        const was = earlier?.outcomes[at]?.odds
        if (!was || !odds || was === odds) continue
        moves.set(`${event}|${market.id}|${id}`, { isUp: odds > was, until })
      }
    }
  }

  async function load(): Promise<void> {
    const snapshot = await get<Snapshot>('offer')
    if (!snapshot) throw new Error('no offer')
    events.clear()
    moves.clear()
    stopped.clear()
    for (const it of snapshot.events) {
      events.set(it.id, it)
      sides.set(it.id, { home: it.home, away: it.away })
    }
    sequence = snapshot.sequence
  }

  async function turn(): Promise<void> {
    try {
      if (sequence === null) await load()
      for (let isComplete = false; !isComplete; ) {
        const told: Messages | null = await get(`messages?since=${sequence}`)
        if (told === null) await load()
        else for (const message of told.messages) apply(message)
        sequence = told?.sequence ?? sequence
        isComplete = told?.isComplete ?? true
        const last = told?.messages.at(-1)
        if (isComplete && last) deps.told(last.at)
      }
      freshAt = performance.now()
      hasFailed = false
    } catch {
      hasFailed = true
    }
    for (const [key, { until }] of moves) if (until < performance.now()) moves.delete(key)
  }

  let isTurning = false
  /** One turn after the other: messages are applied in their order, each once. */
  async function run(): Promise<void> {
    clearTimeout(timer)
    if (document.hidden || isTurning) return
    isTurning = true
    await turn()
    isTurning = false
    deps.changed()
    timer = window.setTimeout(() => void run(), EVERY_MS)
  }

  return {
    events,
    sidesOf: (event: string) => sides.get(event) ?? null,
    start() {
      document.addEventListener('visibilitychange', () => void run())
      void run()
    },
    status: (): 'LOADING' | 'LOST' | 'FRESH' | 'STALE' => {
      if (sequence === null) return hasFailed ? 'LOST' : 'LOADING'
      return performance.now() - freshAt < STALE_MS ? 'FRESH' : 'STALE'
    },
    ageSeconds: () => Math.floor((performance.now() - freshAt) / 1_000),
    moveOf: (key: string) => moves.get(key)?.isUp ?? null,
    /** When bets on the event stopped, where that was told while this page was open. */
    stoppedSince: (event: string) => stopped.get(event) ?? null,
  }
}

const isStopped = ({ markets }: OfferedEvent): boolean =>
  markets.some((it) => it.state === 'SUSPENDED') && markets.every((it) => it.state !== 'ACTIVE')
