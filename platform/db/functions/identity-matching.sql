-- Applies the decision of staff on two similar accounts.
-- Returns RELEASED (the account opens), OK, DECIDED (it was decided before) or NOT_FOUND.
-- OTHER, two people: a restricted account opens once no other review of it is open or has found the same person. SAME,
-- one person: the account gets the self-exclusion of the other one until the same end, with all consequences, or its
-- blacklisting. If the other account is not excluded in either way, this one is closed as a second account. Locks the
-- wallet, then the player.
CREATE OR REPLACE FUNCTION platform.decide_identity(p jsonb) RETURNS text LANGUAGE plpgsql AS $decide$
DECLARE
  new_id uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  found_state text;
  was text;
  becomes text;
  their platform.player%ROWTYPE;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = new_id AND account = 'MAIN' FOR UPDATE;
  SELECT status INTO was FROM platform.player WHERE id = new_id FOR UPDATE;
  SELECT state INTO found_state FROM platform.identity_review
    WHERE player_id = new_id AND other_id = (p->>'otherId')::uuid FOR UPDATE;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF found_state <> 'OPEN' THEN RETURN 'DECIDED'; END IF;
  UPDATE platform.identity_review SET state = p->>'verdict', decided_at = now_at, cause = p->>'cause'
    WHERE player_id = new_id AND other_id = (p->>'otherId')::uuid;
  IF p->>'verdict' = 'OTHER' THEN
    IF was <> 'RESTRICTED' OR EXISTS (
      SELECT 1 FROM platform.identity_review WHERE player_id = new_id AND state <> 'OTHER') THEN
      RETURN 'OK';
    END IF;
    becomes := 'REGISTERED';
  ELSE
    SELECT * INTO their FROM platform.player WHERE id = (p->>'otherId')::uuid;
    IF their.status = 'SELF_EXCLUDED' THEN
      PERFORM platform.begin_break(jsonb_build_object('playerId', new_id, 'id', p->>'id', 'at', p->'at',
        'kind', 'SAME_PERSON', 'status', 'SELF_EXCLUDED', 'visitor', '',
        'until', round(extract(epoch FROM their.status_until) * 1000)));
      RETURN 'OK';
    END IF;
    becomes := CASE WHEN their.status = 'BLACKLISTED' THEN 'BLACKLISTED' ELSE 'CLOSED' END;
    UPDATE platform.player_session SET revoked_at = now_at, revoked_because = 'SAME_PERSON'
      WHERE player_id = new_id AND revoked_at IS NULL;
    PERFORM pg_notify('session_ended', new_id::text);
  END IF;
  UPDATE platform.player SET status = becomes, status_until = NULL WHERE id = new_id;
  INSERT INTO platform.player_change (player_id, id, at, cause, field, before, after)
    VALUES (new_id, (p->>'id')::uuid, now_at, p->>'cause', 'status', to_jsonb(was), to_jsonb(becomes));
  PERFORM pg_notify('player_changed', new_id::text);
  RETURN CASE WHEN becomes = 'REGISTERED' THEN 'RELEASED' ELSE 'OK' END;
END $decide$;

-- Holds an account that may belong to an excluded person, as a sign-up is held, until staff decide.
-- Returns true if this call restricted the account. Used after a change of details and after the exclusion of another
-- account. A pair that was decided stays decided. An account that is restricted for another reason gets no review: no
-- decision on identity may open it. Locks the wallet, then the player.
CREATE OR REPLACE FUNCTION platform.hold_identity(p jsonb) RETURNS boolean LANGUAGE plpgsql AS $hold$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  was text;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = owner_id AND account = 'MAIN' FOR UPDATE;
  SELECT status INTO was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF was <> 'REGISTERED' AND NOT EXISTS (
    SELECT 1 FROM platform.identity_review WHERE player_id = owner_id AND state = 'OPEN') THEN
    RETURN false;
  END IF;
  INSERT INTO platform.identity_review (player_id, other_id, at, points, reasons, state)
    SELECT owner_id, (m->>'otherId')::uuid, now_at, (m->>'points')::int,
           ARRAY(SELECT jsonb_array_elements_text(m->'reasons')), 'OPEN'
      FROM jsonb_array_elements(p->'matches') m
    ON CONFLICT DO NOTHING;
  IF was <> 'REGISTERED' OR NOT EXISTS (
    SELECT 1 FROM platform.identity_review WHERE player_id = owner_id AND state = 'OPEN') THEN
    RETURN false;
  END IF;
  UPDATE platform.player SET status = 'RESTRICTED' WHERE id = owner_id;
  INSERT INTO platform.player_change (player_id, id, at, cause, field, before, after)
    VALUES (owner_id, (p->>'id')::uuid, now_at, p->>'cause', 'status', to_jsonb(was),
      to_jsonb('RESTRICTED'::text));
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN true;
END $hold$;
