-- What is remembered of a round that closes with more paid than staked: a payout below the stake is a loss, and is
-- celebrated nowhere. Dated by the round's begin, which every writer of rounds sets.
CREATE OR REPLACE FUNCTION platform.remember_win() RETURNS trigger LANGUAGE plpgsql AS $remember$
BEGIN
  INSERT INTO platform.round_win (currency, game_id, amount, won_at)
    SELECT w.currency, NEW.game_id, NEW.payout_total, NEW.opened_at
      FROM platform.wallet_account w WHERE w.player_id = NEW.player_id AND w.account = 'MAIN';
  RETURN NULL;
END $remember$;
