-- Starts the play timer for a new session.
-- A running timer continues while another session of the player is active. Where the market requires a rest, it also
-- continues if the last other session ended less than that rest ago, so that logging out and in again does not postpone
-- a reality check. A start in the future is left from a clock reset and is replaced.
CREATE OR REPLACE FUNCTION platform.begin_play_time(player uuid, session uuid, choices int[], standard int, rest_minutes int,
  at timestamptz)
RETURNS void LANGUAGE plpgsql AS $begin$
DECLARE
  t platform.activity_timer%ROWTYPE;
  minutes int;
BEGIN
  SELECT * INTO t FROM platform.activity_timer WHERE player_id = player FOR UPDATE;
  IF t.due_at IS NOT NULL AND t.since <= at AND EXISTS (
    SELECT 1 FROM platform.player_session s WHERE s.player_id = player AND s.id <> session AND (
      (s.revoked_at IS NULL AND s.expires_at > at AND s.last_seen_at > at - interval '30 minutes')
      OR greatest(s.last_seen_at, s.revoked_at) > at - rest_minutes * interval '1 minute')) THEN
    RETURN;
  END IF;
  minutes := CASE WHEN t.chosen_minutes = ANY (choices) THEN t.chosen_minutes ELSE standard END;
  INSERT INTO platform.activity_timer (player_id, since, due_at)
    VALUES (player, at, at + minutes * interval '1 minute')
    ON CONFLICT (player_id) DO UPDATE
      SET since = excluded.since, due_at = excluded.due_at, shown_at = NULL;
END $begin$;
