CREATE TABLE "platform"."password_reset" (
	"hash" text PRIMARY KEY NOT NULL,
	"sms_hash" text,
	"player_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."phone_change" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."consent" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "platform"."player_session" ADD COLUMN "ip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player_session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."player_session" ADD COLUMN "country_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "password_reset_player" ON "platform"."password_reset" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "password_reset_expires" ON "platform"."password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_change_expires" ON "platform"."phone_change" USING btree ("expires_at");