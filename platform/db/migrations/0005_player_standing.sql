CREATE TABLE "platform"."player_change" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"cause" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "player_change_player_id_id_field_pk" PRIMARY KEY("player_id","id","field")
);
--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "new_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "payout" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "casino" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "live_casino" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "sports" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "virtual_sports" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "bonuses" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "deposit" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "withdrawal" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "volt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "affiliate_reg" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "macropay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "withdrawal_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "crypto" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "loyalty_level" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player" ADD COLUMN "limit_level" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION platform.refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $refuse$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'PW001';
END $refuse$;
--> statement-breakpoint
CREATE TRIGGER player_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.player_change FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_rewriting();
