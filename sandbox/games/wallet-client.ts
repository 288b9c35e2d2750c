import type { z } from 'zod'
import {
  callbackPath,
  type WalletResponse,
  type WalletSessionResponse,
  walletResponse,
  walletSessionResponse,
} from '#contracts/provider-callbacks/game-wallet.ts'
import { createSignedCall, type SignedCallOptions, type WalletAnswer } from '../signed-calls.ts'

export type WalletClient = {
  /** `gameId`: the game it is for, where the token was not issued for one. */
  session(ticket: string, gameId: string): Promise<WalletAnswer<WalletSessionResponse>>
  balance(sessionId: string): Promise<WalletAnswer<WalletResponse>>
  bet(body: {
    sessionId: string
    reference: string
    roundId: string
    gameId: string
    amountMinor: number
    currency: string
  }): Promise<WalletAnswer<WalletResponse>>
  win(body: {
    sessionId: string
    reference: string
    roundId: string
    amountMinor: number
    currency: string
    closesRound: boolean
  }): Promise<WalletAnswer<WalletResponse>>
  rollback(body: {
    sessionId: string
    reference: string
    roundId: string
    betReference: string
  }): Promise<WalletAnswer<WalletResponse>>
}

/** A provider's client for the wallet callbacks of games. */
export function createWalletClient(
  options: SignedCallOptions & { provider: string },
): WalletClient {
  const send = createSignedCall(options)
  const call = <Schema extends z.ZodType>(
    name: 'session' | 'balance' | 'bet' | 'win' | 'rollback',
    body: unknown,
    schema: Schema,
  ) => send(callbackPath(options.provider, name), body, schema)
  return {
    session: (ticket, gameId) => call('session', { ticket, gameId }, walletSessionResponse),
    balance: (sessionId) => call('balance', { sessionId }, walletResponse),
    bet: (body) => call('bet', body, walletResponse),
    win: (body) => call('win', body, walletResponse),
    rollback: (body) => call('rollback', body, walletResponse),
  }
}
