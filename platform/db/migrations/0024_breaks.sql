CREATE TABLE "platform"."protection_event" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"until" timestamp (3) with time zone,
	"status_before" text NOT NULL,
	"session_id" uuid,
	"visitor" text NOT NULL,
	"text_version" text,
	CONSTRAINT "protection_event_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
ALTER TABLE "platform"."player_session" ADD COLUMN "payout_only" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TRIGGER protection_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.protection_event FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
--> statement-breakpoint
-- Begins a break: the status, the end of every session and feed, marketing off where it is an exclusion, and the
-- evidence, or none of them. The wallet's lock comes first, as for every stake: a bet is taken before this or
-- refused after it, never between. A break is only ever made longer: a time-out never takes the place of another
-- break, and an exclusion only that of one that ends earlier. UNCHANGED says that what there is stays.
CREATE FUNCTION platform.begin_break(p jsonb) RETURNS text LANGUAGE plpgsql AS $break$
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
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'SELF_EXCLUDED' AND was.status_until IS NOT NULL
    AND (ends IS NULL OR ends > was.status_until) THEN NULL;
  ELSE RETURN 'UNCHANGED';
  END IF;
  UPDATE platform.player SET status = wanted, status_until = ends WHERE id = owner_id;
  UPDATE platform.player_session SET revoked_at = now_at, revoked_because = p->>'kind'
    WHERE player_id = owner_id AND revoked_at IS NULL;
  DELETE FROM platform.feed_token WHERE player_id = owner_id;
  IF wanted = 'SELF_EXCLUDED' THEN
    UPDATE platform.subscription SET enabled = false, changed_at = now_at
      WHERE player_id = owner_id AND enabled AND communication_type <> 'RESPONSIBLE_GAMING';
    INSERT INTO platform.consent (player_id, id, kind, version, granted, at, visitor, details)
      VALUES (owner_id, (p->>'id')::uuid, 'MARKETING', was.terms_version, false, now_at, p->>'visitor',
        '{"because":"SELF_EXCLUSION"}');
  END IF;
  INSERT INTO platform.protection_event
    VALUES (owner_id, (p->>'id')::uuid, now_at, p->>'kind', ends, was.status, (p->>'sessionId')::uuid,
      p->>'visitor', p->>'textVersion');
  PERFORM pg_notify('session_ended', owner_id::text);
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN 'OK';
END $break$;
