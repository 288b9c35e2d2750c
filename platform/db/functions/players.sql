CREATE OR REPLACE FUNCTION platform.refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $refuse$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'PW001';
END $refuse$;

-- Trigger: keeps the account status from before a time-out or self-exclusion, to restore it afterwards.
-- An exclusion must not lift a restriction.
CREATE OR REPLACE FUNCTION platform.keep_status_before() RETURNS trigger LANGUAGE plpgsql AS $keep$
BEGIN
  IF NEW.status NOT IN ('TIMEOUT', 'SELF_EXCLUDED') THEN
    NEW.status_before := NULL;
  ELSIF OLD.status NOT IN ('TIMEOUT', 'SELF_EXCLUDED') THEN
    NEW.status_before := OLD.status;
  END IF;
  RETURN NEW;
END $keep$;

-- Changes columns of a player by a staff decision, and records each changed value.
-- Returns the number of changed values; null: no such player.
-- Locks the wallet, then the player. Revokes the sessions that the new account status does not allow, and those whose
-- tokens still carry a suspension that was lifted. An exclusion that staff set has the same consequences as one that
-- the player requests.
CREATE OR REPLACE FUNCTION platform.change_standing(p jsonb) RETURNS int LANGUAGE plpgsql AS $standing$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  was platform.player%ROWTYPE;
  is_now platform.player%ROWTYPE;
  changed int;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = owner_id AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  EXECUTE (SELECT 'UPDATE platform.player SET ' || string_agg(format('%I = ($1).%I', it, it), ', ') || ' WHERE id = $2'
             FROM jsonb_object_keys(p->'columns') it)
    USING jsonb_populate_record(was, p->'columns'), owner_id;
  SELECT * INTO is_now FROM platform.player WHERE id = owner_id;
  WITH recorded AS (
    INSERT INTO platform.player_change (player_id, id, at, cause, field, before, after)
      SELECT owner_id, (p->>'id')::uuid, now_at, p->>'cause', coalesce(p->'fields'->>o.key, o.key), o.value, n.value
        FROM jsonb_each(to_jsonb(was)) o JOIN jsonb_each(to_jsonb(is_now)) n ON n.key = o.key
       WHERE n.value IS DISTINCT FROM o.value
      RETURNING field)
  SELECT count(*)::int INTO changed FROM recorded;
  IF changed = 0 THEN RETURN 0; END IF;
  IF was.status <> is_now.status OR was.status_until IS DISTINCT FROM is_now.status_until THEN
    -- A staff decision replaces that of a register.
    DELETE FROM platform.register_exclusion WHERE player_id = owner_id;
    IF is_now.status IN ('TIMEOUT', 'SELF_EXCLUDED') THEN
      PERFORM platform.apply_exclusion(was, jsonb_build_object('id', p->>'id', 'at', p->'at', 'status', is_now.status,
        'kind', CASE is_now.status WHEN 'TIMEOUT' THEN 'TIMEOUT' ELSE 'SELF_EXCLUSION' END,
        'ends', is_now.status_until, 'visitor', ''));
      RETURN changed;
    END IF;
  END IF;
  UPDATE platform.player_session
    SET revoked_at = now_at,
        revoked_because = CASE WHEN was.status = is_now.status THEN 'SUSPENSION_LIFTED' ELSE is_now.status END
    WHERE player_id = owner_id AND revoked_at IS NULL
      AND (is_now.status NOT IN ('REGISTERED', 'RESTRICTED', 'PAYOUT')
           OR was.multibrand_suspended AND NOT is_now.multibrand_suspended);
  -- The bonuses of a closed account are forfeited now, without waiting for the retention job.
  PERFORM platform.end_due_bonuses(owner_id, (p->>'id')::uuid, now_at);
  PERFORM pg_notify('session_ended', owner_id::text);
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN changed;
END $standing$;
