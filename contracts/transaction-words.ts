/** Literals of the list of transactions (BNK-02, BNK-03, BNK-14). No zod: the browser imports this. */
export const TRANSACTION_CATEGORIES = [
  'BONUS',
  'CASINO',
  'PAYMENT',
  'SPORTS',
  'VIRTUAL_SPORTS',
  'LIVE_CASINO',
  'ADJUSTMENT',
  'DORMANT_ADJUSTMENT',
] as const
export const TRANSACTION_STATUSES = [
  'FAILED',
  'PENDING',
  'SUCCESS',
  'REVERTED',
  'WAITING_INPUT',
  'COMPLETED',
  'CANCELLED',
] as const
/** Rows per page. */
export const TRANSACTION_PAGE_SIZE = 10
