import type { MovementKind } from '#contracts/reconciliation.ts'
import type { Db } from '../db/db.ts'
import type { Movement, Window } from './compare-movements.ts'

/** With its start: the provider cannot have moved anything before. */
export type OwnMovement = Movement & { begunAt: number }

type MovementRow = {
  kind: MovementKind
  reference: string
  amount: bigint
  currency: string
  at: Date
  begun_at: Date
}

/**
 * Ledger movements from and to the payment provider. Amounts and instants are the ledger's own; the rows of deposits
 * and withdrawals give the payment that they belong to. What went back is one movement of each kind, of the total so far,
 * also where a part of it is owed because the wallet was empty.
 */
const MOVEMENTS = `
  with d as (select * from platform.deposit where transaction_id is not null and {{OF}}),
       w as (select * from platform.withdrawal where settle_tx is not null
               and state in ('PAID', 'RETURNED') and {{OF}})
  select 'PAYMENT' as kind, d.id::text as reference, t.amount, t.currency, t.created_at as at,
         d.created_at as begun_at
    from d join platform.ledger_transaction t on t.player_id = d.player_id and t.id = d.transaction_id
  union all
  select 'REFUND', d.id::text, d.refunded, d.currency, d.changed_at, d.created_at from d where d.refunded > 0
  union all
  select 'CHARGE_BACK', d.id::text, d.charged_back, d.currency, d.changed_at, d.created_at
    from d where d.charged_back > 0
  union all
  select 'PAYOUT', w.id::text, t.amount, t.currency, t.created_at, w.requested_at
    from w join platform.ledger_transaction t on t.player_id = w.player_id and t.id = w.settle_tx
  union all
  select 'PAYOUT_RETURN', w.id::text, w.returned, w.currency, w.changed_at, w.requested_at
    from w where w.returned > 0`

/** All that changed since the window began; movements outside the window may be among them. */
export function selectSince(db: Db, { from }: Window): Promise<OwnMovement[]> {
  return select(db, 'changed_at >= $1', new Date(from))
}

/** For these deposits and withdrawals, at any time. Ids that are not ours are ignored. */
export function selectOf(db: Db, references: readonly string[]): Promise<OwnMovement[]> {
  const ids = references.filter((it) => UUID.test(it))
  return ids.length === 0 ? Promise.resolve([]) : select(db, 'id = any($1::uuid[])', ids)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function select(db: Db, which: string, param: unknown): Promise<OwnMovement[]> {
  const rows = await db.query<MovementRow>(MOVEMENTS.replaceAll('{{OF}}', which), [param], {
    idempotent: true,
  })
  return rows.map(({ kind, reference, amount, currency, at, begun_at }) => ({
    ...{ kind, reference, amountMinor: amount, currency, at: at.getTime() },
    begunAt: begun_at.getTime(),
  }))
}
