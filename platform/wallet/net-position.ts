import type { z } from 'zod'
import { toApiAmount } from '#contracts/money.ts'
import type { NetPosition, netPositionQuery } from '#contracts/player-api/statement.ts'
import type { TRANSACTION_TYPES } from '#contracts/player-api/v1.ts'
import { ok, type Result } from '#contracts/result.ts'
import type { Db } from '../db/db.ts'
import { toPeriod } from './period.ts'
import { readWallet } from './read-balance.ts'
import { type SumRow, sumByType } from './transaction-store.ts'

type Side = 'deposits' | 'withdrawals' | 'bets' | 'wins'

/** The sum that each type adds to, or subtracts from. Types that are missing here do not count in any. */
const COUNTS: Readonly<
  Partial<Record<(typeof TRANSACTION_TYPES)[number], { side: Side; sign: 1n | -1n }>>
> = {
  DEPOSIT: { side: 'deposits', sign: 1n },
  REVERSAL_DP: { side: 'deposits', sign: -1n },
  REVERSAL_DP_VOID: { side: 'deposits', sign: 1n },
  WITHDRAW: { side: 'withdrawals', sign: 1n },
  REVERSAL: { side: 'withdrawals', sign: -1n },
  BET: { side: 'bets', sign: 1n },
  BET_VOID: { side: 'bets', sign: -1n },
  WIN: { side: 'wins', sign: 1n },
  WIN_VOID: { side: 'wins', sign: -1n },
  CASHOUT: { side: 'wins', sign: 1n },
  CASHOUT_VOID: { side: 'wins', sign: -1n },
}
const DONE = ['SUCCESS', 'COMPLETED']
/** A transaction that reverses another has the status REVERTED (GAP-074). */
const TAKEN_BACK = [...DONE, 'REVERTED']

/** Sums of a period as in GAP-076: net position and win or loss, and their components. */
export async function readNetPosition(
  db: Db,
  playerId: string,
  query: z.output<typeof netPositionQuery>,
): Promise<Result<NetPosition, 'WALLET_DOES_NOT_EXIST'>> {
  const wallet = await readWallet(db, playerId)
  if (!wallet.ok) return wallet
  const rows = await sumByType(db, { playerId, category: query.category, period: toPeriod(query) })
  return ok({ currency: wallet.value.currency, ...netPosition(rows) })
}

export function netPosition(rows: readonly SumRow[]): Omit<NetPosition, 'currency'> {
  const sums: Record<Side, bigint> = { deposits: 0n, withdrawals: 0n, bets: 0n, wins: 0n }
  for (const { type, status, total } of rows) {
    const counts = COUNTS[type as keyof typeof COUNTS]
    if (!counts) continue
    const isOver = (counts.sign === 1n ? DONE : TAKEN_BACK).includes(status)
    if (isOver) sums[counts.side] += counts.sign * total
  }
  return {
    netPosition: toApiAmount(sums.withdrawals - sums.deposits),
    winLoss: toApiAmount(sums.wins - sums.bets),
    deposits: toApiAmount(sums.deposits),
    withdrawals: toApiAmount(sums.withdrawals),
    bets: toApiAmount(sums.bets),
    wins: toApiAmount(sums.wins),
  }
}
