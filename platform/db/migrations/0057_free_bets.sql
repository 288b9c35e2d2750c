-- Free bets (docs/decisions/0062). A voucher is used whole on one bet; it has no account, because it is no money.
CREATE TABLE platform.free_bet (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  -- As they were at the claim.
  terms jsonb NOT NULL,
  terms_version text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Later than at first where a void has returned it late.
  expires_at timestamptz(3) NOT NULL,
  -- The bet that it is in. Null: it was not used, or its bet was voided.
  bet_id uuid,
  -- Given up, or taken back with a break.
  ended_at timestamptz(3),
  PRIMARY KEY (player_id, id),
  CONSTRAINT free_bet_amount CHECK (amount > 0)
);
CREATE UNIQUE INDEX free_bet_once ON platform.free_bet (player_id, campaign_id);
CREATE UNIQUE INDEX free_bet_in_bet ON platform.free_bet (player_id, bet_id) WHERE bet_id IS NOT NULL;

-- The free bet with which a bet was placed, also after its void.
ALTER TABLE platform.sports_bet ADD COLUMN free_bet_id uuid;

ALTER TABLE platform.bonus_campaign DROP CONSTRAINT bonus_campaign_kind, DROP CONSTRAINT bonus_campaign_vertical;
ALTER TABLE platform.bonus_campaign
  ADD CONSTRAINT bonus_campaign_kind CHECK (kind IN ('DEPOSIT_MATCH', 'GIFT', 'FREE_BET')),
  ADD CONSTRAINT bonus_campaign_vertical CHECK (vertical IN ('CASINO', 'LIVE_CASINO', 'FREE_BET')),
  ADD CONSTRAINT bonus_campaign_free_bet CHECK ((kind = 'FREE_BET') = (vertical = 'FREE_BET'));

-- A free bet is voided, stands again and is voided again, as every bet of a sportsbook: its rows are BONUS, of no game.
DROP INDEX platform.ledger_transaction_reversed_once;
CREATE UNIQUE INDEX ledger_transaction_reversed_once ON platform.ledger_transaction (player_id, reverses)
  WHERE reverses IS NOT NULL AND type NOT IN ('REVERSAL_DP', 'REVERSAL_DP_VOID') AND category <> 'SPORTS'
    AND (category <> 'BONUS' OR game_id IS NOT NULL);
