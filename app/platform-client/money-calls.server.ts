import { depositCalls } from '#contracts/player-api/deposits.ts'
import { statementCalls } from '#contracts/player-api/statement.ts'
import type { Caller, PlatformCall } from './platform-call.server.ts'

export type TransactionsQuery = {
  limit?: number
  position?: number
  /** `next` of the previous page. */
  after?: string
  category?: string
  status?: string
  from?: string
  to?: string
}

/** Calls about money whose input differs from their rows. */
export function createMoneyCalls(call: PlatformCall) {
  return {
    /** `later`: the player has chosen to verify the identity another time. */
    checkDeposit: ({ later, ipAddress }: { later: boolean; ipAddress: string }, caller: Caller) =>
      call(
        depositCalls.checkDeposit,
        // No fraud script is bundled: its value is the empty one of GAP-081.
        { query: { later: String(later) }, body: { ipAddress, blackbox: '' } },
        caller,
      ),
    readTransactions: (caller: Caller, query: TransactionsQuery) =>
      call(statementCalls.readTransactions, { query }, caller),
    /** All time if no period is given; both of its ends are inclusive. */
    readNetPosition: (query: { from?: string; to?: string; category?: string }, caller: Caller) =>
      call(statementCalls.readNetPosition, { query }, caller),
  }
}
