CREATE TABLE "platform"."one_time_code" (
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "one_time_code_purpose_subject_pk" PRIMARY KEY("purpose","subject")
);
--> statement-breakpoint
CREATE TABLE "platform"."rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"params" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_kind" CHECK ("platform"."message"."kind" in ('mail','sms'))
);
--> statement-breakpoint
CREATE INDEX "one_time_code_expires" ON "platform"."one_time_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_window_ends" ON "platform"."rate_window" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "message_recipient" ON "platform"."message" USING btree ("recipient","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_age" ON "platform"."message" USING btree ("sent_at");