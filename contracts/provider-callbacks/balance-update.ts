import { z } from 'zod'

/**
 * Notifies a sportsbook that the balance of a player with an open session there has changed: POST relative to the
 * provider's base URL, signed like the round detail; 204. At most one per second and player, so of several changes only
 * the last is sent, and a notification may be lost: what counts is the wallet's answer to a bet.
 */
export const BALANCE_UPDATE_PATH = '/webhooks/user-balance-update'

export const balanceUpdateRequest = z.strictObject({
  /** As in the answer to `session`. */
  playerRef: z.string().min(1).max(100),
  /** The player's own money, which is what a bet is paid with. */
  balanceMinor: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Increases with every change: a sequence that is not higher than the last known one is out of date. */
  sequence: z.int().min(0),
})
export type BalanceUpdate = z.infer<typeof balanceUpdateRequest>
