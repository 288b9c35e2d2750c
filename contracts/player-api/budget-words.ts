/** Words of a player's budget that the browser knows, too. */
export const BUDGET_SPANS = ['day', 'week', 'month', 'year'] as const
export type BudgetSpan = (typeof BUDGET_SPANS)[number]

/** What an own budget is for: it says nothing of days, which are too short, and of years, which are too long. */
export const OWN_BUDGET_SPANS = ['week', 'month'] as const
export type OwnBudgetSpan = (typeof OWN_BUDGET_SPANS)[number]
/** Whole units of the currency. */
export const MOST_OWN_BUDGET = 1_000_000
