CREATE TABLE "platform"."favourite_game" (
	"player_id" uuid NOT NULL,
	"lobby" text NOT NULL,
	"game_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_game_player_id_lobby_game_id_pk" PRIMARY KEY("player_id","lobby","game_id"),
	CONSTRAINT "favourite_game_lobby" CHECK ("platform"."favourite_game"."lobby" in ('CASINO','LIVE_CASINO'))
);
--> statement-breakpoint
CREATE TABLE "platform"."round_win" (
	"currency" text NOT NULL,
	"game_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"won_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "round_win_top" ON "platform"."round_win" USING btree ("currency",((won_at at time zone 'UTC')::date),"amount","won_at");--> statement-breakpoint
CREATE INDEX "round_win_latest" ON "platform"."round_win" USING btree ("currency","won_at");--> statement-breakpoint
CREATE INDEX "game_round_played" ON "platform"."game_round" USING btree ("player_id","game_id","opened_at");
--> statement-breakpoint
-- What is remembered of a round that closes with more paid than staked: a payout below the stake is a loss, and is
-- celebrated nowhere. Dated by the round's begin, which every writer of rounds sets.
CREATE FUNCTION platform.remember_win() RETURNS trigger LANGUAGE plpgsql AS $remember$
BEGIN
  INSERT INTO platform.round_win
    SELECT w.currency, NEW.game_id, NEW.payout_total, NEW.opened_at
      FROM platform.wallet_account w WHERE w.player_id = NEW.player_id AND w.account = 'MAIN';
  RETURN NULL;
END $remember$;
--> statement-breakpoint
CREATE TRIGGER game_round_won AFTER UPDATE OF state ON platform.game_round FOR EACH ROW
  WHEN (OLD.state = 'OPEN' AND NEW.state = 'CLOSED' AND NEW.payout_total > NEW.stake_total)
  EXECUTE FUNCTION platform.remember_win();
--> statement-breakpoint
INSERT INTO platform.round_win
  SELECT w.currency, r.game_id, r.payout_total, r.opened_at
    FROM platform.game_round r
    JOIN platform.wallet_account w ON w.player_id = r.player_id AND w.account = 'MAIN'
    WHERE r.state = 'CLOSED' AND r.payout_total > r.stake_total;
