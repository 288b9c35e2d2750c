import type { Mutant } from '../mutant.ts'

const ACTIVITY = 'platform/db/functions/activity.sql'
const DEPOSITS = 'platform/db/functions/deposits.sql'
const GAMEPLAY = 'platform/db/functions/gameplay.sql'
const LIMITS = 'platform/db/functions/limits.sql'
const WALLET = 'platform/db/functions/wallet.sql'

/** Limits of the player's own, the limits of a round and the check of the time played. */
export const LIMITS_AND_PACE: readonly Mutant[] = [
  {
    name: 'a stake goes past the limit',
    file: LIMITS,
    find: `
      AND (spent + amt > spend_stop OR lost + amt > loss_stop OR amt > loss_most) IS NOT TRUE`,
    replace: '',
    killedBy: [
      'tests/integration/api/limits.test.ts › a bet beyond the limit is refused at the callback, and counts nothing',
    ],
  },
  {
    name: 'a win adds to what was lost',
    file: WALLET,
    find: 'platform.count_play(player, 0, -cash_portion, NULL, now_at)',
    replace: 'platform.count_play(player, 0, cash_portion, NULL, now_at)',
    killedBy: [
      'tests/integration/api/limits.test.ts › a win lowers the loss, and no more than the limit can be lost after it',
    ],
  },
  {
    name: 'a stake that is rolled back stays counted',
    file: LIMITS,
    find: 'SET spent = spent + spends, lost = lost + loses,',
    replace: 'SET spent = spent, lost = lost + loses,',
    killedBy: [
      'tests/integration/ledger/limits.test.ts › the counts match the ledger, through any sequence of bets, wins, rollbacks and days',
    ],
  },
  {
    name: 'a rollback of yesterday’s stake leaves more of today’s limit',
    file: LIMITS,
    find: 'spent_at_day = spent_at_day + CASE WHEN of_at < day_from THEN spends ELSE 0 END,',
    replace: 'spent_at_day = spent_at_day,',
    killedBy: [
      'tests/integration/ledger/limits.test.ts › the counts match the ledger, through any sequence of bets, wins, rollbacks and days',
    ],
  },
  {
    name: 'a raise works before its wait is over',
    file: LIMITS,
    find: 'CASE WHEN l.pending_from <= at AND l.confirm_by IS NULL',
    replace: 'CASE WHEN l.pending_from IS NOT NULL AND l.confirm_by IS NULL',
    killedBy: [
      'tests/integration/ledger/limits.test.ts › a decrease applies at once, an increase after the wait and not a second before',
    ],
  },
  {
    name: 'days and weeks of a limit are those of UTC',
    file: LIMITS,
    find: `                    at AT TIME ZONE zone) AT TIME ZONE zone
$from$`,
    replace: `                    at AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
$from$`,
    killedBy: [
      'tests/integration/ledger/limits.test.ts › are those of the calendar in every zone of a market, also on days when clocks change',
    ],
  },
  {
    name: 'deposits under way count for no limit',
    file: LIMITS,
    find: "state IN ('CREATED','PENDING')), 0))::bigint",
    replace: "state IN ('PAID') AND false), 0))::bigint",
    killedBy: [
      'tests/integration/ledger/limits.test.ts › concurrent deposits do not exceed a limit together',
    ],
  },
  {
    name: 'a deposit begins past the limit',
    file: DEPOSITS,
    find: "IF (held->>'refused')::boolean THEN",
    replace: 'IF false THEN',
    killedBy: [
      'tests/integration/api/limits.test.ts › are held to the remaining limit, including those in progress, and the check says so',
    ],
  },
  {
    name: 'rounds begin before the limits that the law wants first',
    file: GAMEPLAY,
    find: 'IF s.limits_first IS NOT NULL AND platform.limits_missing(player, s.limits_first, now_at) THEN',
    replace: 'IF false THEN',
    killedBy: [
      'tests/integration/api/mandatory-limits.test.ts › of bets that race with the first limits, none is taken before the last of them',
    ],
  },
  {
    name: 'rounds begin although the time of the player is used up',
    file: GAMEPLAY,
    find: 'IF platform.time_left(player, now_at) = 0 THEN',
    replace: 'IF false THEN',
    killedBy: [
      'tests/integration/ledger/limits.test.ts › no round starts once the time is used up, an open one ends, and midnight resets it',
    ],
  },
  {
    name: 'time on two devices counts twice',
    file: LIMITS,
    find: 'SELECT range_agg(tstzrange(',
    replace: 'SELECT array_agg(tstzrange(',
    killedBy: [
      'tests/integration/ledger/limits.test.ts › of several devices counts once, up to the minute of the last activity',
    ],
  },
  {
    name: 'a limit above the highest of the law counts as one',
    file: LIMITS,
    find: `
          AND (platform.limit_in_force(l, at) > wanted.highest) IS NOT TRUE))`,
    replace: '))',
    killedBy: [
      'tests/integration/api/mandatory-limits.test.ts › counts a limit above it, from before the rule, as missing',
    ],
  },
  {
    name: 'a change of a limit does not look at what was changed since',
    file: LIMITS,
    find: `IF s.version <> (p->>'version')::int THEN RETURN '{"code":"CHANGED"}'; END IF;`,
    replace: '',
    killedBy: [
      'tests/integration/ledger/limits.test.ts › concurrent changes are applied one after the other, and all on record',
    ],
  },
  {
    name: 'a raise does not wait for the end of the period',
    file: 'platform/limits/limit-rules.ts',
    find: 'return rule.afterPeriodEnd ? Math.max(afterDelay, periodEndsAt) : afterDelay',
    replace: 'return afterDelay',
    killedBy: [
      'platform/limits/limit-rules.test.ts › in Sweden a raise a day before the end of the week works two days after it',
    ],
  },
  {
    name: 'rounds begin while a check of the time played is due',
    file: GAMEPLAY,
    find: 'AND (due_at IS NULL OR due_at <= now_at)) THEN',
    replace: 'AND due_at IS NULL) THEN',
    killedBy: [
      'tests/integration/api/activity.test.ts › takes nothing of 32 bettors at once while a check is due, on two instances and devices',
    ],
  },
  {
    name: 'a login begins the time played again where the market wants a rest',
    file: ACTIVITY,
    find: `
      OR greatest(s.last_seen_at, s.revoked_at) > at - rest_minutes * interval '1 minute')) THEN`,
    replace: ')) THEN',
    killedBy: [
      'tests/integration/api/activity.test.ts › is not restarted by logging out and in where the market asks for a rest',
    ],
  },
  {
    name: 'rounds begin as fast as they are sent',
    file: GAMEPLAY,
    find: 'IF now_at < next_at AND now_at',
    replace: 'IF false AND now_at',
    killedBy: [
      'tests/integration/api/wallet-rules.test.ts › of twenty concurrent requests starts once',
    ],
  },
  {
    name: 'two games are played at a time where the market forbids it',
    file: GAMEPLAY,
    find: 'IF s.one_at_a_time THEN',
    replace: 'IF false THEN',
    killedBy: [
      'tests/integration/api/wallet-rules.test.ts › starts in one game at a time where the market requires it, and an open one continues',
    ],
  },
  {
    name: 'a round takes stakes above its highest',
    file: GAMEPLAY,
    find: 'IF amt > s.stake_max OR coalesce(staked, 0) + amt > s.round_cap',
    replace: 'IF amt > s.stake_max',
    killedBy: [
      'tests/integration/api/wallet-rules.test.ts › in a slot of GB in GBP a player born null may stake at most 200 in all of a round',
    ],
  },
]
