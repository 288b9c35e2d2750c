-- Trigger: keeps the ledger and its records append-only. An error is corrected by a new transaction.
CREATE OR REPLACE FUNCTION platform.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $refuse$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'PW001';
END $refuse$;

-- Posts one transfer between two accounts of the chart, with the running balance and gapless sequence number of each.
-- House accounts have neither. Raises PW004 if the player has no such account in the currency.
CREATE OR REPLACE FUNCTION platform.transfer(
  player uuid, tx uuid, leg_no int, from_account text, to_account text, cur text, amt bigint
) RETURNS void LANGUAGE plpgsql AS $transfer$
DECLARE
  d_after bigint; d_seq bigint; c_after bigint; c_seq bigint;
BEGIN
  IF from_account NOT LIKE 'H:%' THEN
    UPDATE platform.wallet_account SET balance = balance - amt, seq = seq + 1
      WHERE player_id = player AND account = from_account AND currency = cur
      RETURNING balance, seq INTO d_after, d_seq;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no account % in %', from_account, cur USING ERRCODE = 'PW004';
    END IF;
  END IF;
  IF to_account NOT LIKE 'H:%' THEN
    UPDATE platform.wallet_account SET balance = balance + amt, seq = seq + 1
      WHERE player_id = player AND account = to_account AND currency = cur
      RETURNING balance, seq INTO c_after, c_seq;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no account % in %', to_account, cur USING ERRCODE = 'PW004';
    END IF;
  END IF;
  INSERT INTO platform.ledger_transfer (player_id, transaction_id, leg, debit, credit, currency, amount,
      debit_after, debit_seq, credit_after, credit_seq)
    VALUES (player, tx, leg_no, from_account, to_account, cur, amt, d_after, d_seq, c_after, c_seq);
END $transfer$;

-- Returns the smallest amount that can be staked or granted in a currency, in minor units.
-- It is a whole unit if the currency has no decimals, as in smallestAmount of contracts/money.ts.
CREATE OR REPLACE FUNCTION platform.smallest_amount(cur text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $smallest$
  SELECT CASE WHEN cur IN ('JPY', 'CLP') THEN 100 ELSE 1 END::bigint
$smallest$;

-- Returns the MAIN balance, all bonus money and the sequence number of the wallet.
-- Amounts are text: a JSON number is exact only up to 2^53. With the sum of all bonus money, callers need no further
-- query for a player who has none, which is nearly everyone. In plpgsql, because it keeps the plan: a body in SQL is
-- planned at each call.
CREATE OR REPLACE FUNCTION platform.wallet_state(player uuid) RETURNS jsonb LANGUAGE plpgsql STABLE AS $state$
BEGIN
  RETURN (SELECT jsonb_build_object(
      'balance', (coalesce(sum(balance) FILTER (WHERE account = 'MAIN'), 0))::text,
      'bonus', (coalesce(sum(balance) FILTER (WHERE account LIKE 'BONUS:%'), 0))::text,
      'seq', coalesce(sum(seq), 0)::text)
    FROM platform.wallet_account WHERE player_id = player);
END $state$;

-- Posts one transaction.
-- Returns {code: OK, txId, replayed, balance, bonus, seq}, or {code} with the refusal. A known reference is a replay,
-- REFERENCE_CONFLICT if its content differs, TRANSACTION_REVERSED if it was reversed.
-- Locks the wallet before it looks up the reference: that order turns eight simultaneous copies of a message into
-- replays instead of unique violations (measured).
-- A bet is checked against its game session, a payout and a rollback against their game. Limits are checked after what
-- is due for them has been applied. LOCK reserves the money of a withdrawal, PAY_OUT moves it to the payment provider,
-- RELEASE returns it to MAIN: only the withdrawal functions use these, and write the withdrawal's row in the same
-- transaction.
-- What own money does not cover of a stake may come from the active bonus (decision 0031). Bonus money is a transaction
-- of its own, of the category BONUS, so that every sum of own money stays as it was.
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
  session platform.game_session%ROWTYPE;
  main platform.wallet_account%ROWTYPE;
  refused text;
  held jsonb;
  is_new boolean;
  reversed uuid;
  moved boolean := true;
  cash_portion bigint;
  bonus_portion bigint := 0;
  bonus uuid;
  beside platform.ledger_transaction%ROWTYPE;
  wallet jsonb;
  answer jsonb;
BEGIN
  -- MAIN's row is the lock of the whole wallet: everything that moves money of this player takes it first.
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"WALLET_DOES_NOT_EXIST"}'; END IF;

  SELECT * INTO known FROM platform.posted_reference
    WHERE player_id = player AND provider = prov AND reference = ref;
  IF FOUND THEN
    IF known.answer->>'code' <> 'OK' THEN RETURN known.answer; END IF;
    IF known.request_hash <> p->>'hash' THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    -- An answer is replayed only while it is true, so not after its transaction was reversed.
    IF EXISTS (SELECT 1 FROM platform.ledger_transaction
               WHERE player_id = player AND reverses = known.transaction_id) THEN
      RETURN '{"code":"TRANSACTION_REVERSED"}';
    END IF;
    -- A replay has the current balance: a game displays it, and what was there may have been staked since.
    RETURN known.answer || '{"replayed":true}' || platform.wallet_state(player);
  END IF;
  IF main.currency <> cur THEN RETURN '{"code":"CURRENCY_MISMATCH"}'; END IF;

  IF op = 'BET' THEN
    IF p->>'refuseNew' IS NOT NULL THEN RETURN jsonb_build_object('code', p->>'refuseNew'); END IF;
    SELECT * INTO session FROM platform.game_session WHERE hash = p->>'gameSession' AND player_id = player;
    refused := platform.session_refusal(player, session, now_at);
    IF refused IS NOT NULL THEN RETURN jsonb_build_object('code', refused); END IF;
    SELECT * INTO r FROM platform.game_round
      WHERE player_id = player AND provider = prov AND round_ref = round;
    is_new := NOT FOUND;
    IF NOT is_new AND (r.state <> 'OPEN' OR r.game_id <> game) THEN
      RETURN '{"code":"ROUND_CLOSED"}';
    END IF;
    held := platform.round_refusal(player, session, game, CASE WHEN is_new THEN NULL ELSE r.stake_total END, amt, now_at);
    IF held IS NOT NULL THEN RETURN held; END IF;
    cash_portion := least(amt, main.balance);
    IF cash_portion < amt THEN
      -- A stake of both kinds of money is divided into payable amounts.
      cash_portion := cash_portion - cash_portion % platform.smallest_amount(cur);
      held := platform.bonus_for_stake(p, r, amt - cash_portion, now_at);
      IF held->>'code' <> 'OK' THEN RETURN held; END IF;
      bonus_portion := amt - cash_portion;
      bonus := (held->>'id')::uuid;
    END IF;
    IF cash_portion > 0 THEN
      refused := platform.reserve_stake(player, cash_portion, now_at);
      IF refused IS NOT NULL THEN RETURN jsonb_build_object('code', refused); END IF;
    END IF;
    IF is_new THEN
      INSERT INTO platform.game_round (player_id, provider, round_ref, game_id, state, stake_total, payout_total, opened_at)
        VALUES (player, prov, round, game, 'OPEN', amt, 0, now_at);
    ELSE
      UPDATE platform.game_round SET stake_total = stake_total + amt
        WHERE player_id = player AND provider = prov AND round_ref = round;
    END IF;
    -- The start of a round matters only where the game session has a pace of play.
    IF is_new AND session.pace_ms > 0 THEN
      INSERT INTO platform.game_pace (player_id, provider, game_id, round_at) VALUES (player, prov, game, now_at)
        ON CONFLICT (player_id, provider, game_id) DO UPDATE SET round_at = excluded.round_at;
    END IF;
    IF bonus_portion > 0 THEN
      UPDATE platform.game_round SET bonus_assignment_id = bonus, bonus_stake = coalesce(bonus_stake, 0) + bonus_portion
        WHERE player_id = player AND provider = prov AND round_ref = round;
    END IF;
    IF cash_portion > 0 THEN PERFORM platform.transfer(player, tx, 1, 'MAIN', 'H:GGR', cur, cash_portion); END IF;

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
    -- In proportion to the stakes; the remainder is own money.
    IF r.bonus_stake > 0 THEN
      bonus_portion := floor(amt::numeric * r.bonus_stake / r.stake_total);
      bonus_portion := bonus_portion - bonus_portion % platform.smallest_amount(cur);
    END IF;
    bonus := r.bonus_assignment_id;
    cash_portion := amt - bonus_portion;
    IF cash_portion > 0 THEN
      PERFORM platform.count_play(player, 0, -cash_portion, NULL, now_at);
      PERFORM platform.transfer(player, tx, 1, 'H:GGR', 'MAIN', cur, cash_portion);
    END IF;

  ELSIF op = 'ROLLBACK' THEN
    SELECT t.* INTO original FROM platform.posted_reference k
      JOIN platform.ledger_transaction t ON t.player_id = k.player_id AND t.id = k.transaction_id
      WHERE k.player_id = player AND k.provider = prov AND k.reference = p->>'betReference';
    IF FOUND AND (original.type <> 'BET' OR original.round_ref <> round
        OR original.game_id IS DISTINCT FROM p->>'ofGame') THEN
      RETURN '{"code":"UNKNOWN_ROUND"}';
    ELSIF NOT FOUND THEN
      -- The rollback arrived before its bet: a marker in the bet's place refuses the bet when it arrives.
      INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
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
      -- A bet of own money and bonus money has two rows, one of bonus money alone has only its BONUS row.
      IF original.category = 'BONUS' THEN
        beside := original;
      ELSIF r.bonus_assignment_id IS NOT NULL THEN
        SELECT t.* INTO beside FROM platform.posted_reference k
          JOIN platform.ledger_transaction t ON t.player_id = k.player_id AND t.id = k.transaction_id
          WHERE k.player_id = player AND k.provider = prov AND k.reference = p->>'betReference' || '#bonus';
      END IF;
      bonus_portion := coalesce(beside.amount, 0);
      cash_portion := CASE WHEN original.category = 'BONUS' THEN 0 ELSE original.amount END;
      bonus := CASE WHEN bonus_portion > 0 THEN r.bonus_assignment_id END;
      amt := cash_portion + bonus_portion;
      game := original.game_id;
      reversed := original.id;
      UPDATE platform.game_round SET stake_total = stake_total - amt,
        bonus_stake = CASE WHEN bonus_portion > 0 THEN bonus_stake - bonus_portion ELSE bonus_stake END,
        state = CASE WHEN stake_total = amt AND payout_total = 0 THEN 'VOID' ELSE state END
        WHERE player_id = player AND provider = prov AND round_ref = round;
      IF cash_portion > 0 THEN
        PERFORM platform.count_play(player, -cash_portion, -cash_portion, original.created_at, now_at);
        PERFORM platform.transfer(player, tx, 1, 'H:GGR', 'MAIN', cur, cash_portion);
      END IF;
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

  cash_portion := coalesce(cash_portion, amt);
  wallet := platform.wallet_state(player);
  IF moved AND cash_portion > 0 THEN
    INSERT INTO platform.ledger_transaction (player_id, id, provider, reference, category, type, status,
        currency, amount, balance_after, round_ref, game_id, reverses, created_at)
      VALUES (player, tx, prov, ref, p->>'category', p->>'type', p->>'status',
        cur, cash_portion, (wallet->>'balance')::bigint, round, game, reversed, now_at);
    INSERT INTO platform.outbox (player_id, seq, transaction_id, created_at)
      VALUES (player, (wallet->>'seq')::bigint, tx, now_at);
  END IF;
  IF bonus IS NOT NULL THEN
    IF bonus_portion > 0 THEN
      PERFORM platform.move_bonus_portion(p, bonus, bonus_portion, cash_portion = 0, (held->>'percent')::int, round,
        game, beside.id, now_at);
    END IF;
    IF op = 'WIN' THEN PERFORM platform.end_used_bonus(player, bonus, now_at); END IF;
    wallet := platform.wallet_state(player);
  END IF;
  answer := jsonb_build_object('code', 'OK', 'txId', CASE WHEN moved THEN tx END, 'replayed', false,
    'balance', wallet->'balance', 'bonus', wallet->'bonus', 'seq', wallet->'seq');
  INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
    VALUES (player, prov, ref, p->>'hash', CASE WHEN moved THEN tx END, answer);
  RETURN answer;
END $post$;

-- Posts many transactions in one commit, and returns their answers in order.
-- One that fails is answered with INTERNAL and does not affect the others. Each player is notified once, not once per
-- bet: NOTIFY takes a global lock at commit.
CREATE OR REPLACE FUNCTION platform.post_tx_batch(items jsonb) RETURNS jsonb LANGUAGE plpgsql AS $batch$
DECLARE
  item jsonb; answer jsonb; answers jsonb[] := '{}'; moved text[] := '{}'; player text;
BEGIN
  FOR item IN SELECT value FROM jsonb_array_elements(items) LOOP
    BEGIN
      answer := CASE item->>'op'
        WHEN 'SPORTS_BET' THEN platform.place_sports_bet(item)
        WHEN 'SPORTS_CHANGE' THEN platform.change_sports_bet(item)
        ELSE platform.post_tx(item) END;
      IF answer->>'txId' IS NOT NULL AND answer->>'replayed' = 'false' THEN
        moved := moved || (item->>'playerId');
      END IF;
    EXCEPTION
      -- An error that a retry may resolve must fail the whole batch, so that it is retried.
      WHEN serialization_failure OR deadlock_detected OR query_canceled THEN RAISE;
      WHEN OTHERS THEN
        answer := jsonb_build_object('code', 'INTERNAL', 'sqlstate', SQLSTATE, 'text', SQLERRM);
    END;
    answers := array_append(answers, answer);
  END LOOP;
  FOR player IN SELECT DISTINCT unnest(moved) LOOP
    PERFORM pg_notify('wallet_changed', player);
  END LOOP;
  RETURN to_jsonb(answers);
END $batch$;
