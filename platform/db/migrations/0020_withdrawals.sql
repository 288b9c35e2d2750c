CREATE TABLE "platform"."job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "job_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "platform"."withdrawal" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reference" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"instrument_token" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"lock_tx" uuid NOT NULL,
	"settle_tx" uuid,
	"needs_review" boolean NOT NULL,
	"hold_until" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"provider_note" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawal_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "withdrawal_amount" CHECK ("platform"."withdrawal"."amount" > 0),
	CONSTRAINT "withdrawal_state" CHECK ("platform"."withdrawal"."state" in ('REQUESTED','APPROVED','PROCESSING','PAID','REJECTED','CANCELLED','FAILED')),
	CONSTRAINT "withdrawal_settled" CHECK (("platform"."withdrawal"."state" in ('PAID','REJECTED','CANCELLED','FAILED')) = ("platform"."withdrawal"."settle_tx" is not null))
);
--> statement-breakpoint
CREATE TABLE "platform"."withdrawal_step" (
	"player_id" uuid NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"cause" text NOT NULL,
	CONSTRAINT "withdrawal_step_player_id_withdrawal_id_step_pk" PRIMARY KEY("player_id","withdrawal_id","step")
);
--> statement-breakpoint
CREATE INDEX "job_due" ON "platform"."job" USING btree ("run_at");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_id" ON "platform"."withdrawal" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_reference" ON "platform"."withdrawal" USING btree ("player_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_locked_once" ON "platform"."withdrawal" USING btree ("player_id","lock_tx");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_settled_once" ON "platform"."withdrawal" USING btree ("player_id","settle_tx");--> statement-breakpoint
CREATE INDEX "withdrawal_open" ON "platform"."withdrawal" USING btree ("changed_at") WHERE "platform"."withdrawal"."settle_tx" is null;
--> statement-breakpoint
-- As before, and money on its way out: LOCK sets it aside, PAY_OUT hands it to the payment provider, RELEASE gives it
-- back. Asked for by the functions below only, which keep the withdrawal's row in the same transaction.
CREATE OR REPLACE FUNCTION platform.post_tx(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $post$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  prov text := p->>'provider';
  ref text := p->>'reference';
  op text := p->>'op';
  cur text := p->>'currency';
  amt bigint := (p->>'amount')::bigint;
  tx uuid := (p->>'txId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  round text := p->>'roundRef';
  game text := p->>'gameId';
  known platform.posted_reference%ROWTYPE;
  original platform.ledger_transaction%ROWTYPE;
  r platform.game_round%ROWTYPE;
  main platform.wallet_account%ROWTYPE;
  refused text;
  held jsonb;
  is_new boolean;
  reversed uuid;
  moved boolean := true;
  wallet jsonb;
  answer jsonb;
BEGIN
  -- MAIN's row is the lock of the whole wallet: whoever moves anything of this player takes it first.
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"WALLET_DOES_NOT_EXIST"}'; END IF;

  SELECT * INTO known FROM platform.posted_reference
    WHERE player_id = player AND provider = prov AND reference = ref;
  IF FOUND THEN
    IF known.answer->>'code' <> 'OK' THEN RETURN known.answer; END IF;
    IF known.request_hash <> p->>'hash' THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    RETURN known.answer || '{"replayed":true}';
  END IF;
  IF main.currency <> cur THEN RETURN '{"code":"CURRENCY_MISMATCH"}'; END IF;

  IF op = 'BET' THEN
    refused := platform.stake_refusal(player, p->>'gameSession', now_at);
    IF refused IS NOT NULL THEN RETURN jsonb_build_object('code', refused); END IF;
    SELECT * INTO r FROM platform.game_round
      WHERE player_id = player AND provider = prov AND round_ref = round;
    is_new := NOT FOUND;
    IF NOT is_new AND (r.state <> 'OPEN' OR r.game_id <> game) THEN
      RETURN '{"code":"ROUND_CLOSED"}';
    END IF;
    held := platform.round_refusal(player, p->>'gameSession', game, CASE WHEN is_new THEN NULL ELSE r.stake_total END, amt, now_at);
    IF held IS NOT NULL THEN RETURN held; END IF;
    IF main.balance < amt THEN RETURN '{"code":"INSUFFICIENT_FUNDS"}'; END IF;
    INSERT INTO platform.game_round VALUES (player, prov, round, game, 'OPEN', amt, 0, now_at)
      ON CONFLICT (player_id, provider, round_ref)
      DO UPDATE SET stake_total = platform.game_round.stake_total + amt;
    IF is_new THEN PERFORM platform.note_round(player, prov, p->>'gameSession', game, now_at); END IF;
    PERFORM platform.transfer(player, tx, 1, 'MAIN', 'H:GGR', cur, amt);

  ELSIF op = 'WIN' THEN
    SELECT * INTO r FROM platform.game_round
      WHERE player_id = player AND provider = prov AND round_ref = round;
    IF NOT FOUND OR r.game_id <> p->>'ofGame' THEN RETURN '{"code":"UNKNOWN_ROUND"}'; END IF;
    IF r.state <> 'OPEN' THEN RETURN '{"code":"ROUND_CLOSED"}'; END IF;
    UPDATE platform.game_round SET payout_total = payout_total + amt,
      state = CASE WHEN (p->>'closesRound')::boolean THEN 'CLOSED' ELSE 'OPEN' END
      WHERE player_id = player AND provider = prov AND round_ref = round;
    game := r.game_id;
    moved := amt > 0;
    IF moved THEN PERFORM platform.transfer(player, tx, 1, 'H:GGR', 'MAIN', cur, amt); END IF;

  ELSIF op = 'ROLLBACK' THEN
    SELECT t.* INTO original FROM platform.posted_reference k
      JOIN platform.ledger_transaction t ON t.player_id = k.player_id AND t.id = k.transaction_id
      WHERE k.player_id = player AND k.provider = prov AND k.reference = p->>'betReference';
    IF FOUND AND (original.type <> 'BET' OR original.round_ref <> round
        OR original.game_id <> p->>'ofGame') THEN
      RETURN '{"code":"UNKNOWN_ROUND"}';
    ELSIF NOT FOUND THEN
      -- The rollback overtook its bet: a mark in the bet's place refuses the bet when it arrives.
      INSERT INTO platform.posted_reference
        VALUES (player, prov, p->>'betReference', 'reversed', NULL, '{"code":"TRANSACTION_REVERSED"}')
        ON CONFLICT DO NOTHING;
      moved := false;
    ELSE
      IF EXISTS (SELECT 1 FROM platform.ledger_transaction
                 WHERE player_id = player AND reverses = original.id) THEN
        RETURN '{"code":"TRANSACTION_REVERSED"}';
      END IF;
      SELECT * INTO r FROM platform.game_round
        WHERE player_id = player AND provider = prov AND round_ref = round;
      IF r.state <> 'OPEN' THEN RETURN '{"code":"ROUND_CLOSED"}'; END IF;
      amt := original.amount;
      game := original.game_id;
      reversed := original.id;
      UPDATE platform.game_round SET stake_total = stake_total - amt,
        state = CASE WHEN stake_total = amt AND payout_total = 0 THEN 'VOID' ELSE state END
        WHERE player_id = player AND provider = prov AND round_ref = round;
      PERFORM platform.transfer(player, tx, 1, 'H:GGR', 'MAIN', cur, amt);
    END IF;

  ELSIF op = 'CREDIT' THEN
    PERFORM platform.transfer(player, tx, 1, p->>'house', 'MAIN', cur, amt);

  ELSIF op = 'LOCK' THEN
    IF main.balance < amt THEN RETURN '{"code":"INSUFFICIENT_FUNDS"}'; END IF;
    PERFORM platform.transfer(player, tx, 1, 'MAIN', 'LOCKED', cur, amt);

  ELSIF op = 'PAY_OUT' THEN
    PERFORM platform.transfer(player, tx, 1, 'LOCKED', 'H:PSP', cur, amt);

  ELSIF op = 'RELEASE' THEN
    PERFORM platform.transfer(player, tx, 1, 'LOCKED', 'MAIN', cur, amt);
  ELSE
    RAISE EXCEPTION 'unknown operation %', op USING ERRCODE = 'PW005';
  END IF;

  wallet := platform.wallet_state(player);
  answer := jsonb_build_object('code', 'OK', 'txId', CASE WHEN moved THEN tx END, 'replayed', false) || wallet;
  IF moved THEN
    INSERT INTO platform.ledger_transaction VALUES (player, tx, prov, ref, p->>'category', p->>'type',
      p->>'status', cur, amt, (wallet->>'balance')::bigint, round, game, reversed, now_at);
    INSERT INTO platform.outbox VALUES (player, (wallet->>'seq')::bigint, tx, now_at);
  END IF;
  INSERT INTO platform.posted_reference
    VALUES (player, prov, ref, p->>'hash', CASE WHEN moved THEN tx END, answer);
  RETURN answer;
END $post$;
--> statement-breakpoint
CREATE TRIGGER withdrawal_step_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.withdrawal_step FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
-- Work on one key, at the earlier of the two moments where it is there already.
CREATE FUNCTION platform.put_job(j jsonb) RETURNS void LANGUAGE sql AS $put$
  INSERT INTO platform.job (id, kind, key, payload, run_at)
  VALUES ((j->>'id')::uuid, j->>'kind', j->>'key', j->'payload', to_timestamp((j->>'runAt')::numeric / 1000))
  ON CONFLICT (key) DO UPDATE SET run_at = least(platform.job.run_at, excluded.run_at)
$put$;
--> statement-breakpoint
-- Asks for a withdrawal: money into LOCKED, its row, its first step and the job that carries it on, or none of them.
-- The wallet's lock comes first, so that two requests of one player never count the same limit twice.
CREATE FUNCTION platform.request_withdrawal(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $request$
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
                                        AND state NOT IN ('REJECTED', 'CANCELLED', 'FAILED')), 0),
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
-- Brings a withdrawal into another state, from one of those that the event can happen in; the money that it settles
-- moves in the same transaction. Whoever comes second is told where it stands.
CREATE FUNCTION platform.move_withdrawal(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $move$
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
      settle_tx = (posted->>'txId')::uuid,
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
-- The ledger as players read it: a withdrawal is one row whose status follows it (GAP-074), the transaction that hands
-- its money over is not a second one. Money that comes back has a row of its own, CANCELED (GAP-084). `posted_status` is
-- what the row was written with, for the index.
CREATE VIEW platform.statement_entry AS
  SELECT t.player_id, t.id, t.provider, t.reference, t.category, t.type,
         CASE w.state WHEN 'PAID' THEN 'COMPLETED' WHEN 'REJECTED' THEN 'CANCELLED' WHEN 'CANCELLED' THEN 'CANCELLED'
           WHEN 'FAILED' THEN 'FAILED' ELSE t.status END AS status,
         t.status AS posted_status,
         t.currency, t.amount, t.balance_after, t.round_ref, t.game_id, t.reverses, t.created_at
    FROM platform.ledger_transaction t
    LEFT JOIN platform.withdrawal w ON w.player_id = t.player_id AND w.lock_tx = t.id
   WHERE NOT (t.type = 'WITHDRAW' AND t.status = 'COMPLETED' AND EXISTS (
           SELECT 1 FROM platform.withdrawal p WHERE p.player_id = t.player_id AND p.settle_tx = t.id));
