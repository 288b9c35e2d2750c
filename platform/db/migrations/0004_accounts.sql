CREATE TABLE "platform"."consent" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "consent_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."player_person" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"email_verified_at" timestamp (3) with time zone,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"cpf" text,
	"bonus_code" text,
	"notification_type" text DEFAULT 'ALL' NOT NULL,
	CONSTRAINT "player_person_phone_unique" UNIQUE("phone"),
	CONSTRAINT "player_person_cpf_unique" UNIQUE("cpf")
);
--> statement-breakpoint
CREATE TABLE "platform"."sign_up_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country_code" text NOT NULL,
	"language_code" text NOT NULL,
	"terms_version" text NOT NULL,
	"marketing_opt_in" boolean NOT NULL,
	"bonus_code" text,
	"visitor" text NOT NULL,
	"province_code" text,
	"date_of_birth" date,
	"street" text,
	"city" text,
	"postal_code" text,
	"phone" text,
	"cpf" text,
	"email_verified_at" timestamp (3) with time zone,
	"phone_verified_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_up_draft_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "platform"."spent_challenge" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."subscription" (
	"player_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"communication_type" text NOT NULL,
	"enabled" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_player_id_channel_communication_type_pk" PRIMARY KEY("player_id","channel","communication_type")
);
--> statement-breakpoint
CREATE INDEX "sign_up_draft_expires" ON "platform"."sign_up_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_challenge_expires" ON "platform"."spent_challenge" USING btree ("expires_at");--> statement-breakpoint
-- Players from before this table have a name only.
INSERT INTO "platform"."player_person" ("player_id", "first_name", "last_name", "street", "city", "postal_code")
SELECT "id", "display_name", '', '', '', '' FROM "platform"."player";
