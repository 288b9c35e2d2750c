CREATE SCHEMA IF NOT EXISTS "platform";
--> statement-breakpoint
CREATE TABLE "platform"."game_round" (
	"player_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"round_ref" text NOT NULL,
	"game_id" text NOT NULL,
	"state" text NOT NULL,
	"stake_total" bigint NOT NULL,
	"payout_total" bigint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_round_player_id_provider_round_ref_pk" PRIMARY KEY("player_id","provider","round_ref"),
	CONSTRAINT "game_round_state" CHECK ("platform"."game_round"."state" in ('OPEN','CLOSED','VOID')),
	CONSTRAINT "game_round_totals" CHECK ("platform"."game_round"."stake_total" >= 0 and "platform"."game_round"."payout_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."game_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."game_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."feed_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."player" (
	"id" uuid PRIMARY KEY NOT NULL,
	"access_id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"display_name" text NOT NULL,
	"country_code" text NOT NULL,
	"province_code" text,
	"language_code" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"status_until" timestamp (3) with time zone,
	"multibrand_suspended" boolean DEFAULT false NOT NULL,
	"kyc_status" text DEFAULT 'NOT_VERIFIED' NOT NULL,
	"terms_version" text NOT NULL,
	"signed_in_before" boolean DEFAULT false NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "player_access_id_unique" UNIQUE("access_id"),
	CONSTRAINT "player_email_unique" UNIQUE("email"),
	CONSTRAINT "player_email_lower" CHECK ("platform"."player"."email" = lower("platform"."player"."email")),
	CONSTRAINT "player_status" CHECK ("platform"."player"."status" in ('CLOSED','ACCOUNT_UNVERIFIED','PRE_REGISTERED','REGISTERED','BLACKLISTED','RESTRICTED','PAYOUT','TIMEOUT','SELF_EXCLUDED'))
);
--> statement-breakpoint
CREATE TABLE "platform"."player_session" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_refresh_hash" text,
	"rotated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_because" text,
	CONSTRAINT "player_session_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."sign_in" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"country_code" text NOT NULL,
	CONSTRAINT "sign_in_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."sign_in_failure" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "platform"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_transaction" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"round_ref" text,
	"game_id" text,
	"reverses" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "ledger_transaction_amount" CHECK ("platform"."ledger_transaction"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."ledger_transfer" (
	"player_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"leg" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"debit_after" bigint,
	"debit_seq" bigint,
	"credit_after" bigint,
	"credit_seq" bigint,
	CONSTRAINT "ledger_transfer_player_id_transaction_id_leg_pk" PRIMARY KEY("player_id","transaction_id","leg"),
	CONSTRAINT "ledger_transfer_amount" CHECK ("platform"."ledger_transfer"."amount" > 0),
	CONSTRAINT "ledger_transfer_two_accounts" CHECK ("platform"."ledger_transfer"."debit" <> "platform"."ledger_transfer"."credit")
);
--> statement-breakpoint
CREATE TABLE "platform"."outbox" (
	"player_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"transaction_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_player_id_seq_pk" PRIMARY KEY("player_id","seq")
);
--> statement-breakpoint
CREATE TABLE "platform"."posted_reference" (
	"player_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"request_hash" text NOT NULL,
	"transaction_id" uuid,
	"answer" jsonb NOT NULL,
	CONSTRAINT "posted_reference_player_id_provider_reference_pk" PRIMARY KEY("player_id","provider","reference")
);
--> statement-breakpoint
CREATE TABLE "platform"."wallet_account" (
	"player_id" uuid NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_account_player_id_account_pk" PRIMARY KEY("player_id","account"),
	CONSTRAINT "wallet_account_not_negative" CHECK ("platform"."wallet_account"."balance" >= 0),
	CONSTRAINT "wallet_account_chart" CHECK ("platform"."wallet_account"."account" in ('MAIN','LOCKED','BONUS:CASINO','BONUS:LIVE_CASINO','BONUS:SPORTS'))
);
--> statement-breakpoint
CREATE INDEX "game_ticket_expires" ON "platform"."game_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feed_token_expires" ON "platform"."feed_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_transaction_statement" ON "platform"."ledger_transaction" USING btree ("player_id","created_at" DESC NULLS LAST,"reference" DESC NULLS LAST,"provider" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_reversed_once" ON "platform"."ledger_transaction" USING btree ("player_id","reverses") WHERE "platform"."ledger_transaction"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "outbox_age" ON "platform"."outbox" USING btree ("created_at");