CREATE TABLE "platform"."player_game_setting" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"suggestions" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
