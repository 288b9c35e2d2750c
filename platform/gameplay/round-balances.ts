type Movement = { type: string; category: string; amount: bigint; balance_after: bigint }

/** Movements that debit the player; every other type credits. */
const TAKES = ['BET', 'WIN_VOID']

/**
 * The balance before the first movement of a round and after its last one, in minor units. Null without any. Other
 * rounds may have moved money in between: after is not before plus the sum of this round.
 */
export function balancesOfRound(movements: readonly Movement[]): {
  before: bigint | null
  after: bigint | null
} {
  const first = movements[0]
  const last = movements.at(-1)
  if (!first || !last) return { before: null, after: null }
  // Bonus money has a separate account: the balance is that of the player's real money.
  if (first.category === 'BONUS') return { before: first.balance_after, after: last.balance_after }
  const moved = TAKES.includes(first.type) ? -first.amount : first.amount
  return { before: first.balance_after - moved, after: last.balance_after }
}
