/** Players, their sessions, the wallet ledger, game sessions. Times are unix milliseconds. */
export const MIGRATION_0001 = `
CREATE TABLE platform.player (
  id uuid PRIMARY KEY,
  access_id uuid NOT NULL UNIQUE,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text NOT NULL,
  display_name text NOT NULL,
  country text NOT NULL,
  province text,
  language text NOT NULL,
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('CLOSED','ACCOUNT_UNVERIFIED','PRE_REGISTERED','REGISTERED','BLACKLISTED','RESTRICTED','PAYOUT','TIMEOUT','SELF_EXCLUDED')),
  multibrand_suspended boolean NOT NULL DEFAULT false,
  kyc_status text NOT NULL DEFAULT 'NOT_VERIFIED',
  terms_version text NOT NULL,
  first_login boolean NOT NULL DEFAULT true,
  registered_at bigint NOT NULL,
  failed_sign_ins int NOT NULL DEFAULT 0,
  failed_since bigint,
  locked_until bigint
);
CREATE TABLE platform.sign_in_event (
  player_id uuid NOT NULL, at bigint NOT NULL, id uuid NOT NULL, ip text NOT NULL, country text NOT NULL,
  PRIMARY KEY (player_id, at, id)
);
CREATE TABLE platform.signing_key (
  kid text PRIMARY KEY, private_jwk text NOT NULL, public_jwk text NOT NULL, created_at bigint NOT NULL, retired_at bigint
);
CREATE TABLE platform.player_session (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  refresh_hash text NOT NULL UNIQUE,
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  revoked_at bigint
);
CREATE INDEX player_session_of ON platform.player_session (player_id) WHERE revoked_at IS NULL;
CREATE TABLE platform.spent_refresh (refresh_hash text PRIMARY KEY, session_id uuid NOT NULL, spent_at bigint NOT NULL);

CREATE TABLE platform.wallet_account (
  player_id uuid NOT NULL,
  acct text NOT NULL CHECK (acct IN ('MAIN','LOCKED','BONUS:CASINO','BONUS:LIVE_CASINO','BONUS:SPORTS')),
  currency text NOT NULL,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  seq bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (player_id, acct)
);
CREATE TABLE platform.idem (
  player_id uuid NOT NULL, provider text NOT NULL, ref text NOT NULL,
  request_hash text NOT NULL, tx_id uuid, response jsonb NOT NULL,
  PRIMARY KEY (player_id, provider, ref)
);
CREATE TABLE platform.ledger_tx (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  provider text NOT NULL,
  ref text NOT NULL,
  category text NOT NULL,
  type text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  balance_after bigint NOT NULL,
  round_ref text,
  game_id text,
  reverses uuid,
  created_at bigint NOT NULL,
  PRIMARY KEY (player_id, id)
);
CREATE INDEX ledger_tx_history ON platform.ledger_tx (player_id, created_at DESC, ref DESC);
CREATE UNIQUE INDEX ledger_tx_reversed_once ON platform.ledger_tx (player_id, reverses) WHERE reverses IS NOT NULL;
CREATE TABLE platform.ledger_leg (
  player_id uuid NOT NULL,
  tx_id uuid NOT NULL,
  leg int NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  debit_after bigint, debit_seq bigint,
  credit_after bigint, credit_seq bigint,
  PRIMARY KEY (player_id, tx_id, leg),
  CHECK (debit <> credit)
);
CREATE TABLE platform.game_round (
  player_id uuid NOT NULL, provider text NOT NULL, round_ref text NOT NULL,
  game_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN','CLOSED','VOID')),
  bet_total bigint NOT NULL DEFAULT 0 CHECK (bet_total >= 0),
  win_total bigint NOT NULL DEFAULT 0 CHECK (win_total >= 0),
  opened_at bigint NOT NULL,
  PRIMARY KEY (player_id, provider, round_ref)
);
CREATE TABLE platform.game_ticket (
  hash text PRIMARY KEY, player_id uuid NOT NULL, session_id uuid NOT NULL, provider text NOT NULL,
  game_id text NOT NULL, currency text NOT NULL, expires_at bigint NOT NULL, used_at bigint
);
CREATE TABLE platform.game_session (
  hash text PRIMARY KEY, player_id uuid NOT NULL, session_id uuid NOT NULL, provider text NOT NULL,
  game_id text NOT NULL, currency text NOT NULL, created_at bigint NOT NULL, expires_at bigint NOT NULL
);
-- Books are only ever added to: what was wrong is put right by a new transaction.
CREATE FUNCTION platform.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $refuse$
BEGIN RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'PW001'; END $refuse$;
CREATE TRIGGER ledger_tx_append_only BEFORE UPDATE OR DELETE ON platform.ledger_tx
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER ledger_leg_append_only BEFORE UPDATE OR DELETE ON platform.ledger_leg
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
`
