-- Returns the movements from `since` (inclusive) to `until` (exclusive), summed by type and status in each period.
-- `bucket` is the number of the period in `starts`, from 1; `total` is in minor units, `played` in milliseconds.
-- Played time runs from stake to stake: a pause of more than five minutes does not count, and the stake after it counts
-- one minute. The time belongs to the period of the later stake, so that days add up to weeks and years.
CREATE OR REPLACE FUNCTION platform.play_sums(player uuid, since timestamptz, until timestamptz, starts timestamptz[])
RETURNS TABLE (bucket integer, type text, status text, total bigint, played bigint)
LANGUAGE sql STABLE AS $sums$
  SELECT width_bucket(moved.created_at, starts), moved.type, moved.status, sum(moved.amount)::bigint,
         sum(CASE WHEN moved.type <> 'BET' THEN 0
               WHEN moved.created_at - moved.before <= interval '5 minutes'
                 THEN (extract(epoch FROM moved.created_at - moved.before) * 1000)::bigint
               ELSE 60000 END)::bigint
    FROM (SELECT t.created_at, t.type, t.status, t.amount,
                 lag(t.created_at) OVER (PARTITION BY t.type = 'BET' ORDER BY t.created_at) AS before
            FROM platform.ledger_transaction t
           WHERE t.player_id = player
             AND t.category IN ('PAYMENT','CASINO','LIVE_CASINO','VIRTUAL_SPORTS','SPORTS')
             AND t.created_at >= since - interval '5 minutes' AND t.created_at < until) moved
   WHERE moved.created_at >= since
   GROUP BY 1, 2, 3
$sums$;

-- Stores the sums of the days that start at `starts`, up to `until`.
-- `was` is the moment up to which days were summed before; null: the player's daily sums are deleted and rebuilt.
-- Returns false if a concurrent instance has advanced or rebuilt the sums since `was` was read.
CREATE OR REPLACE FUNCTION platform.count_play_days(player uuid, zone text, was timestamptz, starts timestamptz[], until timestamptz)
RETURNS boolean LANGUAGE plpgsql AS $count$
BEGIN
  IF was IS NULL THEN
    INSERT INTO platform.play_counted AS c (player_id, time_zone, counted_until) VALUES (player, zone, starts[1])
      ON CONFLICT (player_id) DO UPDATE SET time_zone = zone, counted_until = starts[1];
    DELETE FROM platform.play_day d WHERE d.player_id = player;
  ELSE
    PERFORM 1 FROM platform.play_counted c
      WHERE c.player_id = player AND c.time_zone = zone AND c.counted_until = was FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
  END IF;
  INSERT INTO platform.play_day (player_id, starts_at, type, status, total, played)
    SELECT player, starts[it.bucket], it.type, it.status, it.total, it.played
      FROM platform.play_sums(player, starts[1], until, starts) it;
  UPDATE platform.play_counted c SET counted_until = until WHERE c.player_id = player;
  RETURN true;
END $count$;
