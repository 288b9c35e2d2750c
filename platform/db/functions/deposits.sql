-- Creates a deposit with the job that polls the payment provider, or refuses it.
-- Returns {code: OK, id} or a refusal code. The same key with the same request is a replay, with another request
-- REFERENCE_CONFLICT. {code: TOO_MANY_REQUESTS, formsOpen: true}: it fits only if the payment forms that wait for the
-- player are cancelled first. The caller does so and asks again.
-- Locks the wallet first, like everything that moves a player's money: what is checked here is still true when the row
-- is inserted. No deposit is accepted while a mandatory limit is missing. A chosen bonus is checked now, and its
-- current terms are frozen in the row.
CREATE OR REPLACE FUNCTION platform.start_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $start$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  cur text := p->>'currency';
  amt bigint := (p->>'amount')::bigint;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  main platform.wallet_account%ROWTYPE;
  known platform.deposit%ROWTYPE;
  held jsonb;
  total bigint; forms bigint;
  c platform.bonus_campaign%ROWTYPE;
  bonus jsonb; no_bonus text;
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
  IF platform.limits_missing(player, p->'limitsFirst', now_at) THEN
    RETURN '{"code":"error.gambling.limit.required"}';
  END IF;
  IF (SELECT count(*) FROM platform.deposit WHERE player_id = player
      AND state IN ('CREATED','WAITING')) >= (p->>'mostOpen')::int THEN
    RETURN '{"code":"TOO_MANY_REQUESTS"}';
  END IF;
  total := (SELECT coalesce(sum(amount - refunded - charged_back), 0) FROM platform.deposit WHERE player_id = player
              AND state IN ('CREATED','PENDING','PAID')) + amt;
  IF total > (p->>'mostUnproved')::bigint THEN RETURN '{"code":"DOCUMENTS_REQUIRED"}'; END IF;
  held := platform.deposit_limit(player, cur, amt, now_at);
  IF (held->>'refused')::boolean THEN
    RETURN jsonb_build_object('code', 'error.gambling.limit.reached', 'limit', held);
  END IF;
  IF jsonb_typeof(p->'bonus') = 'object' THEN
    SELECT * INTO c FROM platform.bonus_campaign WHERE id = p->'bonus'->>'campaignId' AND kind = 'DEPOSIT_MATCH';
    IF NOT FOUND OR c.code IS DISTINCT FROM p->'bonus'->>'code' THEN
      RETURN '{"code":"BONUS_UNAVAILABLE"}';
    END IF;
    no_bonus := platform.bonus_refusal(player, c, c.terms->cur, p->'bonus'->'market', p->>'id', amt, now_at);
    IF no_bonus IS NOT NULL THEN
      RETURN jsonb_build_object('code', no_bonus, 'least', c.terms->cur->>'minDepositMinor');
    END IF;
    bonus := jsonb_build_object('terms', c.terms->cur, 'market', p->'bonus'->'market');
  END IF;
  forms := platform.open_forms(player);
  IF forms > 0 AND (total + forms > (p->>'mostUnproved')::bigint
      OR (platform.deposit_limit(player, cur, amt + forms, now_at)->>'refused')::boolean) THEN
    RETURN '{"code":"TOO_MANY_REQUESTS","formsOpen":true}';
  END IF;
  INSERT INTO platform.deposit (player_id, id, key, request_hash, method, currency, amount, state,
                                request, bonus_id, bonus, created_at, changed_at, ask_at)
    VALUES (player, (p->>'id')::uuid, (p->>'key')::uuid, p->>'hash', p->>'method', cur, amt, 'CREATED',
            p->'request', p->'bonus'->>'campaignId', bonus, now_at, now_at, to_timestamp((p->>'askAt')::numeric / 1000));
  PERFORM platform.put_job(p->'job');
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id');
END $start$;

-- Posts the change of a credited deposit's returned total, and returns the change of the owed amount.
-- `back` is the new total of refunds and chargebacks, in minor units. If it rose, the difference is debited from MAIN
-- up to its balance, and the rest is owed. If it fell, as after a dispute that was won, the owed amount is reduced
-- first and the rest is credited. Each change has a reference of its own. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.follow_returns(d platform.deposit, back bigint, tx uuid, now_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $follow$
DECLARE
  change bigint := back - d.refunded - d.charged_back;
  ref text := 'reversal:' || d.id || ':' || d.version + 1;
  had bigint; moved bigint; owes bigint; wallet jsonb;
BEGIN
  IF change > 0 THEN
    SELECT balance INTO had FROM platform.wallet_account WHERE player_id = d.player_id AND account = 'MAIN';
    moved := least(had, change);
    owes := change - moved;
  ELSE
    owes := -least(d.owed, -change);
    moved := -change + owes;
  END IF;
  IF moved = 0 THEN RETURN owes; END IF;
  IF change > 0 THEN
    PERFORM platform.transfer(d.player_id, tx, 1, 'MAIN', 'H:PSP', d.currency, moved);
  ELSE
    PERFORM platform.transfer(d.player_id, tx, 1, 'H:PSP', 'MAIN', d.currency, moved);
  END IF;
  wallet := platform.wallet_state(d.player_id);
  INSERT INTO platform.ledger_transaction (player_id, id, provider, reference, category, type, status,
      currency, amount, balance_after, reverses, created_at)
    VALUES (d.player_id, tx, 'psp', ref, 'PAYMENT', CASE WHEN change > 0 THEN 'REVERSAL_DP' ELSE 'REVERSAL_DP_VOID' END,
      CASE WHEN change > 0 THEN 'REVERTED' ELSE 'SUCCESS' END, d.currency, moved, (wallet->>'balance')::bigint, d.transaction_id, now_at);
  INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
    VALUES (d.player_id, 'psp', ref, d.request_hash, tx,
      jsonb_build_object('code', 'OK', 'txId', tx, 'replayed', false) || wallet);
  INSERT INTO platform.outbox (player_id, seq, transaction_id, created_at)
    VALUES (d.player_id, (wallet->>'seq')::bigint, tx, now_at);
  RETURN owes;
END $follow$;

-- Moves a deposit to its next state together with the money of that step, in one transaction.
-- Returns {code: OK, owed, pastLimit, bonusRefusal}, where `owed` is the change in minor units. CHANGED: the state,
-- sequence or version differs from what the caller read, so its decision is stale and must be made again. Raises PW006
-- if the credit is refused or is a replay: deposit and ledger would disagree.
-- Locks the wallet, then the deposit. While more is to come, a job polls the provider. A late payment that exceeds a
-- limit is credited and recorded. A bonus is granted in the transaction that credits the deposit, and shrinks with what
-- is returned of it.
CREATE OR REPLACE FUNCTION platform.settle_evaluated_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $settle$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  tx uuid := (p->>'reversalId')::uuid;
  d platform.deposit%ROWTYPE;
  posted jsonb;
  refunds bigint; charges bigint;
  owes bigint := 0;
  past boolean := false;
  no_bonus text;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO d FROM platform.deposit
    WHERE player_id = player AND id = (p->>'id')::uuid FOR UPDATE;
  IF d.state IS DISTINCT FROM p->>'fromState' OR d.sequence <> (p->>'fromSequence')::int
     OR d.version <> (p->>'fromVersion')::int THEN
    RETURN '{"code":"CHANGED"}';
  END IF;
  -- Instances from before partial returns send no amounts: their REFUNDED or CHARGED_BACK means the whole deposit.
  refunds := coalesce((p->>'refunded')::bigint, CASE WHEN (p->>'toState') = 'REFUNDED' AND d.state <> 'REFUNDED'
    THEN greatest(d.refunded, d.amount - d.charged_back) ELSE d.refunded END);
  charges := coalesce((p->>'chargedBack')::bigint, CASE WHEN (p->>'toState') = 'CHARGED_BACK' AND d.state <> 'CHARGED_BACK'
    THEN greatest(d.charged_back, d.amount - d.refunded) ELSE d.charged_back END);
  IF jsonb_typeof(p->'credit') = 'object' THEN
    posted := platform.post_tx(p->'credit');
    IF posted->>'code' <> 'OK' OR (posted->>'replayed')::boolean THEN
      RAISE EXCEPTION 'deposit % cannot be posted: %', d.id, posted USING ERRCODE = 'PW006';
    END IF;
    d.transaction_id := (posted->>'txId')::uuid;
    -- What was returned before the credit was never posted: the whole total is posted below.
    d.refunded := 0;
    d.charged_back := 0;
    IF d.bonus_id IS NOT NULL THEN no_bonus := platform.give_deposit_bonus(d, d.transaction_id, now_at); END IF;
  END IF;
  IF d.transaction_id IS NOT NULL AND refunds + charges <> d.refunded + d.charged_back THEN
    owes := platform.follow_returns(d, refunds + charges, tx, now_at);
    PERFORM platform.shrink_deposit_bonus(d, refunds + charges, platform.id_beside(tx, 1), now_at);
  END IF;
  IF jsonb_typeof(p->'instrument') = 'object' THEN
    INSERT INTO platform.payment_instrument (player_id, id, method, token, label, is_kept, last_used_at)
      VALUES (player, (p->'instrument'->>'id')::uuid, d.method, p->'instrument'->>'token',
              p->'instrument'->>'label', (p->'instrument'->>'keep')::boolean, now_at)
      ON CONFLICT (player_id, method, token) DO UPDATE
        SET label = excluded.label, last_used_at = excluded.last_used_at,
            is_kept = platform.payment_instrument.is_kept OR excluded.is_kept;
  END IF;
  UPDATE platform.deposit SET state = p->>'toState', sequence = (p->>'sequence')::int, version = version + 1,
      reason = p->>'reason', step = p->>'step', url = p->>'url',
      blocked_meanwhile = blocked_meanwhile OR (p->>'blockedMeanwhile')::boolean,
      transaction_id = d.transaction_id, refunded = refunds, charged_back = charges,
      owed = owed + owes,
      -- A contradiction is stored repeatedly and must not change this time: no money has moved since, and
      -- reconciliation selects by it.
      changed_at = CASE WHEN transaction_id IS NOT NULL AND state = p->>'toState' AND refunded = refunds
        AND charged_back = charges THEN changed_at ELSE now_at END,
      ask_at = to_timestamp((p->>'askAt')::numeric / 1000)
    WHERE player_id = player AND id = d.id;
  IF posted IS NOT NULL THEN past := platform.note_deposit_past_limit(player, d.id, now_at); END IF;
  IF posted IS NOT NULL OR refunds + charges <> d.refunded + d.charged_back THEN
    PERFORM pg_notify('wallet_changed', player::text);
  END IF;
  IF jsonb_typeof(p->'job') = 'object' THEN PERFORM platform.put_job(p->'job'); END IF;
  RETURN jsonb_build_object('code', 'OK', 'owed', owes::text, 'pastLimit', past, 'bonusRefusal', no_bonus);
END $settle$;

-- Settles a deposit like settle_evaluated_deposit, but never credits an account that can no longer sign in.
-- Returns CHANGED if the account was blocked after the payment was evaluated; the caller evaluates it again. An
-- exclusion takes the same wallet lock, so one that came in between is always seen here.
CREATE OR REPLACE FUNCTION platform.settle_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $settle$
DECLARE
  player uuid := (p->>'playerId')::uuid;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF jsonb_typeof(p->'credit') = 'object' AND NOT EXISTS (
    SELECT 1 FROM platform.player it WHERE it.id = player AND it.status IN ('REGISTERED', 'RESTRICTED', 'PAYOUT')) THEN
    RETURN '{"code":"CHANGED"}';
  END IF;
  RETURN platform.settle_evaluated_deposit(p);
END $settle$;
