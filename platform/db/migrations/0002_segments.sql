CREATE TABLE "platform"."segment_member" (
	"segment_key" text NOT NULL,
	"player_id" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "segment_member_segment_key_player_id_pk" PRIMARY KEY("segment_key","player_id"),
	CONSTRAINT "segment_member_key" CHECK ("platform"."segment_member"."segment_key" ~ '^[a-z0-9-]{1,40}$')
);
--> statement-breakpoint
CREATE INDEX "segment_member_player" ON "platform"."segment_member" USING btree ("player_id");