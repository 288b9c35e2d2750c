import type {
  BetRefusal,
  BookBet,
  BookBetAnswer,
  PlaceBookBet,
} from '#contracts/sportsbook/book-api.ts'

/** A bet on its way: LATE is not decided yet, LOST has no answer at all, so that it is not known whether it was taken. */
export type PlacedBet = {
  readonly request: PlaceBookBet
  /** An answer may have been lost since it was asked for the first time. */
  isAsked: boolean
  state: 'WAITING' | 'SENT' | 'LATE' | 'LOST' | 'ACCEPTED' | 'REFUSED'
  bet: BookBet | null
  refusals: readonly BetRefusal[]
}

const TRIES = 8
const PAUSE_MS = 1_500

export type PlaceDeps = {
  /** `NOT_TAKEN`: the call itself was refused. Null: no answer came. */
  ask(
    request: PlaceBookBet,
  ): Promise<BookBetAnswer | { state: 'NOT_TAKEN'; refusal: BetRefusal } | null>
  changed(): void
  accepted(): void
  wait(ms: number): Promise<void>
}

export const isDecided = ({ state }: PlacedBet): boolean =>
  state === 'ACCEPTED' || state === 'REFUSED'

export const toPlace = (requests: readonly PlaceBookBet[]): PlacedBet[] =>
  requests.map((request) => ({
    ...{ request, isAsked: false, state: 'WAITING', bet: null, refusals: [] },
  }))

/** Bets that were accepted while their page was away, as if their answers had come. */
export const asReceipts = (bets: readonly BookBet[], key: string): PlacedBet[] =>
  bets.map((bet) => ({
    request: {
      ...{ key, betId: bet.id, kind: bet.kind, legs: bet.legs, sizes: bet.sizes },
      ...{ stakePerLineMinor: bet.stakePerLineMinor, priceChange: 'NONE' },
    },
    ...{ isAsked: true, state: 'ACCEPTED', bet, refusals: [] },
  }))

/**
 * Places bets one after the other, and stops where one has no answer: the rest waits until it is asked again. Each is
 * asked with its own id, always the same, so the book takes it once however often it is asked.
 */
export async function placeBets(bets: readonly PlacedBet[], deps: PlaceDeps): Promise<void> {
  for (const bet of bets) {
    if (isDecided(bet)) continue
    await placeOne(bet, deps)
    deps.changed()
    if (!isDecided(bet)) return
  }
}

async function placeOne(bet: PlacedBet, deps: PlaceDeps): Promise<void> {
  bet.state = 'SENT'
  deps.changed()
  for (let turn = 1; turn <= TRIES; turn += 1) {
    const answer = await deps.ask(bet.request)
    const isFirst = !bet.isAsked
    bet.isAsked = true
    if (answer?.state === 'ACCEPTED') {
      bet.state = 'ACCEPTED'
      bet.bet = answer.bet
      deps.accepted()
      return
    }
    if (answer?.state === 'REFUSED') {
      bet.state = 'REFUSED'
      bet.refusals = answer.refusals
      return
    }
    if (answer?.state === 'NOT_TAKEN') {
      // Refused now says nothing about an earlier call whose answer was lost.
      bet.state = isFirst ? 'REFUSED' : 'LOST'
      bet.refusals = [answer.refusal]
      return
    }
    bet.state = 'LATE'
    deps.changed()
    if (turn < TRIES) await deps.wait(PAUSE_MS)
  }
  bet.state = 'LOST'
}
