import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { Context } from '../context.ts'
import { newId } from '../wallet/index.ts'

/**
 * Stores a card or bank account with which the player paid before having an account here, under the payment provider's
 * token for it: payouts may go back to it. One that is already stored stays unchanged.
 */
export async function saveInstrument(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  instrument: { playerId: string; method: PaymentMethod; token: string; label: string },
): Promise<void> {
  const { playerId, method, token, label } = instrument
  const now = clock()
  await db.query(
    `insert into platform.payment_instrument (player_id, id, method, token, label, is_kept, last_used_at)
     values ($1, $2, $3, $4, $5, false, $6) on conflict (player_id, method, token) do nothing`,
    [playerId, newId(now), method, token, label, new Date(now)],
    { idempotent: true },
  )
}
