import type { z } from 'zod'
import {
  callbackPath,
  type WalletResponse,
  type WalletSessionResponse,
  walletResponse,
  walletSessionResponse,
} from '#contracts/provider-callbacks/game-wallet.ts'
import { signatureHeader } from '#contracts/provider-callbacks/signature.ts'

/** The operator's response: accepted, a clear refusal with its code, or nothing reliable. */
export type WalletAnswer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; code: string }
  | { kind: 'uncertain' }

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

const TIMEOUT_MS = 5_000
/** Refusals with these statuses are not about the message: the same one may be accepted later. */
const UNCERTAIN_STATUS = [408, 425, 429]

/** A provider's client for the wallet callbacks: server to server, signed with its own secret, with a timeout. */
export function createWalletClient(options: {
  platformUrl: string
  provider: string
  secret: string
  clock: () => number
  fetch?: typeof fetch
}): WalletClient {
  const send = options.fetch ?? fetch
  const call = async <Schema extends z.ZodType>(
    name: 'session' | 'balance' | 'bet' | 'win' | 'rollback',
    body: unknown,
    schema: Schema,
  ): Promise<WalletAnswer<z.infer<Schema>>> => {
    const path = callbackPath(options.provider, name)
    const text = JSON.stringify(body)
    try {
      const response = await send(`${options.platformUrl}${path}`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          ...signatureHeader(options.secret, {
            timestampMs: options.clock(),
            method: 'POST',
            path,
            body: text,
          }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      const answer: unknown = await response.json()
      if (response.ok) {
        const parsed = schema.safeParse(answer)
        return parsed.success ? { kind: 'ok', value: parsed.data } : { kind: 'uncertain' }
      }
      if (response.status >= 500 || UNCERTAIN_STATUS.includes(response.status))
        return { kind: 'uncertain' }
      return { kind: 'refused', code: codeOf(answer) }
    } catch {
      return { kind: 'uncertain' }
    }
  }
  return {
    session: (ticket, gameId) => call('session', { ticket, gameId }, walletSessionResponse),
    balance: (sessionId) => call('balance', { sessionId }, walletResponse),
    bet: (body) => call('bet', body, walletResponse),
    win: (body) => call('win', body, walletResponse),
    rollback: (body) => call('rollback', body, walletResponse),
  }
}

function codeOf(answer: unknown): string {
  const code =
    typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null
  return typeof code === 'string' ? code : 'REFUSED'
}
