import type { z } from 'zod'
import { isPayable, money } from '#contracts/money.ts'
import type {
  WalletResponse,
  WalletSessionResponse,
  walletBetRequest,
  walletRollbackRequest,
  walletSessionRequest,
  walletWinRequest,
} from '#contracts/provider-callbacks/game-wallet.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import { marketOfCountry } from '#markets/index.ts'
import { ageOn, type StakeRules } from '#markets/stake-rules.ts'
import type { Db } from '../db/db.ts'
import { findPlayerById, hashSecret } from '../players/index.ts'
import { type Posted, type PostingRefusal, readWallet } from '../wallet/index.ts'
import { type AdmissionRefusal, admitToGame, readFacts, requireShown } from './admit-to-game.ts'
import type { GameplayDeps } from './gameplay-deps.ts'
import {
  findGameSession,
  findTicket,
  type PlayedSessionRow,
  readStakeRefusal,
  readUsableBonus,
} from './gameplay-store.ts'
import { openSessionFor } from './open-session.ts'

/** Facts of a game session never change, so they may be cached; whether it is still running is checked each time. */
const MAX_REMEMBERED = 20_000

export type CallbackRefusal = PostingRefusal | AdmissionRefusal
type WalletAnswer = Promise<
  Result<WalletResponse, CallbackRefusal> | { ok: false; invalid: { field: string } }
>

export type GameWallet = {
  openSession(
    request: z.infer<typeof walletSessionRequest>,
  ): Promise<
    Result<WalletSessionResponse, CallbackRefusal> | { ok: false; invalid: { field: 'gameId' } }
  >
  readBalance(sessionId: string): WalletAnswer
  bet(request: z.infer<typeof walletBetRequest>): WalletAnswer
  win(request: z.infer<typeof walletWinRequest>): WalletAnswer
  rollback(request: z.infer<typeof walletRollbackRequest>): WalletAnswer
}

/** What every callback of one provider works with. */
type Callbacks = {
  deps: GameplayDeps
  provider: string
  /** The provider's session of this id; it may be over. */
  findSession: (sessionId: string) => Promise<Session | undefined>
}
type Session = PlayedSessionRow & { hash: string }
type Amounts = { cashMinor: bigint; bonusMinor: bigint }

/**
 * The wallet as one provider sees it. A game session is bound to one player, provider, game and currency, and holds the
 * rules for its bets: those in force when it was opened.
 */
export function createGameWallet(deps: GameplayDeps, provider: string): GameWallet {
  const callbacks = { deps, provider, findSession: createSessionFinder(deps, provider) }
  return {
    openSession: (request) => openSession(callbacks, request),
    readBalance: (sessionId) => readBalance(callbacks, sessionId),
    bet: (request) => bet(callbacks, request),
    win: (request) => win(callbacks, request),
    rollback: (request) => rollback(callbacks, request),
  }
}

function createSessionFinder({ db }: GameplayDeps, provider: string): Callbacks['findSession'] {
  const remembered = new Map<string, PlayedSessionRow>()
  return async (sessionId) => {
    const hash = hashSecret(sessionId)
    const known = remembered.get(hash) ?? (await findGameSession(db, hash, provider))
    if (!known) return undefined
    if (!remembered.has(hash)) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(hash, known)
    }
    return { ...known, hash }
  }
}

async function openSession(
  { deps, provider }: Callbacks,
  request: Parameters<GameWallet['openSession']>[0],
): ReturnType<GameWallet['openSession']> {
  const { db, clock } = deps
  const now = clock()
  const ticketHash = hashSecret(request.ticket)
  const ticket = await findTicket(db, { hash: ticketHash, provider })
  if (!ticket) return refuse('GAME_SESSION_ENDED')
  const gameId = ticket.ticket_game_id ?? request.gameId
  if (gameId === undefined) return { ok: false, invalid: { field: 'gameId' } }
  if (request.gameId !== undefined && request.gameId !== gameId) return refuse('UNKNOWN_GAME')
  const shown = await requireShown(deps, { provider, country: ticket.country_code })
  if (!shown.ok) return shown
  const facts = await readFacts(deps, { provider, gameId, country: ticket.country_code })
  if (!facts.ok) return facts
  const admitted = admitToGame(deps, ticket, { provider, game: facts.value })
  if (!admitted.ok) return admitted

  const rules = deps.stakeRulesOf({
    market: marketOfCountry(ticket.country_code),
    game: facts.value,
    currency: ticket.ticket_currency,
    age: ageOn(ticket.date_of_birth, now),
  })
  const opened = await openSessionFor(deps, ticket, {
    ticketHash,
    provider,
    gameId,
    category: facts.value.kind,
    gameType: facts.value.gameType,
    rules,
    payoutMaxMinor: null,
  })
  if (!opened.ok) return opened
  const { sessionId, sessionHash, playerRef, session, wallet } = opened.value
  const at = { playerId: session.player_id, sessionHash }
  return ok({
    sessionId,
    playerRef,
    gameId,
    currency: session.currency,
    balanceMinor: Number(await playable(deps, amountsOf(wallet), at)),
    country: ticket.country_code,
    expiresAt: session.expires_at.toISOString(),
    limits: toLimits(rules),
  })
}

async function readBalance({ deps, findSession }: Callbacks, sessionId: string): WalletAnswer {
  const { db, clock } = deps
  const session = await findSession(sessionId)
  if (!session) return refuse('GAME_SESSION_ENDED')
  const { player_id: playerId, hash: sessionHash } = session
  const refusal = await readStakeRefusal(db, { playerId, sessionHash, now: new Date(clock()) })
  if (refusal) return refuse(refusal)
  const wallet = await readWallet(db, playerId)
  if (!wallet.ok) return wallet
  return ok({
    transactionId: null,
    balanceMinor: Number(
      await playable(deps, amountsOf(wallet.value), {
        playerId,
        sessionHash,
      }),
    ),
    currency: wallet.value.currency,
    replayed: false,
  })
}

async function bet(callbacks: Callbacks, request: z.infer<typeof walletBetRequest>): WalletAnswer {
  const { deps, provider, findSession } = callbacks
  const session = await findSession(request.sessionId)
  if (!session) return refuse('GAME_SESSION_ENDED')
  if (session.game_id !== request.gameId) return refuse('UNKNOWN_GAME')
  if (session.currency !== request.currency) return refuse('CURRENCY_MISMATCH')
  if (!isPayable(BigInt(request.amountMinor), session.currency)) return refuse('STAKE_OUT_OF_RANGE')
  const posted = await deps.post({
    op: 'BET',
    playerId: session.player_id,
    provider,
    reference: request.reference,
    amount: money(BigInt(request.amountMinor), session.currency),
    roundRef: request.roundId,
    gameId: request.gameId,
    gameSessionHash: session.hash,
    category: session.category,
    refuseNew: await refusalOfNewBet(deps, session, request),
  })
  return answer(deps, session, posted)
}

/** Why a bet is not taken now. One that was taken before stays taken: its provider must learn that when it asks again. */
async function refusalOfNewBet(
  deps: GameplayDeps,
  session: Session,
  { autoplay }: z.infer<typeof walletBetRequest>,
): Promise<'GAME_RESTRICTED' | 'AUTOPLAY_OFF' | null> {
  // An editor may close the market while a game is open (STU-04); wins and rollbacks of its rounds are still taken.
  if (!deps.takesRealMoney(session.country_code)) return 'GAME_RESTRICTED'
  return autoplay && !(await mayPlayByItself(deps.db, session.player_id)) ? 'AUTOPLAY_OFF' : null
}

/** Like a rollback, it is taken also after the game session has ended: the money is the player's. */
async function win(callbacks: Callbacks, request: z.infer<typeof walletWinRequest>): WalletAnswer {
  const { deps, provider, findSession } = callbacks
  const session = await findSession(request.sessionId)
  if (!session) return refuse('GAME_SESSION_ENDED')
  if (session.currency !== request.currency) return refuse('CURRENCY_MISMATCH')
  const posted = await deps.post({
    op: 'WIN',
    playerId: session.player_id,
    provider,
    reference: request.reference,
    amount: money(BigInt(request.amountMinor), session.currency),
    roundRef: request.roundId,
    ofGame: session.game_id,
    closesRound: request.closesRound,
    category: session.category,
  })
  return answer(deps, session, posted)
}

async function rollback(
  callbacks: Callbacks,
  request: z.infer<typeof walletRollbackRequest>,
): WalletAnswer {
  const { deps, provider, findSession } = callbacks
  const session = await findSession(request.sessionId)
  if (!session) return refuse('GAME_SESSION_ENDED')
  const posted = await deps.post({
    op: 'ROLLBACK',
    playerId: session.player_id,
    provider,
    reference: request.reference,
    currency: session.currency,
    roundRef: request.roundId,
    ofGame: session.game_id,
    betReference: request.betReference,
    category: session.category,
  })
  return answer(deps, session, posted)
}

async function answer(
  deps: GameplayDeps,
  session: Session,
  posted: Result<Posted, PostingRefusal>,
): WalletAnswer {
  if (!posted.ok) return posted
  const { transactionId, balanceMinor, bonusMinor, replayed } = posted.value
  const at = { playerId: session.player_id, sessionHash: session.hash }
  return ok({
    transactionId,
    balanceMinor: Number(await playable(deps, { cashMinor: balanceMinor, bonusMinor }, at)),
    currency: session.currency,
    replayed,
  })
}

async function mayPlayByItself(db: Db, playerId: string): Promise<boolean> {
  const player = await findPlayerById(db, playerId)
  return player !== undefined && marketOfCountry(player.country_code).autoplay === 'allowed'
}

/** What a game may stake: real money, and bonus money where a running bonus accepts stakes in this game. */
async function playable(
  { db, clock }: GameplayDeps,
  { cashMinor, bonusMinor }: Amounts,
  at: { playerId: string; sessionHash: string },
): Promise<bigint> {
  // Nearly always there is no bonus money, and then nothing more is asked.
  if (bonusMinor === 0n) return cashMinor
  return cashMinor + (await readUsableBonus(db, { ...at, now: new Date(clock()) }))
}

type CasinoAccount = 'MAIN' | 'BONUS:CASINO' | 'BONUS:LIVE_CASINO'

function amountsOf({ balances }: { balances: Record<CasinoAccount, bigint> }): Amounts {
  const bonusMinor = balances['BONUS:CASINO'] + balances['BONUS:LIVE_CASINO']
  return { cashMinor: balances.MAIN, bonusMinor }
}

function toLimits(rules: StakeRules): NonNullable<WalletSessionResponse['limits']> {
  return {
    minStakeMinor: Number(rules.minMinor),
    maxStakeMinor: rules.maxMinor === null ? null : Number(rules.maxMinor),
    roundCapMinor: rules.roundCapMinor === null ? null : Number(rules.roundCapMinor),
    paceMs: rules.paceMs,
    autoplay: rules.autoplay,
  }
}
