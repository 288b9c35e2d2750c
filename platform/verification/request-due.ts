import { z } from 'zod'
import type { Currency } from '#contracts/money.ts'
import type { PaymentMethod } from '#contracts/payment-methods.ts'
import type {
  ChangedDetail,
  DocumentType,
  RequestStatus,
} from '#contracts/player-api/verification-words.ts'
import { marketOfCountry } from '#markets/index.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import type { JobHandler } from '../jobs/index.ts'
import { newId } from '../wallet/index.ts'
import { changeDocument } from './change-document.ts'
import { ensureDocument, selectDocuments } from './document-store.ts'
import { type DueRequest, type DueRequests, dueRequests, LEFT_TO_STAFF } from './due-requests.ts'

export const REQUEST_DOCUMENTS = 'request-documents'
const payloadSchema = z.object({ playerId: z.uuid() })

type Deps = Pick<Context, 'db' | 'clock' | 'logger'>

/** A withdrawal that is requested and not created yet. */
export type WantedPayout = {
  minor: bigint
  method: PaymentMethod
  instrumentToken: string
  label: string
}

/**
 * Asks the rules about one player: queued by `platform.put_document_rules` in the transaction of a deposit or of a
 * changed detail, and by itself for the day on which the account reaches its age. Safe to run twice.
 */
export function createRequestDocuments(deps: Deps): JobHandler {
  return async (payload) => {
    const { playerId } = payloadSchema.parse(payload)
    const due = await requestDueDocuments(deps, playerId)
    return due?.nextAt == null ? { next: 'none' } : { next: 'at', at: due.nextAt }
  }
}

/**
 * Requests the documents that a rule of the player's market wants by now (KYC-03, KYC-14); null: no such player. Called
 * before a withdrawal, too, with its amount and where it goes; one that the wallet cannot pay is refused, and requests
 * nothing.
 */
export async function requestDueDocuments(
  deps: Deps,
  playerId: string,
  wanted?: WantedPayout,
): Promise<DueRequests | null> {
  const { db, clock } = deps
  const row = await selectRequestFacts(db, playerId)
  if (row === null) return null
  // One snapshot holds balance and payouts: of two requests for the same money only one counts, in any order.
  const payable = wanted && wanted.minor <= row.balance ? wanted : undefined
  const due = dueRequests(
    {
      ...{ level: row.level, currency: row.currency, now: clock() },
      documents: row.documents.map((it) => ({
        documentTypeName: it.document_type,
        documentStatus: it.status,
        about: it.about,
      })),
      paidInMinor: row.paid_in,
      paidOutMinor: row.paid_out + (payable?.minor ?? 0n),
      registeredAt: row.registered_at.getTime(),
      changed: row.changed.map((it) => it.detail),
      payout: await payoutOf(deps, playerId, { row, wanted: payable }),
    },
    marketOfCountry(row.country_code).documentRequests,
  )
  for (const request of due.requests) await requestByRule(deps, playerId, request)
  // After the requests: a crash in between asks again, and finds them made.
  const seen = row.changed.filter((it) => due.settled.includes(it.detail))
  await settleChanges(db, playerId, seen)
  return due
}

async function payoutOf(
  { db }: Deps,
  playerId: string,
  { row, wanted }: { row: FactsRow; wanted: WantedPayout | undefined },
) {
  if (!wanted) return row.last_label === null ? null : { label: row.last_label, isKnown: true }
  const { method, instrumentToken, label } = wanted
  return { label, isKnown: await isKnownPayout(db, { playerId, method, instrumentToken }) }
}

async function requestByRule(
  { db, clock, logger }: Deps,
  playerId: string,
  { documentType, about, reason }: DueRequest,
): Promise<void> {
  const nowMs = clock()
  const now = new Date(nowMs)
  await ensureDocument(db, { id: newId(nowMs), playerId, documentType, about, now })
  const rows = await selectDocuments(db, playerId)
  const document = rows.find((it) => it.document_type === documentType && it.about === about)
  if (!document) return
  const change = { playerId, documentId: document.id, cause: `the rule ${reason}` }
  const changed = await changeDocument({ db, clock }, change, ({ status }, level) => {
    // Decided again on the newest state: requested or restricted by staff meanwhile, nothing is changed.
    if (LEFT_TO_STAFF.includes(level) || !['UNREQUESTED', 'VERIFIED'].includes(status)) return null
    return {
      to: status === 'VERIFIED' ? ['EXPIRED', 'REQUESTED'] : ['REQUESTED'],
      trigger: 'TRIGGERED',
      requestReason: reason,
    }
  })
  if (changed.ok) {
    logger.info({ event: 'document_requested', playerId, documentType, reason })
  }
}

/** A detail that has changed, and how often: changes that come later are not taken for seen. */
type DetailChange = { detail: ChangedDetail; changes: number }

type FactsRow = {
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
async function selectRequestFacts(db: Db, playerId: string): Promise<FactsRow | null> {
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
async function isKnownPayout(
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

async function settleChanges(
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
