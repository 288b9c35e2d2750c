import { createHash } from 'node:crypto'
import { MAX_AMOUNT_MINOR, MAX_PAYOUT_MINOR } from '#contracts/money.ts'
import { newId } from './new-id.ts'
import type { MoneyOut, Posting } from './posting.ts'
import type { PostItem } from './wallet-store.ts'

/** A posting as `platform.post_tx` reads it, with its own id; `at`: Unix milliseconds. */
export function toPostItem(posting: Posting | MoneyOut, at: number): PostItem {
  assertAmount(posting)
  const content = {
    op: posting.op === 'RETURN' ? 'CREDIT' : posting.op,
    ...typeAndStatus(posting),
    category: posting.category,
    currency: posting.op === 'ROLLBACK' ? posting.currency : posting.amount.currency,
    amount: posting.op === 'ROLLBACK' ? '0' : posting.amount.minor.toString(),
    roundRef: 'roundRef' in posting ? posting.roundRef : null,
    gameId: posting.op === 'BET' ? posting.gameId : null,
    closesRound: posting.op === 'WIN' ? posting.closesRound : false,
    betReference: posting.op === 'ROLLBACK' ? posting.betReference : null,
    house: posting.op === 'CREDIT' ? posting.house : posting.op === 'RETURN' ? 'H:PSP' : null,
  }
  return {
    ...content,
    playerId: posting.playerId,
    provider: posting.provider,
    reference: posting.reference,
    // The same reference must have the same content; only the game session may differ in a retry.
    hash: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
    gameSession: posting.op === 'BET' ? posting.gameSessionHash : null,
    refuseNew: posting.op === 'BET' ? (posting.refuseNew ?? null) : null,
    ofGame: posting.op === 'WIN' || posting.op === 'ROLLBACK' ? posting.ofGame : null,
    txId: newId(at),
    at: String(at),
  }
}

function assertAmount(posting: Posting | MoneyOut): void {
  if (posting.op === 'ROLLBACK') return
  const least = posting.op === 'WIN' ? 0n : 1n
  const most = posting.op === 'WIN' ? MAX_PAYOUT_MINOR : MAX_AMOUNT_MINOR
  const { minor } = posting.amount
  if (minor < least || minor > most) {
    throw new RangeError('an amount out of range reached the wallet')
  }
}

const TYPE_AND_STATUS = {
  BET: { type: 'BET', status: 'SUCCESS' },
  WIN: { type: 'WIN', status: 'SUCCESS' },
  ROLLBACK: { type: 'BET_VOID', status: 'REVERTED' },
  CREDIT: { type: 'DEPOSIT', status: 'SUCCESS' },
  LOCK: { type: 'WITHDRAW', status: 'PENDING' },
  PAY_OUT: { type: 'WITHDRAW', status: 'COMPLETED' },
  RETURN: { type: 'REVERSAL', status: 'REVERTED' },
} as const

/** The status of a returned withdrawal gives the reason (GAP-074, GAP-084). */
function typeAndStatus(posting: Posting | MoneyOut) {
  return posting.op === 'RELEASE'
    ? { type: 'CANCELED', status: posting.status }
    : TYPE_AND_STATUS[posting.op]
}
