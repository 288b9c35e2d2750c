-- Returns the start of the period that contains `at` in a time zone: days from midnight, weeks from Monday, months from
-- the first (GAP-090). A day has its local length, 23 or 25 hours where clocks change. limit_ends returns the end of
-- that period.
CREATE OR REPLACE FUNCTION platform.limit_from(of_period text, zone text, at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $from$
  SELECT date_trunc(CASE of_period WHEN 'D' THEN 'day' WHEN 'W' THEN 'week' ELSE 'month' END,
                    at AT TIME ZONE zone) AT TIME ZONE zone
$from$;

CREATE OR REPLACE FUNCTION platform.limit_ends(of_period text, zone text, at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $ends$
  SELECT (date_trunc(CASE of_period WHEN 'D' THEN 'day' WHEN 'W' THEN 'week' ELSE 'month' END,
                     at AT TIME ZONE zone)
          + CASE of_period WHEN 'D' THEN interval '1 day' WHEN 'W' THEN interval '7 days'
              ELSE interval '1 month' END) AT TIME ZONE zone
$ends$;

-- Returns what was deposited in a period, in minor units, including the payments that are being created or processed.
-- A payment form that waits for the player uses up no limit: see open_forms.
CREATE OR REPLACE FUNCTION platform.deposited(player uuid, since timestamptz, until timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $deposited$
  SELECT (coalesce((SELECT sum(amount) FROM platform.ledger_transaction
                    WHERE player_id = player AND category = 'PAYMENT' AND created_at >= since
                      AND created_at < until AND type = 'DEPOSIT' AND provider = 'psp'), 0)
        + coalesce((SELECT sum(amount) FROM platform.deposit
                    WHERE player_id = player AND state IN ('CREATED','PENDING')), 0))::bigint
$deposited$;

-- Returns the sum of the payment forms that wait for the player, in minor units.
-- Each can still be paid until the provider has cancelled it, so no new deposit starts while it and these would exceed a
-- limit together.
CREATE OR REPLACE FUNCTION platform.open_forms(player uuid) RETURNS bigint LANGUAGE sql STABLE AS $forms$
  SELECT coalesce(sum(amount), 0)::bigint FROM platform.deposit WHERE player_id = player AND state = 'WAITING'
$forms$;

-- Returns the stakes of own money in a period (`spent`), and stakes less winnings (`lost`), from the ledger; minor
-- units.
-- A reversal counts only in a period that also contains what it reverses. A returned stake belongs to the period of its
-- bet, and so does a stake that is taken again (a sportsbook bet whose void was rolled back); a reversed win belongs to
-- the period of the win. In the current period a rolled-back bet therefore counts nothing.
CREATE OR REPLACE FUNCTION platform.played(player uuid, since timestamptz, until timestamptz,
  OUT spent bigint, OUT lost bigint)
LANGUAGE sql STABLE AS $played$
  SELECT coalesce(sum(stake), 0)::bigint, coalesce(sum(stake - win), 0)::bigint FROM (
    SELECT CASE t.type WHEN 'BET' THEN t.amount WHEN 'BET_VOID' THEN -t.amount ELSE 0 END AS stake,
           CASE WHEN t.type IN ('WIN','CASHOUT') THEN t.amount
             WHEN t.type IN ('WIN_VOID','CASHOUT_VOID') THEN -t.amount ELSE 0 END AS win
      FROM platform.ledger_transaction t
      LEFT JOIN platform.ledger_transaction b ON b.player_id = t.player_id AND b.id = t.reverses
     WHERE t.player_id = player AND t.category IN ('CASINO','LIVE_CASINO','VIRTUAL_SPORTS','SPORTS')
       AND t.created_at >= since AND t.created_at < until
       AND coalesce(b.created_at, t.created_at) >= since) moved
$played$;

-- Returns how long the player was signed in, in milliseconds; concurrent devices count once (LIM-24).
-- A session ends when it is revoked, when it expires, or a minute after it was last seen, which is stored to the
-- minute.
CREATE OR REPLACE FUNCTION platform.signed_in(player uuid, since timestamptz, until timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $signed$
  SELECT coalesce(sum(extract(epoch FROM upper(stay) - lower(stay)) * 1000), 0)::bigint
    FROM unnest((
      SELECT range_agg(tstzrange(greatest(s.created_at, since), least(s.ends_at, until)))
        FROM (SELECT created_at, least(revoked_at, expires_at, last_seen_at + interval '1 minute') AS ends_at
                FROM platform.player_session WHERE player_id = player) s
       WHERE greatest(s.created_at, since) < least(s.ends_at, until))) stay
$signed$;

-- Returns the value of a limit that is in force at that moment; null: no limit.
-- It does not matter whether a due change has been applied yet. A change that waits for a confirmation is not in force.
CREATE OR REPLACE FUNCTION platform.limit_in_force(l platform.player_limit, at timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $force$
  SELECT CASE WHEN l.pending_from <= at AND l.confirm_by IS NULL THEN l.pending_value ELSE l.value END
$force$;

-- Returns the day, week and month of one kind of limit: the value in force, what is used of it, and the period.
-- Amounts are minor units, time is in hundredths of a minute. Spending and losses are never below 0.
CREATE OR REPLACE FUNCTION platform.limit_standings(player uuid, of_kind text, zone text, at timestamptz)
RETURNS TABLE (period text, value bigint, used bigint, from_at timestamptz, ends_at timestamptz)
LANGUAGE plpgsql STABLE AS $standings$
DECLARE
  s platform.limit_state%ROWTYPE;
  counted_from timestamptz; sum_now bigint; sum_then bigint;
BEGIN
  SELECT * INTO s FROM platform.limit_state WHERE player_id = player;
  FOREACH period IN ARRAY ARRAY['D','W','M'] LOOP
    from_at := platform.limit_from(period, zone, at);
    ends_at := platform.limit_ends(period, zone, at);
    SELECT platform.limit_in_force(l, at) INTO value FROM platform.player_limit l
      WHERE l.player_id = player AND l.kind = of_kind AND l.period = limit_standings.period;
    IF of_kind = 'deposit' THEN
      used := platform.deposited(player, from_at, ends_at);
    ELSIF of_kind = 'time' THEN
      used := platform.signed_in(player, from_at, at) / 600;
    ELSE
      counted_from := CASE period WHEN 'D' THEN s.day_from WHEN 'W' THEN s.week_from ELSE s.month_from END;
      sum_now := CASE of_kind WHEN 'spend' THEN s.spent ELSE s.lost END;
      sum_then := CASE of_kind || period
        WHEN 'spendD' THEN s.spent_at_day WHEN 'spendW' THEN s.spent_at_week WHEN 'spendM' THEN s.spent_at_month
        WHEN 'lossD' THEN s.lost_at_day WHEN 'lossW' THEN s.lost_at_week ELSE s.lost_at_month END;
      IF s.counts_play AND s.time_zone = zone AND counted_from = from_at THEN
        used := sum_now - sum_then;
      ELSIF s.counts_play AND s.time_zone = zone AND counted_from < from_at THEN
        used := 0; -- nothing was counted since the period started
      ELSE
        SELECT CASE of_kind WHEN 'spend' THEN p.spent ELSE p.lost END INTO used
          FROM platform.played(player, from_at, ends_at) p;
      END IF;
      used := greatest(used, 0);
    END IF;
    RETURN NEXT;
  END LOOP;
END $standings$;

-- Stores the running totals at which a limit is reached, the highest single stake, and until when these hold
-- (`due_at`).
-- The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.set_limit_stops(player uuid, at timestamptz) RETURNS void LANGUAGE sql AS $stops$
  UPDATE platform.limit_state s SET
    spend_stop = (SELECT min(l.value + CASE l.period WHEN 'D' THEN s.spent_at_day WHEN 'W' THEN s.spent_at_week
                               ELSE s.spent_at_month END)
                    FROM platform.player_limit l WHERE l.player_id = player AND l.kind = 'spend'),
    loss_stop = (SELECT min(l.value + CASE l.period WHEN 'D' THEN s.lost_at_day WHEN 'W' THEN s.lost_at_week
                              ELSE s.lost_at_month END)
                   FROM platform.player_limit l WHERE l.player_id = player AND l.kind = 'loss'),
    loss_most = (SELECT min(l.value) FROM platform.player_limit l WHERE l.player_id = player AND l.kind = 'loss'),
    due_at = least(platform.limit_ends('D', s.time_zone, at),
      (SELECT min(CASE WHEN l.pending_from > at THEN l.pending_from ELSE l.confirm_by END)
         FROM platform.player_limit l WHERE l.player_id = player AND l.pending_from IS NOT NULL))
  WHERE s.player_id = player
$stops$;

-- Applies everything that is due at that moment: pending changes take effect or lapse, new periods start.
-- Afterwards the player's row in limit_state is current. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.turn_limits(player uuid, at timestamptz) RETURNS void LANGUAGE plpgsql AS $turn$
DECLARE
  s platform.limit_state%ROWTYPE;
  l platform.player_limit%ROWTYPE;
  d timestamptz; w timestamptz; m timestamptz;
  counts boolean; anew boolean; in_day record; in_week record; in_month record;
BEGIN
  SELECT * INTO s FROM platform.limit_state WHERE player_id = player;
  IF NOT FOUND THEN RETURN; END IF;
  -- This instance's clock is up to a minute behind another's: the period that has started stays.
  IF at < s.day_from AND at >= s.day_from - interval '1 minute' THEN at := s.day_from; END IF;
  FOR l IN SELECT * FROM platform.player_limit
           WHERE player_id = player AND coalesce(confirm_by, pending_from) <= at
           ORDER BY pending_from, kind, period LOOP
    s.version := s.version + 1;
    INSERT INTO platform.limit_change (player_id, no, kind, period, event, value_before, value_after,
        at, recorded_at, cause)
      VALUES (player, s.version, l.kind, l.period,
        CASE WHEN l.confirm_by IS NOT NULL THEN 'LAPSED' WHEN l.pending_value IS NULL THEN 'REMOVED' ELSE 'RAISED' END,
        l.value, platform.limit_in_force(l, at), coalesce(l.confirm_by, l.pending_from), at, 'time');
    UPDATE platform.player_limit SET value = platform.limit_in_force(l, at),
        pending_value = NULL, pending_from = NULL, confirm_by = NULL,
        updated_at = coalesce(l.confirm_by, l.pending_from)
      WHERE player_id = player AND kind = l.kind AND period = l.period;
  END LOOP;

  d := platform.limit_from('D', s.time_zone, at);
  w := platform.limit_from('W', s.time_zone, at);
  m := platform.limit_from('M', s.time_zone, at);
  counts := EXISTS (SELECT 1 FROM platform.player_limit
                    WHERE player_id = player AND kind IN ('spend', 'loss') AND value IS NOT NULL);
  -- Recounted from the ledger when counting starts, when the clock of a demo was set back, and when that clock reaches
  -- a day again that already has play.
  anew := counts AND (NOT s.counts_play OR d < s.day_from OR (d > s.day_from AND EXISTS (
    SELECT 1 FROM platform.ledger_transaction WHERE player_id = player AND created_at >= d
      AND category IN ('CASINO','LIVE_CASINO','VIRTUAL_SPORTS','SPORTS'))));
  IF anew THEN
    SELECT * INTO in_day FROM platform.played(player, d, platform.limit_ends('D', s.time_zone, at));
    SELECT * INTO in_week FROM platform.played(player, w, platform.limit_ends('W', s.time_zone, at));
    SELECT * INTO in_month FROM platform.played(player, m, platform.limit_ends('M', s.time_zone, at));
    s.spent := 0; s.lost := 0;
    s.spent_at_day := -in_day.spent; s.lost_at_day := -in_day.lost;
    s.spent_at_week := -in_week.spent; s.lost_at_week := -in_week.lost;
    s.spent_at_month := -in_month.spent; s.lost_at_month := -in_month.lost;
  ELSE
    IF d > s.day_from THEN s.spent_at_day := s.spent; s.lost_at_day := s.lost; END IF;
    IF w > s.week_from THEN s.spent_at_week := s.spent; s.lost_at_week := s.lost; END IF;
    IF m > s.month_from THEN s.spent_at_month := s.spent; s.lost_at_month := s.lost; END IF;
  END IF;
  UPDATE platform.limit_state SET version = s.version, counts_play = counts,
      day_from = d, week_from = w, month_from = m,
      spent = s.spent, spent_at_day = s.spent_at_day, spent_at_week = s.spent_at_week, spent_at_month = s.spent_at_month,
      lost = s.lost, lost_at_day = s.lost_at_day, lost_at_week = s.lost_at_week, lost_at_month = s.lost_at_month
    WHERE player_id = player;
  PERFORM platform.set_limit_stops(player, at);
END $turn$;

-- Counts a stake of own money against the player's limits. Returns null, or the refusal code if it would exceed one.
-- The caller holds the wallet lock and takes the stake if this returns null. A clock up to a minute behind another
-- instance's counts into the period that has started; one further behind was set back. Most players have no limit on
-- play: nothing is written for them.
CREATE OR REPLACE FUNCTION platform.reserve_stake(player uuid, amt bigint, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $take$
DECLARE
  counts boolean; is_due boolean; is_reached boolean;
BEGIN
  SELECT counts_play, at >= due_at OR at < day_from - interval '1 minute' INTO counts, is_due
    FROM platform.limit_state WHERE player_id = player;
  IF counts AND is_due THEN
    PERFORM platform.turn_limits(player, at);
    SELECT counts_play INTO counts FROM platform.limit_state WHERE player_id = player;
  END IF;
  IF counts IS NOT TRUE THEN RETURN NULL; END IF;
  UPDATE platform.limit_state SET spent = spent + amt, lost = lost + amt
    WHERE player_id = player
      AND (spent + amt > spend_stop OR lost + amt > loss_stop OR amt > loss_most) IS NOT TRUE
    RETURNING spent >= spend_stop OR lost >= loss_stop INTO is_reached;
  IF NOT FOUND THEN RETURN 'error.gambling.limit.reached'; END IF;
  IF is_reached THEN PERFORM pg_notify('player_changed', player::text); END IF;
  RETURN NULL;
END $take$;

-- Counts a movement of play other than a new stake: adds to what is spent and lost, in minor units.
-- It counts in those current periods that contain `of_at`; null: in all of them. A reversal counts at the time of what
-- it reverses: returning yesterday's stake leaves no more to stake today. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.count_play(player uuid, spends bigint, loses bigint, of_at timestamptz, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $play$
DECLARE
  counts boolean; is_due boolean; is_of_earlier boolean;
BEGIN
  SELECT counts_play, at >= due_at OR at < day_from - interval '1 minute'
    INTO counts, is_due FROM platform.limit_state WHERE player_id = player;
  IF counts IS NOT TRUE THEN RETURN; END IF;
  IF is_due THEN PERFORM platform.turn_limits(player, at); END IF;
  UPDATE platform.limit_state SET spent = spent + spends, lost = lost + loses,
      spent_at_day = spent_at_day + CASE WHEN of_at < day_from THEN spends ELSE 0 END,
      spent_at_week = spent_at_week + CASE WHEN of_at < week_from THEN spends ELSE 0 END,
      spent_at_month = spent_at_month + CASE WHEN of_at < month_from THEN spends ELSE 0 END,
      lost_at_day = lost_at_day + CASE WHEN of_at < day_from THEN loses ELSE 0 END,
      lost_at_week = lost_at_week + CASE WHEN of_at < week_from THEN loses ELSE 0 END,
      lost_at_month = lost_at_month + CASE WHEN of_at < month_from THEN loses ELSE 0 END
    WHERE player_id = player
    RETURNING of_at < day_from INTO is_of_earlier;
  IF is_of_earlier THEN PERFORM platform.set_limit_stops(player, at); END IF;
END $play$;

-- Returns what the player's own limits say about a deposit of this amount; null: none applies.
-- The result is {refused, isSpend, limitLeft (minor units), limitType (D, W, M), resetOn}. Called by start_deposit with
-- the wallet locked, so that a deposit never passes a limit that is lowered concurrently. A reached limit on spending
-- refuses every deposit; of several, the one that ends last is reported. Of several deposit limits, the one that leaves
-- the least is reported.
CREATE OR REPLACE FUNCTION platform.deposit_limit(player uuid, cur text, amt bigint, now_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $limit$
DECLARE
  zone text; least_left record; is_spend boolean := true;
BEGIN
  SELECT time_zone INTO zone FROM platform.limit_state WHERE player_id = player;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT it.period, 0::bigint AS remains, it.ends_at INTO least_left
    FROM platform.limit_standings(player, 'spend', zone, now_at) it
    WHERE it.used >= it.value ORDER BY it.ends_at DESC LIMIT 1;
  IF NOT FOUND THEN
    is_spend := false;
    SELECT it.period, greatest(it.value - it.used, 0) AS remains, it.ends_at INTO least_left
      FROM platform.limit_standings(player, 'deposit', zone, now_at) it
      WHERE it.value IS NOT NULL ORDER BY greatest(it.value - it.used, 0), it.ends_at DESC LIMIT 1;
    IF NOT FOUND THEN RETURN NULL; END IF;
  END IF;
  RETURN jsonb_build_object('refused', is_spend OR least_left.remains < amt, 'isSpend', is_spend,
    'limitLeft', least_left.remains::text, 'limitType', least_left.period,
    'resetOn', to_char(least_left.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
END $limit$;

-- Records each deposit limit that a credited deposit exceeds by now, and returns whether there is one.
-- A payment that was made is credited regardless of limits: it can no longer be refused. The player is notified.
CREATE OR REPLACE FUNCTION platform.note_deposit_past_limit(player uuid, deposit_id uuid, at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $past$
DECLARE
  s platform.limit_state%ROWTYPE; passed record; is_past boolean := false;
BEGIN
  SELECT * INTO s FROM platform.limit_state WHERE player_id = player;
  IF NOT FOUND THEN RETURN false; END IF;
  FOR passed IN SELECT * FROM platform.limit_standings(player, 'deposit', s.time_zone, at) it
              WHERE it.used > it.value LOOP
    is_past := true;
    s.version := s.version + 1;
    INSERT INTO platform.limit_change (player_id, no, kind, period, event, value_before, value_after,
        at, recorded_at, cause)
      VALUES (player, s.version, 'deposit', passed.period, 'PASSED', passed.value, passed.value, at, at,
        'deposit:' || deposit_id);
  END LOOP;
  IF is_past THEN
    UPDATE platform.limit_state SET version = s.version WHERE player_id = player;
    UPDATE platform.deposit SET past_limit = true WHERE player_id = player AND id = deposit_id;
  END IF;
  RETURN is_past;
END $past$;

-- Returns the limits of one kind at that moment.
-- Locks the wallet and applies pending changes only if one is due; otherwise nothing is written.
CREATE OR REPLACE FUNCTION platform.read_limits(player uuid, of_kind text, zone text, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $read$
DECLARE
  s platform.limit_state%ROWTYPE; periods jsonb;
BEGIN
  SELECT * INTO s FROM platform.limit_state WHERE player_id = player;
  IF FOUND AND EXISTS (SELECT 1 FROM platform.player_limit
                       WHERE player_id = player AND coalesce(confirm_by, pending_from) <= at) THEN
    PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
    PERFORM platform.turn_limits(player, at);
    SELECT * INTO s FROM platform.limit_state WHERE player_id = player;
  END IF;
  SELECT jsonb_object_agg(it.period, jsonb_build_object(
      'value', it.value::text, 'used', it.used::text,
      'from', (extract(epoch FROM it.from_at) * 1000)::bigint,
      'ends', (extract(epoch FROM it.ends_at) * 1000)::bigint,
      'pendingValue', l.pending_value::text,
      'pendingFrom', (extract(epoch FROM l.pending_from) * 1000)::bigint,
      'confirmBy', (extract(epoch FROM l.confirm_by) * 1000)::bigint,
      'isLocked', coalesce(l.is_locked AND (l.locked_until IS NULL OR l.locked_until > at), false),
      'lockedUntil', (extract(epoch FROM l.locked_until) * 1000)::bigint,
      'lockReason', l.lock_reason,
      'updatedAt', (extract(epoch FROM l.updated_at) * 1000)::bigint))
    INTO periods
    FROM platform.limit_standings(player, of_kind, zone, at) it
    LEFT JOIN platform.player_limit l
      ON l.player_id = player AND l.kind = of_kind AND l.period = it.period;
  RETURN jsonb_build_object('version', coalesce(s.version, 0), 'periods', periods,
    'hasChosen', EXISTS (SELECT 1 FROM platform.limit_change WHERE player_id = player AND kind = of_kind));
END $read$;

-- Stores one change of a limit, with the player's acknowledgement of the text that was shown.
-- Returns OK, CHANGED (the decision is stale: there was another change since `version`) or WALLET_DOES_NOT_EXIST.
-- Locks the wallet first, so that a bet or deposit never passes a limit that is lowered concurrently.
CREATE OR REPLACE FUNCTION platform.change_limit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $change$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  zone text := p->>'timeZone';
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  pending_at timestamptz := to_timestamp((p->>'pendingFrom')::numeric / 1000);
  s platform.limit_state%ROWTYPE;
  before bigint;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"WALLET_DOES_NOT_EXIST"}'; END IF;
  INSERT INTO platform.limit_state (player_id, time_zone, due_at, day_from, week_from, month_from)
    VALUES (player, zone, now_at, platform.limit_from('D', zone, now_at),
            platform.limit_from('W', zone, now_at), platform.limit_from('M', zone, now_at))
    ON CONFLICT (player_id) DO NOTHING;
  -- In another time zone periods start at other moments: everything is recounted.
  UPDATE platform.limit_state SET time_zone = zone, counts_play = false
    WHERE player_id = player AND time_zone <> zone;
  PERFORM platform.turn_limits(player, now_at);
  SELECT * INTO s FROM platform.limit_state WHERE player_id = player;
  IF s.version <> (p->>'version')::int THEN RETURN '{"code":"CHANGED"}'; END IF;

  SELECT l.value INTO before FROM platform.player_limit l
    WHERE l.player_id = player AND l.kind = p->>'kind' AND l.period = p->>'period';
  INSERT INTO platform.limit_change (player_id, no, kind, period, event, value_before, value_after,
      pending_value, works_from, at, recorded_at, cause, text_version, acknowledged, acknowledged_at,
      lock_reason, locked_until, staff)
    VALUES (player, s.version + 1, p->>'kind', p->>'period', p->>'event', before, (p->>'value')::bigint,
      (p->>'pendingValue')::bigint, pending_at, now_at, now_at, p->>'cause', p->>'textVersion',
      coalesce(p->>'acknowledged', 'NOT_ASKED'), CASE WHEN p->>'acknowledged' IS NOT NULL THEN now_at END,
      CASE WHEN p->>'event' = 'LOCKED' THEN p->>'lockReason' END,
      CASE WHEN p->>'event' = 'LOCKED' THEN to_timestamp((p->>'lockedUntil')::numeric / 1000) END, p->>'staff');
  INSERT INTO platform.player_limit (player_id, kind, period, value, pending_value, pending_from, confirm_by,
      is_locked, locked_until, lock_reason, updated_at)
    VALUES (player, p->>'kind', p->>'period', (p->>'value')::bigint, (p->>'pendingValue')::bigint, pending_at,
      to_timestamp((p->>'confirmBy')::numeric / 1000), (p->>'isLocked')::boolean,
      to_timestamp((p->>'lockedUntil')::numeric / 1000), p->>'lockReason', now_at)
    ON CONFLICT (player_id, kind, period) DO UPDATE SET value = excluded.value,
      pending_value = excluded.pending_value, pending_from = excluded.pending_from,
      confirm_by = excluded.confirm_by, is_locked = excluded.is_locked,
      locked_until = excluded.locked_until, lock_reason = excluded.lock_reason, updated_at = excluded.updated_at;
  UPDATE platform.limit_state SET version = s.version + 1 WHERE player_id = player;
  PERFORM platform.turn_limits(player, now_at);
  IF jsonb_typeof(p->'job') = 'object' THEN PERFORM platform.put_job(p->'job'); END IF;
  RETURN '{"code":"OK"}';
END $change$;

-- Applies what is due at that moment. Returns when the next change is due, in Unix milliseconds; null: none is pending.
CREATE OR REPLACE FUNCTION platform.settle_limits(player uuid, at timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $settle$
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  PERFORM platform.turn_limits(player, at);
  RETURN (SELECT (extract(epoch FROM min(coalesce(confirm_by, pending_from))) * 1000)::bigint
          FROM platform.player_limit WHERE player_id = player);
END $settle$;

-- Trigger: notifies every instance that shows this player's limits of each change: requested, in force by time, locked
-- or lapsed.
CREATE OR REPLACE FUNCTION platform.tell_limit_change() RETURNS trigger LANGUAGE plpgsql AS $tell$
BEGIN
  PERFORM pg_notify('player_changed', NEW.player_id::text);
  RETURN NULL;
END $tell$;

-- Returns the player's own limits on stakes, losses and time that are reached.
CREATE OR REPLACE FUNCTION platform.reached_limits(player uuid, at timestamptz)
RETURNS TABLE (kind text, period text, value bigint, zone text, ends_at timestamptz) LANGUAGE sql STABLE AS $reached$
  SELECT set_by.kind, it.period, it.value, s.time_zone, it.ends_at
    FROM platform.limit_state s,
         (SELECT DISTINCT l.kind FROM platform.player_limit l WHERE l.player_id = player AND l.kind <> 'deposit') set_by,
         platform.limit_standings(player, set_by.kind, s.time_zone, at) it
   WHERE s.player_id = player AND (s.counts_play OR set_by.kind = 'time') AND it.used >= it.value
$reached$;

-- Returns the one of the reached limits that ends last, or null.
-- While there is one, no game for money opens, and an open one is paused (GAP-091, LIM-25).
CREATE OR REPLACE FUNCTION platform.reached_play_limit(player uuid, at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $reached$
  SELECT jsonb_build_object('kind', it.kind, 'period', it.period, 'value', it.value::text,
           'timeZone', it.zone, 'ends', (extract(epoch FROM it.ends_at) * 1000)::bigint)
    FROM platform.reached_limits(player, at) it
   ORDER BY it.ends_at DESC, it.kind LIMIT 1
$reached$;

-- Returns how long the player may stay signed in before a limit on time is reached, in milliseconds.
-- 0: one is reached; null: there is no such limit. Nothing is cached: time passes without bets, so there is no running
-- sum.
CREATE OR REPLACE FUNCTION platform.time_left(player uuid, at timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $left$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM platform.player_limit WHERE player_id = player AND kind = 'time') THEN
    RETURN NULL;
  END IF;
  RETURN (SELECT min(greatest(it.value - it.used, 0)) * 600
            FROM platform.limit_state s, platform.limit_standings(player, 'time', s.time_zone, at) it
           WHERE s.player_id = player AND it.value IS NOT NULL);
END $left$;

-- Returns whether a limit is missing that the law requires before play.
-- `asked` has the kind, its periods, the highest amount (null: any) and the periods of limits on time. A limit above
-- the highest amount counts as missing. If `asked` is null, nothing is missing.
CREATE OR REPLACE FUNCTION platform.limits_missing(player uuid, asked jsonb, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $missing$
  SELECT EXISTS (
    SELECT 1 FROM (
      SELECT asked->>'kind' AS kind, jsonb_array_elements_text(asked->'periods') AS period,
             (asked->>'highest')::bigint AS highest
      UNION ALL
      SELECT 'time', jsonb_array_elements_text(asked->'timePeriods'), NULL) wanted
     WHERE NOT EXISTS (
       SELECT 1 FROM platform.player_limit l
        WHERE l.player_id = player AND l.kind = wanted.kind AND l.period = wanted.period
          AND platform.limit_in_force(l, at) IS NOT NULL
          AND (platform.limit_in_force(l, at) > wanted.highest) IS NOT TRUE))
$missing$;
