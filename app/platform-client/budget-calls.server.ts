import { z } from 'zod'
import {
  type Budget,
  budgetResponse,
  type OwnBudget,
  type OwnBudgetStanding,
  ownBudgetResponse,
} from '#contracts/player-api/budget.ts'
import type { BudgetSpan } from '#contracts/player-api/budget-words.ts'
import type { Answer, Caller, PlatformCall } from './platform-call.server.ts'

/** The player's money and time by calendar period, and the player's own budget (ours). */
export type BudgetCalls = {
  /** `through` is a day of the newest period; if omitted, today. Rate-limited. */
  readBudget(of: { by: BudgetSpan; through?: string }, caller: Caller): Answer<Budget>
  readOwnBudget(caller: Caller): Answer<OwnBudgetStanding>
  setOwnBudget(body: OwnBudget, caller: Caller): Answer<OwnBudgetStanding>
  removeOwnBudget(caller: Caller): Answer<null>
}

const nothing = z.unknown().transform(() => null)
const OWN = '/v1/player/own-budget'

export function createBudgetCalls(call: PlatformCall): BudgetCalls {
  return {
    readBudget: (of, caller) =>
      call('GET', `/v1/player/budget?${new URLSearchParams(of)}`, budgetResponse, caller),
    readOwnBudget: (caller) => call('GET', OWN, ownBudgetResponse, caller),
    setOwnBudget: (body, caller) => call('PUT', OWN, ownBudgetResponse, { ...caller, body }),
    removeOwnBudget: (caller) => call('DELETE', OWN, nothing, caller),
  }
}
