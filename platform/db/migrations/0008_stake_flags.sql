-- Why this player may not stake now, or null; as before, and the player's own flags are asked too: who may only
-- take money out, or has no casino at all, does not bet in a game that is open (CON-05). A bet is activity: it
-- keeps the session from idling out.
CREATE OR REPLACE FUNCTION platform.stake_refusal(player uuid, game_session_hash text, now_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $refusal$
DECLARE
  may_stake boolean; runs boolean; session uuid; seen timestamptz;
BEGIN
  SELECT p.status = 'REGISTERED' AND NOT p.multibrand_suspended
           AND p.payout AND (p.casino OR p.live_casino), s.id, s.last_seen_at,
         g.expires_at > now_at AND s.revoked_at IS NULL AND s.expires_at > now_at
           AND s.last_seen_at > now_at - interval '30 minutes'
    INTO may_stake, session, seen, runs
    FROM platform.player p
    LEFT JOIN platform.game_session g ON g.hash = game_session_hash AND g.player_id = p.id
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
