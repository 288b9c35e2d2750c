CREATE TABLE "platform"."identity_link" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"player_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_link_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "platform"."spent_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."timeout_cooling" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"time_out_until" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "status_before" text;--> statement-breakpoint
CREATE INDEX "spent_token_expires" ON "platform"."spent_token" USING btree ("expires_at");--> statement-breakpoint
-- A break or an exclusion must not lift a restriction: what was before it comes back after it.
CREATE FUNCTION platform.keep_status_before() RETURNS trigger LANGUAGE plpgsql AS $keep$
BEGIN
  IF NEW.status NOT IN ('TIMEOUT', 'SELF_EXCLUDED') THEN
    NEW.status_before := NULL;
  ELSIF OLD.status NOT IN ('TIMEOUT', 'SELF_EXCLUDED') THEN
    NEW.status_before := OLD.status;
  END IF;
  RETURN NEW;
END $keep$;
--> statement-breakpoint
CREATE TRIGGER player_keeps_status_before BEFORE UPDATE OF status
  ON platform.player FOR EACH ROW EXECUTE FUNCTION platform.keep_status_before();
