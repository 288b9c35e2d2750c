import { z } from 'zod'

/**
 * Tells a sportsbook that the balance of a player with an open session there has changed: POST relative to the
 * provider's base URL, signed like the round detail; 204. At most one a second for each player, so of several changes
 * only the last is told, and one may be lost: what counts is the wallet's answer to a bet.
 */
export const BALANCE_UPDATE_PATH = '/webhooks/user-balance-update'

export const balanceUpdateRequest = z.strictObject({
  /** As in the answer to `session`. */
  playerRef: z.string().min(1).max(100),
  /** Own money, which is what a bet is paid with. */
  balanceMinor: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Grows with every change: what is not newer than what is known is old. */
  sequence: z.int().min(0),
})
export type BalanceUpdate = z.infer<typeof balanceUpdateRequest>
