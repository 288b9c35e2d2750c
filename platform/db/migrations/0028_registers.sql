CREATE TABLE "platform"."register_answer" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"register" text NOT NULL,
	"occasion" text NOT NULL,
	"answer" text NOT NULL,
	"until" timestamp (3) with time zone,
	"receipt" text,
	CONSTRAINT "register_answer_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "register_answer_answer" CHECK ("platform"."register_answer"."answer" in ('CLEAR','LISTED','UNAVAILABLE')),
	CONSTRAINT "register_answer_occasion" CHECK ("platform"."register_answer"."occasion" in ('SIGN_UP','SIGN_IN','PLAY','DEPOSIT'))
);
--> statement-breakpoint
CREATE TABLE "platform"."register_exclusion" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"register" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER register_answer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.register_answer FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
--> statement-breakpoint
-- As before, and one thing more: an exclusion that a player asks for takes the place of a register's, with the later end
-- of the two. From then on it is the player's own, which no register ends.
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
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'SELF_EXCLUDED' AND was.status_until IS NOT NULL
    AND (ends IS NULL OR ends > was.status_until) THEN NULL;
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
  END IF;
  INSERT INTO platform.protection_event
    VALUES (owner_id, (p->>'id')::uuid, now_at, p->>'kind', ends, was.status, (p->>'sessionId')::uuid,
      p->>'visitor', p->>'textVersion');
  PERFORM pg_notify('session_ended', owner_id::text);
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN 'OK';
END $break$;
--> statement-breakpoint
-- An exclusion by the word of a register: as if the player had asked for it, and marked as the register's. Said again
-- with another end, the register's word counts; an exclusion that is not the register's stays (UNCHANGED).
CREATE FUNCTION platform.exclude_by_register(p jsonb) RETURNS text LANGUAGE plpgsql AS $exclude$
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
  INSERT INTO platform.register_exclusion VALUES (owner_id, p->>'register', now_at);
  RETURN 'OK';
END $exclude$;
--> statement-breakpoint
-- The register lists the player no more: what only it had closed opens again, and stands on record.
CREATE FUNCTION platform.end_register_exclusion(p jsonb) RETURNS void LANGUAGE plpgsql AS $ended$
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
