/**
 * What each part may take on two cores, in minutes of wall time after set-up. A part over its budget is reported:
 * the change that pushed it over removes a cost or says why it is worth it (docs/testing.md).
 */
export const BUDGET_MINUTES = { checks: 3, integration: 9, browser: 9 } as const

/** Files that passed only when they were tried again; with more of them the run fails. */
export const MOST_FLAKY_FILES = 3

/**
 * Never tried again: what fails here by chance is a race of the product. The others get one more try after all
 * other files, alone on the machine.
 */
const NEVER_RETRIED = [
  /^tests\/integration\/ledger\//,
  /races?\.test\.ts$/,
  /authorisation-matrix\.test\.ts$/,
  /belongings\.test\.ts$/,
]

export const mayRetry = (file: string) => !NEVER_RETRIED.some((it) => it.test(file))
