-- Bonus money in bets of sportsbooks (docs/decisions/0064).
ALTER TABLE platform.bonus_campaign DROP CONSTRAINT bonus_campaign_vertical;
ALTER TABLE platform.bonus_campaign
  ADD CONSTRAINT bonus_campaign_vertical CHECK (vertical IN ('CASINO', 'LIVE_CASINO', 'SPORTS', 'FREE_BET'));
ALTER TABLE platform.bonus_assignment DROP CONSTRAINT bonus_assignment_vertical;
ALTER TABLE platform.bonus_assignment
  ADD CONSTRAINT bonus_assignment_vertical CHECK (vertical IN ('CASINO', 'LIVE_CASINO', 'SPORTS'));

ALTER TABLE platform.sports_bet
  ADD COLUMN bonus_assignment_id uuid,
  -- What of the stake, of what was paid and of what was returned is bonus money.
  ADD COLUMN bonus_stake bigint DEFAULT 0 NOT NULL,
  ADD COLUMN bonus_paid bigint DEFAULT 0 NOT NULL,
  ADD COLUMN bonus_refunded bigint DEFAULT 0 NOT NULL,
  -- What of these two went to the house, because the bonus had ended.
  ADD COLUMN bonus_lapsed bigint DEFAULT 0 NOT NULL,
  -- A bet with bonus money is neither a free bet nor sold.
  ADD CONSTRAINT sports_bet_bonus CHECK ((bonus_stake > 0) = (bonus_assignment_id IS NOT NULL)
    AND bonus_stake BETWEEN 0 AND stake AND bonus_paid BETWEEN 0 AND payout_paid
    AND bonus_refunded BETWEEN 0 AND refund_paid AND bonus_lapsed BETWEEN 0 AND bonus_paid + bonus_refunded
    AND (bonus_stake = 0 OR (free_bet_id IS NULL AND cash_out_paid = 0)));
CREATE INDEX sports_bet_of_bonus ON platform.sports_bet (player_id, bonus_assignment_id)
  WHERE bonus_assignment_id IS NOT NULL;

-- A bet of a sportsbook counts when it is settled, and back when that is taken back: by the message that did it.
ALTER TABLE platform.bonus_progress ADD COLUMN bet_id uuid;
