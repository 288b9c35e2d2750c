import type { ReturnStakeOutcome } from '#contracts/provider-callbacks/open-bets.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { seededDraw } from '../fairness.ts'
import type { GameSession } from '../rounds.ts'
import type { SessionStore } from '../session-store.ts'
import { deliveredBy, returnedBy, type StakeRefusal, stakeRefusal } from '../stakes.ts'
import type { WalletClient } from '../wallet-client.ts'
import { betProblem, stakeOf, type TableLimits } from './limits.ts'
import type { LiveGame, SpotsStaked } from './live-game.ts'
import type { LiveBet, LiveRound, LiveStore } from './live-store.ts'
import { isDrawn, isDue, tableMoment } from './table-clock.ts'

export type LiveBetRefusal =
  | StakeRefusal
  | 'BETS_CLOSED'
  | 'NO_SEAT'
  | 'STAKE_OUT_OF_RANGE'
  | 'STAKE_RETURNED'

export type LiveTableRules = { game: LiveGame; limits: TableLimits; seats: number }
export type LiveDeps = {
  store: LiveStore
  sessions: SessionStore
  walletOf: (provider: string) => WalletClient
  rulesOf: (session: GameSession) => LiveTableRules | null
  clock: () => number
  /** The current time at a table (table-clock.ts). */
  timeAt: (tableId: string) => number
  /** Called for each bet whose money the operator refuses for good. */
  onUnsettled: (round: { roundId: string; provider: string; refusal: string }) => void
}

const TRIES = 3

/**
 * Places chips for the round that takes bets now. Each bet is its own round at the operator. Idempotent by id. When it
 * is unknown whether a stake was taken, the stake is given back.
 */
export async function placeBet(
  deps: LiveDeps,
  session: GameSession,
  asked: { betId: string; number: number; spots: SpotsStaked },
): Promise<Result<LiveBet, LiveBetRefusal>> {
  const { store, clock } = deps
  const known = await store.bet(asked.betId)
  if (known) return answerTo(session, await goOn(deps, session, known))
  const rules = deps.rulesOf(session)
  if (!rules) return refuse('REFUSED')
  const { game, limits, seats } = rules
  const moment = tableMoment(session.gameId, deps.timeAt(session.gameId))
  if (moment.phase !== 'BETTING' || moment.number !== asked.number) return refuse('BETS_CLOSED')
  if (seats > 0 && (await store.takeSeat(session.gameId, seats, session.id, clock())) === null)
    return refuse('NO_SEAT')
  const placed = (await store.betsOf(session.id, session.gameId, asked.number))
    .filter(({ state }) => state === 'PLACED' || state === 'BETTING')
    .map(({ spots }) => spots)
  const problem = betProblem(game, limits, {
    number: asked.number,
    wanted: asked.spots,
    placed,
  })
  if (problem) return refuse(problem)
  const added = await store.addBet(
    {
      id: asked.betId,
      sessionId: session.id,
      tableId: session.gameId,
      number: asked.number,
      version: `${game.id} ${game.version}`,
      spots: asked.spots,
      stakeMinor: stakeOf(asked.spots),
    },
    clock(),
  )
  const bet = added ?? (await store.bet(asked.betId))
  if (!bet) throw new Error('a live bet disappeared')
  return answerTo(session, await goOn(deps, session, bet))
}

/** Advances a bet from its current state as far as possible now. */
export async function goOn(deps: LiveDeps, session: GameSession, given: LiveBet): Promise<LiveBet> {
  let bet = given
  if (bet.state === 'BETTING') bet = await reserveStake(deps, session, bet)
  if (bet.state === 'RETURNING') bet = await refundStake(deps, session, bet)
  if (bet.state === 'PLACED' && isDue(bet.tableId, bet.number, deps.timeAt(bet.tableId))) {
    bet = await drawFor(deps, session, bet)
  }
  if (bet.state === 'DRAWN') bet = await payOut(deps, session, bet)
  return bet
}

/**
 * Gives back the stake of a bet on a round whose bets are still open, as an operator requests for an excluded player.
 * Null: not a pending bet of these providers.
 */
export async function refundOpenBet(
  deps: LiveDeps,
  roundId: string,
  providers: readonly string[],
): Promise<ReturnStakeOutcome | null> {
  const id = betIdOf(roundId)
  const bet = id === null ? null : await deps.store.bet(id)
  const session = bet && (await deps.sessions.session(bet.sessionId))
  if (!bet || session?.mode !== 'real' || !providers.includes(session.provider)) return null
  if (GIVEN_BACK.includes(bet.state)) return 'RETURNED'
  const isStaked = bet.state === 'PLACED' || bet.state === 'BETTING'
  if (!isStaked || isDrawn(bet.tableId, bet.number, deps.timeAt(bet.tableId))) return 'BEGUN'
  const moved = await deps.store.advance(bet, { to: 'RETURNING', at: deps.clock() })
  const now = moved ? await goOn(deps, session, moved) : await again(deps, bet)
  return GIVEN_BACK.includes(now.state) ? 'RETURNED' : 'BEGUN'
}

/** The outcome of a round: from its own seed alone, the same for all players at the table. */
export function outcomeOf(game: LiveGame, { tableId, number, serverSeed }: LiveRound): unknown {
  return game.draw(seededDraw({ serverSeed, clientSeed: tableId, nonce: number }).draw, number)
}

function answerTo(session: GameSession, bet: LiveBet): Result<LiveBet, LiveBetRefusal> {
  // The id of another player's bet reveals nothing.
  if (bet.sessionId !== session.id) return refuse('REFUSED')
  if (bet.state === 'REFUSED') return refuse((bet.refusal ?? 'REFUSED') as LiveBetRefusal)
  if (GIVEN_BACK.includes(bet.state)) return refuse('STAKE_RETURNED')
  return ok(bet)
}

/** A stake that the operator does not take back yet still belongs to its player: staff resolve it. */
const GIVEN_BACK: readonly LiveBet['state'][] = ['RETURNING', 'RETURNED', 'UNRETURNED']

/** Converts a bet's id to its round id at the operator, and back. */
export const roundAt = ({ id }: Pick<LiveBet, 'id'>) => `${AT_OPERATOR}${id}`
export const betIdOf = (roundId: string): string | null =>
  roundId.startsWith(AT_OPERATOR) ? roundId.slice(AT_OPERATOR.length) : null
const AT_OPERATOR = 'live:'

async function reserveStake(deps: LiveDeps, session: GameSession, bet: LiveBet): Promise<LiveBet> {
  const { store, clock } = deps
  if (isDrawn(bet.tableId, bet.number, deps.timeAt(bet.tableId))) {
    // The outcome is known: a stake still unconfirmed is given back, not requested again.
    return (await store.advance(bet, { to: 'RETURNING', at: clock() })) ?? again(deps, bet)
  }
  if (session.mode === 'fun') {
    const at = clock()
    const placed = await store.advance(bet, { to: 'PLACED', at, funMinor: -bet.stakeMinor })
    if (placed) return placed
    const short = await store.advance(bet, { to: 'REFUSED', at, refusal: 'INSUFFICIENT_FUNDS' })
    return short ?? again(deps, bet)
  }
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await deps.walletOf(session.provider).bet({
      sessionId: session.walletSession,
      reference: `bet:${roundAt(bet)}`,
      roundId: roundAt(bet),
      gameId: session.gameId,
      amountMinor: bet.stakeMinor,
      currency: session.currency,
    })
    if (answer.kind === 'uncertain') continue
    const at = clock()
    const moved = await store.advance(
      bet,
      answer.kind === 'ok'
        ? {
            to: 'PLACED',
            at,
            balanceBeforeMinor: answer.value.balanceMinor + bet.stakeMinor,
            balanceAfterMinor: answer.value.balanceMinor,
          }
        : { to: 'REFUSED', at, refusal: stakeRefusal(answer.code) },
    )
    return moved ?? again(deps, bet)
  }
  return (await store.advance(bet, { to: 'RETURNING', at: clock() })) ?? again(deps, bet)
}

async function refundStake(deps: LiveDeps, session: GameSession, bet: LiveBet): Promise<LiveBet> {
  const answer = await deps.walletOf(session.provider).rollback({
    sessionId: session.walletSession,
    reference: `rollback:${roundAt(bet)}`,
    roundId: roundAt(bet),
    betReference: `bet:${roundAt(bet)}`,
  })
  const returned = returnedBy(answer)
  if (returned.kind === 'LATER') return bet
  if (returned.kind === 'FINAL_NO') return giveUp(deps, session, bet, 'UNRETURNED', returned.code)
  const moved = await deps.store.advance(bet, { to: 'RETURNED', at: deps.clock() })
  return moved ?? again(deps, bet)
}

async function drawFor(deps: LiveDeps, session: GameSession, bet: LiveBet): Promise<LiveBet> {
  const rules = deps.rulesOf(session)
  if (!rules) throw new Error(`a bet lies on a table that is not there: ${bet.tableId}`)
  const round = await deps.store.round(bet.tableId, bet.number, deps.clock())
  const outcome = outcomeOf(rules.game, round)
  const payoutMinor = Object.entries(bet.spots).reduce(
    (sum, [spot, minor]) => sum + rules.game.payout(outcome, spot, minor),
    0,
  )
  const moved = await deps.store.advance(bet, { to: 'DRAWN', at: deps.clock(), payoutMinor })
  return moved ?? again(deps, bet)
}

async function payOut(deps: LiveDeps, session: GameSession, bet: LiveBet): Promise<LiveBet> {
  const { store, clock } = deps
  if (session.mode === 'fun') {
    const paid = await store.advance(bet, { to: 'SETTLED', at: clock(), funMinor: bet.payoutMinor })
    return paid ?? again(deps, bet)
  }
  const answer = await deps.walletOf(session.provider).win({
    sessionId: session.walletSession,
    reference: `win:${roundAt(bet)}`,
    roundId: roundAt(bet),
    amountMinor: bet.payoutMinor,
    currency: session.currency,
    closesRound: true,
  })
  const paid = deliveredBy(answer)
  // Not acknowledged: it is stored, and resent until it is acknowledged or refused for good.
  if (paid.kind === 'LATER') return bet
  if (paid.kind === 'FINAL_NO') return giveUp(deps, session, bet, 'UNPAID', paid.code)
  const { balanceMinor: balanceAfterMinor } = paid.value
  const moved = await store.advance(bet, { to: 'SETTLED', at: clock(), balanceAfterMinor })
  return moved ?? again(deps, bet)
}

/** Stops resending what the operator refuses for good, and reports it to staff. */
async function giveUp(
  deps: LiveDeps,
  { provider }: GameSession,
  bet: LiveBet,
  to: 'UNPAID' | 'UNRETURNED',
  refusal: string,
): Promise<LiveBet> {
  const moved = await deps.store.advance(bet, { to, refusal, at: deps.clock() })
  if (moved) deps.onUnsettled({ roundId: roundAt(bet), provider, refusal })
  return moved ?? again(deps, bet)
}

async function again({ store }: LiveDeps, { id }: LiveBet): Promise<LiveBet> {
  const bet = await store.bet(id)
  if (!bet) throw new Error('a live bet disappeared')
  return bet
}
