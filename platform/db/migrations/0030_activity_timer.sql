CREATE TABLE "platform"."activity_timer" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"chosen_minutes" integer,
	"since" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone
);

--> statement-breakpoint
-- One row a player is read at every new round and written now and then: room in the page keeps that off the index.
ALTER TABLE platform.activity_timer SET (fillfactor = 60);
--> statement-breakpoint
-- Whoever is playing now has no login to begin with: the strictest time of a market that is not verified.
INSERT INTO platform.activity_timer (player_id, since, due_at)
  SELECT player_id, now(), now() + interval '60 minutes' FROM platform.player_session
  WHERE revoked_at IS NULL AND expires_at > now() GROUP BY player_id;
--> statement-breakpoint
-- Begins the time of play with a session. A time that runs goes on while the player is on another device, and where
-- the market asks for a rest also when it was shorter than that: to log out and in again is no way past a check.
CREATE FUNCTION platform.begin_play_time(player uuid, session uuid, choices int[], standard int, rest_minutes int,
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
--> statement-breakpoint
-- As before, and none begins while a check of the time played is due. A round that has begun is finished.
CREATE OR REPLACE FUNCTION platform.round_refusal(player uuid, game_session_hash text, game text, staked bigint,
  amt bigint, now_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $held$
DECLARE
  s platform.game_session%ROWTYPE; began timestamptz; next_at timestamptz;
BEGIN
  SELECT * INTO s FROM platform.game_session WHERE hash = game_session_hash AND player_id = player;
  IF s.game_id IS DISTINCT FROM game THEN RETURN '{"code":"UNKNOWN_GAME"}'; END IF;
  IF amt > s.stake_max OR coalesce(staked, 0) + amt > s.round_cap
     OR (staked IS NULL AND amt < s.stake_min) THEN
    RETURN '{"code":"STAKE_OUT_OF_RANGE"}';
  END IF;
  IF staked IS NOT NULL THEN RETURN NULL; END IF;
  IF EXISTS (SELECT 1 FROM platform.activity_timer
             WHERE player_id = player AND (due_at IS NULL OR due_at <= now_at)) THEN
    RETURN '{"code":"REALITY_CHECK_DUE"}';
  END IF;
  IF s.one_at_a_time AND EXISTS (SELECT 1 FROM platform.newest_game_session
                                 WHERE player_id = player AND session_hash <> s.hash) THEN
    RETURN '{"code":"OTHER_GAME_OPEN"}';
  END IF;
  IF s.pace_ms > 0 THEN
    SELECT round_at INTO began FROM platform.game_pace
      WHERE player_id = player AND provider = s.provider AND game_id = s.game_id;
    next_at := began + s.pace_ms * interval '1 millisecond';
    IF now_at < next_at AND now_at > began - interval '1 minute' THEN
      RETURN jsonb_build_object('code', 'ROUND_TOO_SOON',
        'retryAfterMs', ceil(extract(epoch FROM next_at - now_at) * 1000)::bigint);
    END IF;
  END IF;
  RETURN NULL;
END $held$;
