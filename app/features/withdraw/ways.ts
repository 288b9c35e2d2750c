type ToPath = (path: string) => string

/** Where the page of withdrawals is, below a locale. */
export const WITHDRAW_PATH = '/my-account/banking/withdraw'
/** In the query: the player has chosen to send documents another time (GAP-064). */
export const LATER = 'later'
/** The method's field, where another one is chosen. */
export const METHOD_ID = 'withdraw-method'

/** Where the withdraw page leads on to. */
export const WAYS = {
  verification: (path: ToPath) => path('/my-account/account/verification?from=withdraw'),
  support: (path: ToPath) => path('/contact'),
  transactions: (path: ToPath) => path('/my-account/banking/transactions'),
  again: (path: ToPath) => path(WITHDRAW_PATH),
  data: (path: ToPath) => path(`${WITHDRAW_PATH}/data`),
  later: (path: ToPath) => `${path(WITHDRAW_PATH)}?${LATER}=1`,
} as const
export type Way = Exclude<keyof typeof WAYS, 'data'>

/** Of the page that the player looks at. */
export function searchOf({ isLater }: { isLater: boolean }): string {
  return isLater ? `?${LATER}=1` : ''
}

/** What can have been done just before, as a key of `withdraw:done`. */
export const DONE = ['requested', 'cancelled'] as const
export type Done = (typeof DONE)[number]
