import type { Transaction } from '#contracts/player-api/v1.ts'

export type Direction = 'in' | 'out' | 'none'

/** Direction of the money, by the row's type; other types by the sign of their amount. */
const BY_TYPE: Readonly<Partial<Record<Transaction['type'], Direction>>> = {
  BET: 'out',
  BET_VOID: 'in',
  CASHOUT: 'in',
  CASHOUT_VOID: 'out',
  DEPOSIT: 'in',
  LOSS: 'out',
  WIN: 'in',
  WIN_VOID: 'out',
  WITHDRAW: 'out',
  DORMANT: 'out',
  FORFEIT: 'out',
  REVERSAL_DP: 'out',
}

/** A direction is shown by a sign and the type's name, never by colour alone. */
export function directionOf(row: Pick<Transaction, 'type' | 'amount'>): Direction {
  if (row.amount === 0) return 'none'
  return BY_TYPE[row.type] ?? (row.amount < 0 ? 'out' : 'in')
}

/** What happened to bonus money, in players' terms: a key of `account:bonusTypes`. */
export type BonusWord = 'received' | 'worked' | 'lost' | 'bet' | 'win' | 'void'

const OF_BONUS: Readonly<Partial<Record<Transaction['type'], BonusWord>>> = {
  DEPOSIT: 'received',
  FORFEIT: 'lost',
  BET: 'bet',
  BET_VOID: 'void',
}

/** Null if it is not bonus money. A win outside any round is a completed wagering requirement. */
export function bonusWordOf(
  row: Pick<Transaction, 'category' | 'type' | 'roundId'>,
): BonusWord | null {
  if (row.category !== 'BONUS') return null
  if (row.type === 'WIN') return row.roundId ? 'win' : 'worked'
  return OF_BONUS[row.type] ?? null
}
