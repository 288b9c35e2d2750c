import { isFinalRefusal } from '#contracts/provider-callbacks/game-wallet.ts'
import { ok, type Result, refuse } from '#contracts/result.ts'
import type { WalletAnswer } from '../signed-calls.ts'
import type { GameSession, Pending, Round } from './rounds.ts'
import type { WalletClient } from './wallet-client.ts'

type Wallets = { walletOf: (provider: string) => WalletClient }

const TRIES = 3

/** Why the operator does not take a stake, with the status of the answer to the game. */
export const STAKE_REFUSAL_STATUS = {
  INSUFFICIENT_FUNDS: 402,
  GAME_SESSION_ENDED: 401,
  PLAYER_BLOCKED: 403,
  OTHER_GAME_OPEN: 409,
  LIMIT_REACHED: 403,
  LIMIT_REQUIRED: 403,
  TIME_LIMIT_REACHED: 403,
  REALITY_CHECK_DUE: 403,
  /** Any other reason. */
  REFUSED: 403,
} as const
export type StakeRefusal = keyof typeof STAKE_REFUSAL_STATUS

/** The operator reference of a round's bet: the first one is named like the round. */
const referenceOf = (kind: 'bet' | 'rollback', { id, betNo }: Round) =>
  betNo === 1 ? `${kind}:${id}` : `${kind}:${id}:${betNo}`

/**
 * Requests the stake of the round's pending step from the operator; idempotent by reference. Returns the balance after
 * it, or `UNCERTAIN` when it is unknown whether the stake was taken.
 */
export async function reserveStake(
  { walletOf }: Wallets,
  session: GameSession,
  round: Round,
  pending: Pending,
): Promise<Result<{ balanceMinor: number }, StakeRefusal | 'UNCERTAIN'>> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await walletOf(session.provider).bet({
      sessionId: session.walletSession,
      reference: referenceOf('bet', round),
      roundId: round.id,
      gameId: session.gameId,
      amountMinor: pending.stakeMinor,
      currency: session.currency,
    })
    if (answer.kind === 'ok') return ok({ balanceMinor: answer.value.balanceMinor })
    if (answer.kind === 'refused') return refuse(stakeRefusal(answer.code))
  }
  return refuse('UNCERTAIN')
}

/**
 * DONE: the operator has it. LATER: the result is unknown, or the refusal may still turn into acceptance. Else its
 * refusal, which is final.
 */
export type Delivered<Value> = { kind: 'DONE'; value: Value } | { kind: 'LATER' } | Refused
type Refused = { kind: 'FINAL_NO'; code: string }

/** What the response to a payout or a rollback means for resending it. */
export function deliveredBy<Value>(answer: WalletAnswer<Value>): Delivered<Value> {
  if (answer.kind === 'ok') return { kind: 'DONE', value: answer.value }
  if (answer.kind === 'refused' && isFinalRefusal(answer.code)) {
    return { kind: 'FINAL_NO', code: answer.code }
  }
  return { kind: 'LATER' }
}

/** As `deliveredBy`; a stake that has already been given back counts as given back. */
export function returnedBy(answer: WalletAnswer<unknown>): Delivered<unknown> {
  const isReversed = answer.kind === 'refused' && answer.code === 'TRANSACTION_REVERSED'
  return isReversed ? { kind: 'DONE', value: null } : deliveredBy(answer)
}

/** Requests a rollback of the pending step's stake. */
export async function refundStake(
  { walletOf }: Wallets,
  session: GameSession,
  round: Round,
): Promise<Delivered<unknown>> {
  const answer = await walletOf(session.provider).rollback({
    sessionId: session.walletSession,
    reference: referenceOf('rollback', round),
    roundId: round.id,
    betReference: referenceOf('bet', round),
  })
  return returnedBy(answer)
}

/** Pays a finished round; returns the balance once the payout is acknowledged. */
export async function payOut(
  { walletOf }: Wallets,
  session: GameSession,
  round: Round,
): Promise<Delivered<{ balanceMinor: number }>> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await walletOf(session.provider).win({
      sessionId: session.walletSession,
      reference: `win:${round.id}`,
      roundId: round.id,
      amountMinor: round.payoutMinor,
      currency: session.currency,
      closesRound: true,
    })
    if (answer.kind !== 'uncertain') return deliveredBy(answer)
  }
  return { kind: 'LATER' }
}

/** The wallet's refusal as the code that the games use for players. */
export function stakeRefusal(code: string): StakeRefusal {
  const known = BY_WALLET_CODE[code] ?? code
  return Object.hasOwn(STAKE_REFUSAL_STATUS, known) ? (known as StakeRefusal) : 'REFUSED'
}

const BY_WALLET_CODE: Record<string, StakeRefusal> = {
  'error.gambling.limit.required': 'LIMIT_REQUIRED',
  'error.gambling.limit.time': 'TIME_LIMIT_REACHED',
  'error.gambling.limit.reached': 'LIMIT_REACHED',
}
