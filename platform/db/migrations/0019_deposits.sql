CREATE TABLE "platform"."deposit" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"blocked_meanwhile" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"request" jsonb NOT NULL,
	"step" text,
	"url" text,
	"transaction_id" uuid,
	"owed" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"ask_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "deposit_amount" CHECK ("platform"."deposit"."amount" > 0),
	CONSTRAINT "deposit_state" CHECK ("platform"."deposit"."state" in ('CREATED','WAITING','PENDING','PAID','DECLINED','CANCELLED','EXPIRED','REFUSED','REFUNDING','REFUNDED','CHARGED_BACK')),
	CONSTRAINT "deposit_paid_once" CHECK ("platform"."deposit"."state" <> 'PAID' or "platform"."deposit"."transaction_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "platform"."payment_instrument" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"method" text NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_instrument_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."psp_event" (
	"event_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"reference" text NOT NULL,
	"sequence" integer NOT NULL,
	"body_hash" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_key" ON "platform"."deposit" USING btree ("player_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_id" ON "platform"."deposit" USING btree ("id");--> statement-breakpoint
CREATE INDEX "deposit_newest" ON "platform"."deposit" USING btree ("player_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_to_ask" ON "platform"."deposit" USING btree ("ask_at") WHERE "platform"."deposit"."ask_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_instrument_token" ON "platform"."payment_instrument" USING btree ("player_id","method","token");--> statement-breakpoint
CREATE INDEX "psp_event_waiting" ON "platform"."psp_event" USING btree ("received_at") WHERE "platform"."psp_event"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "psp_event_reference" ON "platform"."psp_event" USING btree ("reference");--> statement-breakpoint
-- What limits of the player's own say to a deposit of this amount: null while the platform keeps none, else
-- {refused, isSpend, limitLeft (minor units), limitType (D, W, M), resetOn}. Asked inside start_deposit with the wallet
-- locked, so that a limit that is lowered in another tab and a deposit never pass each other.
CREATE FUNCTION platform.deposit_limit(player uuid, cur text, amt bigint, now_at timestamptz)
RETURNS jsonb LANGUAGE sql STABLE AS $limit$ SELECT NULL::jsonb $limit$;
--> statement-breakpoint
-- Begins a deposit, or says why not. Locks the wallet first, as everything does that moves money of a player: what is
-- judged here is still true when the row is there.
CREATE FUNCTION platform.start_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $start$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  cur text := p->>'currency';
  amt bigint := (p->>'amount')::bigint;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  main platform.wallet_account%ROWTYPE;
  known platform.deposit%ROWTYPE;
  held jsonb;
BEGIN
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"WALLET_DOES_NOT_EXIST"}'; END IF;
  SELECT * INTO known FROM platform.deposit
    WHERE player_id = player AND key = (p->>'key')::uuid;
  IF FOUND THEN
    IF known.request_hash <> p->>'hash' THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    RETURN jsonb_build_object('code', 'OK', 'id', known.id);
  END IF;
  IF main.currency <> cur THEN RETURN '{"code":"CURRENCY_MISMATCH"}'; END IF;
  IF NOT EXISTS (SELECT 1 FROM platform.player who WHERE who.id = player AND who.status = 'REGISTERED'
                 AND NOT who.multibrand_suspended AND who.payout AND who.deposit
                 AND who.kyc_status <> 'SUSPENDED') THEN
    RETURN '{"code":"FORBIDDEN"}';
  END IF;
  IF (SELECT count(*) FROM platform.deposit WHERE player_id = player
      AND state IN ('CREATED','WAITING')) >= (p->>'mostOpen')::int THEN
    RETURN '{"code":"TOO_MANY_REQUESTS"}';
  END IF;
  IF (SELECT coalesce(sum(amount), 0) FROM platform.deposit WHERE player_id = player
      AND state IN ('CREATED','WAITING','PENDING','PAID')) + amt > (p->>'mostUnproved')::bigint THEN
    RETURN '{"code":"DOCUMENTS_REQUIRED"}';
  END IF;
  held := platform.deposit_limit(player, cur, amt, now_at);
  IF (held->>'refused')::boolean THEN
    RETURN jsonb_build_object('code', 'error.gambling.limit.reached', 'limit', held);
  END IF;
  INSERT INTO platform.deposit (player_id, id, key, request_hash, method, currency, amount, state,
                                request, created_at, changed_at, ask_at)
    VALUES (player, (p->>'id')::uuid, (p->>'key')::uuid, p->>'hash', p->>'method', cur, amt, 'CREATED',
            p->'request', now_at, now_at, to_timestamp((p->>'askAt')::numeric / 1000));
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id');
END $start$;
--> statement-breakpoint
-- Takes back a deposit that its payer has taken back: out of MAIN as far as it goes, never below nothing. Answers what
-- is missing. The caller holds the wallet.
CREATE FUNCTION platform.reverse_deposit(d platform.deposit, tx uuid, now_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $reverse$
DECLARE
  had bigint; taken bigint; wallet jsonb;
BEGIN
  SELECT balance INTO had FROM platform.wallet_account
    WHERE player_id = d.player_id AND account = 'MAIN';
  taken := least(had, d.amount);
  IF taken > 0 THEN
    PERFORM platform.transfer(d.player_id, tx, 1, 'MAIN', 'H:PSP', d.currency, taken);
    wallet := platform.wallet_state(d.player_id);
    INSERT INTO platform.ledger_transaction (player_id, id, provider, reference, category, type, status,
        currency, amount, balance_after, reverses, created_at)
      VALUES (d.player_id, tx, 'psp', 'reversal:' || d.id, 'PAYMENT', 'REVERSAL_DP', 'REVERTED',
        d.currency, taken, (wallet->>'balance')::bigint, d.transaction_id, now_at);
    INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
      VALUES (d.player_id, 'psp', 'reversal:' || d.id, d.request_hash, tx,
        jsonb_build_object('code', 'OK', 'txId', tx, 'replayed', false) || wallet);
    INSERT INTO platform.outbox (player_id, seq, transaction_id, created_at)
      VALUES (d.player_id, (wallet->>'seq')::bigint, tx, now_at);
  END IF;
  RETURN d.amount - taken;
END $reverse$;
--> statement-breakpoint
-- Moves a deposit on, with the money that belongs to the step, in one transaction. What was decided holds for the state
-- and the sequence that were read; if another saying came first, the answer is CHANGED and the caller decides again.
CREATE FUNCTION platform.settle_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $settle$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  d platform.deposit%ROWTYPE;
  posted jsonb;
  missing bigint := 0;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO d FROM platform.deposit
    WHERE player_id = player AND id = (p->>'id')::uuid FOR UPDATE;
  IF d.state IS DISTINCT FROM p->>'fromState' OR d.sequence <> (p->>'fromSequence')::int THEN
    RETURN '{"code":"CHANGED"}';
  END IF;
  IF jsonb_typeof(p->'credit') = 'object' THEN
    posted := platform.post_tx(p->'credit');
    IF posted->>'code' <> 'OK' THEN
      RAISE EXCEPTION 'deposit % cannot be posted: %', d.id, posted->>'code' USING ERRCODE = 'PW006';
    END IF;
  END IF;
  IF (p->>'reverses')::boolean THEN
    missing := platform.reverse_deposit(d, (p->>'reversalId')::uuid, now_at);
  END IF;
  IF jsonb_typeof(p->'instrument') = 'object' THEN
    INSERT INTO platform.payment_instrument (player_id, id, method, token, label, is_kept, last_used_at)
      VALUES (player, (p->'instrument'->>'id')::uuid, d.method, p->'instrument'->>'token',
              p->'instrument'->>'label', (p->'instrument'->>'keep')::boolean, now_at)
      ON CONFLICT (player_id, method, token) DO UPDATE
        SET label = excluded.label, last_used_at = excluded.last_used_at,
            is_kept = platform.payment_instrument.is_kept OR excluded.is_kept;
  END IF;
  UPDATE platform.deposit SET state = p->>'toState', sequence = (p->>'sequence')::int,
      reason = p->>'reason', step = p->>'step', url = p->>'url',
      blocked_meanwhile = blocked_meanwhile OR (p->>'blockedMeanwhile')::boolean,
      transaction_id = coalesce((posted->>'txId')::uuid, transaction_id),
      owed = owed + missing, changed_at = now_at,
      ask_at = to_timestamp((p->>'askAt')::numeric / 1000)
    WHERE player_id = player AND id = d.id;
  IF posted IS NOT NULL OR (p->>'reverses')::boolean THEN
    PERFORM pg_notify('wallet_changed', player::text);
  END IF;
  RETURN jsonb_build_object('code', 'OK', 'owed', missing::text);
END $settle$;
