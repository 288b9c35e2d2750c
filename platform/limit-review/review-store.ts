import type { ReviewEventKind } from '#contracts/player-api/exclusions.ts'
import { REVIEW_MONTHS } from '#contracts/player-api/limit-review.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { newId } from '../wallet/index.ts'
import { type Review, SELDOMEST } from './review-rules.ts'

type Row = Pick<
  Rows['limit_review'],
  'every_months' | 'since' | 'answered_at' | 'later_until' | 'shown_at'
>

export async function findReview(db: Db, playerId: string): Promise<Review | null> {
  const rows = await db.query<Row>(
    `select every_months, since, answered_at, later_until, shown_at from platform.limit_review
     where player_id = $1`,
    [playerId],
    { idempotent: true },
  )
  const [row] = rows
  if (!row) return null
  return {
    everyMonths: REVIEW_MONTHS.find((it) => it === row.every_months) ?? SELDOMEST,
    since: row.since.getTime(),
    answeredAt: row.answered_at?.getTime() ?? null,
    laterUntil: row.later_until?.getTime() ?? null,
    shownAt: row.shown_at?.getTime() ?? null,
  }
}

/** A change and its evidence in one transaction. False: the state is no longer the one that was decided on. */
export async function writeReview(
  db: Db,
  write: {
    playerId: string
    /** Null: there was no row. */
    seen: Review | null
    next: Review
    event: {
      at: number
      kind: ReviewEventKind
      /** When the next review is due, or until when it was postponed. */
      until: number
      sessionId: string
      visitor: string
      textVersion: string | null
    }
  },
): Promise<boolean> {
  const { playerId, seen, next, event } = write
  const values = [
    ...[next.everyMonths, new Date(next.since), moment(next.answeredAt)],
    ...[moment(next.laterUntil), moment(next.shownAt)],
  ]
  const evidence = [
    ...[newId(event.at), new Date(event.at), event.kind, new Date(event.until)],
    ...[event.sessionId, event.visitor, event.textVersion],
  ]
  const changed = seen
    ? `update platform.limit_review
       set every_months = $2, since = $3, answered_at = $4, later_until = $5, shown_at = $6
       where player_id = $1 and every_months = $14 and since = $15
         and later_until is not distinct from $16::timestamptz
         and shown_at is not distinct from $17::timestamptz returning player_id`
    : `insert into platform.limit_review (player_id, every_months, since, answered_at, later_until, shown_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning player_id`
  const was = seen
    ? [seen.everyMonths, new Date(seen.since), moment(seen.laterUntil), moment(seen.shownAt)]
    : []
  const rows = await db.query(
    `with changed as (${changed})
     insert into platform.protection_event
       (player_id, id, at, kind, until, status_before, session_id, visitor, text_version, acknowledged,
        acknowledged_at)
     select p.id, $7, $8::timestamptz, $9::text, $10, p.status, $11, $12, $13,
       case when ${IS_ANSWER} then 'CONFIRMED' else 'NOT_ASKED' end,
       case when ${IS_ANSWER} then $8::timestamptz end
     from changed c join platform.player p on p.id = c.player_id returning id`,
    [playerId, ...values, ...evidence, ...was],
  )
  return rows.length === 1
}

/** The events that answer the prompt; displaying it and changing its interval are not answers. */
const IS_ANSWER = "$9::text in ('LIMIT_REVIEW_KEEP', 'LIMIT_REVIEW_LOWER', 'LIMIT_REVIEW_LATER')"

const moment = (ms: number | null) => (ms === null ? null : new Date(ms))
