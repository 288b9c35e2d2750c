-- All tables of the platform. A numbered migration is applied once to a database and never edited after that: what
-- changes is a new file. Functions, views and triggers are not here: see ../functions, ../views.sql and ../triggers.sql.
-- Money is bigint, in minor units. Instants are milliseconds with a zone. Clocks are handed in, so no column fills
-- itself with the time of the database.

CREATE TABLE platform.player (
  id uuid PRIMARY KEY NOT NULL,
  access_id uuid NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  display_name text NOT NULL,
  country_code text NOT NULL,
  province_code text,
  language_code text NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  -- End of a time-out or self-exclusion; null in those states means without end.
  status_until timestamptz(3),
  multibrand_suspended boolean DEFAULT false NOT NULL,
  kyc_status text DEFAULT 'NOT_VERIFIED' NOT NULL,
  terms_version text NOT NULL,
  signed_in_before boolean DEFAULT false NOT NULL,
  registered_at timestamptz(3) NOT NULL,
  -- Sign-ins before this do not count for the first one; null counts all.
  new_since timestamptz(3),
  -- What was taken from this player alone; the rules of the status come on top (GAP-046).
  payout boolean DEFAULT true NOT NULL,
  casino boolean DEFAULT true NOT NULL,
  live_casino boolean DEFAULT true NOT NULL,
  sports boolean DEFAULT true NOT NULL,
  virtual_sports boolean DEFAULT true NOT NULL,
  bonuses boolean DEFAULT true NOT NULL,
  deposit boolean DEFAULT true NOT NULL,
  withdrawal boolean DEFAULT true NOT NULL,
  volt boolean DEFAULT false NOT NULL,
  affiliate_reg boolean DEFAULT false NOT NULL,
  macropay boolean DEFAULT false NOT NULL,
  withdrawal_review boolean DEFAULT false NOT NULL,
  crypto boolean DEFAULT false NOT NULL,
  loyalty_level integer DEFAULT 0 NOT NULL,
  limit_level integer DEFAULT 0 NOT NULL,
  -- What the account was before a time-out or exclusion; kept by a trigger, whoever changes the status.
  status_before text,
  CONSTRAINT player_access_id_unique UNIQUE (access_id),
  CONSTRAINT player_email_unique UNIQUE (email),
  CONSTRAINT player_email_lower CHECK (email = lower(email)),
  CONSTRAINT player_status CHECK (status IN ('CLOSED', 'ACCOUNT_UNVERIFIED', 'PRE_REGISTERED', 'REGISTERED',
      'BLACKLISTED', 'RESTRICTED', 'PAYOUT', 'TIMEOUT', 'SELF_EXCLUDED'))
);
-- Who is shut out is few among many: a sign-up is held against these alone.
CREATE INDEX player_shut_out ON platform.player (id) WHERE status IN ('SELF_EXCLUDED', 'BLACKLISTED');

-- Every change that an administrator has made to a player's standing; rows are only added.
CREATE TABLE platform.player_change (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  -- Who or what asked for it.
  cause text NOT NULL,
  field text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT player_change_player_id_id_field_pk PRIMARY KEY (player_id, id, field)
);

-- Wrong passwords by e-mail, known or not: a lock-out must not tell which addresses exist.
CREATE TABLE platform.sign_in_failure (
  email_hash text PRIMARY KEY NOT NULL,
  failures integer NOT NULL,
  first_at timestamptz(3) NOT NULL,
  locked_until timestamptz(3),
  -- Moves on by one step for each wrong password; too far ahead of now is too many within an hour.
  guesses_until timestamptz(3)
);

-- A player has asked to come back after a time-out; counts only for that time-out (GAP-042).
CREATE TABLE platform.timeout_cooling (
  player_id uuid PRIMARY KEY NOT NULL,
  time_out_until timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL
);

-- Who a player is at an OpenID Connect provider. Many may lead to one player, one never to two.
CREATE TABLE platform.identity_link (
  issuer text NOT NULL,
  subject text NOT NULL,
  player_id uuid NOT NULL,
  linked_at timestamptz(3) NOT NULL,
  CONSTRAINT identity_link_issuer_subject_pk PRIMARY KEY (issuer, subject)
);

-- Tokens of others that were exchanged: each is good once.
CREATE TABLE platform.spent_token (
  hash text PRIMARY KEY NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX spent_token_expires ON platform.spent_token (expires_at);

CREATE TABLE platform.player_session (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Of the one refresh token that is good now; any other that comes back was stolen.
  refresh_hash text NOT NULL,
  -- Of the token before, for the moment in which two calls race with the same one.
  previous_refresh_hash text,
  rotated_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  revoked_because text,
  -- The device that signed in, for the player's list of them.
  ip text DEFAULT '' NOT NULL,
  user_agent text DEFAULT '' NOT NULL,
  country_code text DEFAULT '' NOT NULL,
  -- Hash of the provider's own session, where the player came from one that names it.
  provider_session text,
  -- Opened in a break, to take money out: nothing else may be done with it.
  payout_only boolean DEFAULT false NOT NULL,
  CONSTRAINT player_session_player_id_id_pk PRIMARY KEY (player_id, id)
);
CREATE INDEX player_session_provider ON platform.player_session (provider_session) WHERE provider_session IS NOT NULL;
-- Who may be playing now, among all sessions of a month.
CREATE INDEX player_session_running ON platform.player_session (expires_at) WHERE revoked_at IS NULL;

CREATE TABLE platform.sign_in (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  ip text NOT NULL,
  -- The country of the visit as the site saw it; empty when it did not say.
  country_code text NOT NULL,
  CONSTRAINT sign_in_player_id_id_pk PRIMARY KEY (player_id, id)
);

-- Keys that sign tokens. The newest signs; a retired one only verifies until its tokens have ended.
CREATE TABLE platform.signing_key (
  kid text PRIMARY KEY NOT NULL,
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  retired_at timestamptz(3)
);

-- One-time tokens that open a wallet feed.
CREATE TABLE platform.feed_token (
  hash text PRIMARY KEY NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX feed_token_expires ON platform.feed_token (expires_at);

-- Who a player is and where: apart from `player`, which every call reads and which needs none of it.
CREATE TABLE platform.player_person (
  player_id uuid PRIMARY KEY NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- Null for players that were brought along without one.
  date_of_birth date,
  -- E.164; one account for each.
  phone text,
  phone_verified_at timestamptz(3),
  email_verified_at timestamptz(3),
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  cpf text,
  -- Brought along from a campaign; rewards read it at the first deposit.
  bonus_code text,
  notification_type text DEFAULT 'ALL' NOT NULL,
  CONSTRAINT player_person_phone_unique UNIQUE (phone),
  CONSTRAINT player_person_cpf_unique UNIQUE (cpf)
);

-- A sign-up that has not ended: nobody can sign in with it. Its id becomes the player's.
CREATE TABLE platform.sign_up_draft (
  id uuid PRIMARY KEY NOT NULL,
  token_hash text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country_code text NOT NULL,
  language_code text NOT NULL,
  terms_version text NOT NULL,
  marketing_opt_in boolean NOT NULL,
  bonus_code text,
  visitor text NOT NULL,
  province_code text,
  date_of_birth date,
  street text,
  city text,
  postal_code text,
  phone text,
  cpf text,
  email_verified_at timestamptz(3),
  phone_verified_at timestamptz(3),
  opened_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT sign_up_draft_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX sign_up_draft_expires ON platform.sign_up_draft (expires_at);

-- What a player has agreed to or taken back, and when; rows are only added.
CREATE TABLE platform.consent (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  granted boolean NOT NULL,
  at timestamptz(3) NOT NULL,
  visitor text NOT NULL,
  -- What a yes or no alone does not say, for example which cookies.
  details jsonb,
  CONSTRAINT consent_player_id_id_pk PRIMARY KEY (player_id, id)
);

-- What a player wants to be told, and by which way. What has no row is off.
CREATE TABLE platform.subscription (
  player_id uuid NOT NULL,
  channel text NOT NULL,
  communication_type text NOT NULL,
  enabled boolean NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT subscription_player_id_channel_communication_type_pk PRIMARY KEY (player_id, channel, communication_type)
);

-- Puzzles that were solved: each is good once.
CREATE TABLE platform.spent_challenge (
  hash text PRIMARY KEY NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX spent_challenge_expires ON platform.spent_challenge (expires_at);

-- Keys to a new password that are good now; using one removes all of the player's. Only hashes stand here.
CREATE TABLE platform.password_reset (
  hash text PRIMARY KEY NOT NULL,
  -- Of the second key, which goes with a proved SMS code; null for the key of a mailed link.
  sms_hash text,
  player_id uuid NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX password_reset_player ON platform.password_reset (player_id);
CREATE INDEX password_reset_expires ON platform.password_reset (expires_at);

-- The phone number that a player wants and has not proved yet; a newer wish takes its place.
CREATE TABLE platform.phone_change (
  player_id uuid PRIMARY KEY NOT NULL,
  id uuid NOT NULL,
  phone text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX phone_change_expires ON platform.phone_change (expires_at);

-- The accounts of a player's wallet. House accounts (H:…) are names only: a row for them would be a queue.
-- Balances are updated at every bet: room in the page keeps that off the indexes.
CREATE TABLE platform.wallet_account (
  player_id uuid NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  balance bigint DEFAULT 0 NOT NULL,
  -- Counts the entries of this account, without a gap.
  seq bigint DEFAULT 0 NOT NULL,
  CONSTRAINT wallet_account_player_id_account_pk PRIMARY KEY (player_id, account),
  CONSTRAINT wallet_account_not_negative CHECK (balance >= 0),
  CONSTRAINT wallet_account_chart CHECK (account IN ('MAIN', 'LOCKED', 'BONUS:CASINO', 'BONUS:LIVE_CASINO',
      'BONUS:SPORTS'))
) WITH (fillfactor = 60);

-- The answer given to each reference. Also holds the mark that a rollback leaves for a bet still to come.
CREATE TABLE platform.posted_reference (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  request_hash text NOT NULL,
  transaction_id uuid,
  answer jsonb NOT NULL,
  CONSTRAINT posted_reference_player_id_provider_reference_pk PRIMARY KEY (player_id, provider, reference)
);

CREATE TABLE platform.ledger_transaction (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  category text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  -- MAIN after this transaction, as the statement shows it.
  balance_after bigint NOT NULL,
  round_ref text,
  game_id text,
  -- The transaction that this one takes back.
  reverses uuid,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT ledger_transaction_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT ledger_transaction_amount CHECK (amount >= 0)
);
CREATE UNIQUE INDEX ledger_transaction_reversed_once ON platform.ledger_transaction (player_id, reverses)
  WHERE reverses IS NOT NULL;
CREATE INDEX ledger_transaction_round ON platform.ledger_transaction (player_id, provider, round_ref)
  WHERE round_ref IS NOT NULL;
-- The list of a category, read backwards, and merged for the list of all: the order of GAP-073, by bytes. Ascending,
-- because an index with DESC NULLS LAST answers no plain `ORDER BY … DESC`.
CREATE INDEX ledger_transaction_list ON platform.ledger_transaction
  (player_id, category, created_at, reference COLLATE "C", provider COLLATE "C");
CREATE INDEX ledger_transaction_not_done ON platform.ledger_transaction
  (player_id, status, created_at, reference COLLATE "C", provider COLLATE "C")
  WHERE status <> 'SUCCESS';

-- One movement between two accounts: zero-sum by its shape, whatever is inserted.
CREATE TABLE platform.ledger_transfer (
  player_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  leg integer NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  debit_after bigint,
  debit_seq bigint,
  credit_after bigint,
  credit_seq bigint,
  CONSTRAINT ledger_transfer_player_id_transaction_id_leg_pk PRIMARY KEY (player_id, transaction_id, leg),
  CONSTRAINT ledger_transfer_amount CHECK (amount > 0),
  CONSTRAINT ledger_transfer_two_accounts CHECK (debit <> credit)
);

-- What the feed has to tell, written by the transaction that made it true.
CREATE TABLE platform.outbox (
  player_id uuid NOT NULL,
  seq bigint NOT NULL,
  transaction_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT outbox_player_id_seq_pk PRIMARY KEY (player_id, seq)
);
CREATE INDEX outbox_age ON platform.outbox (created_at);

-- Updated with each of its bets: room in the page keeps that off the indexes.
CREATE TABLE platform.game_round (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  round_ref text NOT NULL,
  game_id text NOT NULL,
  state text NOT NULL,
  stake_total bigint NOT NULL,
  payout_total bigint NOT NULL,
  opened_at timestamptz(3) NOT NULL,
  -- The bonus whose money is in the stake, and how much of the stake that is; null of a round of own money.
  bonus_assignment_id uuid,
  bonus_stake bigint,
  CONSTRAINT game_round_player_id_provider_round_ref_pk PRIMARY KEY (player_id, provider, round_ref),
  CONSTRAINT game_round_state CHECK (state IN ('OPEN', 'CLOSED', 'VOID')),
  CONSTRAINT game_round_totals CHECK (stake_total >= 0 AND payout_total >= 0)
) WITH (fillfactor = 70);
CREATE INDEX game_round_of_player ON platform.game_round (player_id, opened_at DESC NULLS LAST);
CREATE INDEX game_round_open ON platform.game_round (opened_at) WHERE state = 'OPEN';
-- The last games of a player are one step for each game, however many rounds there are.
CREATE INDEX game_round_played ON platform.game_round (player_id, game_id, opened_at);
-- Without the state: an index that names it would be written at the end of every round.
CREATE INDEX game_round_of_bonus ON platform.game_round (player_id, bonus_assignment_id)
  WHERE bonus_assignment_id IS NOT NULL;

-- A ticket is exchanged once for a game session; only its hash is kept.
CREATE TABLE platform.game_ticket (
  hash text PRIMARY KEY NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  provider text NOT NULL,
  -- Null: the provider names the game when it opens the session.
  game_id text,
  currency text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX game_ticket_expires ON platform.game_ticket (expires_at);

-- Outlives its end: a payout that comes late still finds its player.
CREATE TABLE platform.game_session (
  hash text PRIMARY KEY NOT NULL,
  player_id uuid NOT NULL,
  -- The player's session: when that ends, real play ends.
  session_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  -- Null in rows from before it was kept: then the player's session says when.
  opened_at timestamptz(3),
  -- As which product its entries are booked.
  category text DEFAULT 'CASINO' NOT NULL,
  -- What its bets are held to: the rules of the moment at which it was opened. Null is without a limit.
  stake_min bigint DEFAULT 1 NOT NULL,
  stake_max bigint,
  round_cap bigint,
  pace_ms integer DEFAULT 0 NOT NULL,
  one_at_a_time boolean DEFAULT false NOT NULL,
  -- What kind of game it is, which decides what its stakes count for a bonus; null in older rows.
  game_type text,
  -- The limits that its player must have set before a round begins; null: the market asks for none.
  limits_first jsonb
);
CREATE INDEX game_session_of_player ON platform.game_session (player_id, session_id);

-- The game that a player has opened last: where a market wants one game at a time, only it begins rounds.
CREATE TABLE platform.newest_game_session (
  player_id uuid PRIMARY KEY NOT NULL,
  session_hash text NOT NULL
);

-- When a player's last round of a game began, where a market asks for a pace.
CREATE TABLE platform.game_pace (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  round_at timestamptz(3) NOT NULL,
  CONSTRAINT game_pace_player_id_provider_game_id_pk PRIMARY KEY (player_id, provider, game_id)
);

-- The games that a player marked, in each lobby.
CREATE TABLE platform.favourite_game (
  player_id uuid NOT NULL,
  lobby text NOT NULL,
  game_id text NOT NULL,
  added_at timestamptz(3) NOT NULL,
  CONSTRAINT favourite_game_player_id_lobby_game_id_pk PRIMARY KEY (player_id, lobby, game_id),
  CONSTRAINT favourite_game_lobby CHECK (lobby IN ('CASINO', 'LIVE_CASINO'))
);

-- What a player has chosen about the lists around games; who has no row has changed nothing.
CREATE TABLE platform.player_game_setting (
  player_id uuid PRIMARY KEY NOT NULL,
  -- Whether games are suggested from those that were played last.
  suggestions boolean NOT NULL,
  changed_at timestamptz(3) NOT NULL
);

-- Rounds of the last weeks that paid more than they cost, for the lists of winners. Nobody's name and nobody's id: what
-- is shown to everybody holds no person. A trigger on `game_round` writes it when the round closes.
CREATE TABLE platform.round_win (
  currency text NOT NULL,
  game_id text NOT NULL,
  amount bigint NOT NULL,
  won_at timestamptz(3) NOT NULL
);
-- The day in UTC first: the ten largest of a month are ten of each of its days.
CREATE INDEX round_win_top ON platform.round_win (currency, ((won_at AT TIME ZONE 'UTC')::date), amount, won_at);
CREATE INDEX round_win_latest ON platform.round_win (currency, won_at);

-- Money that a player pays in, from the form to the ledger. Its id is what the payment provider knows it by.
CREATE TABLE platform.deposit (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Made with the form: a second click finds this row.
  key uuid NOT NULL,
  request_hash text NOT NULL,
  method text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  -- Why it came to nothing.
  reason text,
  -- Was credited although the account takes no deposits any more: for people to look at.
  blocked_meanwhile boolean DEFAULT false NOT NULL,
  -- The newest that the provider has said; 0 before it has said anything.
  sequence integer DEFAULT 0 NOT NULL,
  -- Everything that the provider is asked with, so that it can be asked again.
  request jsonb NOT NULL,
  step text,
  url text,
  transaction_id uuid,
  -- What a payment that was taken back has cost beyond the player's balance.
  owed bigint DEFAULT 0 NOT NULL,
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  -- When the provider is asked, should it say nothing by then; null once nothing more is to come.
  ask_at timestamptz(3),
  -- Was credited although it passed a limit of the player's own: it came late, or the limit was lowered meanwhile.
  past_limit boolean DEFAULT false NOT NULL,
  -- The campaign whose bonus was chosen with it; null: none.
  bonus_id text,
  -- The terms of the bonus and what the market says of bonuses, as they were when the deposit began.
  bonus jsonb,
  -- What came on top; null: nothing did.
  bonus_amount bigint,
  -- Why it was credited without the bonus.
  bonus_refusal text,
  CONSTRAINT deposit_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT deposit_amount CHECK (amount > 0),
  CONSTRAINT deposit_state CHECK (state IN ('CREATED', 'WAITING', 'PENDING', 'PAID', 'DECLINED', 'CANCELLED',
      'EXPIRED', 'REFUSED', 'REFUNDING', 'REFUNDED', 'CHARGED_BACK')),
  CONSTRAINT deposit_paid_once CHECK (state <> 'PAID' OR transaction_id IS NOT NULL)
);
CREATE UNIQUE INDEX deposit_key ON platform.deposit (player_id, key);
CREATE UNIQUE INDEX deposit_id ON platform.deposit (id);
CREATE INDEX deposit_newest ON platform.deposit (player_id, created_at DESC NULLS LAST);
CREATE INDEX deposit_booked ON platform.deposit (changed_at) WHERE transaction_id IS NOT NULL;
CREATE INDEX deposit_open ON platform.deposit (ask_at) WHERE ask_at IS NOT NULL;

-- Everything that payment providers have told us by themselves, kept before it is acted upon.
CREATE TABLE platform.psp_event (
  event_id text PRIMARY KEY NOT NULL,
  subject text NOT NULL,
  reference text NOT NULL,
  sequence integer NOT NULL,
  body_hash text NOT NULL,
  body jsonb NOT NULL,
  received_at timestamptz(3) NOT NULL,
  applied_at timestamptz(3),
  -- What it came to.
  outcome text
);
CREATE INDEX psp_event_waiting ON platform.psp_event (received_at) WHERE applied_at IS NULL;
CREATE INDEX psp_event_reference ON platform.psp_event (reference);

-- What a player has paid with, as the provider's token; never the number of a card or an account.
CREATE TABLE platform.payment_instrument (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  method text NOT NULL,
  token text NOT NULL,
  label text NOT NULL,
  -- The player wants it offered again; payouts may go back to it in any case.
  is_kept boolean NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  CONSTRAINT payment_instrument_player_id_id_pk PRIMARY KEY (player_id, id)
);
CREATE UNIQUE INDEX payment_instrument_token ON platform.payment_instrument (player_id, method, token);

-- Money on its way out: in LOCKED from the first row on, settled by exactly one transaction of the ledger.
CREATE TABLE platform.withdrawal (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Of the form that asked: the same one again is this withdrawal.
  reference uuid NOT NULL,
  request_hash text NOT NULL,
  state text NOT NULL,
  method text NOT NULL,
  -- What the payment provider knows the card or account by.
  instrument_token text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  lock_tx uuid NOT NULL,
  settle_tx uuid,
  -- People look at it before anything is sent.
  needs_review boolean NOT NULL,
  -- Nothing is sent before, so that the player can take it back where the market lets players.
  hold_until timestamptz(3) NOT NULL,
  -- Why staff said no; for nobody's eyes but staff's, what the provider said.
  reason text,
  provider_note text,
  requested_at timestamptz(3) NOT NULL,
  -- When the state began.
  changed_at timestamptz(3) NOT NULL,
  -- What a bank has sent back after it was paid is in MAIN again by this one.
  return_tx uuid,
  CONSTRAINT withdrawal_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT withdrawal_amount CHECK (amount > 0),
  CONSTRAINT withdrawal_returned CHECK ((state = 'RETURNED') = (return_tx IS NOT NULL)),
  CONSTRAINT withdrawal_state CHECK (state IN ('REQUESTED', 'APPROVED', 'PROCESSING', 'PAID', 'REJECTED',
      'CANCELLED', 'FAILED', 'RETURNED')),
  CONSTRAINT withdrawal_settled CHECK ((state IN ('PAID', 'REJECTED', 'CANCELLED', 'FAILED', 'RETURNED')) =
      (settle_tx IS NOT NULL))
);
CREATE UNIQUE INDEX withdrawal_id ON platform.withdrawal (id);
CREATE UNIQUE INDEX withdrawal_reference ON platform.withdrawal (player_id, reference);
CREATE UNIQUE INDEX withdrawal_locked_once ON platform.withdrawal (player_id, lock_tx);
CREATE UNIQUE INDEX withdrawal_settled_once ON platform.withdrawal (player_id, settle_tx);
CREATE INDEX withdrawal_open ON platform.withdrawal (changed_at) WHERE settle_tx IS NULL;
CREATE UNIQUE INDEX withdrawal_returned_once ON platform.withdrawal (player_id, return_tx);
CREATE INDEX withdrawal_over ON platform.withdrawal (changed_at) WHERE settle_tx IS NOT NULL;

-- Every state that a withdrawal has been in; rows are only added.
CREATE TABLE platform.withdrawal_step (
  player_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  step integer NOT NULL,
  state text NOT NULL,
  at timestamptz(3) NOT NULL,
  -- Who or what brought it there.
  cause text NOT NULL,
  CONSTRAINT withdrawal_step_player_id_withdrawal_id_step_pk PRIMARY KEY (player_id, withdrawal_id, step)
);

-- What came of holding the payment provider's list against the ledger, once for each time.
CREATE TABLE platform.reconciliation (
  id uuid PRIMARY KEY NOT NULL,
  made_at timestamptz(3) NOT NULL,
  -- The stretch of time that was looked at: from its first moment up to, and without, `until_at`.
  from_at timestamptz(3) NOT NULL,
  until_at timestamptz(3) NOT NULL,
  theirs integer NOT NULL,
  ours integer NOT NULL,
  differences jsonb NOT NULL
);
CREATE INDEX reconciliation_newest ON platform.reconciliation (made_at DESC NULLS LAST);

-- What came of looking at the books while they are written, once for each time.
CREATE TABLE platform.book_check (
  id uuid PRIMARY KEY NOT NULL,
  made_at timestamptz(3) NOT NULL,
  -- Up to where news of wallets had been read: the next time goes on from here.
  read_until timestamptz(3) NOT NULL,
  -- The last player of the round through all of them; null: the round begins anew.
  swept_to uuid,
  wallets integer NOT NULL,
  took_ms integer NOT NULL,
  differences jsonb NOT NULL
);
CREATE INDEX book_check_newest ON platform.book_check (made_at DESC NULLS LAST);

-- Work that must still happen. Whoever runs it holds it until `locked_until`; a row that is done is gone.
CREATE TABLE platform.job (
  id uuid PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  -- The same work is never there twice.
  key text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz(3) NOT NULL,
  -- How often it was begun; also tells one lease from the next.
  attempts integer DEFAULT 0 NOT NULL,
  locked_until timestamptz(3),
  last_error text,
  -- How often it was put: what was put while it ran is not over with that run.
  puts integer DEFAULT 0 NOT NULL,
  -- How often in a row it came to nothing.
  tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT job_key_unique UNIQUE (key)
);
CREATE INDEX job_due ON platform.job (run_at);

-- Mail and SMS as they left. Rows are added, and removed by age and number; none is ever changed.
CREATE TABLE platform.message (
  id uuid PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  params jsonb NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  CONSTRAINT message_kind CHECK (kind IN ('mail', 'sms'))
);
CREATE INDEX message_recipient ON platform.message (recipient, id DESC NULLS LAST);
CREATE INDEX message_age ON platform.message (sent_at);

-- The one code that is good for a purpose and whom it is about; a newer one takes its place.
CREATE TABLE platform.one_time_code (
  purpose text NOT NULL,
  -- The sign-up or the player, as the purpose says.
  subject text NOT NULL,
  id uuid NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL,
  used_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT one_time_code_purpose_subject_pk PRIMARY KEY (purpose, subject)
);
CREATE INDEX one_time_code_expires ON platform.one_time_code (expires_at);

-- Counts of what may be done so often, shared by all instances. The key is a hash: no address stands here.
CREATE TABLE platform.rate_window (
  key text PRIMARY KEY NOT NULL,
  calls integer NOT NULL,
  ends_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_window_ends ON platform.rate_window (ends_at);

-- Who belongs to a list that content names by its key: the content itself is public and holds no player.
CREATE TABLE platform.segment_member (
  segment_key text NOT NULL,
  player_id uuid NOT NULL,
  added_at timestamptz(3) NOT NULL,
  CONSTRAINT segment_member_segment_key_player_id_pk PRIMARY KEY (segment_key, player_id),
  CONSTRAINT segment_member_key CHECK (segment_key ~ '^[a-z0-9-]{1,40}$')
);
CREATE INDEX segment_member_player ON platform.segment_member (player_id);

-- One limit of a player: of one kind and one period. A row without a value says that there was one, or is locked.
CREATE TABLE platform.player_limit (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  value bigint,
  -- What waits until `pending_from`; null with a moment is a removal.
  pending_value bigint,
  pending_from timestamptz(3),
  -- It is in force only when the player has said yes again, between `pending_from` and this.
  confirm_by timestamptz(3),
  is_locked boolean DEFAULT false NOT NULL,
  locked_until timestamptz(3),
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT player_limit_player_id_kind_period_pk PRIMARY KEY (player_id, kind, period),
  CONSTRAINT player_limit_kind CHECK (kind IN ('deposit', 'spend', 'loss')),
  CONSTRAINT player_limit_period CHECK (period IN ('D', 'W', 'M')),
  CONSTRAINT player_limit_value CHECK (value > 0 AND pending_value > 0),
  CONSTRAINT player_limit_pending CHECK (pending_from IS NOT NULL OR (pending_value IS NULL AND confirm_by IS NULL))
);

-- What the play of a player with limits has come to: one row, read and counted on at every bet under the lock of the
-- wallet. `spent` and `lost` run on for ever; what they were when a period began makes them the use of that period.
-- One row a player is written at every bet: room in the page keeps that off the index.
CREATE TABLE platform.limit_state (
  player_id uuid PRIMARY KEY NOT NULL,
  time_zone text NOT NULL,
  -- How many changes there have been; the number of the newest.
  version integer DEFAULT 0 NOT NULL,
  -- Whether there is a limit on spending or losing: without one nothing is counted.
  counts_play boolean DEFAULT false NOT NULL,
  -- Until then nothing changes by itself: no period ends, nothing that waits is due.
  due_at timestamptz(3) NOT NULL,
  day_from timestamptz(3) NOT NULL,
  week_from timestamptz(3) NOT NULL,
  month_from timestamptz(3) NOT NULL,
  spent bigint DEFAULT 0 NOT NULL,
  spent_at_day bigint DEFAULT 0 NOT NULL,
  spent_at_week bigint DEFAULT 0 NOT NULL,
  spent_at_month bigint DEFAULT 0 NOT NULL,
  lost bigint DEFAULT 0 NOT NULL,
  lost_at_day bigint DEFAULT 0 NOT NULL,
  lost_at_week bigint DEFAULT 0 NOT NULL,
  lost_at_month bigint DEFAULT 0 NOT NULL,
  -- How far the running sums may go under the lowest limit; null: there is none.
  spend_stop bigint,
  loss_stop bigint,
  -- The lowest limit on losing: a win before gives no more to lose at once than the limit.
  loss_most bigint
) WITH (fillfactor = 60);

-- Everything that ever happened to a player's limits, by whom, and what the player had read; rows are only added.
CREATE TABLE platform.limit_change (
  player_id uuid NOT NULL,
  no integer NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  event text NOT NULL,
  value_before bigint,
  value_after bigint,
  -- Of a raise or a removal that waits.
  pending_value bigint,
  works_from timestamptz(3),
  -- When it was in force; what came by itself may have been written down later.
  at timestamptz(3) NOT NULL,
  recorded_at timestamptz(3) NOT NULL,
  cause text NOT NULL,
  -- Of the words that were shown before.
  text_version text,
  -- As in `protection_event`.
  acknowledged text DEFAULT 'NOT_ASKED',
  acknowledged_at timestamptz(3),
  CONSTRAINT limit_change_player_id_no_pk PRIMARY KEY (player_id, no)
);

-- Sums of the ledger for whole days that are over, so that years are read without walking them. Only a memory: without a
-- row the same is counted from the ledger.
CREATE TABLE platform.play_day (
  player_id uuid NOT NULL,
  -- The first moment of the day in the zone of `play_counted`.
  starts_at timestamptz(3) NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  total bigint NOT NULL,
  -- Milliseconds that were played: only of stakes.
  played bigint NOT NULL,
  CONSTRAINT play_day_player_id_starts_at_type_status_pk PRIMARY KEY (player_id, starts_at, type, status)
);

-- Up to where a player's days are summed, and by which calendar.
CREATE TABLE platform.play_counted (
  player_id uuid PRIMARY KEY NOT NULL,
  time_zone text NOT NULL,
  counted_until timestamptz(3) NOT NULL
);

-- What an operator offers, by its key. Put in by a command; the terms are worked out for each currency then.
CREATE TABLE platform.bonus_campaign (
  id text PRIMARY KEY NOT NULL,
  kind text NOT NULL,
  vertical text NOT NULL,
  category text NOT NULL,
  trigger_event text,
  -- The codes of the markets whose players may have it.
  markets jsonb NOT NULL,
  -- Its bonus code in capitals; null: it needs none.
  code text,
  audience text NOT NULL,
  status text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3),
  -- By currency, everything that a bonus is held to; amounts are minor units as text.
  terms jsonb NOT NULL,
  names jsonb NOT NULL,
  steps integer NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT bonus_campaign_kind CHECK (kind IN ('DEPOSIT_MATCH', 'GIFT')),
  CONSTRAINT bonus_campaign_vertical CHECK (vertical IN ('CASINO', 'LIVE_CASINO')),
  CONSTRAINT bonus_campaign_status CHECK (status IN ('DRAFT', 'ACTIVE', 'EXPIRED', 'CANCELED'))
);
CREATE UNIQUE INDEX bonus_campaign_code ON platform.bonus_campaign (code) WHERE code IS NOT NULL;

-- A bonus that a player has, or has had: with the terms as they were, for whoever asks later.
CREATE TABLE platform.bonus_assignment (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id text NOT NULL,
  -- Made with the form of the claim; of a deposit match the deposit's own id.
  key uuid NOT NULL,
  vertical text NOT NULL,
  category text NOT NULL,
  code text,
  currency text NOT NULL,
  granted bigint NOT NULL,
  wager_required bigint NOT NULL,
  wager_done bigint DEFAULT 0 NOT NULL,
  state text NOT NULL,
  terms jsonb NOT NULL,
  -- The hash of the terms.
  terms_version text NOT NULL,
  deposit_id uuid,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  end_cause text,
  -- What the player was shown as wagered when forfeiting it.
  shown_progress bigint,
  CONSTRAINT bonus_assignment_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT bonus_assignment_vertical CHECK (vertical IN ('CASINO', 'LIVE_CASINO')),
  CONSTRAINT bonus_assignment_state CHECK (state IN ('ACTIVATED', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'USED_UP')),
  CONSTRAINT bonus_assignment_granted CHECK (granted > 0),
  CONSTRAINT bonus_assignment_wager CHECK (wager_done >= 0 AND wager_done <= wager_required),
  CONSTRAINT bonus_assignment_ended CHECK ((state = 'ACTIVATED') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX bonus_assignment_once ON platform.bonus_assignment (player_id, campaign_id);
CREATE UNIQUE INDEX bonus_assignment_key ON platform.bonus_assignment (player_id, key);
CREATE UNIQUE INDEX bonus_assignment_active ON platform.bonus_assignment (player_id, vertical)
  WHERE state = 'ACTIVATED';
CREATE INDEX bonus_assignment_due ON platform.bonus_assignment (expires_at) WHERE state = 'ACTIVATED';

-- What each stake of bonus money has counted; a stake that is taken back has a row below nothing. Only ever added to.
CREATE TABLE platform.bonus_progress (
  player_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  counted bigint NOT NULL,
  CONSTRAINT bonus_progress_player_id_assignment_id_transaction_id_pk PRIMARY KEY (player_id, assignment_id,
      transaction_id)
);

-- What is asked of a player, and how far it is (KYC-02); written by `move_document` alone, which keeps the record.
CREATE TABLE platform.player_document (
  id uuid PRIMARY KEY NOT NULL,
  player_id uuid NOT NULL,
  document_type text NOT NULL,
  -- Which card or paper, where there may be several of the type.
  about text DEFAULT '' NOT NULL,
  status text NOT NULL,
  sub_type text,
  rejection_reason text,
  trigger text,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT player_document_one UNIQUE (player_id, document_type, about),
  CONSTRAINT player_document_status CHECK (status IN ('UNREQUESTED', 'REQUESTED', 'UNDER_REVIEW', 'VERIFIED',
      'EXPIRED'))
);
CREATE INDEX player_document_waiting ON platform.player_document (changed_at) WHERE status = 'UNDER_REVIEW';

-- Every step of every document; rows are only added.
CREATE TABLE platform.document_change (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  cause text NOT NULL,
  reason text,
  CONSTRAINT document_change_player_id_id_pk PRIMARY KEY (player_id, id)
);

-- Files of documents, sealed each with a key of its own, which is sealed with the key that `key_id` names.
CREATE TABLE platform.document_file (
  id uuid PRIMARY KEY NOT NULL,
  player_id uuid NOT NULL,
  document_id uuid NOT NULL,
  kind text NOT NULL,
  bytes integer NOT NULL,
  key_id text NOT NULL,
  wrapped_key bytea NOT NULL,
  sealed bytea NOT NULL,
  uploaded_at timestamptz(3) NOT NULL,
  -- Null until the player sends it to the review.
  sent_at timestamptz(3),
  -- Null while it is looked at.
  delete_after timestamptz(3),
  CONSTRAINT document_file_kind CHECK (kind IN ('jpeg', 'pdf'))
);
CREATE INDEX document_file_document ON platform.document_file (document_id);
CREATE INDEX document_file_delete ON platform.document_file (delete_after);

-- Checks at the identity provider; the id is the reference that its result names.
CREATE TABLE platform.identity_check (
  id uuid PRIMARY KEY NOT NULL,
  player_id uuid NOT NULL,
  started_at timestamptz(3) NOT NULL,
  outcome text,
  ended_at timestamptz(3)
);
CREATE INDEX identity_check_player ON platform.identity_check (player_id);

-- Answers to the questionnaire (EDD-07); rows are only added, the newest counts.
CREATE TABLE platform.questionnaire_answer (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  occupation text NOT NULL,
  other_occupation text,
  salary_range_id integer NOT NULL,
  currency text NOT NULL,
  source_of_funds text NOT NULL,
  other_source_of_funds text,
  place_of_birth text,
  nationality text,
  CONSTRAINT questionnaire_answer_player_id_id_pk PRIMARY KEY (player_id, id)
);

-- A new account whose person is like one who is shut out; the account plays when somebody has said that they are two.
CREATE TABLE platform.identity_review (
  player_id uuid NOT NULL,
  -- The account that is shut out.
  other_id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  points integer NOT NULL,
  -- What is alike, by the names of the rule.
  reasons text[] NOT NULL,
  -- OTHER: two people. SAME: one.
  state text NOT NULL,
  decided_at timestamptz(3),
  -- Who decided.
  cause text,
  CONSTRAINT identity_review_player_id_other_id_pk PRIMARY KEY (player_id, other_id),
  CONSTRAINT identity_review_state CHECK (state IN ('OPEN', 'OTHER', 'SAME'))
);
CREATE INDEX identity_review_open ON platform.identity_review (at) WHERE state = 'OPEN';

-- A sign-up that was refused because its person is shut out already; rows are only added.
CREATE TABLE platform.identity_refusal (
  -- Of the sign-up.
  draft_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  other_id uuid NOT NULL,
  points integer NOT NULL,
  reasons text[] NOT NULL,
  CONSTRAINT identity_refusal_draft_id_id_pk PRIMARY KEY (draft_id, id)
);

-- What was done to protect a player, by whom, and what he had read before; rows are only added.
CREATE TABLE platform.protection_event (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL,
  -- Of a break: null is without end. Of a check: until when it was locked, or when the next one is due.
  until timestamptz(3),
  -- How the player stood before it.
  status_before text NOT NULL,
  -- The session in which it was asked for; null where it was not a player's page.
  session_id uuid,
  -- The visitor's network address; empty when nobody says.
  visitor text NOT NULL,
  text_version text,
  -- How the player acknowledged it; `NOT_ASKED` where nobody asked. Null: from before it was kept.
  acknowledged text DEFAULT 'NOT_ASKED',
  acknowledged_at timestamptz(3),
  -- What the event went by, for the player to read: of a warning its rule, level and figures.
  details jsonb,
  CONSTRAINT protection_event_player_id_id_pk PRIMARY KEY (player_id, id)
);

-- What a register of excluded people has said of a player, or that it was silent; rows are only added.
CREATE TABLE platform.register_answer (
  -- Of a sign-up: the id that its account has or would have had.
  player_id uuid NOT NULL,
  -- Also the reference under which the register was asked.
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  register text NOT NULL,
  occasion text NOT NULL,
  answer text NOT NULL,
  -- End of the exclusion; null: without end, or not listed.
  until timestamptz(3),
  -- The register's number of its answer; null where it was silent.
  receipt text,
  CONSTRAINT register_answer_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT register_answer_answer CHECK (answer IN ('CLEAR', 'LISTED', 'UNAVAILABLE')),
  CONSTRAINT register_answer_occasion CHECK (occasion IN ('SIGN_UP', 'SIGN_IN', 'PLAY', 'DEPOSIT', 'IN_GAME'))
);

-- Whose exclusion is a register's and nobody else's: it ends when the register says so.
CREATE TABLE platform.register_exclusion (
  player_id uuid PRIMARY KEY NOT NULL,
  register text NOT NULL,
  since timestamptz(3) NOT NULL
);

-- How long a player plays until the next check. It is the player's, on whichever devices.
-- One row a player is read at every new round and written now and then: room in the page keeps that off the index.
CREATE TABLE platform.activity_timer (
  player_id uuid PRIMARY KEY NOT NULL,
  -- What the player has chosen; null: what the market begins with.
  chosen_minutes integer,
  -- From when the summary counts: the login or the last answer to a check.
  since timestamptz(3) NOT NULL,
  -- From then on no round begins. Null: it is stopped by a logout, and none begins either.
  due_at timestamptz(3),
  -- When the check that is due first stood before the player.
  shown_at timestamptz(3)
) WITH (fillfactor = 60);

-- What a player was, or is to be, told because of how the play went.
CREATE TABLE platform.warning (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  rule text NOT NULL,
  level integer NOT NULL,
  at timestamptz(3) NOT NULL,
  -- What it went by, number by number; money in minor units, as text.
  figures jsonb NOT NULL,
  -- It waits: to be read, from level 2 on to be answered.
  is_open boolean DEFAULT true NOT NULL,
  shown_at timestamptz(3),
  answered_at timestamptz(3),
  answer text,
  -- When staff has seen one of level 3; null: it waits, or there is nothing to see.
  noted_at timestamptz(3),
  CONSTRAINT warning_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT warning_level CHECK (level BETWEEN 1 AND 3)
);
-- Ascending, as every list here: an index with DESC NULLS LAST answers no plain `ORDER BY … DESC`.
CREATE INDEX warning_newest ON platform.warning (player_id, at);
CREATE INDEX warning_of_all ON platform.warning (at);
CREATE INDEX warning_for_staff ON platform.warning (at) WHERE level = 3 AND noted_at IS NULL;

-- Up to where a player was looked after, and until when nothing is advertised.
CREATE TABLE platform.warning_state (
  player_id uuid PRIMARY KEY NOT NULL,
  -- Grows with each message: two looks at once never raise two.
  version integer DEFAULT 0 NOT NULL,
  looked_at timestamptz(3),
  -- Up to where the time played stands in `play_stretch`.
  counted_until timestamptz(3),
  no_marketing_until timestamptz(3)
);

-- Time played by half hours, of the last days only: so that nobody's bets are walked twice.
CREATE TABLE platform.play_stretch (
  player_id uuid NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  -- Milliseconds.
  played bigint NOT NULL,
  CONSTRAINT play_stretch_player_id_starts_at_pk PRIMARY KEY (player_id, starts_at)
);

-- A higher limit, or none, that a player asked for, with what was used of the limit at that moment.
CREATE TABLE platform.limit_raise (
  player_id uuid NOT NULL,
  no integer NOT NULL,
  at timestamptz(3) NOT NULL,
  used bigint NOT NULL,
  value bigint NOT NULL,
  CONSTRAINT limit_raise_player_id_no_pk PRIMARY KEY (player_id, no)
);

-- When the player looked at the own limits, and how often that is asked for. Without a row: from the registration on.
CREATE TABLE platform.limit_review (
  player_id uuid PRIMARY KEY NOT NULL,
  every_months integer NOT NULL,
  since timestamptz(3) NOT NULL,
  answered_at timestamptz(3),
  later_until timestamptz(3),
  shown_at timestamptz(3),
  CONSTRAINT limit_review_months CHECK (every_months IN (1, 3, 6))
);

-- What a player wanted kept of the self-test: the day and the band, nothing else.
CREATE TABLE platform.self_test (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamptz(3) NOT NULL,
  band text NOT NULL,
  -- Which words the player agreed to.
  text_version text,
  CONSTRAINT self_test_player_id_id_pk PRIMARY KEY (player_id, id)
);

-- A player's own yardstick; it refuses nothing.
CREATE TABLE platform.own_budget (
  player_id uuid PRIMARY KEY NOT NULL,
  per text NOT NULL,
  amount bigint NOT NULL,
  set_at timestamptz(3) NOT NULL,
  CONSTRAINT own_budget_per CHECK (per IN ('week', 'month')),
  CONSTRAINT own_budget_amount CHECK (amount > 0)
);
