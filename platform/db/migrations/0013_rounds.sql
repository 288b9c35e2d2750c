ALTER TABLE "platform"."game_session" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "game_session_of_player" ON "platform"."game_session" USING btree ("player_id","session_id");--> statement-breakpoint
CREATE INDEX "game_round_of_player" ON "platform"."game_round" USING btree ("player_id","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_round_open" ON "platform"."game_round" USING btree ("opened_at") WHERE "platform"."game_round"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "ledger_transaction_round" ON "platform"."ledger_transaction" USING btree ("player_id","provider","round_ref") WHERE "platform"."ledger_transaction"."round_ref" is not null;
