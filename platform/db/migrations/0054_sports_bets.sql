-- The bets of sportsbooks (docs/decisions/0057). An id of a provider is one bet for ever, taken or refused: `refused` says
-- why it was not taken, and why it is not when it comes again.
CREATE TABLE platform.sports_bet_id (
  provider text NOT NULL,
  bet_ref text NOT NULL,
  -- Null: voided before it arrived.
  player_id uuid,
  refused text,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (provider, bet_ref),
  CONSTRAINT sports_bet_id_of_player CHECK (player_id IS NOT NULL OR refused IS NOT NULL)
);

CREATE TABLE platform.sports_bet (
  player_id uuid NOT NULL,
  -- The id of the transaction that took its stake.
  id uuid NOT NULL,
  provider text NOT NULL,
  bet_ref text NOT NULL,
  request_hash text NOT NULL,
  kind text NOT NULL,
  sizes jsonb NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL,
  stake_per_line bigint NOT NULL,
  potential_payout bigint NOT NULL,
  state text DEFAULT 'OPEN' NOT NULL,
  -- Of the newest message that was taken, with the hash of its body.
  revision integer DEFAULT 1 NOT NULL,
  change_hash text,
  cash_outs jsonb DEFAULT '[]' NOT NULL,
  outcome jsonb,
  -- What it should have paid by now, and what it has paid, less what was taken back.
  payout_due bigint DEFAULT 0 NOT NULL,
  payout_paid bigint DEFAULT 0 NOT NULL,
  cash_out_due bigint DEFAULT 0 NOT NULL,
  cash_out_paid bigint DEFAULT 0 NOT NULL,
  refund_due bigint DEFAULT 0 NOT NULL,
  refund_paid bigint DEFAULT 0 NOT NULL,
  placed_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (player_id, id),
  CONSTRAINT sports_bet_amounts CHECK (stake > 0 AND stake_per_line BETWEEN 1 AND stake AND potential_payout > 0),
  -- Money that was taken back and was not there is owed: what was paid is never below what is due.
  CONSTRAINT sports_bet_dues CHECK (payout_due BETWEEN 0 AND payout_paid AND cash_out_due BETWEEN 0 AND cash_out_paid
    AND refund_due BETWEEN 0 AND refund_paid AND refund_paid <= stake),
  CONSTRAINT sports_bet_kind CHECK (kind IN ('SINGLE', 'COMBINATION', 'SYSTEM')),
  CONSTRAINT sports_bet_state CHECK (state IN ('OPEN', 'PARTLY_CASHED_OUT', 'CASHED_OUT', 'SETTLED', 'VOIDED',
    'REOPENED', 'RESETTLED')),
  CONSTRAINT sports_bet_ref UNIQUE (provider, bet_ref)
) WITH (fillfactor = 70);
CREATE INDEX sports_bet_of_player ON platform.sports_bet (player_id, placed_at DESC);
CREATE INDEX sports_bet_running ON platform.sports_bet (placed_at)
  WHERE state IN ('OPEN', 'PARTLY_CASHED_OUT', 'REOPENED');

CREATE TABLE platform.sports_leg (
  player_id uuid NOT NULL,
  bet_id uuid NOT NULL,
  leg integer NOT NULL,
  event text NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  -- Decimal odds in whole thousandths.
  odds integer NOT NULL,
  is_banker boolean NOT NULL,
  sport text NOT NULL,
  region text NOT NULL,
  competition text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  is_live boolean NOT NULL,
  -- {result, voidFactor, deadHeat}, null while it is not decided.
  result jsonb,
  PRIMARY KEY (player_id, bet_id, leg)
);

-- A bet is settled, corrected and settled again; every other transaction is reversed once.
DROP INDEX platform.ledger_transaction_reversed_once;
CREATE UNIQUE INDEX ledger_transaction_reversed_once ON platform.ledger_transaction (player_id, reverses)
  WHERE reverses IS NOT NULL AND type NOT IN ('REVERSAL_DP', 'REVERSAL_DP_VOID') AND category <> 'SPORTS';

-- The highest payout of one bet in a session of a sportsbook; other sessions have none.
ALTER TABLE platform.game_session ADD COLUMN payout_max bigint;
