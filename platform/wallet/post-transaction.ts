import { createHash } from 'node:crypto'
import type { Currency } from '#contracts/money.ts'
import { MAX_AMOUNT_MINOR } from '#contracts/money.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { newId } from './new-id.ts'

export type PostingRefusal =
  | 'WALLET_DOES_NOT_EXIST'
  | 'REFERENCE_CONFLICT'
  | 'CURRENCY_MISMATCH'
  | 'PLAYER_BLOCKED'
  | 'GAME_SESSION_ENDED'
  | 'ROUND_CLOSED'
  | 'INSUFFICIENT_FUNDS'
  | 'UNKNOWN_ROUND'
  | 'TRANSACTION_REVERSED'

type Common = {
  playerId: string
  provider: string
  /** Idempotency key: unique for each player and provider, for ever. */
  reference: string
  currency: Currency
}
export type Posting = Common &
  (
    | {
        op: 'BET'
        amountMinor: bigint
        roundRef: string
        gameId: string
        gameSession: string | null
        category: 'CASINO' | 'LIVE_CASINO'
      }
    | {
        op: 'WIN'
        amountMinor: bigint
        roundRef: string
        closesRound: boolean
        category: 'CASINO' | 'LIVE_CASINO'
      }
    | { op: 'ROLLBACK'; roundRef: string; betReference: string; category: 'CASINO' | 'LIVE_CASINO' }
    | {
        op: 'CREDIT'
        amountMinor: bigint
        type: 'DEPOSIT'
        house: 'H:PSP'
        category: 'PAYMENT' | 'ADJUSTMENT'
      }
  )

export type Posted = {
  /** Null when nothing had to move: a rollback that came before its bet. */
  transactionId: string | null
  balanceMinor: bigint
  seq: number
  replayed: boolean
}

type Answer = {
  code: string
  txId?: string | null
  balance?: number
  seq?: number
  replayed?: boolean
  sqlstate?: string
  text?: string
}
type Waiting = {
  item: Record<string, unknown>
  resolve(result: Result<Posted, PostingRefusal>): void
  reject(error: Error): void
}

const MAX_BATCH = 32
const MAX_IN_FLIGHT = 2
const MAX_WAITING = 10_000

/** The wallet cannot take more at the moment; the caller answers 503 and the provider retries. */
export class WalletBusyError extends Error {
  override name = 'WalletBusyError'
}

export type PostTransaction = (posting: Posting) => Promise<Result<Posted, PostingRefusal>>

/**
 * Posts transactions in small batches: whatever waits while a database transaction runs goes into the next
 * one, so that many players share one commit. Resolves only when the commit is on disk.
 */
export function createPoster({ db, clock }: { db: Db; clock: () => number }): PostTransaction {
  const waiting: Waiting[] = []
  let inFlight = 0

  const pump = () => {
    while (inFlight < MAX_IN_FLIGHT && waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH)
      inFlight += 1
      void send(db, batch).finally(() => {
        inFlight -= 1
        pump()
      })
    }
  }
  return (posting) => {
    assertAmount(posting)
    if (waiting.length >= MAX_WAITING)
      return Promise.reject(new WalletBusyError('wallet queue is full'))
    return new Promise((resolve, reject) => {
      waiting.push({ item: toItem(posting, clock()), resolve, reject })
      pump()
    })
  }
}

async function send(db: Db, batch: Waiting[]): Promise<void> {
  // One order for everybody: two batches that share players cannot lock each other out.
  batch.sort((a, b) => (String(a.item.playerId) < String(b.item.playerId) ? -1 : 1))
  try {
    const rows = await db.query<{ answers: Answer[] }>(
      'SELECT platform.post_tx_batch($1::jsonb) AS answers',
      [JSON.stringify(batch.map(({ item }) => item))],
    )
    const answers = rows[0]?.answers ?? []
    for (const [index, { resolve, reject }] of batch.entries()) {
      const answer = answers[index]
      if (answer === undefined || answer.code === 'INTERNAL') {
        reject(
          new Error(`posting failed: ${answer?.sqlstate ?? ''} ${answer?.text ?? 'no answer'}`),
        )
      } else resolve(toResult(answer))
    }
  } catch (error) {
    for (const { reject } of batch) reject(error as Error)
  }
}

function toResult(answer: Answer): Result<Posted, PostingRefusal> {
  if (answer.code !== 'OK') return refuse(answer.code as PostingRefusal)
  return ok({
    transactionId: answer.txId ?? null,
    balanceMinor: BigInt(answer.balance ?? 0),
    seq: Number(answer.seq ?? 0),
    replayed: answer.replayed === true,
  })
}

function assertAmount(posting: Posting): void {
  if (posting.op === 'ROLLBACK') return
  const least = posting.op === 'WIN' ? 0n : 1n
  if (posting.amountMinor < least || posting.amountMinor > MAX_AMOUNT_MINOR) {
    throw new RangeError('an amount out of range reached the wallet')
  }
}

const TYPE = { BET: 'BET', WIN: 'WIN', ROLLBACK: 'BET_VOID' } as const

function toItem(posting: Posting, at: number): Record<string, unknown> {
  const { op, playerId, provider, reference, currency, category } = posting
  const said = {
    op,
    currency,
    category,
    amount: 'amountMinor' in posting ? posting.amountMinor.toString() : '0',
    roundRef: 'roundRef' in posting ? posting.roundRef : null,
    gameId: 'gameId' in posting ? posting.gameId : null,
    closesRound: 'closesRound' in posting ? posting.closesRound : false,
    betRef: 'betReference' in posting ? posting.betReference : null,
    house: 'house' in posting ? posting.house : null,
    type: 'type' in posting ? posting.type : TYPE[posting.op],
  }
  return {
    ...said,
    playerId,
    provider,
    ref: reference,
    // The same reference must say the same thing; the game session may be another one at a retry.
    hash: createHash('sha256').update(JSON.stringify(said)).digest('base64url'),
    gameSession: 'gameSession' in posting ? posting.gameSession : null,
    txId: newId(at),
    at: String(at),
  }
}
