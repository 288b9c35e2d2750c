-- Whoever shows limits of this player hears of every change of one, at every instance: asked for, in force by time,
-- locked or lapsed.
CREATE FUNCTION platform.tell_limit_change() RETURNS trigger LANGUAGE plpgsql AS $tell$
BEGIN
  PERFORM pg_notify('player_changed', NEW.player_id::text);
  RETURN NULL;
END $tell$;
--> statement-breakpoint
CREATE TRIGGER limit_change_told AFTER INSERT ON platform.limit_change
  FOR EACH ROW EXECUTE FUNCTION platform.tell_limit_change();
--> statement-breakpoint
-- The limit of the player's own by which nothing more may be staked, null where there is none: of several the one that
-- holds longest. A game for money is not opened then, and an open one is paused (GAP-091).
CREATE FUNCTION platform.reached_play_limit(player uuid, at timestamptz) RETURNS jsonb
LANGUAGE sql STABLE AS $reached$
  SELECT jsonb_build_object('kind', kind, 'period', it.period, 'value', it.value::text,
           'timeZone', s.time_zone, 'ends', (extract(epoch FROM it.ends_at) * 1000)::bigint)
    FROM platform.limit_state s, unnest(ARRAY['spend','loss']) kind,
         platform.limit_standings(player, kind, s.time_zone, at) it
   WHERE s.player_id = player AND s.counts_play AND it.used >= it.value
   ORDER BY it.ends_at DESC, kind LIMIT 1
$reached$;
--> statement-breakpoint
DROP FUNCTION platform.play_limit_reached(uuid, timestamptz);
--> statement-breakpoint
-- Counts a stake, or says why it may not be taken. The caller holds the wallet and takes the stake when this says null.
-- A clock a little behind that of another instance counts into the period that has begun; far behind, it was set back.
-- One statement for nearly every bet; what is due, or refused, or nobody counts, is found out after it.
CREATE OR REPLACE FUNCTION platform.take_stake(player uuid, amt bigint, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $take$
DECLARE
  counts boolean; is_due boolean; is_reached boolean;
BEGIN
  FOR tries IN 1..2 LOOP
    UPDATE platform.limit_state SET spent = spent + amt, lost = lost + amt
      WHERE player_id = player AND counts_play
        AND (tries = 2 OR (at < due_at AND at >= day_from - interval '1 minute'))
        AND (spent + amt > spend_stop OR lost + amt > loss_stop OR amt > loss_most) IS NOT TRUE
      RETURNING spent >= spend_stop OR lost >= loss_stop INTO is_reached;
    IF FOUND THEN
      IF is_reached THEN PERFORM pg_notify('player_changed', player::text); END IF;
      RETURN NULL;
    END IF;
    SELECT counts_play, at >= due_at OR at < day_from - interval '1 minute' INTO counts, is_due
      FROM platform.limit_state WHERE player_id = player;
    IF counts IS NOT TRUE THEN RETURN NULL; END IF;
    EXIT WHEN NOT is_due OR tries = 2;
    PERFORM platform.turn_limits(player, at);
  END LOOP;
  RETURN 'error.gambling.limit.reached';
END $take$;
