import { randomUUID } from 'node:crypto'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { drawRound, type Outcome, type RandomInt } from './engine.ts'
import { stakesOf } from './paytable.ts'
import type { GameSession, Round, RoundStore } from './round-store.ts'
import type { WalletClient } from './wallet-client.ts'

/** The least time between two rounds of a session: no turbo, no autoplay. */
export const ROUND_PACE_MS = 2_500
const TRIES = 3

export type SpinRefusal =
  | 'STAKE_OUT_OF_RANGE'
  | 'TOO_FAST'
  | 'INSUFFICIENT_FUNDS'
  | 'GAME_SESSION_ENDED'
  | 'PLAYER_BLOCKED'
  | 'REFUSED'
  | 'UNAVAILABLE'
  | 'STAKE_RETURNED'

export type SpinResult = {
  roundId: string
  outcome: Outcome
  balanceMinor: number
  settled: boolean
}

export type PlayDeps = {
  store: RoundStore
  wallet: WalletClient
  random: RandomInt
  clock: () => number
}

/**
 * Plays one round. The same client id again is the same round: what was decided is repeated, what was cut
 * short goes on. The stake is taken before anything is drawn, the outcome is stored before it is paid.
 */
export async function playRound(
  deps: PlayDeps,
  session: GameSession,
  asked: { clientRoundId: string; stakeMinor: number },
): Promise<Result<SpinResult, SpinRefusal>> {
  const known = await deps.store.roundOf(session.id, asked.clientRoundId)
  if (known) return finish(deps, session, known)
  if (!stakesOf(session.currency).includes(asked.stakeMinor)) return refuse('STAKE_OUT_OF_RANGE')
  if (!(await deps.store.takeTurn(session.id, deps.clock(), ROUND_PACE_MS)))
    return refuse('TOO_FAST')
  const { round } = await deps.store.openRound(
    {
      id: randomUUID(),
      sessionId: session.id,
      ...asked,
      state: 'BETTING',
      outcome: null,
      refusal: null,
    },
    deps.clock(),
  )
  return finish(deps, session, round)
}

/** Takes a round from wherever it stands to its end. */
export async function finish(
  deps: PlayDeps,
  session: GameSession,
  given: Round,
): Promise<Result<SpinResult, SpinRefusal>> {
  let round = given
  if (round.state === 'BETTING') {
    const moved = await takeStake(deps, session, round)
    if (!moved.ok) return moved
    round = moved.value
  }
  if (round.state === 'RETURNING') {
    await returnStake(deps, session, round)
    return refuse('STAKE_RETURNED')
  }
  if (round.state === 'RETURNED') return refuse('STAKE_RETURNED')
  if (round.state === 'REFUSED') return refuse((round.refusal ?? 'REFUSED') as SpinRefusal)
  if (!round.outcome) throw new Error('a drawn round has no outcome')
  return ok(await payOut(deps, session, round, round.outcome))
}

async function takeStake(
  deps: PlayDeps,
  session: GameSession,
  round: Round,
): Promise<Result<Round, SpinRefusal>> {
  const { store } = deps
  const answer =
    session.mode === 'fun'
      ? await takeFunStake(deps, session, round)
      : await betWithRetries(deps, session, round)
  if (answer.kind === 'refused') {
    const refusal = toRefusal(answer.code)
    await store.advance(round.id, 'BETTING', 'REFUSED', { refusal })
    return refuse(refusal)
  }
  if (answer.kind === 'uncertain') {
    // Nobody knows whether the stake was taken: it is asked back until that is acknowledged.
    await store.advance(round.id, 'BETTING', 'RETURNING')
    await returnStake(deps, session, { ...round, state: 'RETURNING' })
    return refuse('STAKE_RETURNED')
  }
  const outcome = drawRound(round.stakeMinor, deps.random)
  if (await store.advance(round.id, 'BETTING', 'DRAWN', { outcome }))
    return ok({ ...round, state: 'DRAWN', outcome })
  // Two calls for one round: the other one drew, and only its outcome counts.
  const drawn = await store.roundOf(session.id, round.clientRoundId)
  if (!drawn) throw new Error('a round disappeared')
  return ok(drawn)
}

type StakeAnswer = { kind: 'ok' } | { kind: 'refused'; code: string } | { kind: 'uncertain' }

async function takeFunStake(
  { store }: PlayDeps,
  session: GameSession,
  round: Round,
): Promise<StakeAnswer> {
  const left = await store.moveFunBalance(session.id, -round.stakeMinor)
  return left === null ? { kind: 'refused', code: 'INSUFFICIENT_FUNDS' } : { kind: 'ok' }
}

async function betWithRetries(
  { wallet }: PlayDeps,
  session: GameSession,
  round: Round,
): Promise<StakeAnswer> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await wallet.bet({
      sessionId: session.walletSession,
      reference: `bet:${round.id}`,
      roundId: round.id,
      gameId: session.gameId,
      amountMinor: round.stakeMinor,
      currency: session.currency,
    })
    if (answer.kind !== 'uncertain') return answer
  }
  return { kind: 'uncertain' }
}

async function returnStake(
  { wallet, store }: PlayDeps,
  session: GameSession,
  round: Round,
): Promise<void> {
  const answer = await wallet.rollback({
    sessionId: session.walletSession,
    reference: `rollback:${round.id}`,
    roundId: round.id,
    betReference: `bet:${round.id}`,
  })
  if (answer.kind !== 'uncertain') await store.advance(round.id, 'RETURNING', 'RETURNED')
}

async function payOut(
  deps: PlayDeps,
  session: GameSession,
  round: Round,
  outcome: Outcome,
): Promise<SpinResult> {
  const { store, wallet } = deps
  const done = (balanceMinor: number, settled: boolean): SpinResult => ({
    roundId: round.id,
    outcome,
    balanceMinor,
    settled,
  })
  if (session.mode === 'fun') {
    if (await store.advance(round.id, 'DRAWN', 'SETTLED'))
      await store.moveFunBalance(session.id, outcome.payoutMinor)
    return done((await store.session(session.id))?.funBalanceMinor ?? 0, true)
  }
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await wallet.win({
      sessionId: session.walletSession,
      reference: `win:${round.id}`,
      roundId: round.id,
      amountMinor: outcome.payoutMinor,
      currency: session.currency,
      closesRound: true,
    })
    if (answer.kind === 'ok') {
      await store.advance(round.id, 'DRAWN', 'SETTLED')
      return done(answer.value.balanceMinor, true)
    }
    if (answer.kind === 'refused') break
  }
  // The payout is stored: the settling loop sends it until it is acknowledged.
  return done(0, false)
}

function toRefusal(code: string): SpinRefusal {
  const known: SpinRefusal[] = ['INSUFFICIENT_FUNDS', 'GAME_SESSION_ENDED', 'PLAYER_BLOCKED']
  return known.find((it) => it === code) ?? 'REFUSED'
}
