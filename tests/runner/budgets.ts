/**
 * Time budget of each part on two cores, in minutes of wall-clock time after set-up. A part over its budget is
 * reported: the change that caused it removes a cost or justifies it (docs/testing.md).
 */
export const BUDGET_MINUTES = { checks: 3, integration: 9, browser: 9 } as const

/** Files that passed only at a retry; with more of them the run fails. */
export const MOST_FLAKY_FILES = 3

/**
 * Never retried: an intermittent failure here is a race of the product. The others get one retry after all
 * other files, alone on the machine.
 */
const NEVER_RETRIED = [
  /^tests\/integration\/ledger\//,
  /races?\.test\.ts$/,
  /authorisation-matrix\.test\.ts$/,
  /belongings\.test\.ts$/,
]

export const mayRetry = (file: string) => !NEVER_RETRIED.some((it) => it.test(file))
