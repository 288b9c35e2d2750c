import { ok, type Result, refuse } from '#contracts/result.ts'
import type { GameSession, Pending, Round } from './rounds.ts'
import type { WalletClient } from './wallet-client.ts'

type Wallets = { walletOf: (provider: string) => WalletClient }

const TRIES = 3

type StakeRefusal = 'INSUFFICIENT_FUNDS' | 'GAME_SESSION_ENDED' | 'PLAYER_BLOCKED' | 'REFUSED'

/** The reference of a round's bet at the operator: the first one is named like the round. */
const referenceOf = (kind: 'bet' | 'rollback', { id, betNo }: Round) =>
  betNo === 1 ? `${kind}:${id}` : `${kind}:${id}:${betNo}`

/**
 * Asks the operator for the stake of the round's pending step; the same bet again is the same bet. Answers with the
 * balance after it, or `UNCERTAIN` when nobody knows whether it was taken.
 */
export async function takeStake(
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
    if (answer.kind === 'refused') return refuse(toRefusal(answer.code))
  }
  return refuse('UNCERTAIN')
}

/** Asks for the pending step's stake back; false when that is not acknowledged yet. */
export async function returnStake(
  { walletOf }: Wallets,
  session: GameSession,
  round: Round,
): Promise<boolean> {
  const answer = await walletOf(session.provider).rollback({
    sessionId: session.walletSession,
    reference: referenceOf('rollback', round),
    roundId: round.id,
    betReference: referenceOf('bet', round),
  })
  return answer.kind !== 'uncertain'
}

/** Pays a finished round; the balance after it, or null when it is not acknowledged yet. */
export async function payOut(
  { walletOf }: Wallets,
  session: GameSession,
  round: Round,
): Promise<number | null> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const answer = await walletOf(session.provider).win({
      sessionId: session.walletSession,
      reference: `win:${round.id}`,
      roundId: round.id,
      amountMinor: round.payoutMinor,
      currency: session.currency,
      closesRound: true,
    })
    if (answer.kind === 'ok') return answer.value.balanceMinor
    if (answer.kind === 'refused') return null
  }
  return null
}

function toRefusal(code: string): StakeRefusal {
  const known: StakeRefusal[] = ['INSUFFICIENT_FUNDS', 'GAME_SESSION_ENDED', 'PLAYER_BLOCKED']
  return known.find((it) => it === code) ?? 'REFUSED'
}
