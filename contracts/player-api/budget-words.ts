/** Words of a player's budget that the browser knows, too. */
export const BUDGET_SPANS = ['day', 'week', 'month', 'year'] as const
export type BudgetSpan = (typeof BUDGET_SPANS)[number]
