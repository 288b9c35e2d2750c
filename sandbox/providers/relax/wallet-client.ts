import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import {
  RELAX_PATHS,
  type RelaxSessionResponse,
  type RelaxWalletResponse,
  relaxSessionResponse,
  relaxWalletResponse,
} from '#contracts/provider-callbacks/relax.ts'
import { SIGNATURE_HEADER, signedText } from '#contracts/provider-callbacks/signature.ts'

/** What the operator answered: yes, a clear no with its code, or nothing that can be relied on. */
export type WalletAnswer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'refused'; code: string }
  | { kind: 'uncertain' }

export type WalletClient = {
  session(ticket: string): Promise<WalletAnswer<RelaxSessionResponse>>
  balance(sessionId: string): Promise<WalletAnswer<RelaxWalletResponse>>
  bet(body: {
    sessionId: string
    reference: string
    roundId: string
    gameId: string
    amountMinor: number
    currency: string
  }): Promise<WalletAnswer<RelaxWalletResponse>>
  win(body: {
    sessionId: string
    reference: string
    roundId: string
    amountMinor: number
    currency: string
    closesRound: boolean
  }): Promise<WalletAnswer<RelaxWalletResponse>>
  rollback(body: {
    sessionId: string
    reference: string
    roundId: string
    betReference: string
  }): Promise<WalletAnswer<RelaxWalletResponse>>
}

const TIMEOUT_MS = 5_000
/** A "no" of these kinds is not about the message: the same one may be accepted later. */
const UNCERTAIN_STATUS = [408, 425, 429]

/** The provider's side of the wallet callbacks: server to server, signed, with a timeout. */
export function createWalletClient(options: {
  platformUrl: string
  secret: string
  clock: () => number
  fetch?: typeof fetch
}): WalletClient {
  const send = options.fetch ?? fetch
  const call = async <Schema extends z.ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
  ): Promise<WalletAnswer<z.infer<Schema>>> => {
    const text = JSON.stringify(body)
    const timestampMs = options.clock()
    const signature = createHmac('sha256', options.secret)
      .update(signedText({ timestampMs, method: 'POST', path, body: text }))
      .digest('hex')
    try {
      const response = await send(`${options.platformUrl}${path}`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: `t=${timestampMs},v1=${signature}`,
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
    session: (ticket) => call(RELAX_PATHS.session, { ticket }, relaxSessionResponse),
    balance: (sessionId) => call(RELAX_PATHS.balance, { sessionId }, relaxWalletResponse),
    bet: (body) => call(RELAX_PATHS.bet, body, relaxWalletResponse),
    win: (body) => call(RELAX_PATHS.win, body, relaxWalletResponse),
    rollback: (body) => call(RELAX_PATHS.rollback, body, relaxWalletResponse),
  }
}

function codeOf(answer: unknown): string {
  const code =
    typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : null
  return typeof code === 'string' ? code : 'REFUSED'
}
