import type { UnreadPaymentEvent } from '#contracts/reconciliation.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

type Key = { provider: string; bodyHash: string }
export type KeptUnread = Pick<
  Rows['psp_unread_event'],
  'provider' | 'body_hash' | 'named' | 'received_at' | 'asked_at'
>

const COLUMNS = 'provider, body_hash, named, received_at, asked_at'

/**
 * Stores the body unless it exists, and returns what is stored; undefined where so many of this provider still wait for
 * its answer that there is no room. What room there is, is made by the oldest that nothing more is to be done about.
 */
export async function keepUnread(
  db: Db,
  {
    provider,
    bodyHash,
    ...keep
  }: Key & {
    reason: string
    size: number
    body: Uint8Array
    named: readonly string[]
    now: Date
    askAt: Date
    atMost: number
  },
): Promise<KeptUnread | undefined> {
  await db.query(
    `delete from platform.psp_unread_event where (provider, body_hash) in (
       select provider, body_hash from platform.psp_unread_event where provider = $1 and asked_at is not null
        order by received_at limit greatest(0, (select count(*) from platform.psp_unread_event where provider = $1) - $2))
       and not exists (select 1 from platform.psp_unread_event where provider = $1 and body_hash = $3)`,
    [provider, BigInt(keep.atMost - 1), bodyHash],
    { idempotent: true },
  )
  await db.query(
    `insert into platform.psp_unread_event (provider, body_hash, reason, size, body, named, received_at, ask_at)
     select $1, $2, $3, $4, $5, $6, $7, $8
      where (select count(*) from platform.psp_unread_event where provider = $1) < $9
     on conflict do nothing`,
    [
      ...[provider, bodyHash, keep.reason, keep.size, keep.body, keep.named, keep.now],
      ...[keep.askAt, BigInt(keep.atMost)],
    ],
    { idempotent: true },
  )
  const rows = await db.query<KeptUnread>(
    `select ${COLUMNS} from platform.psp_unread_event where provider = $1 and body_hash = $2`,
    [provider, bodyHash],
    { idempotent: true },
  )
  return rows[0]
}

export async function markAsked(
  db: Db,
  { provider, bodyHash, outcome, now }: Key & { outcome: string; now: Date },
): Promise<void> {
  await db.query(
    `update platform.psp_unread_event set asked_at = $3, outcome = $4
      where provider = $1 and body_hash = $2 and asked_at is null`,
    [provider, bodyHash, now, outcome],
    { idempotent: true },
  )
}

export async function askAgainAt(
  db: Db,
  { provider, bodyHash, askAt }: Key & { askAt: Date },
): Promise<void> {
  await db.query(
    `update platform.psp_unread_event set ask_at = $3
      where provider = $1 and body_hash = $2 and asked_at is null`,
    [provider, bodyHash, askAt],
    { idempotent: true },
  )
}

/**
 * Those about which the provider has to be asked now, the longest due first. One that is due only after `never` was stored
 * before a demo's clock was set back.
 */
export function selectUnasked(
  db: Db,
  { now, never, limit }: { now: Date; never: Date; limit: number },
): Promise<KeptUnread[]> {
  return db.query<KeptUnread>(
    `select ${COLUMNS} from platform.psp_unread_event where asked_at is null and (ask_at <= $1 or ask_at > $2)
      order by ask_at limit $3`,
    [now, never, limit],
    { idempotent: true },
  )
}

/** For staff, newest first. */
export async function selectUnread(db: Db, limit: number): Promise<UnreadPaymentEvent[]> {
  const rows = await db.query<Omit<Rows['psp_unread_event'], 'provider' | 'named' | 'asked_at'>>(
    `select body_hash, reason, size, body, received_at, outcome
       from platform.psp_unread_event order by received_at desc, body_hash limit $1`,
    [limit],
    { idempotent: true },
  )
  return rows.map((row) => ({
    receivedAt: row.received_at.toISOString(),
    ...{ bodyHash: row.body_hash, reason: row.reason, size: row.size, outcome: row.outcome },
    body: new TextDecoder().decode(row.body),
  }))
}

export async function deleteOldUnread(db: Db, before: Date): Promise<void> {
  await db.query(
    'delete from platform.psp_unread_event where asked_at is not null and received_at < $1',
    [before],
  )
}
