import type { z } from 'zod'
import { money } from '#contracts/money.ts'
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
import { areLimitsMissing, limitsFirstOf } from '../limits/index.ts'
import { findPlayerById, hashSecret, SESSION_IDLE_MS } from '../players/index.ts'
import { type Posted, type PostingRefusal, readWallet } from '../wallet/index.ts'
import { type AdmissionRefusal, admitToGame, readFacts, requireShown } from './admit-to-game.ts'
import type { GameplayDeps } from './gameplay-deps.ts'
import {
  exchangeTicket,
  findGameSession,
  findTicket,
  type GameSessionRow,
  readStakeRefusal,
  readUsableBonus,
} from './gameplay-store.ts'

const SESSION_BYTES = 32
/** Facts of a game session never change, so they may be cached; whether it is still running is checked each time. */
const MAX_REMEMBERED = 20_000

export type CallbackRefusal = PostingRefusal | AdmissionRefusal | 'AUTOPLAY_OFF'
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

/**
 * The wallet as one provider sees it. A game session is bound to one player, provider, game and currency, and holds the
 * rules for its bets: those in force when it was opened.
 */
export function createGameWallet(deps: GameplayDeps, provider: string): GameWallet {
  const { db, clock, post } = deps
  const remembered = new Map<string, GameSessionRow>()

  const find = async (sessionId: string) => {
    const hash = hashSecret(sessionId)
    const known = remembered.get(hash) ?? (await findGameSession(db, hash, provider))
    if (!known) return undefined
    if (!remembered.has(hash)) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(hash, known)
    }
    return { ...known, hash }
  }

  /** What a game may stake: real money, and bonus money where a running bonus accepts stakes in this game. */
  const playable = async (
    ownMinor: bigint,
    bonusMinor: bigint,
    at: { playerId: string; sessionHash: string },
  ) =>
    bonusMinor === 0n
      ? ownMinor
      : ownMinor + (await readUsableBonus(db, { ...at, now: new Date(clock()) }))

  const answer = async (
    posted: Result<Posted, PostingRefusal>,
    session: GameSessionRow & { hash: string },
  ): Promise<Result<WalletResponse, CallbackRefusal>> => {
    if (!posted.ok) return posted
    const { transactionId, balanceMinor, bonusMinor, replayed } = posted.value
    const at = { playerId: session.player_id, sessionHash: session.hash }
    return ok({
      transactionId,
      balanceMinor: Number(await playable(balanceMinor, bonusMinor, at)),
      currency: session.currency,
      replayed,
    })
  }

  const mayPlayByItself = async (playerId: string) => {
    const player = await findPlayerById(db, playerId)
    return player !== undefined && marketOfCountry(player.country_code).autoplay === 'allowed'
  }

  return {
    async openSession(request) {
      const now = clock()
      const ticketHash = hashSecret(request.ticket)
      const ticket = await findTicket(db, { hash: ticketHash, provider })
      if (!ticket) return refuse('GAME_SESSION_ENDED')
      const gameId = ticket.ticket_game_id ?? request.gameId
      if (gameId === undefined) return { ok: false, invalid: { field: 'gameId' } }
      if (request.gameId !== undefined && request.gameId !== gameId) return refuse('UNKNOWN_GAME')
      const shown = await requireShown(deps, { provider, country: ticket.country_code })
      if (!shown.ok) return shown
      const facts = await readFacts(deps, { provider, gameId })
      if (!facts.ok) return facts
      const admitted = admitToGame(deps, ticket, { provider, game: facts.value })
      if (!admitted.ok) return admitted
      if (await areLimitsMissing(deps, ticket)) return refuse('error.gambling.limit.required')

      const rules = deps.stakeRulesOf({
        market: marketOfCountry(ticket.country_code),
        game: facts.value,
        currency: ticket.ticket_currency,
        age: ageOn(ticket.date_of_birth, now),
      })
      const sessionId = deps.random(SESSION_BYTES).toString('base64url')
      const opened = await exchangeTicket(db, {
        ticketHash,
        provider,
        sessionHash: hashSecret(sessionId),
        gameId,
        category: facts.value.kind,
        gameType: facts.value.gameType,
        rules,
        limitsFirst: limitsFirstOf(ticket.country_code),
        now: new Date(now),
        idleSince: new Date(now - SESSION_IDLE_MS),
      })
      if (!opened) return refuse('GAME_SESSION_ENDED')
      const wallet = await readWallet(db, opened.player_id)
      if (!wallet.ok) return wallet
      return ok({
        sessionId,
        playerRef: hashSecret(`${provider}:${ticket.access_id}`),
        gameId,
        currency: opened.currency,
        balanceMinor: Number(
          await playable(wallet.value.balances.MAIN, bonusOf(wallet.value), {
            playerId: opened.player_id,
            sessionHash: hashSecret(sessionId),
          }),
        ),
        country: ticket.country_code,
        expiresAt: opened.expires_at.toISOString(),
        limits: toLimits(rules),
      })
    },

    async readBalance(sessionId) {
      const session = await find(sessionId)
      if (!session) return refuse('GAME_SESSION_ENDED')
      const { player_id: playerId, hash: sessionHash } = session
      const refusal = await readStakeRefusal(db, { playerId, sessionHash, now: new Date(clock()) })
      if (refusal) return refuse(refusal)
      const wallet = await readWallet(db, playerId)
      if (!wallet.ok) return wallet
      return ok({
        transactionId: null,
        balanceMinor: Number(
          await playable(wallet.value.balances.MAIN, bonusOf(wallet.value), {
            playerId,
            sessionHash,
          }),
        ),
        currency: wallet.value.currency,
        replayed: false,
      })
    },

    async bet(request) {
      const session = await find(request.sessionId)
      if (!session) return refuse('GAME_SESSION_ENDED')
      if (session.game_id !== request.gameId) return refuse('UNKNOWN_GAME')
      if (session.currency !== request.currency) return refuse('CURRENCY_MISMATCH')
      if (request.autoplay && !(await mayPlayByItself(session.player_id))) {
        return refuse('AUTOPLAY_OFF')
      }
      const posted = await post({
        op: 'BET',
        playerId: session.player_id,
        provider,
        reference: request.reference,
        amount: money(BigInt(request.amountMinor), session.currency),
        roundRef: request.roundId,
        gameId: request.gameId,
        gameSessionHash: session.hash,
        category: session.category,
      })
      return answer(posted, session)
    },

    // Payouts and rollbacks are accepted also after the game session has ended: the money is the player's.
    async win(request) {
      const session = await find(request.sessionId)
      if (!session) return refuse('GAME_SESSION_ENDED')
      if (session.currency !== request.currency) return refuse('CURRENCY_MISMATCH')
      const posted = await post({
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
      return answer(posted, session)
    },

    async rollback(request) {
      const session = await find(request.sessionId)
      if (!session) return refuse('GAME_SESSION_ENDED')
      const posted = await post({
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
      return answer(posted, session)
    },
  }
}

/** All bonus money of a wallet: almost always zero, and then nothing more is queried. */
function bonusOf({ balances }: { balances: Record<string, bigint> }): bigint {
  return (balances['BONUS:CASINO'] ?? 0n) + (balances['BONUS:LIVE_CASINO'] ?? 0n)
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
