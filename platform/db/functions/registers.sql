-- Excludes a player whom a register lists, and marks the exclusion as the register's.
-- Returns OK, or UNCHANGED if the account status is kept, as with a self-exclusion of the player's own.
-- The consequences are those of a self-exclusion by the player. If the register's exclusion is in force already, its
-- end is set to what the register reports now. Locks the wallet first.
CREATE OR REPLACE FUNCTION platform.exclude_by_register(p jsonb) RETURNS text LANGUAGE plpgsql AS $exclude$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  ends timestamptz := to_timestamp((p->>'until')::numeric / 1000);
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = owner_id AND account = 'MAIN' FOR UPDATE;
  IF EXISTS (SELECT 1 FROM platform.register_exclusion WHERE player_id = owner_id) THEN
    UPDATE platform.player SET status_until = ends
      WHERE id = owner_id AND status = 'SELF_EXCLUDED';
    IF FOUND THEN RETURN 'OK'; END IF;
  END IF;
  IF platform.begin_break(p || '{"kind":"REGISTER","status":"SELF_EXCLUDED","visitor":""}') <> 'OK' THEN
    RETURN 'UNCHANGED';
  END IF;
  INSERT INTO platform.register_exclusion (player_id, register, since) VALUES (owner_id, p->>'register', now_at);
  RETURN 'OK';
END $exclude$;

-- Ends a register's exclusion when the register no longer lists the player.
-- Restores the account status from before and records it. An exclusion from another source stays.
CREATE OR REPLACE FUNCTION platform.end_register_exclusion(p jsonb) RETURNS void LANGUAGE plpgsql AS $ended$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = owner_id AND account = 'MAIN' FOR UPDATE;
  DELETE FROM platform.register_exclusion WHERE player_id = owner_id;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE platform.player SET status = coalesce(status_before, 'REGISTERED'), status_until = NULL
    WHERE id = owner_id AND status = 'SELF_EXCLUDED';
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO platform.protection_event (player_id, id, at, kind, status_before, visitor)
    VALUES (owner_id, (p->>'id')::uuid, to_timestamp((p->>'at')::numeric / 1000), 'REGISTER_ENDED',
      'SELF_EXCLUDED', '');
  PERFORM pg_notify('player_changed', owner_id::text);
END $ended$;

-- Ends the open games of a player whose register has not answered for too long. Returns the number of games ended.
-- Their wins are still paid, and their stakes can still be rolled back. The player stays signed in and can withdraw own
-- money.
CREATE OR REPLACE FUNCTION platform.end_games(player uuid, at timestamptz) RETURNS int LANGUAGE plpgsql AS $games$
DECLARE
  ended int;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  DELETE FROM platform.game_ticket WHERE player_id = player;
  UPDATE platform.game_session SET expires_at = at WHERE player_id = player AND expires_at > at;
  GET DIAGNOSTICS ended = ROW_COUNT;
  IF ended > 0 THEN PERFORM pg_notify('player_changed', player::text); END IF;
  RETURN ended;
END $games$;
