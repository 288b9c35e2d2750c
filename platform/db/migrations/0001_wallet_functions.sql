-- The hot path of the wallet: one call, one transaction. Expected refusals are codes in the answer,
-- exceptions are bugs. Written for PostgreSQL 15; one statement between breakpoints, as the embedded engine asks.

-- Balances are updated at every bet: room in the page keeps that off the indexes.
ALTER TABLE platform.wallet_account SET (fillfactor = 60);
--> statement-breakpoint
ALTER TABLE platform.game_round SET (fillfactor = 70);
--> statement-breakpoint

-- Two signed rows for each transfer: a balance is the sum of its entries.
CREATE VIEW platform.ledger_entry AS
  SELECT player_id, transaction_id, leg, debit AS account, currency, -amount AS amount,
         debit_after AS balance_after, debit_seq AS seq
    FROM platform.ledger_transfer
  UNION ALL
  SELECT player_id, transaction_id, leg, credit, currency, amount, credit_after, credit_seq
    FROM platform.ledger_transfer;
--> statement-breakpoint

-- The books are only ever added to: what was wrong is put right by a new transaction.
CREATE FUNCTION platform.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $refuse$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'PW001';
END $refuse$;
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.ledger_transaction FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.ledger_transfer FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
CREATE TRIGGER posted_reference_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.posted_reference FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint

-- Moves an amount between two accounts of the chart, with the running balance and the gapless number of each.
CREATE FUNCTION platform.transfer(
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
  INSERT INTO platform.ledger_transfer
    VALUES (player, tx, leg_no, from_account, to_account, cur, amt, d_after, d_seq, c_after, c_seq);
END $transfer$;
--> statement-breakpoint

-- Amounts travel as text: a JSON number is exact only up to 2^53.
CREATE FUNCTION platform.wallet_state(player uuid) RETURNS jsonb LANGUAGE sql STABLE AS $state$
  SELECT jsonb_build_object(
    'balance', (coalesce(sum(balance) FILTER (WHERE account = 'MAIN'), 0))::text,
    'seq', coalesce(sum(seq), 0)::text)
  FROM platform.wallet_account WHERE player_id = player
$state$;
--> statement-breakpoint

-- Why this player may not stake now, or null. A bet is activity: it keeps the session from idling out.
CREATE FUNCTION platform.stake_refusal(player uuid, game_session_hash text, now_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $refusal$
DECLARE
  may_stake boolean; runs boolean; session uuid; seen timestamptz;
BEGIN
  SELECT p.status = 'REGISTERED' AND NOT p.multibrand_suspended, s.id, s.last_seen_at,
         g.expires_at > now_at AND s.revoked_at IS NULL AND s.expires_at > now_at
           AND s.last_seen_at > now_at - interval '30 minutes'
    INTO may_stake, session, seen, runs
    FROM platform.player p
    LEFT JOIN platform.game_session g ON g.hash = game_session_hash AND g.player_id = p.id
    LEFT JOIN platform.player_session s ON s.player_id = g.player_id AND s.id = g.session_id
    WHERE p.id = player;
  IF may_stake IS NOT TRUE THEN RETURN 'PLAYER_BLOCKED'; END IF;
  IF runs IS NOT TRUE THEN RETURN 'GAME_SESSION_ENDED'; END IF;
  IF seen < now_at - interval '1 minute' THEN
    UPDATE platform.player_session SET last_seen_at = now_at
      WHERE player_id = player AND id = session;
  END IF;
  RETURN NULL;
END $refusal$;
--> statement-breakpoint

-- Posts one transaction. The wallet is locked before the reference is looked up: that order turns eight
-- simultaneous copies of a message into replays instead of unique violations (measured).
CREATE FUNCTION platform.post_tx(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $post$
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
    IF FOUND AND (r.state <> 'OPEN' OR r.game_id <> game) THEN RETURN '{"code":"ROUND_CLOSED"}'; END IF;
    IF main.balance < amt THEN RETURN '{"code":"INSUFFICIENT_FUNDS"}'; END IF;
    INSERT INTO platform.game_round VALUES (player, prov, round, game, 'OPEN', amt, 0, now_at)
      ON CONFLICT (player_id, provider, round_ref)
      DO UPDATE SET stake_total = platform.game_round.stake_total + amt;
    PERFORM platform.transfer(player, tx, 1, 'MAIN', 'H:GGR', cur, amt);

  ELSIF op = 'WIN' THEN
    SELECT * INTO r FROM platform.game_round
      WHERE player_id = player AND provider = prov AND round_ref = round;
    IF NOT FOUND THEN RETURN '{"code":"UNKNOWN_ROUND"}'; END IF;
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
    IF FOUND AND (original.type <> 'BET' OR original.round_ref <> round) THEN
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

-- Many transactions in one commit. One that breaks is reported alone and does not sink the others. One
-- notification for each player, not for each bet: NOTIFY takes a global lock at commit.
CREATE FUNCTION platform.post_tx_batch(items jsonb) RETURNS jsonb LANGUAGE plpgsql AS $batch$
DECLARE
  item jsonb; answer jsonb; answers jsonb := '[]'; moved text[] := '{}'; player text;
BEGIN
  FOR item IN SELECT value FROM jsonb_array_elements(items) LOOP
    BEGIN
      answer := platform.post_tx(item);
      IF answer->>'txId' IS NOT NULL AND answer->>'replayed' = 'false' THEN
        moved := moved || (item->>'playerId');
      END IF;
    EXCEPTION
      -- What passes when it is tried again must fail the whole batch, so that it is tried again.
      WHEN serialization_failure OR deadlock_detected OR query_canceled THEN RAISE;
      WHEN OTHERS THEN
        answer := jsonb_build_object('code', 'INTERNAL', 'sqlstate', SQLSTATE, 'text', SQLERRM);
    END;
    answers := answers || jsonb_build_array(answer);
  END LOOP;
  FOR player IN SELECT DISTINCT unnest(moved) LOOP
    PERFORM pg_notify('wallet_changed', player);
  END LOOP;
  RETURN answers;
END $batch$;
