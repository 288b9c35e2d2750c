import type { Acknowledgement } from '#contracts/player-api/protection-record.ts'
import type { Db } from '../db/db.ts'

export type RecordRow = {
  player_id: string
  recorded_at: Date
  /** Identifies the row among those of the same instant. */
  key: string
  at: Date
  event: string
  cause: string
  text_version: string | null
  /** `NOT_ASKED`, or how; null in rows from before it was recorded. */
  acknowledged: Acknowledgement | 'NOT_ASKED' | null
  acknowledged_at: Date | null
  until: Date | null
  status_before: string | null
  kind: string | null
  period: string | null
  value_before: bigint | null
  value_after: bigint | null
  pending_value: bigint | null
  works_from: Date | null
  session_id: string | null
  visitor: string | null
  details: Record<string, unknown> | null
}

/** A position in the record: later entries were written after it. */
export type RecordPlace = { recordedAt: Date; key: string }

/** The columns from `status_before` to `acknowledged_at`, for rows that are neither a break nor a limit. */
const NO_LIMIT = Array.from({ length: 11 }, () => 'null').join(', ')

/**
 * Breaks, warnings, limits, answers of registers, accounts held for a similar identity, and status changes of the
 * account by rule or by staff, as one record. What has no session came from the operator, or from a rule. A break
 * started by staff appears once, as the break. The other person of a similar identity is not disclosed to the reader.
 */
const RECORD = `
  select e.player_id, e.at as recorded_at, 'B-' || e.id as key, e.at, e.kind as event,
         case when e.kind = 'WARNING' then 'rule:' || (e.details->>'rule')
              when e.kind in ('REGISTER', 'REGISTER_ENDED') then 'register'
              when e.session_id is null then 'operator' else 'player' end as cause, e.text_version,
         e.until, e.status_before, null as kind, null as period, null::bigint as value_before,
         null::bigint as value_after, null::bigint as pending_value, null::timestamptz as works_from,
         e.session_id, e.visitor, e.acknowledged, e.acknowledged_at, e.details
  from platform.protection_event e
  union all
  select c.player_id, c.recorded_at, 'L-' || lpad(c.no::text, 10, '0'), c.at, 'LIMIT_' || c.event,
         c.cause, c.text_version, c.locked_until, null, c.kind, c.period, c.value_before, c.value_after,
         c.pending_value, c.works_from, null, null, c.acknowledged, c.acknowledged_at,
         nullif(jsonb_strip_nulls(jsonb_build_object('reason', c.lock_reason, 'staff', c.staff)), '{}')
  from platform.limit_change c
  union all
  select s.player_id, s.at, 'S-' || s.id, s.at,
         case when bool_or(s.field = 'reopening') then 'REOPENING' else 'STATUS' end,
         case when s.cause = 'player' then 'player'
              when s.cause like 'likeness %' then 'rule:likeness' else 'operator' end, null,
         (max(s.after #>> '{}') filter (where s.field in ('until', 'reopening')))::timestamptz,
         max(s.before #>> '{}') filter (where s.field = 'status'), null, null, null, null, null, null, null, null,
         null, null,
         jsonb_strip_nulls(jsonb_build_object('status', max(s.after #>> '{}') filter (where s.field = 'status')))
  from platform.player_change s
  where s.field in ('status', 'until', 'reopening')
    and not exists (select 1 from platform.protection_event e where e.player_id = s.player_id and e.id = s.id)
  group by s.player_id, s.id, s.at, s.cause
  union all
  select a.player_id, a.at, 'R-' || a.id, a.at, 'REGISTER_ASKED', 'register', null, a.until, ${NO_LIMIT},
         jsonb_strip_nulls(jsonb_build_object('register', a.register, 'occasion', a.occasion, 'answer', a.answer,
           'receipt', a.receipt))
  from platform.register_answer a
  union all
  select i.player_id, i.at, 'H-' || md5(i.other_id::text), i.at, 'IDENTITY_HELD', 'rule:likeness', null, null, ${NO_LIMIT}, null
  from platform.identity_review i
  union all
  select i.player_id, i.decided_at, 'I-' || md5(i.other_id::text), i.decided_at, 'IDENTITY_DECIDED', 'operator', null, null,
         ${NO_LIMIT}, jsonb_build_object('verdict', i.state)
  from platform.identity_review i where i.decided_at is not null`

/** A page of one player's record, in the order of writing. */
export function selectRecord(
  db: Db,
  of: { playerId: string; after: RecordPlace | null; limit: number },
): Promise<RecordRow[]> {
  return db.query<RecordRow>(
    `select * from (${RECORD}) r
     where r.player_id = $1 and (r.recorded_at, r.key collate "C") > ($2::timestamptz, $3::text)
     order by r.recorded_at, r.key collate "C" limit $4`,
    [of.playerId, of.after?.recordedAt ?? new Date(0), of.after?.key ?? '', of.limit],
    { idempotent: true },
  )
}

/** A page of all players' records, or one player's, for auditors: up to, and without, the moment `before`. */
export function selectRecordOfAll(
  db: Db,
  of: {
    playerId: string | null
    from: Date
    before: Date
    after: (RecordPlace & { playerId: string }) | null
    limit: number
  },
): Promise<RecordRow[]> {
  const { after } = of
  return db.query<RecordRow>(
    `select * from (${RECORD}) r
     where r.recorded_at >= $1 and r.recorded_at < $2 and ($3::uuid is null or r.player_id = $3)
       and (r.recorded_at, r.player_id::text collate "C", r.key collate "C") > ($4::timestamptz, $5::text, $6::text)
     order by r.recorded_at, r.player_id::text collate "C", r.key collate "C" limit $7`,
    [
      ...[of.from, of.before, of.playerId],
      ...[after?.recordedAt ?? new Date(0), after?.playerId ?? '', after?.key ?? '', of.limit],
    ],
    { idempotent: true },
  )
}
