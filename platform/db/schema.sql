-- Made by `npm run db:schema` from platform/db/migrations: a picture to read, applied nowhere.

CREATE TABLE platform.activity_timer (
  player_id uuid NOT NULL,
  chosen_minutes integer,
  since timestamp(3) with time zone NOT NULL,
  due_at timestamp(3) with time zone,
  shown_at timestamp(3) with time zone,
  CONSTRAINT activity_timer_pkey PRIMARY KEY (player_id)
) WITH (fillfactor=60);

CREATE TABLE platform.bonus_assignment (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id text NOT NULL,
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
  terms_version text NOT NULL,
  deposit_id uuid,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  end_cause text,
  shown_progress bigint,
  carried bigint,
  CONSTRAINT bonus_assignment_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT bonus_assignment_ended CHECK (((state = 'ACTIVATED'::text) = (ended_at IS NULL))),
  CONSTRAINT bonus_assignment_granted CHECK ((granted > 0)),
  CONSTRAINT bonus_assignment_state CHECK ((state = ANY (ARRAY['ACTIVATED'::text, 'COMPLETED'::text, 'FORFEITED'::text, 'EXPIRED'::text, 'USED_UP'::text]))),
  CONSTRAINT bonus_assignment_vertical CHECK ((vertical = ANY (ARRAY['CASINO'::text, 'LIVE_CASINO'::text, 'SPORTS'::text]))),
  CONSTRAINT bonus_assignment_wager CHECK (((wager_done >= 0) AND (wager_done <= wager_required)))
);
CREATE UNIQUE INDEX bonus_assignment_active ON platform.bonus_assignment (player_id, vertical) WHERE (state = 'ACTIVATED'::text);
CREATE INDEX bonus_assignment_due ON platform.bonus_assignment (expires_at) WHERE (state = 'ACTIVATED'::text);
CREATE UNIQUE INDEX bonus_assignment_key ON platform.bonus_assignment (player_id, key);
CREATE UNIQUE INDEX bonus_assignment_once ON platform.bonus_assignment (player_id, campaign_id);

CREATE TABLE platform.bonus_campaign (
  id text NOT NULL,
  kind text NOT NULL,
  vertical text NOT NULL,
  category text NOT NULL,
  trigger_event text,
  markets jsonb NOT NULL,
  code text,
  audience text NOT NULL,
  status text NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone,
  terms jsonb NOT NULL,
  names jsonb NOT NULL,
  steps integer NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT bonus_campaign_pkey PRIMARY KEY (id),
  CONSTRAINT bonus_campaign_free_bet CHECK (((kind = 'FREE_BET'::text) = (vertical = 'FREE_BET'::text))),
  CONSTRAINT bonus_campaign_kind CHECK ((kind = ANY (ARRAY['DEPOSIT_MATCH'::text, 'GIFT'::text, 'FREE_BET'::text]))),
  CONSTRAINT bonus_campaign_status CHECK ((status = ANY (ARRAY['DRAFT'::text, 'ACTIVE'::text, 'EXPIRED'::text, 'CANCELED'::text]))),
  CONSTRAINT bonus_campaign_vertical CHECK ((vertical = ANY (ARRAY['CASINO'::text, 'LIVE_CASINO'::text, 'SPORTS'::text, 'FREE_BET'::text])))
);
CREATE UNIQUE INDEX bonus_campaign_code ON platform.bonus_campaign (code) WHERE (code IS NOT NULL);

CREATE TABLE platform.bonus_progress (
  player_id uuid NOT NULL,
  assignment_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  counted bigint NOT NULL,
  bet_id uuid,
  CONSTRAINT bonus_progress_player_id_assignment_id_transaction_id_pk PRIMARY KEY (player_id, assignment_id, transaction_id)
);

CREATE TABLE platform.book_check (
  id uuid NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  read_until timestamp(3) with time zone NOT NULL,
  swept_to uuid,
  wallets integer NOT NULL,
  took_ms integer NOT NULL,
  differences jsonb NOT NULL,
  CONSTRAINT book_check_pkey PRIMARY KEY (id)
);
CREATE INDEX book_check_newest ON platform.book_check (made_at DESC NULLS LAST);

CREATE TABLE platform.consent (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  version text NOT NULL,
  granted boolean NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  visitor text NOT NULL,
  details jsonb,
  CONSTRAINT consent_player_id_id_pk PRIMARY KEY (player_id, id)
);

CREATE TABLE platform.deposit (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  key uuid NOT NULL,
  request_hash text NOT NULL,
  method text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  reason text,
  blocked_meanwhile boolean DEFAULT false NOT NULL,
  sequence integer DEFAULT 0 NOT NULL,
  request jsonb NOT NULL,
  step text,
  url text,
  transaction_id uuid,
  owed bigint DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  ask_at timestamp(3) with time zone,
  past_limit boolean DEFAULT false NOT NULL,
  bonus_id text,
  bonus jsonb,
  bonus_amount bigint,
  bonus_refusal text,
  refunded bigint DEFAULT 0 NOT NULL,
  charged_back bigint DEFAULT 0 NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  CONSTRAINT deposit_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT deposit_amount CHECK ((amount > 0)),
  CONSTRAINT deposit_gone CHECK (((transaction_id IS NULL) OR ((state = 'PAID'::text) = ((refunded + charged_back) < amount)))),
  CONSTRAINT deposit_paid_once CHECK (((state <> 'PAID'::text) OR (transaction_id IS NOT NULL))),
  CONSTRAINT deposit_returns CHECK (((refunded >= 0) AND (charged_back >= 0) AND ((owed >= 0) AND (owed <= (refunded + charged_back))))),
  CONSTRAINT deposit_state CHECK ((state = ANY (ARRAY['CREATED'::text, 'WAITING'::text, 'PENDING'::text, 'PAID'::text, 'DECLINED'::text, 'CANCELLED'::text, 'EXPIRED'::text, 'REFUSED'::text, 'REFUNDING'::text, 'REFUNDED'::text, 'CHARGED_BACK'::text])))
);
CREATE INDEX deposit_booked ON platform.deposit (changed_at) WHERE (transaction_id IS NOT NULL);
CREATE UNIQUE INDEX deposit_id ON platform.deposit (id);
CREATE UNIQUE INDEX deposit_key ON platform.deposit (player_id, key);
CREATE INDEX deposit_newest ON platform.deposit (player_id, created_at DESC NULLS LAST);
CREATE INDEX deposit_open ON platform.deposit (ask_at) WHERE (ask_at IS NOT NULL);
CREATE INDEX deposit_without_money ON platform.deposit (player_id, created_at DESC) WHERE (transaction_id IS NULL);

CREATE TABLE platform.detail_change (
  player_id uuid NOT NULL,
  detail text NOT NULL,
  changes integer DEFAULT 1 NOT NULL,
  CONSTRAINT detail_change_player_id_detail_pk PRIMARY KEY (player_id, detail)
);

CREATE TABLE platform.document_change (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  cause text NOT NULL,
  reason text,
  CONSTRAINT document_change_player_id_id_pk PRIMARY KEY (player_id, id)
);

CREATE TABLE platform.document_file (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  document_id uuid NOT NULL,
  kind text NOT NULL,
  bytes integer NOT NULL,
  key_id text NOT NULL,
  wrapped_key bytea NOT NULL,
  sealed bytea NOT NULL,
  uploaded_at timestamp(3) with time zone NOT NULL,
  sent_at timestamp(3) with time zone,
  delete_after timestamp(3) with time zone,
  CONSTRAINT document_file_pkey PRIMARY KEY (id),
  CONSTRAINT document_file_kind CHECK ((kind = ANY (ARRAY['jpeg'::text, 'pdf'::text])))
);
CREATE INDEX document_file_delete ON platform.document_file (delete_after);
CREATE INDEX document_file_document ON platform.document_file (document_id);

CREATE TABLE platform.favourite_game (
  player_id uuid NOT NULL,
  lobby text NOT NULL,
  game_id text NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT favourite_game_player_id_lobby_game_id_pk PRIMARY KEY (player_id, lobby, game_id),
  CONSTRAINT favourite_game_lobby CHECK ((lobby = ANY (ARRAY['CASINO'::text, 'LIVE_CASINO'::text])))
);

CREATE TABLE platform.feed_token (
  hash text NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT feed_token_pkey PRIMARY KEY (hash)
);
CREATE INDEX feed_token_expires ON platform.feed_token (expires_at);

CREATE TABLE platform.free_bet (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  terms jsonb NOT NULL,
  terms_version text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  bet_id uuid,
  ended_at timestamp(3) with time zone,
  CONSTRAINT free_bet_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT free_bet_amount CHECK ((amount > 0))
);
CREATE UNIQUE INDEX free_bet_in_bet ON platform.free_bet (player_id, bet_id) WHERE (bet_id IS NOT NULL);
CREATE UNIQUE INDEX free_bet_once ON platform.free_bet (player_id, campaign_id);

CREATE TABLE platform.game_pace (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  round_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT game_pace_player_id_provider_game_id_pk PRIMARY KEY (player_id, provider, game_id)
);

CREATE TABLE platform.game_round (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  round_ref text NOT NULL,
  game_id text NOT NULL,
  state text NOT NULL,
  stake_total bigint NOT NULL,
  payout_total bigint NOT NULL,
  opened_at timestamp(3) with time zone NOT NULL,
  bonus_assignment_id uuid,
  bonus_stake bigint,
  CONSTRAINT game_round_player_id_provider_round_ref_pk PRIMARY KEY (player_id, provider, round_ref),
  CONSTRAINT game_round_state CHECK ((state = ANY (ARRAY['OPEN'::text, 'CLOSED'::text, 'VOID'::text]))),
  CONSTRAINT game_round_totals CHECK (((stake_total >= 0) AND (payout_total >= 0)))
) WITH (fillfactor=70);
CREATE INDEX game_round_of_bonus ON platform.game_round (player_id, bonus_assignment_id) WHERE (bonus_assignment_id IS NOT NULL);
CREATE INDEX game_round_of_player ON platform.game_round (player_id, opened_at DESC NULLS LAST);
CREATE INDEX game_round_open ON platform.game_round (opened_at) WHERE (state = 'OPEN'::text);
CREATE INDEX game_round_played ON platform.game_round (player_id, game_id, opened_at);

CREATE TABLE platform.game_session (
  hash text NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  opened_at timestamp(3) with time zone,
  category text DEFAULT 'CASINO'::text NOT NULL,
  stake_min bigint DEFAULT 1 NOT NULL,
  stake_max bigint,
  round_cap bigint,
  pace_ms integer DEFAULT 0 NOT NULL,
  one_at_a_time boolean DEFAULT false NOT NULL,
  game_type text,
  limits_first jsonb,
  payout_max bigint,
  ticket_hash text,
  CONSTRAINT game_session_pkey PRIMARY KEY (hash)
);
CREATE INDEX game_session_of_player ON platform.game_session (player_id, session_id);

CREATE TABLE platform.game_ticket (
  hash text NOT NULL,
  player_id uuid NOT NULL,
  session_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text,
  currency text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT game_ticket_pkey PRIMARY KEY (hash)
);
CREATE INDEX game_ticket_expires ON platform.game_ticket (expires_at);

CREATE TABLE platform.identity_check (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  started_at timestamp(3) with time zone NOT NULL,
  outcome text,
  ended_at timestamp(3) with time zone,
  CONSTRAINT identity_check_pkey PRIMARY KEY (id)
);
CREATE INDEX identity_check_player ON platform.identity_check (player_id);

CREATE TABLE platform.identity_link (
  issuer text NOT NULL,
  subject text NOT NULL,
  player_id uuid NOT NULL,
  linked_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT identity_link_issuer_subject_pk PRIMARY KEY (issuer, subject)
);

CREATE TABLE platform.identity_refusal (
  draft_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  other_id uuid NOT NULL,
  points integer NOT NULL,
  reasons text[] NOT NULL,
  CONSTRAINT identity_refusal_draft_id_id_pk PRIMARY KEY (draft_id, id)
);

CREATE TABLE platform.identity_review (
  player_id uuid NOT NULL,
  other_id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  points integer NOT NULL,
  reasons text[] NOT NULL,
  state text NOT NULL,
  decided_at timestamp(3) with time zone,
  cause text,
  CONSTRAINT identity_review_player_id_other_id_pk PRIMARY KEY (player_id, other_id),
  CONSTRAINT identity_review_state CHECK ((state = ANY (ARRAY['OPEN'::text, 'OTHER'::text, 'SAME'::text])))
);
CREATE INDEX identity_review_open ON platform.identity_review (at) WHERE (state = 'OPEN'::text);

CREATE TABLE platform.job (
  id uuid NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamp(3) with time zone NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  locked_until timestamp(3) with time zone,
  last_error text,
  puts integer DEFAULT 0 NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  CONSTRAINT job_pkey PRIMARY KEY (id),
  CONSTRAINT job_key_unique UNIQUE (key)
);
CREATE INDEX job_due ON platform.job (run_at);

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
  balance_after bigint NOT NULL,
  round_ref text,
  game_id text,
  reverses uuid,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT ledger_transaction_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT ledger_transaction_amount CHECK ((amount >= 0))
);
CREATE INDEX ledger_transaction_list ON platform.ledger_transaction (player_id, category, created_at, reference COLLATE "C", provider COLLATE "C");
CREATE INDEX ledger_transaction_not_done ON platform.ledger_transaction (player_id, status, created_at, reference COLLATE "C", provider COLLATE "C") WHERE (status <> 'SUCCESS'::text);
CREATE UNIQUE INDEX ledger_transaction_reversed_once ON platform.ledger_transaction (player_id, reverses) WHERE ((reverses IS NOT NULL) AND (type <> ALL (ARRAY['REVERSAL_DP'::text, 'REVERSAL_DP_VOID'::text])) AND (category <> 'SPORTS'::text) AND ((category <> 'BONUS'::text) OR (game_id IS NOT NULL)));
CREATE INDEX ledger_transaction_reverses ON platform.ledger_transaction (player_id, reverses) WHERE (reverses IS NOT NULL);
CREATE INDEX ledger_transaction_round ON platform.ledger_transaction (player_id, provider, round_ref) WHERE (round_ref IS NOT NULL);

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
  CONSTRAINT ledger_transfer_amount CHECK ((amount > 0)),
  CONSTRAINT ledger_transfer_two_accounts CHECK ((debit <> credit))
);

CREATE TABLE platform.limit_change (
  player_id uuid NOT NULL,
  no integer NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  event text NOT NULL,
  value_before bigint,
  value_after bigint,
  pending_value bigint,
  works_from timestamp(3) with time zone,
  at timestamp(3) with time zone NOT NULL,
  recorded_at timestamp(3) with time zone NOT NULL,
  cause text NOT NULL,
  text_version text,
  acknowledged text DEFAULT 'NOT_ASKED'::text,
  acknowledged_at timestamp(3) with time zone,
  lock_reason text,
  locked_until timestamp(3) with time zone,
  staff text,
  CONSTRAINT limit_change_player_id_no_pk PRIMARY KEY (player_id, no)
);

CREATE TABLE platform.limit_raise (
  player_id uuid NOT NULL,
  no integer NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  used bigint NOT NULL,
  value bigint NOT NULL,
  CONSTRAINT limit_raise_player_id_no_pk PRIMARY KEY (player_id, no)
);

CREATE TABLE platform.limit_review (
  player_id uuid NOT NULL,
  every_months integer NOT NULL,
  since timestamp(3) with time zone NOT NULL,
  answered_at timestamp(3) with time zone,
  later_until timestamp(3) with time zone,
  shown_at timestamp(3) with time zone,
  CONSTRAINT limit_review_pkey PRIMARY KEY (player_id),
  CONSTRAINT limit_review_months CHECK ((every_months = ANY (ARRAY[1, 3, 6])))
);

CREATE TABLE platform.limit_state (
  player_id uuid NOT NULL,
  time_zone text NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  counts_play boolean DEFAULT false NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  day_from timestamp(3) with time zone NOT NULL,
  week_from timestamp(3) with time zone NOT NULL,
  month_from timestamp(3) with time zone NOT NULL,
  spent bigint DEFAULT 0 NOT NULL,
  spent_at_day bigint DEFAULT 0 NOT NULL,
  spent_at_week bigint DEFAULT 0 NOT NULL,
  spent_at_month bigint DEFAULT 0 NOT NULL,
  lost bigint DEFAULT 0 NOT NULL,
  lost_at_day bigint DEFAULT 0 NOT NULL,
  lost_at_week bigint DEFAULT 0 NOT NULL,
  lost_at_month bigint DEFAULT 0 NOT NULL,
  spend_stop bigint,
  loss_stop bigint,
  loss_most bigint,
  CONSTRAINT limit_state_pkey PRIMARY KEY (player_id)
) WITH (fillfactor=60);

CREATE TABLE platform.message (
  id uuid NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  params jsonb NOT NULL,
  sent_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT message_pkey PRIMARY KEY (id),
  CONSTRAINT message_kind CHECK ((kind = ANY (ARRAY['mail'::text, 'sms'::text])))
);
CREATE INDEX message_age ON platform.message (sent_at);
CREATE INDEX message_recipient ON platform.message (recipient, id DESC NULLS LAST);

CREATE TABLE platform.newest_game_session (
  player_id uuid NOT NULL,
  session_hash text NOT NULL,
  CONSTRAINT newest_game_session_pkey PRIMARY KEY (player_id)
);

CREATE TABLE platform.one_time_code (
  purpose text NOT NULL,
  subject text NOT NULL,
  id uuid NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL,
  used_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT one_time_code_purpose_subject_pk PRIMARY KEY (purpose, subject)
);
CREATE INDEX one_time_code_expires ON platform.one_time_code (expires_at);

CREATE TABLE platform.outbox (
  player_id uuid NOT NULL,
  seq bigint NOT NULL,
  transaction_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT outbox_player_id_seq_pk PRIMARY KEY (player_id, seq)
);
CREATE INDEX outbox_age ON platform.outbox (created_at);

CREATE TABLE platform.own_budget (
  player_id uuid NOT NULL,
  per text NOT NULL,
  amount bigint NOT NULL,
  set_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT own_budget_pkey PRIMARY KEY (player_id),
  CONSTRAINT own_budget_amount CHECK ((amount > 0)),
  CONSTRAINT own_budget_per CHECK ((per = ANY (ARRAY['week'::text, 'month'::text])))
);

CREATE TABLE platform.password_reset (
  hash text NOT NULL,
  sms_hash text,
  player_id uuid NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT password_reset_pkey PRIMARY KEY (hash)
);
CREATE INDEX password_reset_expires ON platform.password_reset (expires_at);
CREATE INDEX password_reset_player ON platform.password_reset (player_id);

CREATE TABLE platform.payment_instrument (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  method text NOT NULL,
  token text NOT NULL,
  label text NOT NULL,
  is_kept boolean NOT NULL,
  last_used_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT payment_instrument_player_id_id_pk PRIMARY KEY (player_id, id)
);
CREATE UNIQUE INDEX payment_instrument_token ON platform.payment_instrument (player_id, method, token);

CREATE TABLE platform.phone_change (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  phone text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT phone_change_pkey PRIMARY KEY (player_id)
);
CREATE INDEX phone_change_expires ON platform.phone_change (expires_at);

CREATE TABLE platform.play_counted (
  player_id uuid NOT NULL,
  time_zone text NOT NULL,
  counted_until timestamp(3) with time zone NOT NULL,
  CONSTRAINT play_counted_pkey PRIMARY KEY (player_id)
);

CREATE TABLE platform.play_day (
  player_id uuid NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  total bigint NOT NULL,
  played bigint NOT NULL,
  CONSTRAINT play_day_player_id_starts_at_type_status_pk PRIMARY KEY (player_id, starts_at, type, status)
);

CREATE TABLE platform.play_stretch (
  player_id uuid NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  played bigint NOT NULL,
  CONSTRAINT play_stretch_player_id_starts_at_pk PRIMARY KEY (player_id, starts_at)
);

CREATE TABLE platform.player (
  id uuid NOT NULL,
  access_id uuid NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  display_name text NOT NULL,
  country_code text NOT NULL,
  province_code text,
  language_code text NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  status_until timestamp(3) with time zone,
  multibrand_suspended boolean DEFAULT false NOT NULL,
  kyc_status text DEFAULT 'NOT_VERIFIED'::text NOT NULL,
  terms_version text NOT NULL,
  signed_in_before boolean DEFAULT false NOT NULL,
  registered_at timestamp(3) with time zone NOT NULL,
  new_since timestamp(3) with time zone,
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
  status_before text,
  CONSTRAINT player_pkey PRIMARY KEY (id),
  CONSTRAINT player_access_id_unique UNIQUE (access_id),
  CONSTRAINT player_email_unique UNIQUE (email),
  CONSTRAINT player_email_lower CHECK ((email = lower(email))),
  CONSTRAINT player_status CHECK ((status = ANY (ARRAY['CLOSED'::text, 'ACCOUNT_UNVERIFIED'::text, 'PRE_REGISTERED'::text, 'REGISTERED'::text, 'BLACKLISTED'::text, 'RESTRICTED'::text, 'PAYOUT'::text, 'TIMEOUT'::text, 'SELF_EXCLUDED'::text])))
);
CREATE INDEX player_shut_out ON platform.player (id) WHERE (status = ANY (ARRAY['SELF_EXCLUDED'::text, 'BLACKLISTED'::text]));

CREATE TABLE platform.player_change (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  cause text NOT NULL,
  field text NOT NULL,
  before jsonb,
  after jsonb,
  CONSTRAINT player_change_player_id_id_field_pk PRIMARY KEY (player_id, id, field)
);

CREATE TABLE platform.player_document (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  document_type text NOT NULL,
  about text DEFAULT ''::text NOT NULL,
  status text NOT NULL,
  sub_type text,
  rejection_reason text,
  trigger text,
  changed_at timestamp(3) with time zone NOT NULL,
  request_reason text,
  CONSTRAINT player_document_pkey PRIMARY KEY (id),
  CONSTRAINT player_document_one UNIQUE (player_id, document_type, about),
  CONSTRAINT player_document_status CHECK ((status = ANY (ARRAY['UNREQUESTED'::text, 'REQUESTED'::text, 'UNDER_REVIEW'::text, 'VERIFIED'::text, 'EXPIRED'::text])))
);
CREATE INDEX player_document_waiting ON platform.player_document (changed_at) WHERE (status = 'UNDER_REVIEW'::text);

CREATE TABLE platform.player_game_setting (
  player_id uuid NOT NULL,
  suggestions boolean NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT player_game_setting_pkey PRIMARY KEY (player_id)
);

CREATE TABLE platform.player_limit (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  value bigint,
  pending_value bigint,
  pending_from timestamp(3) with time zone,
  confirm_by timestamp(3) with time zone,
  is_locked boolean DEFAULT false NOT NULL,
  locked_until timestamp(3) with time zone,
  updated_at timestamp(3) with time zone NOT NULL,
  lock_reason text,
  CONSTRAINT player_limit_player_id_kind_period_pk PRIMARY KEY (player_id, kind, period),
  CONSTRAINT player_limit_kind CHECK ((kind = ANY (ARRAY['deposit'::text, 'spend'::text, 'loss'::text, 'time'::text]))),
  CONSTRAINT player_limit_pending CHECK (((pending_from IS NOT NULL) OR ((pending_value IS NULL) AND (confirm_by IS NULL)))),
  CONSTRAINT player_limit_period CHECK ((period = ANY (ARRAY['D'::text, 'W'::text, 'M'::text]))),
  CONSTRAINT player_limit_value CHECK (((value > 0) AND (pending_value > 0)))
);

CREATE TABLE platform.player_person (
  player_id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  date_of_birth date,
  phone text,
  phone_verified_at timestamp(3) with time zone,
  email_verified_at timestamp(3) with time zone,
  street text NOT NULL,
  city text NOT NULL,
  postal_code text NOT NULL,
  cpf text,
  bonus_code text,
  notification_type text DEFAULT 'ALL'::text NOT NULL,
  CONSTRAINT player_person_pkey PRIMARY KEY (player_id),
  CONSTRAINT player_person_cpf_unique UNIQUE (cpf),
  CONSTRAINT player_person_phone_unique UNIQUE (phone)
);

CREATE TABLE platform.player_session (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  refresh_hash text NOT NULL,
  previous_refresh_hash text,
  rotated_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  last_seen_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  revoked_at timestamp(3) with time zone,
  revoked_because text,
  ip text DEFAULT ''::text NOT NULL,
  user_agent text DEFAULT ''::text NOT NULL,
  country_code text DEFAULT ''::text NOT NULL,
  provider_session text,
  payout_only boolean DEFAULT false NOT NULL,
  CONSTRAINT player_session_player_id_id_pk PRIMARY KEY (player_id, id)
);
CREATE INDEX player_session_provider ON platform.player_session (provider_session) WHERE (provider_session IS NOT NULL);
CREATE INDEX player_session_running ON platform.player_session (expires_at) WHERE (revoked_at IS NULL);

CREATE TABLE platform.posted_reference (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  reference text NOT NULL,
  request_hash text NOT NULL,
  transaction_id uuid,
  answer jsonb NOT NULL,
  CONSTRAINT posted_reference_player_id_provider_reference_pk PRIMARY KEY (player_id, provider, reference)
);

CREATE TABLE platform.protection_event (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  kind text NOT NULL,
  until timestamp(3) with time zone,
  status_before text NOT NULL,
  session_id uuid,
  visitor text NOT NULL,
  text_version text,
  acknowledged text DEFAULT 'NOT_ASKED'::text,
  acknowledged_at timestamp(3) with time zone,
  details jsonb,
  CONSTRAINT protection_event_player_id_id_pk PRIMARY KEY (player_id, id)
);

CREATE TABLE platform.psp_event (
  event_id text NOT NULL,
  subject text NOT NULL,
  reference text NOT NULL,
  sequence integer NOT NULL,
  body_hash text NOT NULL,
  body jsonb NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  applied_at timestamp(3) with time zone,
  outcome text,
  CONSTRAINT psp_event_pkey PRIMARY KEY (event_id)
);
CREATE INDEX psp_event_reference ON platform.psp_event (reference);
CREATE INDEX psp_event_waiting ON platform.psp_event (received_at) WHERE (applied_at IS NULL);

CREATE TABLE platform.psp_unread_event (
  provider text NOT NULL,
  body_hash text NOT NULL,
  reason text NOT NULL,
  size integer NOT NULL,
  body bytea NOT NULL,
  named text[] NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  ask_at timestamp(3) with time zone NOT NULL,
  asked_at timestamp(3) with time zone,
  outcome text,
  CONSTRAINT psp_unread_event_pkey PRIMARY KEY (provider, body_hash)
);
CREATE INDEX psp_unread_event_age ON platform.psp_unread_event (provider, received_at);

CREATE TABLE platform.questionnaire_answer (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
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

CREATE TABLE platform.rate_window (
  key text NOT NULL,
  calls integer NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT rate_window_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_window_ends ON platform.rate_window (ends_at);

CREATE TABLE platform.reconciliation (
  id uuid NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  from_at timestamp(3) with time zone NOT NULL,
  until_at timestamp(3) with time zone NOT NULL,
  theirs integer NOT NULL,
  ours integer NOT NULL,
  differences jsonb NOT NULL,
  CONSTRAINT reconciliation_pkey PRIMARY KEY (id)
);
CREATE INDEX reconciliation_newest ON platform.reconciliation (made_at DESC NULLS LAST);

CREATE TABLE platform.register_answer (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  register text NOT NULL,
  occasion text NOT NULL,
  answer text NOT NULL,
  until timestamp(3) with time zone,
  receipt text,
  CONSTRAINT register_answer_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT register_answer_answer CHECK ((answer = ANY (ARRAY['CLEAR'::text, 'LISTED'::text, 'UNAVAILABLE'::text]))),
  CONSTRAINT register_answer_occasion CHECK ((occasion = ANY (ARRAY['SIGN_UP'::text, 'SIGN_IN'::text, 'PLAY'::text, 'DEPOSIT'::text, 'IN_GAME'::text])))
);

CREATE TABLE platform.register_exclusion (
  player_id uuid NOT NULL,
  register text NOT NULL,
  since timestamp(3) with time zone NOT NULL,
  CONSTRAINT register_exclusion_pkey PRIMARY KEY (player_id)
);

CREATE TABLE platform.round_win (
  currency text NOT NULL,
  game_id text NOT NULL,
  amount bigint NOT NULL,
  won_at timestamp(3) with time zone NOT NULL
);
CREATE INDEX round_win_latest ON platform.round_win (currency, won_at);
CREATE INDEX round_win_top ON platform.round_win (currency, (((won_at AT TIME ZONE 'UTC'::text))::date), amount, won_at);

CREATE TABLE platform.segment_member (
  segment_key text NOT NULL,
  player_id uuid NOT NULL,
  added_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT segment_member_segment_key_player_id_pk PRIMARY KEY (segment_key, player_id),
  CONSTRAINT segment_member_key CHECK ((segment_key ~ '^[a-z0-9-]{1,40}$'::text))
);
CREATE INDEX segment_member_player ON platform.segment_member (player_id);

CREATE TABLE platform.self_test (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  band text NOT NULL,
  text_version text,
  CONSTRAINT self_test_player_id_id_pk PRIMARY KEY (player_id, id)
);

CREATE TABLE platform.sign_in (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  ip text NOT NULL,
  country_code text NOT NULL,
  CONSTRAINT sign_in_player_id_id_pk PRIMARY KEY (player_id, id)
);

CREATE TABLE platform.sign_in_failure (
  email_hash text NOT NULL,
  failures integer NOT NULL,
  first_at timestamp(3) with time zone NOT NULL,
  locked_until timestamp(3) with time zone,
  guesses_until timestamp(3) with time zone,
  CONSTRAINT sign_in_failure_pkey PRIMARY KEY (email_hash)
);

CREATE TABLE platform.sign_up_draft (
  id uuid NOT NULL,
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
  email_verified_at timestamp(3) with time zone,
  phone_verified_at timestamp(3) with time zone,
  opened_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  affiliate_reg boolean DEFAULT false NOT NULL,
  CONSTRAINT sign_up_draft_pkey PRIMARY KEY (id),
  CONSTRAINT sign_up_draft_token_hash_unique UNIQUE (token_hash)
);
CREATE INDEX sign_up_draft_expires ON platform.sign_up_draft (expires_at);

CREATE TABLE platform.signing_key (
  kid text NOT NULL,
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  retired_at timestamp(3) with time zone,
  CONSTRAINT signing_key_pkey PRIMARY KEY (kid)
);

CREATE TABLE platform.spent_challenge (
  hash text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT spent_challenge_pkey PRIMARY KEY (hash)
);
CREATE INDEX spent_challenge_expires ON platform.spent_challenge (expires_at);

CREATE TABLE platform.spent_token (
  hash text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT spent_token_pkey PRIMARY KEY (hash)
);
CREATE INDEX spent_token_expires ON platform.spent_token (expires_at);

CREATE TABLE platform.sports_bet (
  player_id uuid NOT NULL,
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
  state text DEFAULT 'OPEN'::text NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  change_hash text,
  cash_outs jsonb DEFAULT '[]'::jsonb NOT NULL,
  outcome jsonb,
  payout_due bigint DEFAULT 0 NOT NULL,
  payout_paid bigint DEFAULT 0 NOT NULL,
  cash_out_due bigint DEFAULT 0 NOT NULL,
  cash_out_paid bigint DEFAULT 0 NOT NULL,
  refund_due bigint DEFAULT 0 NOT NULL,
  refund_paid bigint DEFAULT 0 NOT NULL,
  placed_at timestamp(3) with time zone NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  free_bet_id uuid,
  bonus_assignment_id uuid,
  bonus_stake bigint DEFAULT 0 NOT NULL,
  bonus_paid bigint DEFAULT 0 NOT NULL,
  bonus_refunded bigint DEFAULT 0 NOT NULL,
  bonus_lapsed bigint DEFAULT 0 NOT NULL,
  CONSTRAINT sports_bet_pkey PRIMARY KEY (player_id, id),
  CONSTRAINT sports_bet_ref UNIQUE (provider, bet_ref),
  CONSTRAINT sports_bet_amounts CHECK (((stake > 0) AND ((stake_per_line >= 1) AND (stake_per_line <= stake)) AND (potential_payout > 0))),
  CONSTRAINT sports_bet_bonus CHECK ((((bonus_stake > 0) = (bonus_assignment_id IS NOT NULL)) AND ((bonus_stake >= 0) AND (bonus_stake <= stake)) AND ((bonus_paid >= 0) AND (bonus_paid <= payout_paid)) AND ((bonus_refunded >= 0) AND (bonus_refunded <= refund_paid)) AND ((bonus_lapsed >= 0) AND (bonus_lapsed <= (bonus_paid + bonus_refunded))) AND ((bonus_stake = 0) OR ((free_bet_id IS NULL) AND (cash_out_paid = 0))))),
  CONSTRAINT sports_bet_dues CHECK ((((payout_due >= 0) AND (payout_due <= payout_paid)) AND ((cash_out_due >= 0) AND (cash_out_due <= cash_out_paid)) AND ((refund_due >= 0) AND (refund_due <= refund_paid)) AND (refund_paid <= stake))),
  CONSTRAINT sports_bet_kind CHECK ((kind = ANY (ARRAY['SINGLE'::text, 'COMBINATION'::text, 'SYSTEM'::text]))),
  CONSTRAINT sports_bet_state CHECK ((state = ANY (ARRAY['OPEN'::text, 'PARTLY_CASHED_OUT'::text, 'CASHED_OUT'::text, 'SETTLED'::text, 'VOIDED'::text, 'REOPENED'::text, 'RESETTLED'::text])))
) WITH (fillfactor=70);
CREATE INDEX sports_bet_changed ON platform.sports_bet (provider, changed_at, bet_ref);
CREATE INDEX sports_bet_of_bonus ON platform.sports_bet (player_id, bonus_assignment_id) WHERE (bonus_assignment_id IS NOT NULL);
CREATE INDEX sports_bet_of_player ON platform.sports_bet (player_id, placed_at DESC);
CREATE INDEX sports_bet_running ON platform.sports_bet (placed_at) WHERE (state = ANY (ARRAY['OPEN'::text, 'PARTLY_CASHED_OUT'::text, 'REOPENED'::text]));

CREATE TABLE platform.sports_bet_id (
  provider text NOT NULL,
  bet_ref text NOT NULL,
  player_id uuid,
  refused text,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT sports_bet_id_pkey PRIMARY KEY (provider, bet_ref),
  CONSTRAINT sports_bet_id_of_player CHECK (((player_id IS NOT NULL) OR (refused IS NOT NULL)))
);

CREATE TABLE platform.sports_leg (
  player_id uuid NOT NULL,
  bet_id uuid NOT NULL,
  leg integer NOT NULL,
  event text NOT NULL,
  market text NOT NULL,
  outcome text NOT NULL,
  odds integer NOT NULL,
  is_banker boolean NOT NULL,
  sport text NOT NULL,
  region text NOT NULL,
  competition text NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  is_live boolean NOT NULL,
  result jsonb,
  CONSTRAINT sports_leg_pkey PRIMARY KEY (player_id, bet_id, leg)
);

CREATE TABLE platform.sports_reconciliation (
  id uuid NOT NULL,
  provider text NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  from_at timestamp(3) with time zone NOT NULL,
  until_at timestamp(3) with time zone NOT NULL,
  theirs integer NOT NULL,
  ours integer NOT NULL,
  differences jsonb NOT NULL,
  CONSTRAINT sports_reconciliation_pkey PRIMARY KEY (id)
);
CREATE INDEX sports_reconciliation_made ON platform.sports_reconciliation (made_at DESC);

CREATE TABLE platform.subscription (
  player_id uuid NOT NULL,
  channel text NOT NULL,
  communication_type text NOT NULL,
  enabled boolean NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT subscription_player_id_channel_communication_type_pk PRIMARY KEY (player_id, channel, communication_type)
);

CREATE TABLE platform.timeout_cooling (
  player_id uuid NOT NULL,
  time_out_until timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT timeout_cooling_pkey PRIMARY KEY (player_id)
);

CREATE TABLE platform.wallet_account (
  player_id uuid NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  balance bigint DEFAULT 0 NOT NULL,
  seq bigint DEFAULT 0 NOT NULL,
  CONSTRAINT wallet_account_player_id_account_pk PRIMARY KEY (player_id, account),
  CONSTRAINT wallet_account_chart CHECK ((account = ANY (ARRAY['MAIN'::text, 'LOCKED'::text, 'BONUS:CASINO'::text, 'BONUS:LIVE_CASINO'::text, 'BONUS:SPORTS'::text]))),
  CONSTRAINT wallet_account_not_negative CHECK ((balance >= 0))
) WITH (fillfactor=60);

CREATE TABLE platform.warning (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  rule text NOT NULL,
  level integer NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  figures jsonb NOT NULL,
  is_open boolean DEFAULT true NOT NULL,
  shown_at timestamp(3) with time zone,
  answered_at timestamp(3) with time zone,
  answer text,
  noted_at timestamp(3) with time zone,
  CONSTRAINT warning_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT warning_level CHECK (((level >= 1) AND (level <= 3)))
);
CREATE INDEX warning_for_staff ON platform.warning (at) WHERE ((level = 3) AND (noted_at IS NULL));
CREATE INDEX warning_newest ON platform.warning (player_id, at);
CREATE INDEX warning_of_all ON platform.warning (at);

CREATE TABLE platform.warning_state (
  player_id uuid NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  looked_at timestamp(3) with time zone,
  counted_until timestamp(3) with time zone,
  no_marketing_until timestamp(3) with time zone,
  CONSTRAINT warning_state_pkey PRIMARY KEY (player_id)
);

CREATE TABLE platform.withdrawal (
  player_id uuid NOT NULL,
  id uuid NOT NULL,
  reference uuid NOT NULL,
  request_hash text NOT NULL,
  state text NOT NULL,
  method text NOT NULL,
  instrument_token text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  lock_tx uuid NOT NULL,
  settle_tx uuid,
  needs_review boolean NOT NULL,
  hold_until timestamp(3) with time zone NOT NULL,
  reason text,
  provider_note text,
  requested_at timestamp(3) with time zone NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  return_tx uuid,
  returned bigint DEFAULT 0 NOT NULL,
  CONSTRAINT withdrawal_player_id_id_pk PRIMARY KEY (player_id, id),
  CONSTRAINT withdrawal_amount CHECK ((amount > 0)),
  CONSTRAINT withdrawal_returned CHECK ((((returned > 0) = (return_tx IS NOT NULL)) AND ((state = 'RETURNED'::text) = (returned = amount)) AND ((returned >= 0) AND (returned <= amount)) AND ((returned = 0) OR (state = ANY (ARRAY['PAID'::text, 'RETURNED'::text]))))),
  CONSTRAINT withdrawal_settled CHECK (((state = ANY (ARRAY['PAID'::text, 'REJECTED'::text, 'CANCELLED'::text, 'FAILED'::text, 'RETURNED'::text])) = (settle_tx IS NOT NULL))),
  CONSTRAINT withdrawal_state CHECK ((state = ANY (ARRAY['REQUESTED'::text, 'APPROVED'::text, 'PROCESSING'::text, 'PAID'::text, 'REJECTED'::text, 'CANCELLED'::text, 'FAILED'::text, 'RETURNED'::text])))
);
CREATE UNIQUE INDEX withdrawal_id ON platform.withdrawal (id);
CREATE UNIQUE INDEX withdrawal_locked_once ON platform.withdrawal (player_id, lock_tx);
CREATE INDEX withdrawal_open ON platform.withdrawal (changed_at) WHERE (settle_tx IS NULL);
CREATE INDEX withdrawal_over ON platform.withdrawal (changed_at) WHERE (settle_tx IS NOT NULL);
CREATE UNIQUE INDEX withdrawal_reference ON platform.withdrawal (player_id, reference);
CREATE UNIQUE INDEX withdrawal_returned_once ON platform.withdrawal (player_id, return_tx);
CREATE UNIQUE INDEX withdrawal_settled_once ON platform.withdrawal (player_id, settle_tx);

CREATE TABLE platform.withdrawal_step (
  player_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  step integer NOT NULL,
  state text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  cause text NOT NULL,
  CONSTRAINT withdrawal_step_player_id_withdrawal_id_step_pk PRIMARY KEY (player_id, withdrawal_id, step)
);
