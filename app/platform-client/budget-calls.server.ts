import { type Budget, budgetResponse } from '#contracts/player-api/budget.ts'
import type { BudgetSpan } from '#contracts/player-api/budget-words.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** The player's money and time by the calendar (ours). */
export type BudgetCalls = {
  /** `through` is a day of the newest period; left out: today. So many in a while. */
  readBudget(of: { by: BudgetSpan; through?: string }, caller: Caller): Answer<Budget>
}

export function createBudgetCalls(call: PlatformCall): BudgetCalls {
  return {
    readBudget: (of, caller) =>
      call('GET', `/v1/player/budget?${new URLSearchParams(of)}`, budgetResponse, caller),
  }
}
