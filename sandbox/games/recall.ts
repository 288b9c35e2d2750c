import type { Words } from './engine.ts'
import { hashOfSeed } from './fairness.ts'
import type { PlayDeps } from './play-round.ts'
import type { GameSession, JackpotWin, Round } from './rounds.ts'

const ROUNDS_SHOWN = 20

/** A past round as its player may see it: everything that it was drawn from, once its seed is revealed. */
export type PastRound = {
  roundId: string
  /** Unix milliseconds. */
  at: number
  state: 'done' | 'open' | 'notPlayed'
  autoSettled: boolean
  version: string
  stakeMinor: number
  payoutMinor: number
  balanceBeforeMinor: number | null
  balanceAfterMinor: number | null
  words: readonly Words[]
  jackpots: readonly JackpotWin[]
  view: unknown
  nonce: number
  seedHash: string
  /** Null until it is revealed. */
  serverSeed: string | null
  clientSeed: string
  /** The player's request and actions, in the form that the rules take. */
  asked: { stakeMinor: number; choice: unknown; currency: string }
  actions: readonly ({ action: unknown } | { auto: true })[]
}
export type PastRounds = {
  /** The seed of the next round: only its hash is disclosed. */
  seed: { hash: string; clientSeed: string | null; nonce: number }
  rounds: PastRound[]
}

/** The player's last rounds of this game. */
export async function recallRounds(deps: PlayDeps, session: GameSession): Promise<PastRounds> {
  const { store } = deps
  const { serverSeed, clientSeed, nonce } = await store.seedInUse(session.id)
  const rounds = await store.roundsOf(await store.sessionsOfPlayer(session), ROUNDS_SHOWN)
  return {
    seed: { hash: hashOfSeed(serverSeed), clientSeed, nonce },
    rounds: await Promise.all(rounds.map((it) => pastRound(deps, session, it))),
  }
}

/** Reveals the seeds of the player's sessions of this game; false while a round of this one is open. */
export async function revealSeeds(
  { store, clock }: PlayDeps,
  session: GameSession,
): Promise<boolean> {
  if (!(await store.rotateSeed(session.id, clock()))) return false
  for (const id of await store.sessionsOfPlayer(session))
    if (id !== session.id) await store.rotateSeed(id, clock())
  return true
}

async function pastRound(
  { store, games }: PlayDeps,
  { provider, gameId, currency }: GameSession,
  round: Round,
): Promise<PastRound> {
  const seed = await store.seed(round.seedId)
  if (!seed) throw new Error('a round has no seed')
  const { engine } = games(provider, gameId)
  return {
    roundId: round.id,
    at: round.createdAt,
    state: stateOf(round),
    autoSettled: round.actions.some((it) => 'auto' in it),
    version: round.version,
    stakeMinor: round.stakeMinor,
    payoutMinor: round.payoutMinor,
    balanceBeforeMinor: round.balanceBeforeMinor,
    balanceAfterMinor: round.balanceAfterMinor,
    words: round.words,
    jackpots: round.jackpots,
    view: round.gameState === null ? null : engine.view(round.gameState),
    nonce: round.nonce,
    seedHash: hashOfSeed(seed.serverSeed),
    serverSeed: seed.revealedAt === null ? null : seed.serverSeed,
    clientSeed: seed.clientSeed ?? '',
    asked: { ...round.asked, currency },
    actions: round.actions.map((it) => ('auto' in it ? it : { action: it.action })),
  }
}

function stateOf({ state }: Round): PastRound['state'] {
  if (state === 'SETTLED' || state === 'DRAWN' || state === 'UNPAID') return 'done'
  return state === 'REFUSED' || state === 'RETURNED' ? 'notPlayed' : 'open'
}
