import type { CheckEventKind } from '#contracts/player-api/exclusions.ts'
import type { Acknowledgement } from '#contracts/player-api/protection-record.ts'
import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { PlayTimer } from './play-time-rules.ts'

type TimerRow = Pick<Rows['activity_timer'], 'chosen_minutes' | 'since' | 'due_at' | 'shown_at'>

export async function findTimer(db: Db, playerId: string): Promise<PlayTimer | null> {
  const rows = await db.query<TimerRow>(
    `select chosen_minutes, since, due_at, shown_at from platform.activity_timer
     where player_id = $1`,
    [playerId],
    { idempotent: true },
  )
  const [row] = rows
  if (!row) return null
  return {
    chosenMinutes: row.chosen_minutes,
    since: row.since.getTime(),
    dueAt: row.due_at?.getTime() ?? null,
    shownAt: row.shown_at?.getTime() ?? null,
  }
}

/** For players without a timer. */
export async function insertTimer(db: Db, playerId: string, timer: PlayTimer): Promise<void> {
  await db.query(
    `insert into platform.activity_timer (player_id, since, due_at) values ($1, $2, $3)
     on conflict (player_id) do nothing`,
    [playerId, new Date(timer.since), moment(timer.dueAt)],
    { idempotent: true },
  )
}

/** A change and its evidence in one transaction. False: the timer is no longer the one that was decided on. */
export async function writeTimer(
  db: Db,
  write: {
    playerId: string
    seen: PlayTimer
    next: PlayTimer
    event: {
      id: string
      at: number
      kind: CheckEventKind
      until: number | null
      sessionId: string | null
      visitor: string
      textVersion: string | null
      /** How the player acknowledged it; null where no acknowledgement was requested. */
      acknowledged: Acknowledgement | null
    }
  },
): Promise<boolean> {
  const { playerId, seen, next, event } = write
  const rows = await db.query(
    `with changed as (
       update platform.activity_timer set chosen_minutes = $5, since = $6, due_at = $7, shown_at = $8
       where player_id = $1 and due_at is not distinct from $2::timestamptz
         and shown_at is not distinct from $3::timestamptz
         and chosen_minutes is not distinct from $4::int
       returning player_id
     )
     insert into platform.protection_event
       (player_id, id, at, kind, until, status_before, session_id, visitor, text_version,
        acknowledged, acknowledged_at)
     select p.id, $9, $10, $11, $12, p.status, $13, $14, $15, coalesce($16::text, 'NOT_ASKED'),
       case when $16::text is not null then $10::timestamptz end
     from changed c join platform.player p on p.id = c.player_id
     returning id`,
    [
      playerId,
      ...[moment(seen.dueAt), moment(seen.shownAt), seen.chosenMinutes],
      ...[next.chosenMinutes, new Date(next.since), moment(next.dueAt), moment(next.shownAt)],
      ...[event.id, new Date(event.at), event.kind, moment(event.until)],
      ...[event.sessionId, event.visitor, event.textVersion, event.acknowledged],
    ],
  )
  return rows.length === 1
}

/** For tests: the player's running sessions began then, or earlier. */
export async function backdateSessions(
  db: Db,
  of: { playerId: string; since: number },
): Promise<void> {
  await db.query(
    `update platform.player_session set created_at = least(created_at, $2::timestamptz)
     where player_id = $1 and revoked_at is null`,
    [of.playerId, new Date(of.since)],
    { idempotent: true },
  )
}

/** Stakes less refunded stakes, and payouts, from that moment on. Minor units. */
export async function selectPlayed(
  db: Db,
  of: { playerId: string; since: number },
): Promise<{ turnover: bigint; winnings: bigint }> {
  const rows = await db.query<{ spent: bigint; lost: bigint }>(
    "select spent, lost from platform.played($1, $2, 'infinity')",
    [of.playerId, new Date(of.since)],
    { idempotent: true },
  )
  const { spent = 0n, lost = 0n } = rows[0] ?? {}
  return { turnover: spent, winnings: spent - lost }
}

const moment = (ms: number | null) => (ms === null ? null : new Date(ms))
