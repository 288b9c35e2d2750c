-- What every break does besides the status, whoever asked for it: no session, feed or payment goes on, an exclusion ends
-- marketing, has other accounts of the same person looked for and stakes given back where the market wants that, and all of it is on record. The caller holds the wallet and the player.
CREATE FUNCTION platform.carry_break(was platform.player, p jsonb) RETURNS void LANGUAGE plpgsql AS $carry$
DECLARE
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
BEGIN
  UPDATE platform.player_session SET revoked_at = now_at, revoked_because = p->>'kind'
    WHERE player_id = was.id AND revoked_at IS NULL;
  DELETE FROM platform.feed_token WHERE player_id = was.id;
  -- Who has not paid by now shall not: the provider is told behind the answer.
  WITH waiting AS (
    UPDATE platform.deposit SET ask_at = now_at
      WHERE player_id = was.id AND state IN ('CREATED', 'WAITING') RETURNING id)
  UPDATE platform.job j SET run_at = least(j.run_at, now_at), puts = j.puts + 1
    FROM waiting w WHERE j.key = 'deposit:' || w.id;
  IF p->>'status' = 'SELF_EXCLUDED' THEN
    UPDATE platform.subscription SET enabled = false, changed_at = now_at
      WHERE player_id = was.id AND enabled AND communication_type <> 'RESPONSIBLE_GAMING';
    INSERT INTO platform.consent (player_id, id, kind, version, granted, at, visitor, details)
      VALUES (was.id, (p->>'id')::uuid, 'MARKETING', was.terms_version, false, now_at, p->>'visitor',
        jsonb_build_object('because', p->>'kind'));
    PERFORM platform.put_job(jsonb_build_object('id', p->>'id', 'kind', 'hold-alike', 'key', 'hold-alike:' || was.id,
      'payload', jsonb_build_object('playerId', was.id), 'runAt', p->>'at'));
    PERFORM platform.put_job(jsonb_build_object('id', platform.id_beside((p->>'id')::uuid, 1), 'kind', 'return-open-bets',
      'key', 'return-open-bets:' || was.id, 'payload', jsonb_build_object('playerId', was.id), 'runAt', p->>'at'));
  END IF;
  INSERT INTO platform.protection_event (player_id, id, at, kind, until, status_before, session_id, visitor,
      text_version, acknowledged, acknowledged_at)
    VALUES (was.id, (p->>'id')::uuid, now_at, p->>'kind', (p->>'ends')::timestamptz, was.status,
      (p->>'sessionId')::uuid, p->>'visitor', p->>'textVersion', coalesce(p->>'acknowledged', 'NOT_ASKED'),
      CASE WHEN p->>'acknowledged' IS NOT NULL THEN now_at END);
  PERFORM platform.end_bonuses(was.id, p->>'kind', (p->>'id')::uuid, now_at);
  PERFORM pg_notify('session_ended', was.id::text);
  PERFORM pg_notify('player_changed', was.id::text);
END $carry$;
--> statement-breakpoint
-- As before; what follows from it stands in carry_break.
CREATE OR REPLACE FUNCTION platform.begin_break(p jsonb) RETURNS text LANGUAGE plpgsql AS $break$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  wanted text := p->>'status';
  ends timestamptz := to_timestamp((p->>'until')::numeric / 1000);
  was platform.player%ROWTYPE;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = owner_id AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF was.status IN ('REGISTERED', 'RESTRICTED', 'PAYOUT') THEN NULL;
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'TIMEOUT' THEN NULL;
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'SELF_EXCLUDED' AND p->>'kind' <> 'REGISTER'
    AND EXISTS (SELECT 1 FROM platform.register_exclusion WHERE player_id = owner_id) THEN
    ends := CASE WHEN ends IS NOT NULL AND was.status_until IS NOT NULL
      THEN greatest(ends, was.status_until) END;
  -- A register takes the place of no exclusion of the player's own: what a register begins, it also ends.
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'SELF_EXCLUDED' AND was.status_until IS NOT NULL
    AND p->>'kind' <> 'REGISTER' AND (ends IS NULL OR ends > was.status_until) THEN NULL;
  ELSE RETURN 'UNCHANGED';
  END IF;
  DELETE FROM platform.register_exclusion WHERE player_id = owner_id;
  UPDATE platform.player SET status = wanted, status_until = ends WHERE id = owner_id;
  PERFORM platform.carry_break(was, p || jsonb_build_object('ends', ends));
  RETURN 'OK';
END $break$;
--> statement-breakpoint
-- Whoever administers players changes columns of one. What became another value is on record; the sessions end that the new
-- standing does not allow, and those whose tokens still carry a suspension that was lifted; a break that begins here is one
-- as its player would take it. How many values are other ones; null: no such player.
CREATE FUNCTION platform.change_standing(p jsonb) RETURNS int LANGUAGE plpgsql AS $standing$
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
    -- What somebody has decided here is no register's any more.
    DELETE FROM platform.register_exclusion WHERE player_id = owner_id;
    IF is_now.status IN ('TIMEOUT', 'SELF_EXCLUDED') THEN
      PERFORM platform.carry_break(was, jsonb_build_object('id', p->>'id', 'at', p->'at', 'status', is_now.status,
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
  -- A bonus of an account that is shut goes back now, and not when tidying comes by.
  PERFORM platform.end_due_bonuses(owner_id, (p->>'id')::uuid, now_at);
  PERFORM pg_notify('session_ended', owner_id::text);
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN changed;
END $standing$;
--> statement-breakpoint
-- Money that comes is judged before it is credited; a break that began since then is seen here, where it waits for the
-- same wallet: then it is judged anew.
ALTER FUNCTION platform.settle_deposit(jsonb) RENAME TO settle_judged_deposit;
--> statement-breakpoint
CREATE FUNCTION platform.settle_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $settle$
DECLARE
  player uuid := (p->>'playerId')::uuid;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF jsonb_typeof(p->'credit') = 'object' AND NOT EXISTS (
    SELECT 1 FROM platform.player it WHERE it.id = player AND it.status IN ('REGISTERED', 'RESTRICTED', 'PAYOUT')) THEN
    RETURN '{"code":"CHANGED"}';
  END IF;
  RETURN platform.settle_judged_deposit(p);
END $settle$;
