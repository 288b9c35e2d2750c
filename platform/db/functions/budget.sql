-- What moved from `since` up to, and without, `until`, by type and status, in the periods that begin at `starts`.
-- Played is the time from stake to stake, in milliseconds: a pause of more than five minutes is none of it, and each
-- stake after one counts a minute. It belongs to the period of the later stake, so that days add up to weeks and years.
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

-- Sums the days that begin at `starts`, up to `until`, after those that are summed up to `was`; null: all of them again.
-- False when another instance has summed them since.
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
