-- Returns why this player may not stake in this game session now (PLAYER_BLOCKED or GAME_SESSION_ENDED), or null.
-- Player flags count too: a player who may only withdraw, or who lacks the flag of the game's category, cannot stake in
-- a game that is already open (CON-05). A bet is activity: it keeps the session from expiring while idle.
CREATE OR REPLACE FUNCTION platform.session_refusal(player uuid, g platform.game_session, now_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $refusal$
DECLARE
  may_stake boolean; runs boolean; session uuid; seen timestamptz;
BEGIN
  SELECT p.status = 'REGISTERED' AND NOT p.multibrand_suspended AND p.payout AND p.kyc_status <> 'SUSPENDED'
           -- A category that is missing here accepts no stakes.
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

-- Returns the same as session_refusal, for callers that know only the hash of the game session.
CREATE OR REPLACE FUNCTION platform.stake_refusal(player uuid, game_session_hash text, now_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $refusal$
DECLARE
  g platform.game_session%ROWTYPE;
BEGIN
  SELECT * INTO g FROM platform.game_session WHERE hash = game_session_hash AND player_id = player;
  RETURN platform.session_refusal(player, g, now_at);
END $refusal$;

-- Returns why this bet is refused, as {code}, or null. ROUND_TOO_SOON has `retryAfterMs`.
-- `staked` is what the round has staked so far in minor units, null for a new round. The caller holds the wallet lock,
-- so that two instances never decide concurrently for one player. A due reality check, a missing mandatory limit, a
-- reached limit on time, another open game and the pace of play refuse new rounds only: a round that has started may be
-- finished. A previous round dated more than a minute in the future was written before a clock reset, and delays no
-- bet.
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
  -- Two conditions: as one expression, the query is planned again at every bet.
  IF s.one_at_a_time THEN
    IF EXISTS (SELECT 1 FROM platform.newest_game_session
               WHERE player_id = player AND session_hash <> s.hash) THEN
      RETURN '{"code":"OTHER_GAME_OPEN"}';
    END IF;
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
