import {
  type NetPosition,
  netPositionResponse,
  type StatementBalances,
  type StatementRows,
  statementResponse,
  statementRowsResponse,
} from '#contracts/player-api/statement.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** ISO moments; a statement has its first one and goes up to, and without, its last. */
type StatementPeriod = { from: string; to: string }

/** Sums and the statement of the player's own ledger (BNK-11, BNK-42). */
export type StatementCalls = {
  /** Of all time where no period is named; both of its ends belong to it. */
  readNetPosition(
    of: { from?: string; to?: string; category?: string },
    caller: Caller,
  ): Answer<NetPosition>
  /** Begins a statement; so many in a while. */
  readStatement(period: StatementPeriod, caller: Caller): Answer<StatementBalances>
  readStatementRows(
    part: StatementPeriod & { after?: string; limit?: string },
    caller: Caller,
  ): Answer<StatementRows>
}

const WALLET = '/v1/player/wallet'

export function createStatementCalls(call: PlatformCall): StatementCalls {
  return {
    readNetPosition: (of, caller) =>
      call('GET', `${WALLET}/net-position-win-loss?${search(of)}`, netPositionResponse, caller),
    readStatement: (period, caller) =>
      call('GET', `${WALLET}/statement?${search(period)}`, statementResponse, caller),
    readStatementRows: (part, caller) =>
      call('GET', `${WALLET}/statement/rows?${search(part)}`, statementRowsResponse, caller),
  }
}

const search = (query: Record<string, string>) => new URLSearchParams(query)
