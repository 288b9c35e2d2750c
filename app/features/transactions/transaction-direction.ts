import type { Transaction } from '#contracts/player-api/v1.ts'

export type Direction = 'in' | 'out' | 'none'

/** Which way money went, by the type of a row; the other types go by the sign of their amount. */
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

/** A direction is said by a sign and the word of the type, never by colour alone. */
export function directionOf(row: Pick<Transaction, 'type' | 'amount'>): Direction {
  if (row.amount === 0) return 'none'
  return BY_TYPE[row.type] ?? (row.amount < 0 ? 'out' : 'in')
}

/** What happened to bonus money, in a player's words: a key of `account:bonusTypes`. */
export type BonusWord = 'received' | 'worked' | 'lost' | 'bet' | 'win' | 'void'

const OF_BONUS: Readonly<Partial<Record<Transaction['type'], BonusWord>>> = {
  DEPOSIT: 'received',
  FORFEIT: 'lost',
  BET: 'bet',
  BET_VOID: 'void',
}

/** Null for what is no bonus money. A win outside of any round is what was worked off. */
export function bonusWordOf(
  row: Pick<Transaction, 'category' | 'type' | 'roundId'>,
): BonusWord | null {
  if (row.category !== 'BONUS') return null
  if (row.type === 'WIN') return row.roundId ? 'win' : 'worked'
  return OF_BONUS[row.type] ?? null
}
