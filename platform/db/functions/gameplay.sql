-- Why this player may not stake now, or null. The player's own flags are asked too: who may only take money out, or
-- does not have the one of the two casinos that the game belongs to, does not bet in a game that is open (CON-05). A
-- bet is activity: it keeps the session from idling out.
CREATE OR REPLACE FUNCTION platform.session_refusal(player uuid, g platform.game_session, now_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $refusal$
DECLARE
  may_stake boolean; runs boolean; session uuid; seen timestamptz;
BEGIN
  SELECT p.status = 'REGISTERED' AND NOT p.multibrand_suspended AND p.payout AND p.kyc_status <> 'SUSPENDED'
           -- A category that is missing here takes no stakes.
           AND (g.hash IS NULL OR CASE g.category WHEN 'CASINO' THEN p.casino WHEN 'LIVE_CASINO' THEN p.live_casino
                 WHEN 'VIRTUAL_SPORTS' THEN p.virtual_sports WHEN 'SPORTS' THEN p.sports END), s.id, s.last_seen_at,
         g.expires_at > now_at AND s.revoked_at IS NULL AND s.expires_at > now_at
           AND s.last_seen_at > now_at - interval '30 minutes'
    INTO may_stake, session, seen, runs
    FROM platform.player p
    LEFT JOIN platform.player_session s ON s.player_id = g.player_id AND s.id = g.session_id
    WHERE p.id = player;
  IF may_stake IS NOT TRUE THEN RETURN 'PLAYER_BLOCKED'; END IF;
  IF runs IS NOT TRUE THEN RETURN 'GAME_SESSION_ENDED'; END IF;
  IF seen < now_at - interval '1 minute' THEN
    UPDATE platform.player_session SET last_seen_at = now_at
      WHERE player_id = player AND id = session;
  END IF;
  RETURN NULL;
END $refusal$;

-- The same, by the hash of the game session: for others than the posting function, which has read the session.
CREATE OR REPLACE FUNCTION platform.stake_refusal(player uuid, game_session_hash text, now_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $refusal$
DECLARE
  g platform.game_session%ROWTYPE;
BEGIN
  SELECT * INTO g FROM platform.game_session WHERE hash = game_session_hash AND player_id = player;
  RETURN platform.session_refusal(player, g, now_at);
END $refusal$;

-- Why this bet may not be taken, or null: `staked` is what its round has taken so far, null for a new round. The wallet
-- is locked by the caller, so two instances never decide side by side for one player. A start that lies more than a
-- minute ahead was written by a clock that was set back since: it delays no bet. No round begins while a reality check is
-- due, a mandatory limit is missing or a limit on time is reached; a round that has begun is finished.
CREATE OR REPLACE FUNCTION platform.round_refusal(player uuid, s platform.game_session, game text, staked bigint,
  amt bigint, now_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $held$
DECLARE
  began timestamptz; next_at timestamptz;
BEGIN
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
  IF s.limits_first IS NOT NULL AND platform.limits_missing(player, s.limits_first, now_at) THEN
    RETURN '{"code":"error.gambling.limit.required"}';
  END IF;
  IF platform.time_left(player, now_at) = 0 THEN RETURN '{"code":"error.gambling.limit.time"}'; END IF;
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
