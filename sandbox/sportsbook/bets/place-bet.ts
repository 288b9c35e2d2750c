import { limitLeftIn } from '#contracts/provider-callbacks/sports-wallet.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { soldOf } from '#contracts/sportsbook/bet-course.ts'
import { BET_STATES, type BetState } from '#contracts/sportsbook/bet-states.ts'
import type {
  BetRefusal,
  BookBet,
  BookBetAnswer,
  PlaceBookBet,
} from '#contracts/sportsbook/book-api.ts'
import { payoutOfStake, type StakedSlip, stakeOf } from '#contracts/sportsbook/slip-return.ts'
import type { WalletAnswer } from '../../signed-calls.ts'
import type { Book, Quote } from '../book.ts'
import type { BookSwitches, ForcedRefusals } from '../book-faults.ts'
import { fixtureOf } from '../calendar.ts'
import { type BetStore, type KeptBet, type LegFixture, termsForJson } from './bet-store.ts'
import { evaluateBet } from './evaluate-bet.ts'
import type { LatestBalances } from './latest-balances.ts'
import type { PlayerSession } from './session-store.ts'
import type { SportsWallets } from './sports-wallet-client.ts'

export type PlaceBetDeps = {
  store: BetStore
  book: Pick<Book, 'quote'>
  wallets: SportsWallets
  balances: Pick<LatestBalances, 'below' | 'forget'>
  clock: () => number
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<unknown>
  /** How long a bet on a live match waits before its odds are read again (docs/decisions/0060). */
  liveDelayMs: number
  /** A bet was accepted, or has to be returned. */
  wakeSettler: () => void
  faults: Pick<BookSwitches, 'settlesRefused'>
  forced: Pick<ForcedRefusals, 'take'>
}

/** The wallet is asked again after these, with the same id; then the stake is returned, whether it was taken or not. */
const TRY_AGAIN_MS = [300, 1_000] as const

/**
 * Takes bets: one at a time of each player. The answer comes when the bet is decided; the same id again is the same bet.
 * A bet that is not sent to the wallet costs nothing; one that was sent is kept first, so that a stop of the process
 * returns its stake (`returnUndecided`).
 */
export function createBetTaker(deps: PlaceBetDeps) {
  const deciding = new Map<string, Promise<BookBetAnswer>>()
  /** The bet of each player that is being decided. */
  const pending = new Map<string, string>()
  return {
    async place(
      session: PlayerSession,
      { key: _, ...asked }: PlaceBookBet,
    ): Promise<Result<BookBetAnswer, 'REFERENCE_CONFLICT'>> {
      const { betId: id } = asked
      const { playerRef, provider } = session
      const text = JSON.stringify(asked)
      const other = pending.get(playerRef)
      if (other !== undefined && other !== id) return ok(refusedFor({ code: 'BET_PENDING' }))
      if (other === undefined) pending.set(playerRef, id)
      try {
        const { freeBet = null } = asked
        const isNew =
          other === undefined &&
          (await deps.store.addBet({
            ...{ id, provider, playerRef, asked: text, freeBet },
            ...{ context: session.context, at: deps.clock() },
          }))
        if (isNew) {
          const decision = decide(deps, session, asked)
          deciding.set(id, decision)
          return ok(await decision)
        }
        const kept = await deps.store.bet(id)
        const isSame = kept?.playerRef === playerRef && kept.asked === text
        if (!isSame) return refuse('REFERENCE_CONFLICT')
        return ok((await deciding.get(id)) ?? answerOf(kept))
      } finally {
        if (other === undefined) pending.delete(playerRef)
        if (other === undefined) deciding.delete(id)
      }
    },
    /** Resolves when the bet of this player that is being decided has its answer. */
    async decided(playerRef: string): Promise<void> {
      await deciding.get(pending.get(playerRef) ?? '')?.catch(() => undefined)
    },
    /** Ends what a stop of the process or a fault has left: nothing is placed late, at odds of long ago. */
    async returnUndecided(): Promise<void> {
      for (const { id, state, playerRef } of await deps.store.undecided()) {
        // Not `deciding`, which has a bet only after it was kept: in between it would be refused here and sent there.
        if (pending.get(playerRef) === id) continue
        deps.wakeSettler()
        if (state === 'WAITING') await deps.store.refuseBet(id, 'WAITING', [UNAVAILABLE])
        else await deps.store.returnBet(id, { refusals: [UNAVAILABLE], at: deps.clock() })
      }
    },
  }
}

const UNAVAILABLE: BetRefusal = { code: 'UNAVAILABLE' }
const refusedFor = (...refusals: BetRefusal[]): BookBetAnswer => ({ state: 'REFUSED', refusals })

type Asked = Omit<PlaceBookBet, 'key'>

async function decide(
  deps: PlaceBetDeps,
  session: PlayerSession,
  asked: Asked,
): Promise<BookBetAnswer> {
  const { store, clock, wait, liveDelayMs } = deps
  const id = asked.betId
  const refuseWith = async (from: 'WAITING' | 'SENT', refusals: BetRefusal[]) => {
    await store.refuseBet(id, from, refusals)
    return refusedFor(...refusals)
  }
  const evaluate = () => {
    const quotes = quotesOf(deps, asked.legs)
    return { quotes, evaluated: evaluateBet(asked, quotes, session.bounds) }
  }
  const forced = deps.forced.take(session, asked)
  if (forced) return refuseWith('WAITING', [forced])
  let { quotes, evaluated } = evaluate()
  if (evaluated.ok && evaluated.isLive) {
    await wait(liveDelayMs)
    ;({ quotes, evaluated } = evaluate())
  }
  if (!evaluated.ok) return refuseWith('WAITING', evaluated.refusals)
  const { terms } = evaluated
  const freeBet = asked.freeBet ?? null
  const payoutMaxMinor = Number(payoutOfStake(terms, freeBet !== null))
  const fixtures = terms.legs.map((leg, at) => fixtureFor(leg.event, quotes[at] ?? null))
  const isSent = await store.markSent(id, {
    ...{ terms, fixtures },
    ...{ stakeMinor: Number(stakeOf(terms)), payoutMaxMinor },
  })
  // Another instance has found it undecided and refused it.
  if (!isSent) return refusedFor(UNAVAILABLE)
  const sent = { id, terms, fixtures, freeBet, payoutMaxMinor }
  const { answer, isFirst } = await askWallet(deps, session, sent)
  const refusals = refusalsBy(answer, {
    balanceMinor: deps.balances.below(session.playerRef, Number(stakeOf(terms))),
    stopped: () => stoppedSince(deps, terms),
  })
  // Refused at once: nothing was taken.
  if (answer.kind === 'refused' && isFirst) {
    const refused = await refuseWith('SENT', refusals)
    if (deps.faults.settlesRefused()) {
      await store.settleRefused(id)
      deps.wakeSettler()
    }
    return refused
  }
  if (answer.kind !== 'ok' || refusals.length > 0) {
    await store.returnBet(id, { refusals, at: clock() })
    deps.wakeSettler()
    return { state: 'PENDING' }
  }
  const { balanceMinor, bonusStakeMinor } = answer.value
  await store.acceptBet(id, { at: clock(), balanceMinor, bonusStakeMinor })
  // Its page does the same, unless it was left meanwhile: then it must not offer the bet a second time.
  await store.takeOut(session.context, terms.legs)
  deps.wakeSettler()
  const bet = await store.bet(id)
  if (!bet) throw new Error(`the bet ${id} has disappeared`)
  return answerOf(bet)
}

/** The quotes of a bet's legs at this moment, in their order. */
export const quotesOf = ({ book }: Pick<PlaceBetDeps, 'book'>, legs: StakedSlip['legs']) =>
  legs.map(({ event, market, outcome }) => book.quote({ event, market, outcome }))

/** Legs on which no bets are taken any more: an incident of a moment ago that the wallet's answer has overtaken. */
function stoppedSince(deps: PlaceBetDeps, { legs }: StakedSlip): BetRefusal[] {
  return quotesOf(deps, legs).flatMap((quote, leg) => {
    if (quote?.marketState === 'ACTIVE') return []
    const since = quote?.suspendedSince ?? null
    const at = since === null ? null : new Date(since).toISOString()
    return [{ code: 'SUSPENDED' as const, leg, since: at }]
  })
}

function fixtureFor(event: string, quote: Quote | null): LegFixture {
  const fixture = fixtureOf(event)
  if (!fixture || !quote) throw new Error(`the event ${event} has a quote and no fixture`)
  const { competition, home, away, startsAt } = fixture
  return {
    ...{ sport: competition.sport, region: competition.region, competition: competition.id },
    ...{ home: home[0], away: away[0], isLive: quote.isLive },
    startsAt: new Date(quote.startsAt ?? startsAt).toISOString(),
  }
}

type Sent = Pick<KeptBet, 'id' | 'freeBet' | 'payoutMaxMinor'> & {
  terms: StakedSlip
  fixtures: readonly LegFixture[]
}

/** `isFirst`: the answer to the only call. A refusal of a later call says nothing about what an earlier one took. */
async function askWallet(
  { wallets, wait }: PlaceBetDeps,
  { walletSession, provider }: PlayerSession,
  { id, terms, fixtures, freeBet, payoutMaxMinor }: Sent,
) {
  // Legs of one event are refused before: each event is here once.
  const events = terms.legs.map((leg, at) => ({
    ...{ id: leg.event },
    ...(fixtures[at] as LegFixture & { sport: 'FOOTBALL' }),
  }))
  const body = {
    ...{ sessionId: walletSession, betId: id, events },
    terms: { ...termsForJson(terms), legs: [...terms.legs], sizes: [...terms.sizes] },
    ...{ potentialPayoutMinor: payoutMaxMinor, freeBet },
  }
  const wallet = wallets[provider]
  let answer = await wallet.bet(body)
  for (const ms of TRY_AGAIN_MS) {
    if (answer.kind !== 'uncertain') return { answer, isFirst: ms === TRY_AGAIN_MS[0] }
    await wait(ms)
    answer = await wallet.bet(body)
  }
  return { answer, isFirst: false }
}

/** Why a bet is not taken, by the wallet's answer and by what has happened meanwhile; none: it is taken. */
function refusalsBy(
  answer: WalletAnswer<unknown>,
  { balanceMinor, stopped }: { balanceMinor: number | null; stopped: () => BetRefusal[] },
): BetRefusal[] {
  switch (answer.kind) {
    case 'refused':
      return [ofWallet(answer, balanceMinor)]
    case 'uncertain':
      return [UNAVAILABLE]
    case 'ok':
      return stopped()
  }
}

/** The wallet's refusal as the page of the book says it; the wallet itself does not say the balance. */
function ofWallet(
  { code, message }: { code: string; message: string },
  balanceMinor: number | null,
): BetRefusal {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return { code, balanceMinor }
    case 'REALITY_CHECK_DUE':
    case 'PLAYER_BLOCKED':
    case 'FREE_BET_UNAVAILABLE':
    case 'FREE_BET_TERMS':
    case 'BONUS_BET_KIND':
    case 'BONUS_BET_STAKE':
    case 'BONUS_BET_ODDS':
    case 'BONUS_BET_SCOPE':
    case 'BONUS_BET_TIME':
      return { code }
    case 'error.gambling.limit.reached':
      return { code: 'LIMIT_REACHED', leftMinor: limitLeftIn(message) }
    case 'error.gambling.limit.time':
      return { code: 'TIME_LIMIT_REACHED' }
    case 'error.gambling.limit.required':
      return { code: 'LIMIT_REQUIRED' }
    case 'GAME_RESTRICTED':
      return { code: 'NOT_OFFERED_HERE' }
    case 'GAME_SESSION_ENDED':
      return { code: 'SESSION_ENDED' }
    case 'REGISTER_UNAVAILABLE':
      return UNAVAILABLE
    default:
      return { code: 'REFUSED' }
  }
}

function answerOf(bet: KeptBet): BookBetAnswer {
  if (bet.state === 'REFUSED' || bet.state === 'RETURNED') {
    return refusedFor(...(bet.refusals.length > 0 ? bet.refusals : [UNAVAILABLE]))
  }
  if (!isAccepted(bet)) return { state: 'PENDING' }
  return { state: 'ACCEPTED', bet: bookBetOf(bet), balanceMinor: bet.balanceMinor }
}

export type AcceptedBet = KeptBet & { state: BetState; terms: StakedSlip }
export const isAccepted = (bet: KeptBet): bet is AcceptedBet =>
  bet.terms !== null && (BET_STATES as readonly string[]).includes(bet.state)

/** An accepted bet as the page of the book shows it. */
export function bookBetOf({ terms, ...bet }: AcceptedBet): BookBet {
  const { outcome } = bet
  const returned = bet.freeBet === null ? bet.stakeMinor - Number(soldOf(bet.cashOuts)) : 0
  return {
    ...{ id: bet.id, kind: terms.kind, sizes: [...terms.sizes], state: bet.state },
    placedAt: new Date(bet.acceptedAt ?? bet.createdAt).toISOString(),
    ...{ currency: terms.currency, isFreeBet: bet.freeBet !== null, stakeMinor: bet.stakeMinor },
    bonusStakeMinor: bet.bonusStakeMinor,
    stakePerLineMinor: Number(terms.stakePerLineMinor),
    potentialPayoutMinor: bet.payoutMaxMinor,
    payoutMinor: outcome?.kind === 'VOID' ? returned : (outcome?.payoutMinor ?? null),
    ...{ cashOuts: bet.cashOuts, cashOut: null },
    legs: terms.legs.map((leg, at) => ({
      ...leg,
      ...(bet.fixtures[at] as LegFixture),
      result: bet.results[at] ?? null,
    })),
  }
}
