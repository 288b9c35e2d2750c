import type { Context } from './context.ts'
import type { Db } from './db/db.ts'
import { deleteOldNews } from './feed/index.ts'
import { findOverdueRounds } from './gameplay/index.ts'
import { releaseJobs } from './jobs/index.ts'
import { deleteOldChecks } from './ledger-audit/index.ts'
import { deleteOldMessages } from './messages/index.ts'
import { deleteOldUnread } from './psp/index.ts'
import { deleteOldReports } from './reconciliation/index.ts'
import { endDueBonuses } from './rewards/index.ts'
import { deleteOldSportsReports } from './sportsbook/index.ts'
import { deleteOldFiles, type VerificationDeps } from './verification/index.ts'
import { removeOldWins } from './winners/index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const RETENTION_EVERY_MS = 10 * 60_000

/**
 * After the clock was set back: removes counters that would lock people out until a time that is far away again, and
 * messages from the future.
 */
async function discardAfterClockReset(db: Db, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  await db.batch([
    { sql: 'delete from platform.rate_window where ends_at > $1', params: [now] },
    { sql: 'delete from platform.sign_in_failure where first_at > $1', params: [now] },
    { sql: 'delete from platform.message where sent_at > $1', params: [now] },
    { sql: 'delete from platform.game_pace where round_at > $1', params: [now] },
    { sql: 'delete from platform.reconciliation where made_at > $1', params: [now] },
    { sql: 'delete from platform.sports_reconciliation where made_at > $1', params: [now] },
    { sql: 'delete from platform.book_check where made_at > $1', params: [now] },
    // Days that were over may see play again.
    { sql: 'delete from platform.play_counted' },
    { sql: 'delete from platform.play_day' },
    {
      sql: `update platform.activity_timer set since = $1, due_at = due_at - (since - $1),
              shown_at = null where since > $1`,
      params: [now],
    },
    { sql: 'delete from platform.warning where at > $1', params: [now] },
    { sql: 'delete from platform.limit_raise where at > $1', params: [now] },
    { sql: 'delete from platform.self_test where at > $1', params: [now] },
    { sql: 'delete from platform.play_stretch' },
    {
      sql: `update platform.warning_state set looked_at = null, counted_until = null,
              no_marketing_until = case when looked_at > $1 then null else no_marketing_until end`,
      params: [now],
    },
    {
      sql: `update platform.limit_review set since = least(since, $1), answered_at = least(answered_at, $1),
              later_until = null, shown_at = null
            where greatest(since, answered_at, shown_at) > $1 or later_until > $1::timestamptz + interval '1 day'`,
      params: [now],
    },
  ])
  await releaseJobs(db, now)
}

/**
 * Removes what is no longer needed: expired tokens and tickets, old counts of wrong passwords, outbox rows that every
 * feed has read, sessions that no limit on time of a month counts any more. However late it runs, no
 * response becomes wrong: every reader checks the time itself.
 */
export async function applyRetention(db: Db, nowMs: number): Promise<void> {
  const before = (ms: number) => new Date(nowMs - ms)
  await deleteOldNews(db, before(HOUR_MS))
  await deleteOldMessages(db, nowMs)
  await removeOldWins(db, nowMs)
  await deleteOldReports(db, before(90 * DAY_MS))
  await deleteOldSportsReports(db, before(90 * DAY_MS))
  await deleteOldUnread(db, before(90 * DAY_MS))
  await deleteOldChecks(db, { clean: before(HOUR_MS), broken: before(90 * DAY_MS) })
  const old: [sql: string, before: Date][] = [
    ['delete from platform.feed_token where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.game_ticket where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.one_time_code where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.rate_window where ends_at < $1', before(HOUR_MS)],
    ['delete from platform.spent_challenge where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.spent_token where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.password_reset where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.phone_change where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.sign_up_draft where expires_at < $1', before(HOUR_MS)],
    ['delete from platform.game_pace where round_at < $1', before(HOUR_MS)],
    ['delete from platform.sign_in_failure where first_at < $1', before(DAY_MS)],
    ['delete from platform.game_session where expires_at < $1', before(30 * DAY_MS)],
    ['delete from platform.play_stretch where starts_at < $1', before(9 * DAY_MS)],
    ['delete from platform.limit_raise where at < $1', before(31 * DAY_MS)],
    ['delete from platform.player_session where expires_at < $1', before(33 * DAY_MS)],
  ]
  for (const [sql, at] of old) await db.query(sql, [at])
}

type RetentionDeps = Pick<Context, 'db' | 'clock' | 'logger'> & {
  vault: VerificationDeps['vault']
}
type Retention = {
  /** Removes old data now; after the clock was set back, what is from the future goes instead of what is old. Never rejects. */
  run(change: { wentBack: boolean }): Promise<void>
  stop(): void
}

/** Applies the retention rules every ten minutes: rows, files, bonuses that end by time alone, and news of rounds without an end. */
export function startRetention({ db, clock, logger, vault }: RetentionDeps): Retention {
  let lastReport = 0
  const reportOverdueRounds = async () => {
    const now = clock()
    for (const round of await findOverdueRounds(db, { now, lastReport })) {
      logger.warn({ event: 'round_overdue', ...round }, 'a round has no end within its time')
    }
    lastReport = now
  }
  const run: Retention['run'] = async ({ wentBack }) => {
    const removeRows = wentBack ? discardAfterClockReset : applyRetention
    try {
      await removeRows(db, clock())
      await deleteOldFiles(db, vault, clock())
      await endDueBonuses({ db, clock })
      await reportOverdueRounds()
    } catch (error) {
      logger.warn({ err: error }, 'retention failed')
    }
  }
  const timer = setInterval(() => void run({ wentBack: false }), RETENTION_EVERY_MS)
  timer.unref()
  return { run, stop: () => clearInterval(timer) }
}
