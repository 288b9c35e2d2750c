export const LIMITS_PATH = '/my-account/gambling-limits'

/** The page to which a player goes back, who was held up without limits. */
export const NEXT = 'next'

/** The limits page for whoever was on the way to `from`, a path with its locale. */
export const limitsOnTheWayTo = (from: string): string =>
  `${LIMITS_PATH}?${new URLSearchParams({ [NEXT]: from })}`
