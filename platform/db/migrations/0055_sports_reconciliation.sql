-- Comparisons of the bets of sportsbooks with theirs.
CREATE TABLE platform.sports_reconciliation (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  from_at timestamptz(3) NOT NULL,
  until_at timestamptz(3) NOT NULL,
  theirs integer NOT NULL,
  ours integer NOT NULL,
  differences jsonb NOT NULL
);
CREATE INDEX sports_reconciliation_made ON platform.sports_reconciliation (made_at DESC);
CREATE INDEX sports_bet_changed ON platform.sports_bet (provider, changed_at, bet_ref);
