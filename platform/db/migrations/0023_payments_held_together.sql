CREATE TABLE "platform"."reconciliation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"theirs" integer NOT NULL,
	"ours" integer NOT NULL,
	"differences" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."withdrawal" DROP CONSTRAINT "withdrawal_state";--> statement-breakpoint
ALTER TABLE "platform"."withdrawal" DROP CONSTRAINT "withdrawal_settled";--> statement-breakpoint
DROP INDEX "platform"."deposit_to_ask";--> statement-breakpoint
ALTER TABLE "platform"."job" ADD COLUMN "puts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."job" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."withdrawal" ADD COLUMN "return_tx" uuid;--> statement-breakpoint
CREATE INDEX "reconciliation_newest" ON "platform"."reconciliation" USING btree ("made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_booked" ON "platform"."deposit" USING btree ("changed_at") WHERE "platform"."deposit"."transaction_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_returned_once" ON "platform"."withdrawal" USING btree ("player_id","return_tx");--> statement-breakpoint
CREATE INDEX "withdrawal_over" ON "platform"."withdrawal" USING btree ("changed_at") WHERE "platform"."withdrawal"."settle_tx" is not null;--> statement-breakpoint
ALTER TABLE "platform"."withdrawal" ADD CONSTRAINT "withdrawal_returned" CHECK (("platform"."withdrawal"."state" = 'RETURNED') = ("platform"."withdrawal"."return_tx" is not null));--> statement-breakpoint
ALTER TABLE "platform"."withdrawal" ADD CONSTRAINT "withdrawal_state" CHECK ("platform"."withdrawal"."state" in ('REQUESTED','APPROVED','PROCESSING','PAID','REJECTED','CANCELLED','FAILED','RETURNED'));--> statement-breakpoint
ALTER TABLE "platform"."withdrawal" ADD CONSTRAINT "withdrawal_settled" CHECK (("platform"."withdrawal"."state" in ('PAID','REJECTED','CANCELLED','FAILED','RETURNED')) = ("platform"."withdrawal"."settle_tx" is not null));
--> statement-breakpoint
-- Work on one key, at the earlier of the two moments where it is there already. Who runs it meanwhile sees by `puts`
-- that there is more to do.
CREATE OR REPLACE FUNCTION platform.put_job(j jsonb) RETURNS void LANGUAGE sql AS $put$
  INSERT INTO platform.job (id, kind, key, payload, run_at)
  VALUES ((j->>'id')::uuid, j->>'kind', j->>'key', j->'payload', to_timestamp((j->>'runAt')::numeric / 1000))
  ON CONFLICT (key) DO UPDATE SET run_at = least(platform.job.run_at, excluded.run_at),
    puts = platform.job.puts + 1
$put$;
--> statement-breakpoint
-- As before, with the job that asks the provider what has become of it.
CREATE OR REPLACE FUNCTION platform.start_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $start$
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
  PERFORM platform.put_job(p->'job');
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id');
END $start$;
--> statement-breakpoint
-- As before, and as long as more is to come there is a job that asks for it.
CREATE OR REPLACE FUNCTION platform.settle_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $settle$
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
  IF jsonb_typeof(p->'job') = 'object' THEN PERFORM platform.put_job(p->'job'); END IF;
  RETURN jsonb_build_object('code', 'OK', 'owed', missing::text);
END $settle$;
--> statement-breakpoint
-- As before; what a bank has sent back has not been taken.
CREATE OR REPLACE FUNCTION platform.request_withdrawal(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $request$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  amt bigint := (p->>'amount')::bigint;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  known platform.withdrawal%ROWTYPE;
  taken bigint; still_open int; posted jsonb;
BEGIN
  PERFORM 1 FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO known FROM platform.withdrawal
    WHERE player_id = player AND reference = (p->>'reference')::uuid;
  IF FOUND THEN
    IF known.request_hash <> p->>'hash' THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    RETURN jsonb_build_object('code', 'OK', 'id', known.id, 'replayed', true);
  END IF;
  SELECT coalesce(sum(amount) FILTER (WHERE requested_at > to_timestamp((p->>'limitSince')::numeric / 1000)
                                        AND state NOT IN ('REJECTED', 'CANCELLED', 'FAILED', 'RETURNED')), 0),
         count(*) FILTER (WHERE settle_tx IS NULL)
    INTO taken, still_open FROM platform.withdrawal WHERE player_id = player;
  IF taken + amt > (p->>'limit')::bigint THEN RETURN '{"code":"WITHDRAWAL_LIMIT_REACHED"}'; END IF;
  IF still_open >= (p->>'maxOpen')::int THEN RETURN '{"code":"WITHDRAWALS_FULL"}'; END IF;

  posted := platform.post_tx(p->'posting');
  IF posted->>'code' <> 'OK' THEN RETURN posted; END IF;
  INSERT INTO platform.withdrawal (player_id, id, reference, request_hash, state, method, instrument_token,
      currency, amount, lock_tx, needs_review, hold_until, requested_at,
      changed_at)
    VALUES (player, (p->>'id')::uuid, (p->>'reference')::uuid, p->>'hash', 'REQUESTED', p->>'method',
      p->>'instrumentToken', p->>'currency', amt, (posted->>'txId')::uuid, (p->>'needsReview')::boolean,
      to_timestamp((p->>'holdUntil')::numeric / 1000), now_at, now_at);
  INSERT INTO platform.withdrawal_step VALUES (player, (p->>'id')::uuid, 1, 'REQUESTED', now_at, 'player');
  IF p->'job' <> 'null' THEN PERFORM platform.put_job(p->'job'); END IF;
  PERFORM pg_notify('wallet_changed', player::text);
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id', 'replayed', false);
END $request$;
--> statement-breakpoint
-- As before; money that comes back after it was paid has a transaction of its own, beside the one that paid it.
CREATE OR REPLACE FUNCTION platform.move_withdrawal(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $move$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  wid uuid := (p->>'id')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  w platform.withdrawal%ROWTYPE;
  posted jsonb; last_step int; cancelled int;
BEGIN
  PERFORM 1 FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO w FROM platform.withdrawal WHERE player_id = player AND id = wid FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"NOT_FOUND"}'; END IF;
  IF NOT (p->'from') ? w.state THEN
    RETURN jsonb_build_object('code', 'WRONG_STATE', 'state', w.state);
  END IF;
  -- Of a player who takes it back: not in review, and only so often.
  IF p->'cancel' <> 'null' THEN
    IF w.needs_review AND w.state = 'REQUESTED' THEN
      RETURN jsonb_build_object('code', 'WRONG_STATE', 'state', w.state);
    END IF;
    SELECT count(*) INTO cancelled FROM platform.withdrawal
      WHERE player_id = player AND state = 'CANCELLED'
        AND changed_at > to_timestamp((p->'cancel'->>'since')::numeric / 1000);
    IF cancelled >= (p->'cancel'->>'most')::int THEN
      RETURN '{"code":"error.withdrawal.cancel.limit_reached"}';
    END IF;
  END IF;
  IF p->'posting' <> 'null' THEN
    posted := platform.post_tx(p->'posting');
    IF posted->>'code' <> 'OK' OR (posted->>'replayed')::boolean THEN
      RAISE EXCEPTION 'a withdrawal cannot be settled: %', posted USING ERRCODE = 'PW006';
    END IF;
    PERFORM pg_notify('wallet_changed', player::text);
  END IF;
  UPDATE platform.withdrawal SET state = p->>'to', changed_at = now_at,
      settle_tx = CASE WHEN p->>'to' = 'RETURNED' THEN settle_tx ELSE (posted->>'txId')::uuid END,
      return_tx = CASE WHEN p->>'to' = 'RETURNED' THEN (posted->>'txId')::uuid END,
      reason = coalesce(p->>'reason', reason), provider_note = coalesce(p->>'providerNote', provider_note)
    WHERE player_id = player AND id = wid;
  SELECT max(step) INTO last_step FROM platform.withdrawal_step
    WHERE player_id = player AND withdrawal_id = wid;
  INSERT INTO platform.withdrawal_step
    VALUES (player, wid, coalesce(last_step, 0) + 1, p->>'to', now_at, p->>'cause');
  IF p->'job' <> 'null' THEN PERFORM platform.put_job(p->'job'); END IF;
  RETURN jsonb_build_object('code', 'OK', 'state', p->>'to');
END $move$;
--> statement-breakpoint
-- As before; a withdrawal that came back was paid, and stays so: its return is a row of its own, REVERSAL (GAP-074).
CREATE OR REPLACE VIEW platform.statement_entry AS
  SELECT t.player_id, t.id, t.provider, t.reference, t.category, t.type,
         CASE w.state WHEN 'PAID' THEN 'COMPLETED' WHEN 'RETURNED' THEN 'COMPLETED' WHEN 'REJECTED' THEN 'CANCELLED' WHEN 'CANCELLED' THEN 'CANCELLED'
           WHEN 'FAILED' THEN 'FAILED' ELSE t.status END AS status,
         t.status AS posted_status,
         t.currency, t.amount, t.balance_after, t.round_ref, t.game_id, t.reverses, t.created_at
    FROM platform.ledger_transaction t
    LEFT JOIN platform.withdrawal w ON w.player_id = t.player_id AND w.lock_tx = t.id
   WHERE NOT (t.type = 'WITHDRAW' AND t.status = 'COMPLETED' AND EXISTS (
           SELECT 1 FROM platform.withdrawal p WHERE p.player_id = t.player_id AND p.settle_tx = t.id));
--> statement-breakpoint
-- What is under way already gets its job, too.
INSERT INTO platform.job (id, kind, key, payload, run_at)
  SELECT gen_random_uuid(), 'ask-deposit', 'deposit:' || id, jsonb_build_object('playerId', player_id, 'id', id), ask_at
    FROM platform.deposit WHERE ask_at IS NOT NULL
  ON CONFLICT (key) DO NOTHING;
