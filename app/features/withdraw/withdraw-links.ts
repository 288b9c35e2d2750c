type ToPath = (path: string) => string

/** Path of the withdraw page, below a locale. */
export const WITHDRAW_PATH = '/my-account/banking/withdraw'
/** URL parameter: the player has chosen to upload documents another time (GAP-064). */
export const LATER = 'later'
/** The method's field, if another one is chosen. */
export const METHOD_ID = 'withdraw-method'

/** Links from the withdraw page. */
export const WITHDRAW_LINKS = {
  verification: (path: ToPath) => path('/my-account/account/verification?from=withdraw'),
  support: (path: ToPath) => path('/contact'),
  transactions: (path: ToPath) => path('/my-account/banking/transactions'),
  again: (path: ToPath) => path(WITHDRAW_PATH),
  data: (path: ToPath) => path(`${WITHDRAW_PATH}/data`),
  later: (path: ToPath) => `${path(WITHDRAW_PATH)}?${LATER}=1`,
} as const
export type NextStep = Exclude<keyof typeof WITHDRAW_LINKS, 'data'>

/** Query string of the player's current page. */
export function searchOf({ isLater }: { isLater: boolean }): string {
  return isLater ? `?${LATER}=1` : ''
}

/** What may just have been done, as a key of `withdraw:done`. */
export const DONE = ['requested', 'cancelled'] as const
export type Done = (typeof DONE)[number]
