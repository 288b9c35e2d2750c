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
