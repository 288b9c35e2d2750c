export const LIMITS_PATH = '/my-account/gambling-limits'

/** URL parameter: the page to return to, which required limits. */
export const NEXT = 'next'

/** The limits page for a player on the way to `from`, a path with its locale. */
export const limitsPathWithReturn = (from: string): string =>
  `${LIMITS_PATH}?${new URLSearchParams({ [NEXT]: from })}`
