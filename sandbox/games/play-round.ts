import { randomUUID } from 'node:crypto'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { type GameEngine, isOffered, type Step, type Words } from './engine.ts'
import { seededDraw } from './fairness.ts'
import type { Catalogue } from './game.ts'
import type { GameStore } from './game-store.ts'
import { potChange } from './jackpots.ts'
import type { Change } from './round-store.ts'
import {
  type Acted,
  type GameSession,
  type JackpotWin,
  type Pending,
  paceOf,
  type Round,
  stakesWithin,
} from './rounds.ts'
import { payOut, refundStake, reserveStake, type StakeRefusal } from './stakes.ts'
import type { WalletClient } from './wallet-client.ts'

export type PlayRefusal =
  | StakeRefusal
  | 'STAKE_OUT_OF_RANGE'
  | 'TOO_FAST'
  | 'ROUND_OPEN'
  | 'ROUND_CLOSED'
  | 'ACTION_REFUSED'
  | 'STAKE_RETURNED'

/** A round as the game shows it. */
export type RoundAnswer = {
  roundId: string
  nonce: number
  done: boolean
  view: unknown
  stakeMinor: number
  payoutMinor: number
  words: readonly Words[]
  jackpots: readonly JackpotWin[]
  /** The balance that the operator last reported with this round; null when it has reported none. */
  balanceMinor: number | null
  /**
   * False while the payout is not acknowledged: it is stored, and resent until it is acknowledged or refused for good.
   */
  settled: boolean
}

export type PlayDeps = {
  store: GameStore
  walletOf: (provider: string) => WalletClient
  games: Catalogue
  clock: () => number
  /** Called for each round whose money the operator refuses for good. */
  onUnsettled: (round: { roundId: string; provider: string; refusal: string }) => void
}

type Played = Promise<Result<RoundAnswer, PlayRefusal>>

/**
 * Plays one round. Idempotent by client id: what was decided is repeated, an interrupted round continues. The stake is
 * taken before anything is decided, the outcome is stored before it is paid.
 */
export async function playRound(
  deps: PlayDeps,
  session: GameSession,
  asked: { clientRoundId: string; stakeMinor: number; choice: unknown; clientSeed: string },
): Played {
  const { store, clock } = deps
  const { engine } = deps.games(session.provider, session.gameId)
  const { clientRoundId, stakeMinor, choice, clientSeed } = asked
  const known = await store.roundOf(session.id, clientRoundId)
  if (known) return finish(deps, session, known)
  const isAllowed = stakesWithin([stakeMinor], session.limits).length === 1
  if (!isAllowed || !isOffered(engine, { stakeMinor, choice, currency: session.currency }))
    return refuse('STAKE_OUT_OF_RANGE')
  const paceMs = paceOf(engine.paceMs, session.limits)
  if (!(await store.takeTurn(session.id, clock(), paceMs))) return refuse('TOO_FAST')
  const round = await store.openRound(
    {
      id: randomUUID(),
      sessionId: session.id,
      clientRoundId,
      version: `${engine.id} ${engine.version}`,
      asked: { stakeMinor, choice },
      clientSeed,
    },
    clock(),
  )
  if (round) return finish(deps, session, round)
  const meanwhile = await store.roundOf(session.id, clientRoundId)
  return meanwhile ? finish(deps, session, meanwhile) : refuse('ROUND_OPEN')
}

/** Continues an open round. Idempotent by action id. */
export async function actInRound(
  deps: PlayDeps,
  session: GameSession,
  asked: { roundId: string; actionId: string; action: unknown },
): Played {
  const { store, clock } = deps
  const { engine } = deps.games(session.provider, session.gameId)
  const round = await store.round(asked.roundId)
  if (!round || round.sessionId !== session.id) return refuse('ROUND_CLOSED')
  const { actionId, action } = asked
  if (round.actions.some((it) => 'actionId' in it && it.actionId === actionId))
    return finish(deps, session, round)
  if (round.pending?.kind === 'act' && round.pending.actionId === actionId)
    return finish(deps, session, round)
  if (round.state !== 'OPEN') return refuse('ROUND_CLOSED')
  const played = await stepOf(deps, engine, round, (draw) =>
    engine.act ? engine.act(round.gameState, action, draw) : null,
  )
  if (!played) return refuse('ACTION_REFUSED')
  const extra = played.step.extraStakeMinor ?? 0
  const moved =
    extra > 0
      ? await store.advance(round, {
          state: 'BETTING',
          at: clock(),
          betNo: round.betNo + 1,
          pending: { kind: 'act', actionId, action, stakeMinor: extra },
        })
      : await store.advance(round, {
          ...changeOf(round, played, [...round.actions, { actionId, action }]),
          pot: potChange(engine, session, 0, played.step.jackpots),
          at: clock(),
        })
  // Two concurrent calls: the other one has acted, and the player gets the current state of the round.
  return finish(deps, session, moved ?? (await again(deps, round)))
}

/** Ends an open round that its player has abandoned. */
export async function settleAbandoned(
  deps: PlayDeps,
  session: GameSession,
  round: Round,
): Promise<void> {
  const { engine } = deps.games(session.provider, session.gameId)
  const played = await stepOf(deps, engine, round, (draw) =>
    engine.settleNow ? engine.settleNow(round.gameState, draw) : null,
  )
  if (!played?.step.done) throw new Error(`${engine.id} cannot settle a round that was left`)
  const moved = await deps.store.advance(round, {
    ...changeOf(round, played, [...round.actions, { auto: true }]),
    pot: potChange(engine, session, 0, played.step.jackpots),
    at: deps.clock(),
  })
  if (moved) await finish(deps, session, moved)
}

/** Advances a round from its current state as far as possible without its player. */
export async function finish(deps: PlayDeps, session: GameSession, given: Round): Played {
  let round = given
  let refusal: PlayRefusal | null = null
  if (round.state === 'BETTING' && round.pending) {
    const staked = await stake(deps, session, round, round.pending)
    round = staked.round
    refusal = staked.refusal
  }
  if (round.state === 'RETURNING') {
    refusal = 'STAKE_RETURNED'
    const returned = await refundStake(deps, session, round)
    if (returned.kind === 'DONE') {
      const state = round.pending?.kind === 'act' ? 'OPEN' : 'RETURNED'
      await deps.store.advance(round, { state, at: deps.clock() })
    } else if (returned.kind === 'FINAL_NO') {
      const { pending } = round
      const change = { state: 'UNRETURNED', pending, refusal: returned.code } as const
      round = await giveUp(deps, session, round, change)
    }
  }
  // A stake that the operator does not take back yet still belongs to its player: staff resolve it.
  if (round.state === 'RETURNED' || round.state === 'UNRETURNED') refusal = 'STAKE_RETURNED'
  if (round.state === 'REFUSED') refusal = (round.refusal ?? 'REFUSED') as PlayRefusal
  if (refusal) return refuse(refusal)
  if (round.state === 'DRAWN') round = await settle(deps, session, round)
  return ok(await answerOf(deps, session, round))
}

type Staked = { round: Round; refusal: PlayRefusal | null }

async function stake(
  deps: PlayDeps,
  session: GameSession,
  round: Round,
  pending: Pending,
): Promise<Staked> {
  const { store, clock } = deps
  const { engine } = deps.games(session.provider, session.gameId)
  const isFirst = pending.kind === 'begin'
  const taken =
    session.mode === 'fun' ? ok(null) : await reserveStake(deps, session, round, pending)
  if (!taken.ok && taken.refusal === 'UNCERTAIN') {
    // It is unknown whether the stake was taken: its return is requested until that is acknowledged.
    const moved = await store.advance(round, { state: 'RETURNING', pending, at: clock() })
    return { round: moved ?? (await again(deps, round)), refusal: null }
  }
  const refused = async (refusal: PlayRefusal): Promise<Staked> => {
    const moved = await store.advance(
      round,
      isFirst ? { state: 'REFUSED', refusal, at: clock() } : { state: 'OPEN', at: clock() },
    )
    return { round: moved ?? (await again(deps, round)), refusal: moved ? refusal : null }
  }
  if (!taken.ok) return refused(taken.refusal as PlayRefusal)

  const played = await stepOf(deps, engine, round, (draw) =>
    isFirst
      ? engine.begin({ ...round.asked, currency: session.currency }, draw)
      : (engine.act?.(round.gameState, pending.action, draw) ?? null),
  )
  if (!played) throw new Error(`${engine.id} refuses an action whose stake it has taken`)
  const actions = isFirst
    ? round.actions
    : [...round.actions, { actionId: pending.actionId, action: pending.action }]
  const before = taken.value
    ? taken.value.balanceMinor + pending.stakeMinor
    : ((await store.session(session.id))?.funBalanceMinor ?? 0)
  const moved = await store.advance(round, {
    ...changeOf(round, played, actions),
    stakeMinor: round.stakeMinor + pending.stakeMinor,
    balanceAfterMinor: before - pending.stakeMinor,
    ...(isFirst ? { balanceBeforeMinor: before } : {}),
    ...(session.mode === 'fun' ? { funMinor: -pending.stakeMinor } : {}),
    pot: potChange(engine, session, pending.stakeMinor, played.step.jackpots),
    at: clock(),
  })
  if (moved) return { round: moved, refusal: null }
  const now = await again(deps, round)
  // No other call has moved it: the practice balance is too low.
  return now.step === round.step && session.mode === 'fun'
    ? refused('INSUFFICIENT_FUNDS')
    : { round: now, refusal: null }
}

async function settle(deps: PlayDeps, session: GameSession, round: Round): Promise<Round> {
  const { store, clock } = deps
  const at = clock()
  if (session.mode === 'fun') {
    const balance = (await store.session(session.id))?.funBalanceMinor ?? 0
    const moved = await store.advance(round, {
      state: 'SETTLED',
      funMinor: round.payoutMinor,
      balanceAfterMinor: balance + round.payoutMinor,
      settledAt: at,
      at,
    })
    return moved ?? again(deps, round)
  }
  const paid = await payOut(deps, session, round)
  if (paid.kind === 'LATER') return round
  if (paid.kind === 'FINAL_NO') {
    return giveUp(deps, session, round, { state: 'UNPAID', refusal: paid.code })
  }
  const moved = await store.advance(round, {
    state: 'SETTLED',
    balanceAfterMinor: paid.value.balanceMinor,
    settledAt: at,
    at,
  })
  return moved ?? again(deps, round)
}

/** Stops resending what the operator refuses for good, and reports it to staff. */
async function giveUp(
  deps: PlayDeps,
  { provider }: GameSession,
  round: Round,
  change: { state: 'UNPAID' | 'UNRETURNED'; refusal: string; pending?: Pending | null },
): Promise<Round> {
  const moved = await deps.store.advance(round, { ...change, at: deps.clock() })
  if (moved) deps.onUnsettled({ roundId: round.id, provider, refusal: change.refusal })
  return moved ?? again(deps, round)
}

type StepPlayed = { step: Step<unknown>; wordsUsed: number }

/** Computes a step from the round's seeds: the same round and the same action give the same step each time. */
async function stepOf(
  { store }: PlayDeps,
  engine: GameEngine,
  round: Round,
  play: (draw: (limit: number) => number) => Step<unknown> | null,
): Promise<StepPlayed | null> {
  const seed = await store.seed(round.seedId)
  if (!seed?.clientSeed) throw new Error(`a round of ${engine.id} has no seeds`)
  const seeds = { serverSeed: seed.serverSeed, clientSeed: seed.clientSeed, nonce: round.nonce }
  const { draw, used } = seededDraw(seeds, round.wordsUsed)
  const step = play(draw)
  return step && { step, wordsUsed: used() }
}

function changeOf(
  round: Round,
  { step, wordsUsed }: StepPlayed,
  actions: Acted[],
): Omit<Change, 'at'> {
  return {
    state: step.done ? 'DRAWN' : 'OPEN',
    actions,
    gameState: step.state,
    wordsUsed,
    payoutMinor: step.payoutMinor + round.jackpots.reduce((sum, it) => sum + it.amountMinor, 0),
    words: [...step.words],
  }
}

async function again({ store }: PlayDeps, { id }: Round): Promise<Round> {
  const round = await store.round(id)
  if (!round) throw new Error('a round disappeared')
  return round
}

/** A round as its player may see it. */
export async function answerOf(
  deps: PlayDeps,
  session: GameSession,
  round: Round,
): Promise<RoundAnswer> {
  const { engine } = deps.games(session.provider, session.gameId)
  const settled = round.state === 'SETTLED'
  const isDecided = round.state === 'DRAWN' || round.state === 'UNPAID'
  return {
    roundId: round.id,
    nonce: round.nonce,
    done: settled || isDecided,
    view: engine.view(round.gameState),
    stakeMinor: round.stakeMinor,
    payoutMinor: round.payoutMinor,
    words: round.words,
    jackpots: round.jackpots,
    balanceMinor: isDecided ? null : round.balanceAfterMinor,
    settled,
  }
}
