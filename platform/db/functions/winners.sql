-- Trigger: stores a round that closed with more paid than staked.
-- A payout below the stake is a loss, and is never shown as a win. Dated by the start of the round, which every writer
-- of rounds sets.
CREATE OR REPLACE FUNCTION platform.remember_win() RETURNS trigger LANGUAGE plpgsql AS $remember$
BEGIN
  INSERT INTO platform.round_win (currency, game_id, amount, won_at)
    SELECT w.currency, NEW.game_id, NEW.payout_total, NEW.opened_at
      FROM platform.wallet_account w WHERE w.player_id = NEW.player_id AND w.account = 'MAIN';
  RETURN NULL;
END $remember$;
