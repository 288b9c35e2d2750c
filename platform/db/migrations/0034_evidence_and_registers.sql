ALTER TABLE "platform"."register_answer" DROP CONSTRAINT "register_answer_occasion";
--> statement-breakpoint
ALTER TABLE "platform"."register_answer" ADD CONSTRAINT "register_answer_occasion" CHECK ("platform"."register_answer"."occasion" in ('SIGN_UP','SIGN_IN','PLAY','DEPOSIT','IN_GAME'));
--> statement-breakpoint
CREATE INDEX "player_session_running" ON "platform"."player_session" USING btree ("expires_at") WHERE "platform"."player_session"."revoked_at" is null;
--> statement-breakpoint
-- Rows from before keep no word of it: they stay as they were exported.
ALTER TABLE "platform"."limit_change" ADD COLUMN "acknowledged" text;
--> statement-breakpoint
ALTER TABLE "platform"."limit_change" ALTER COLUMN "acknowledged" SET DEFAULT 'NOT_ASKED';
--> statement-breakpoint
ALTER TABLE "platform"."limit_change" ADD COLUMN "acknowledged_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "platform"."protection_event" ADD COLUMN "acknowledged" text;
--> statement-breakpoint
ALTER TABLE "platform"."protection_event" ALTER COLUMN "acknowledged" SET DEFAULT 'NOT_ASKED';
--> statement-breakpoint
ALTER TABLE "platform"."protection_event" ADD COLUMN "acknowledged_at" timestamp (3) with time zone;
--> statement-breakpoint
-- As before, with the yes that the player gave to what was shown.
CREATE OR REPLACE FUNCTION platform.begin_break(p jsonb) RETURNS text LANGUAGE plpgsql AS $break$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  wanted text := p->>'status';
  ends timestamptz := to_timestamp((p->>'until')::numeric / 1000);
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
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
  UPDATE platform.player_session SET revoked_at = now_at, revoked_because = p->>'kind'
    WHERE player_id = owner_id AND revoked_at IS NULL;
  DELETE FROM platform.feed_token WHERE player_id = owner_id;
  IF wanted = 'SELF_EXCLUDED' THEN
    UPDATE platform.subscription SET enabled = false, changed_at = now_at
      WHERE player_id = owner_id AND enabled AND communication_type <> 'RESPONSIBLE_GAMING';
    INSERT INTO platform.consent (player_id, id, kind, version, granted, at, visitor, details)
      VALUES (owner_id, (p->>'id')::uuid, 'MARKETING', was.terms_version, false, now_at, p->>'visitor',
        jsonb_build_object('because', p->>'kind'));
    -- Other accounts of the same person are looked for behind the answer.
    PERFORM platform.put_job(jsonb_build_object('id', p->>'id', 'kind', 'hold-alike', 'key', 'hold-alike:' || owner_id,
      'payload', jsonb_build_object('playerId', owner_id), 'runAt', p->>'at'));
  END IF;
  INSERT INTO platform.protection_event (player_id, id, at, kind, until, status_before, session_id, visitor,
      text_version, acknowledged, acknowledged_at)
    VALUES (owner_id, (p->>'id')::uuid, now_at, p->>'kind', ends, was.status, (p->>'sessionId')::uuid,
      p->>'visitor', p->>'textVersion', coalesce(p->>'acknowledged', 'NOT_ASKED'),
      CASE WHEN p->>'acknowledged' IS NOT NULL THEN now_at END);
  PERFORM platform.end_bonuses(owner_id, p->>'kind', (p->>'id')::uuid, now_at);
  PERFORM pg_notify('session_ended', owner_id::text);
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN 'OK';
END $break$;
--> statement-breakpoint
-- As before, with the yes that the player gave to what was shown.
CREATE OR REPLACE FUNCTION platform.change_limit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $change$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  zone text := p->>'timeZone';
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  pending_at timestamptz := to_timestamp((p->>'pendingFrom')::numeric / 1000);
  s platform.limit_state%ROWTYPE;
  before bigint;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"WALLET_DOES_NOT_EXIST"}'; END IF;
  INSERT INTO platform.limit_state (player_id, time_zone, due_at, day_from, week_from, month_from)
    VALUES (player, zone, now_at, platform.limit_from('D', zone, now_at),
            platform.limit_from('W', zone, now_at), platform.limit_from('M', zone, now_at))
    ON CONFLICT (player_id) DO NOTHING;
  -- In another zone periods begin at other moments: everything is counted anew.
  UPDATE platform.limit_state SET time_zone = zone, counts_play = false
    WHERE player_id = player AND time_zone <> zone;
  PERFORM platform.turn_limits(player, now_at);
  SELECT * INTO s FROM platform.limit_state WHERE player_id = player;
  IF s.version <> (p->>'version')::int THEN RETURN '{"code":"CHANGED"}'; END IF;

  SELECT l.value INTO before FROM platform.player_limit l
    WHERE l.player_id = player AND l.kind = p->>'kind' AND l.period = p->>'period';
  INSERT INTO platform.limit_change (player_id, no, kind, period, event, value_before, value_after,
      pending_value, works_from, at, recorded_at, cause, text_version, acknowledged, acknowledged_at)
    VALUES (player, s.version + 1, p->>'kind', p->>'period', p->>'event', before, (p->>'value')::bigint,
      (p->>'pendingValue')::bigint, pending_at, now_at, now_at, p->>'cause', p->>'textVersion',
      coalesce(p->>'acknowledged', 'NOT_ASKED'), CASE WHEN p->>'acknowledged' IS NOT NULL THEN now_at END);
  INSERT INTO platform.player_limit (player_id, kind, period, value, pending_value, pending_from, confirm_by,
      is_locked, locked_until, updated_at)
    VALUES (player, p->>'kind', p->>'period', (p->>'value')::bigint, (p->>'pendingValue')::bigint, pending_at,
      to_timestamp((p->>'confirmBy')::numeric / 1000), (p->>'isLocked')::boolean,
      to_timestamp((p->>'lockedUntil')::numeric / 1000), now_at)
    ON CONFLICT (player_id, kind, period) DO UPDATE SET value = excluded.value,
      pending_value = excluded.pending_value, pending_from = excluded.pending_from,
      confirm_by = excluded.confirm_by, is_locked = excluded.is_locked,
      locked_until = excluded.locked_until, updated_at = excluded.updated_at;
  UPDATE platform.limit_state SET version = s.version + 1 WHERE player_id = player;
  PERFORM platform.turn_limits(player, now_at);
  IF jsonb_typeof(p->'job') = 'object' THEN PERFORM platform.put_job(p->'job'); END IF;
  RETURN '{"code":"OK"}';
END $change$;
--> statement-breakpoint
-- Ends the open games of a player whose register has been silent for too long. What was won there is still paid, what was
-- staked may still be given back, and the player stays signed in: the way to the own money is open.
CREATE FUNCTION platform.end_games(player uuid, at timestamptz) RETURNS int LANGUAGE plpgsql AS $games$
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
--> statement-breakpoint
-- An account is one of somebody who is shut out, by details that were changed or by an exclusion of another one: it waits, as a sign-up does, until somebody has
-- looked. Pairs that were looked at stay decided. An account that others have restricted already stays theirs: no word
-- about likeness opens it.
CREATE FUNCTION platform.hold_identity(p jsonb) RETURNS boolean LANGUAGE plpgsql AS $hold$
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
