import type { z } from 'zod'
import { money } from '#contracts/money.ts'
import type {
  RelaxSessionResponse,
  RelaxWalletResponse,
  relaxBetRequest,
  relaxRollbackRequest,
  relaxWinRequest,
} from '#contracts/provider-callbacks/relax.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { hashSecret, SESSION_IDLE_MS } from '../players/index.ts'
import {
  type Posted,
  type PostingRefusal,
  type PostTransaction,
  readWallet,
} from '../wallet/index.ts'
import {
  exchangeTicket,
  findGameSession,
  type GameSessionRow,
  readStakeRefusal,
} from './gameplay-store.ts'

const PROVIDER = 'relax'
const SESSION_BYTES = 32
/** Facts of a game session never change, so they may be remembered; whether it still runs is asked each time. */
const MAX_REMEMBERED = 20_000

export type CallbackRefusal = PostingRefusal | 'UNKNOWN_GAME'
type WalletAnswer = Promise<Result<RelaxWalletResponse, CallbackRefusal>>

export type RelaxWallet = {
  openSession(ticket: string): Promise<Result<RelaxSessionResponse, CallbackRefusal>>
  readBalance(sessionId: string): WalletAnswer
  bet(request: z.infer<typeof relaxBetRequest>): WalletAnswer
  win(request: z.infer<typeof relaxWinRequest>): WalletAnswer
  rollback(request: z.infer<typeof relaxRollbackRequest>): WalletAnswer
}

/** What the relax-like provider may ask of the wallet. A game session is bound to one player, game and currency. */
export function createRelaxWallet(deps: {
  db: Db
  clock: () => number
  random: (bytes: number) => Buffer
  post: PostTransaction
}): RelaxWallet {
  const { db, clock, post } = deps
  const remembered = new Map<string, GameSessionRow>()

  const find = async (hash: string) => {
    const known = remembered.get(hash)
    if (known) return known
    const found = await findGameSession(db, hash, PROVIDER)
    if (found) {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear()
      remembered.set(hash, found)
    }
    return found
  }

  return {
    async openSession(ticket) {
      const now = clock()
      const sessionId = deps.random(SESSION_BYTES).toString('base64url')
      const opened = await exchangeTicket(db, {
        ticketHash: hashSecret(ticket),
        provider: PROVIDER,
        sessionHash: hashSecret(sessionId),
        now: new Date(now),
        idleSince: new Date(now - SESSION_IDLE_MS),
      })
      if (!opened) return refuse('GAME_SESSION_ENDED')
      const wallet = await readWallet(db, opened.player_id)
      if (!wallet.ok) return wallet
      return ok({
        sessionId,
        playerRef: hashSecret(`${PROVIDER}:${opened.access_id}`),
        gameId: opened.game_id,
        currency: opened.currency,
        balanceMinor: Number(wallet.value.balances.MAIN),
        country: opened.country_code,
        expiresAt: opened.expires_at.toISOString(),
      })
    },

    async readBalance(sessionId) {
      const sessionHash = hashSecret(sessionId)
      const session = await find(sessionHash)
      if (!session) return refuse('GAME_SESSION_ENDED')
      const playerId = session.player_id
      const refusal = await readStakeRefusal(db, { playerId, sessionHash, now: new Date(clock()) })
      if (refusal) return refuse(refusal)
      const wallet = await readWallet(db, playerId)
      if (!wallet.ok) return wallet
      return ok({
        transactionId: null,
        balanceMinor: Number(wallet.value.balances.MAIN),
        currency: wallet.value.currency,
        replayed: false,
      })
    },

    async bet(request) {
      const gameSessionHash = hashSecret(request.sessionId)
      const session = await find(gameSessionHash)
      if (!session) return refuse('GAME_SESSION_ENDED')
      if (session.game_id !== request.gameId) return refuse('UNKNOWN_GAME')
      if (session.currency !== request.currency) return refuse('CURRENCY_MISMATCH')
      const posted = await post({
        op: 'BET',
        playerId: session.player_id,
        provider: PROVIDER,
        reference: request.reference,
        amount: money(BigInt(request.amountMinor), session.currency),
        roundRef: request.roundId,
        gameId: request.gameId,
        gameSessionHash,
        category: 'CASINO',
      })
      return toAnswer(posted, session)
    },

    // Payouts and rollbacks are taken also after the game session has ended: the money is the player's.
    async win(request) {
      const session = await find(hashSecret(request.sessionId))
      if (!session) return refuse('GAME_SESSION_ENDED')
      if (session.currency !== request.currency) return refuse('CURRENCY_MISMATCH')
      const posted = await post({
        op: 'WIN',
        playerId: session.player_id,
        provider: PROVIDER,
        reference: request.reference,
        amount: money(BigInt(request.amountMinor), session.currency),
        roundRef: request.roundId,
        closesRound: request.closesRound,
        category: 'CASINO',
      })
      return toAnswer(posted, session)
    },

    async rollback(request) {
      const session = await find(hashSecret(request.sessionId))
      if (!session) return refuse('GAME_SESSION_ENDED')
      const posted = await post({
        op: 'ROLLBACK',
        playerId: session.player_id,
        provider: PROVIDER,
        reference: request.reference,
        currency: session.currency,
        roundRef: request.roundId,
        betReference: request.betReference,
        category: 'CASINO',
      })
      return toAnswer(posted, session)
    },
  }
}

function toAnswer(
  posted: Result<Posted, PostingRefusal>,
  session: GameSessionRow,
): Result<RelaxWalletResponse, CallbackRefusal> {
  if (!posted.ok) return posted
  const { transactionId, balanceMinor, replayed } = posted.value
  return ok({
    transactionId,
    balanceMinor: Number(balanceMinor),
    currency: session.currency,
    replayed,
  })
}
