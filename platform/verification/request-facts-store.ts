import type { Currency } from '#contracts/money.ts'
import type {
  ChangedDetail,
  DocumentType,
  RequestStatus,
} from '#contracts/player-api/verification-words.ts'
import type { Db } from '../db/db.ts'

/** A detail that has changed, and how often: changes that come later are not taken for seen. */
export type DetailChange = { detail: ChangedDetail; changes: number }

export type FactsRow = {
  level: string
  currency: Currency
  country_code: string
  registered_at: Date
  documents: { document_type: DocumentType; about: string; status: RequestStatus }[]
  changed: DetailChange[]
  /** Minor units. */
  paid_in: bigint
  paid_out: bigint
  /** Of the newest withdrawal; null: there is none. */
  last_label: string | null
  /** What the player can be paid, in minor units. */
  balance: bigint
}

/** A withdrawal that did not end without money leaving. */
const COUNTS = "w.state not in ('REJECTED', 'CANCELLED', 'FAILED', 'RETURNED')"

/** What the rules that request documents look at; null: no such player. */
export async function selectRequestFacts(db: Db, playerId: string): Promise<FactsRow | null> {
  const rows = await db.query<FactsRow>(
    `select p.kyc_status as level, p.currency, p.country_code, p.registered_at,
       coalesce((select jsonb_agg(jsonb_build_object('document_type', d.document_type, 'about', d.about,
                                                     'status', d.status))
                 from platform.player_document d where d.player_id = p.id), '[]') as documents,
       coalesce((select jsonb_agg(jsonb_build_object('detail', c.detail, 'changes', c.changes) order by c.detail)
                 from platform.detail_change c where c.player_id = p.id), '[]') as changed,
       coalesce((select sum(d.amount) from platform.deposit d
                 where d.player_id = p.id and d.transaction_id is not null), 0)::bigint as paid_in,
       coalesce((select sum(w.amount - w.returned) from platform.withdrawal w
                 where w.player_id = p.id and ${COUNTS}), 0)::bigint as paid_out,
       (select i.label from platform.withdrawal w join platform.payment_instrument i
            on i.player_id = w.player_id and i.method = w.method and i.token = w.instrument_token
          where w.player_id = p.id and ${COUNTS} order by w.requested_at desc limit 1) as last_label,
       coalesce((select a.balance from platform.wallet_account a
                 where a.player_id = p.id and a.account = 'MAIN'), 0)::bigint as balance
     from platform.player p where p.id = $1`,
    [playerId],
    { idempotent: true },
  )
  return rows[0] ?? null
}

/** Whether a withdrawal has gone to this instrument before, or none has gone anywhere. */
export async function isKnownPayout(
  db: Db,
  of: { playerId: string; method: string; instrumentToken: string },
): Promise<boolean> {
  const rows = await db.query<{ known: boolean }>(
    `select count(*) = 0 or coalesce(bool_or(w.method = $2 and w.instrument_token = $3), false) as known
     from platform.withdrawal w where w.player_id = $1 and ${COUNTS}`,
    [of.playerId, of.method, of.instrumentToken],
    { idempotent: true },
  )
  return rows[0]?.known !== false
}

export async function settleChanges(
  db: Db,
  playerId: string,
  changes: readonly DetailChange[],
): Promise<void> {
  for (const { detail, changes: seen } of changes) {
    await db.query(
      'delete from platform.detail_change where player_id = $1 and detail = $2 and changes = $3',
      [playerId, detail, seen],
      { idempotent: true },
    )
  }
}
