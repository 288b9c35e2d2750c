import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type { Db } from '../db/db.ts'
import type { PayoutSource } from './payout-methods.ts'

/** More cards and accounts than that are not read: the last used ones are enough. */
const MAX_SOURCES = 50

/** Instruments the player has paid with, the deposits by each method, and its paid or pending withdrawals. */
export async function readSources(db: Db, playerId: string): Promise<PayoutSource[]> {
  const rows = await db.query<{
    method: PaymentMethod
    token: string
    label: string
    deposited: bigint
    withdrawn: bigint
    last_used_at: Date
  }>(
    `select i.method, i.token, i.label, i.last_used_at,
            coalesce((select sum(amount - refunded - charged_back) from platform.deposit d
                      where d.player_id = i.player_id and d.method = i.method and d.state = 'PAID'), 0)::bigint
              as deposited,
            coalesce((select sum(amount - returned) from platform.withdrawal w
                      where w.player_id = i.player_id and w.method = i.method
                        and w.state not in ('REJECTED', 'CANCELLED', 'FAILED')), 0)::bigint as withdrawn
     from platform.payment_instrument i where i.player_id = $1 order by i.last_used_at desc limit $2`,
    [playerId, MAX_SOURCES],
    { idempotent: true },
  )
  return rows.map(({ token, last_used_at, ...rest }) => ({
    ...rest,
    instrumentToken: token,
    lastUsedAt: last_used_at.getTime(),
  }))
}
