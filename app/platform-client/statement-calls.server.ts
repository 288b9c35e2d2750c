import {
  type NetPosition,
  netPositionResponse,
  type StatementBalances,
  type StatementRows,
  statementResponse,
  statementRowsResponse,
} from '#contracts/player-api/statement.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** ISO times; a statement includes its first and excludes its last. */
type StatementPeriod = { from: string; to: string }

/** Totals and the statement of the player's own ledger (BNK-11, BNK-42). */
export type StatementCalls = {
  /** All time if no period is given; both of its ends are inclusive. */
  readNetPosition(
    of: { from?: string; to?: string; category?: string },
    caller: Caller,
  ): Answer<NetPosition>
  /** Starts a statement; rate-limited. */
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
