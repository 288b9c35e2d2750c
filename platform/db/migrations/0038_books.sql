CREATE TABLE "platform"."book_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL,
	"swept_to" uuid,
	"wallets" integer NOT NULL,
	"took_ms" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "book_check_newest" ON "platform"."book_check" USING btree ("made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_open" ON "platform"."deposit" USING btree ("ask_at") WHERE "platform"."deposit"."ask_at" is not null;