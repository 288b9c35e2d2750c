CREATE TABLE "platform"."identity_refusal" (
	"draft_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"other_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"reasons" text[] NOT NULL,
	CONSTRAINT "identity_refusal_draft_id_id_pk" PRIMARY KEY("draft_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."identity_review" (
	"player_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"points" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"cause" text,
	CONSTRAINT "identity_review_player_id_other_id_pk" PRIMARY KEY("player_id","other_id"),
	CONSTRAINT "identity_review_state" CHECK ("platform"."identity_review"."state" in ('OPEN','OTHER','SAME'))
);
--> statement-breakpoint
CREATE INDEX "identity_review_open" ON "platform"."identity_review" USING btree ("at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE TRIGGER identity_refusal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.identity_refusal FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
--> statement-breakpoint
-- Who is shut out is few among many: a sign-up is held against these alone.
CREATE INDEX player_shut_out ON platform.player (id) WHERE status IN ('SELF_EXCLUDED', 'BLACKLISTED');
--> statement-breakpoint
-- What somebody says who has looked at two people. Two: the account opens, once nothing else about it is open. One: it
-- is shut out as the other is, with all that an exclusion does; a second account of somebody who is not shut out any
-- more is closed.
CREATE FUNCTION platform.decide_identity(p jsonb) RETURNS text LANGUAGE plpgsql AS $decide$
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
