/** Literals of a player's budget that the browser also uses. */
export const BUDGET_SPANS = ['day', 'week', 'month', 'year'] as const
export type BudgetSpan = (typeof BUDGET_SPANS)[number]

/** Periods of the player's own budget: not days, which are too short, nor years, which are too long. */
export const OWN_BUDGET_SPANS = ['week', 'month'] as const
export type OwnBudgetSpan = (typeof OWN_BUDGET_SPANS)[number]
/** Whole units of the currency. */
export const MOST_OWN_BUDGET = 1_000_000
