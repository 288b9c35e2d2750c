/**
 * The hot path of the wallet: one call, one transaction. The wallet is locked before the reference is
 * looked up: that order turns eight simultaneous copies of a message into clean replays.
 * Expected refusals are codes in the answer, exceptions are bugs.
 */
export const LEDGER_FUNCTIONS = `
-- Moves an amount between two accounts of the chart and returns the running balance of MAIN.
CREATE OR REPLACE FUNCTION platform.move(pid uuid, txid uuid, leg_no int, from_acct text, to_acct text, cur text, amt bigint)
RETURNS void LANGUAGE plpgsql AS $move$
DECLARE d_after bigint; d_seq bigint; c_after bigint; c_seq bigint;
BEGIN
  IF from_acct NOT LIKE 'H:%' THEN
    UPDATE platform.wallet_account SET balance = balance - amt, seq = seq + 1
      WHERE player_id = pid AND acct = from_acct AND currency = cur RETURNING balance, seq INTO d_after, d_seq;
    IF NOT FOUND THEN RAISE EXCEPTION 'no account % in %', from_acct, cur USING ERRCODE = 'PW004'; END IF;
  END IF;
  IF to_acct NOT LIKE 'H:%' THEN
    UPDATE platform.wallet_account SET balance = balance + amt, seq = seq + 1
      WHERE player_id = pid AND acct = to_acct AND currency = cur RETURNING balance, seq INTO c_after, c_seq;
    IF NOT FOUND THEN RAISE EXCEPTION 'no account % in %', to_acct, cur USING ERRCODE = 'PW004'; END IF;
  END IF;
  INSERT INTO platform.ledger_leg VALUES (pid, txid, leg_no, from_acct, to_acct, cur, amt, d_after, d_seq, c_after, c_seq);
END $move$;

CREATE OR REPLACE FUNCTION platform.wallet_state(pid uuid) RETURNS jsonb LANGUAGE sql STABLE AS $state$
  SELECT jsonb_build_object('balance', coalesce(sum(balance) FILTER (WHERE acct = 'MAIN'), 0), 'seq', coalesce(sum(seq), 0))
  FROM platform.wallet_account WHERE player_id = pid
$state$;

-- Who may stake: a registered player whose session and game session still run.
CREATE OR REPLACE FUNCTION platform.stake_refusal(pid uuid, game_session_hash text, at bigint) RETURNS text
LANGUAGE plpgsql STABLE AS $refusal$
DECLARE good boolean;
BEGIN
  SELECT status = 'REGISTERED' AND NOT multibrand_suspended INTO good FROM platform.player WHERE id = pid;
  IF good IS NOT TRUE THEN RETURN 'PLAYER_BLOCKED'; END IF;
  IF game_session_hash IS NULL THEN RETURN NULL; END IF;
  SELECT g.expires_at > at AND s.revoked_at IS NULL AND s.expires_at > at INTO good
    FROM platform.game_session g JOIN platform.player_session s ON s.id = g.session_id
    WHERE g.hash = game_session_hash AND g.player_id = pid;
  IF good IS NOT TRUE THEN RETURN 'GAME_SESSION_ENDED'; END IF;
  RETURN NULL;
END $refusal$;

CREATE OR REPLACE FUNCTION platform.post_tx(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $post$
DECLARE
  pid uuid := (p->>'playerId')::uuid;
  prov text := p->>'provider';
  reference text := p->>'ref';
  op text := p->>'op';
  cur text := p->>'currency';
  amt bigint := (p->>'amount')::bigint;
  txid uuid := (p->>'txId')::uuid;
  at bigint := (p->>'at')::bigint;
  round text := p->>'roundRef';
  known platform.idem%ROWTYPE;
  original platform.ledger_tx%ROWTYPE;
  r platform.game_round%ROWTYPE;
  main platform.wallet_account%ROWTYPE;
  refused text;
  booked_type text := p->>'type';
  reversed uuid;
  state jsonb;
  answer jsonb;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = pid ORDER BY acct FOR UPDATE;
  SELECT * INTO main FROM platform.wallet_account WHERE player_id = pid AND acct = 'MAIN';
  IF main.player_id IS NULL THEN RETURN jsonb_build_object('code', 'WALLET_DOES_NOT_EXIST'); END IF;

  SELECT * INTO known FROM platform.idem WHERE player_id = pid AND provider = prov AND ref = reference;
  IF FOUND THEN
    IF known.response->>'code' = 'TRANSACTION_REVERSED' THEN RETURN known.response; END IF;
    IF known.request_hash <> p->>'hash' THEN RETURN jsonb_build_object('code', 'REFERENCE_CONFLICT'); END IF;
    RETURN known.response || jsonb_build_object('replayed', true);
  END IF;
  IF main.currency <> cur THEN RETURN jsonb_build_object('code', 'CURRENCY_MISMATCH'); END IF;

  IF op = 'BET' THEN
    refused := platform.stake_refusal(pid, p->>'gameSession', at);
    IF refused IS NOT NULL THEN RETURN jsonb_build_object('code', refused); END IF;
    SELECT * INTO r FROM platform.game_round WHERE player_id = pid AND provider = prov AND round_ref = round;
    IF FOUND AND (r.state <> 'OPEN' OR r.game_id <> p->>'gameId') THEN RETURN jsonb_build_object('code', 'ROUND_CLOSED'); END IF;
    IF main.balance < amt THEN RETURN jsonb_build_object('code', 'INSUFFICIENT_FUNDS'); END IF;
    INSERT INTO platform.game_round VALUES (pid, prov, round, p->>'gameId', 'OPEN', amt, 0, at)
      ON CONFLICT (player_id, provider, round_ref) DO UPDATE SET bet_total = platform.game_round.bet_total + amt;
    PERFORM platform.move(pid, txid, 1, 'MAIN', 'H:GGR', cur, amt);
  ELSIF op = 'WIN' THEN
    SELECT * INTO r FROM platform.game_round WHERE player_id = pid AND provider = prov AND round_ref = round;
    IF NOT FOUND THEN RETURN jsonb_build_object('code', 'UNKNOWN_ROUND'); END IF;
    IF r.state <> 'OPEN' THEN RETURN jsonb_build_object('code', 'ROUND_CLOSED'); END IF;
    UPDATE platform.game_round SET win_total = win_total + amt,
      state = CASE WHEN (p->>'closesRound')::boolean THEN 'CLOSED' ELSE 'OPEN' END
      WHERE player_id = pid AND provider = prov AND round_ref = round;
    IF amt > 0 THEN PERFORM platform.move(pid, txid, 1, 'H:GGR', 'MAIN', cur, amt); ELSE booked_type := 'LOSS'; END IF;
  ELSIF op = 'ROLLBACK' THEN
    SELECT t.* INTO original FROM platform.idem i JOIN platform.ledger_tx t ON t.player_id = i.player_id AND t.id = i.tx_id
      WHERE i.player_id = pid AND i.provider = prov AND i.ref = p->>'betRef' AND t.type = 'BET';
    IF NOT FOUND THEN
      -- The rollback overtook its bet: a mark in the bet's place refuses it when it arrives.
      INSERT INTO platform.idem VALUES (pid, prov, p->>'betRef', 'reversed', NULL, '{"code":"TRANSACTION_REVERSED"}')
        ON CONFLICT DO NOTHING;
      answer := jsonb_build_object('code', 'OK', 'txId', NULL, 'replayed', false) || platform.wallet_state(pid);
      INSERT INTO platform.idem VALUES (pid, prov, reference, p->>'hash', NULL, answer);
      RETURN answer;
    END IF;
    SELECT * INTO r FROM platform.game_round WHERE player_id = pid AND provider = prov AND round_ref = original.round_ref;
    IF r.round_ref <> round THEN RETURN jsonb_build_object('code', 'UNKNOWN_ROUND'); END IF;
    IF EXISTS (SELECT 1 FROM platform.ledger_tx WHERE player_id = pid AND reverses = original.id) THEN
      RETURN jsonb_build_object('code', 'TRANSACTION_REVERSED');
    END IF;
    IF r.state <> 'OPEN' THEN RETURN jsonb_build_object('code', 'ROUND_CLOSED'); END IF;
    amt := original.amount;
    reversed := original.id;
    UPDATE platform.game_round SET bet_total = bet_total - amt,
      state = CASE WHEN bet_total = amt THEN 'VOID' ELSE state END
      WHERE player_id = pid AND provider = prov AND round_ref = r.round_ref;
    PERFORM platform.move(pid, txid, 1, 'H:GGR', 'MAIN', cur, amt);
  ELSIF op = 'CREDIT' THEN
    PERFORM platform.move(pid, txid, 1, p->>'house', 'MAIN', cur, amt);
  ELSE
    RAISE EXCEPTION 'unknown operation %', op USING ERRCODE = 'PW005';
  END IF;

  state := platform.wallet_state(pid);
  INSERT INTO platform.ledger_tx VALUES (pid, txid, prov, reference, p->>'category', booked_type, cur, amt,
    (state->>'balance')::bigint, round, coalesce(p->>'gameId', r.game_id), reversed, at);
  answer := jsonb_build_object('code', 'OK', 'txId', txid, 'replayed', false) || state;
  INSERT INTO platform.idem VALUES (pid, prov, reference, p->>'hash', txid, answer);
  RETURN answer;
END $post$;

-- Many postings in one transaction. One that breaks is reported alone and does not sink the others.
CREATE OR REPLACE FUNCTION platform.post_tx_batch(items jsonb) RETURNS jsonb LANGUAGE plpgsql AS $batch$
DECLARE item jsonb; answers jsonb := '[]'; moved text[] := '{}'; answer jsonb; pid text;
BEGIN
  FOR item IN SELECT value FROM jsonb_array_elements(items) LOOP
    BEGIN
      answer := platform.post_tx(item);
      IF answer->>'code' = 'OK' AND answer->>'txId' IS NOT NULL AND answer->>'replayed' = 'false' THEN
        moved := moved || (item->>'playerId');
      END IF;
    EXCEPTION
      -- What passes when tried again (serialisation, deadlock) must fail the whole batch, so that it is.
      WHEN serialization_failure OR deadlock_detected THEN RAISE;
      WHEN OTHERS THEN answer := jsonb_build_object('code', 'INTERNAL', 'sqlstate', SQLSTATE, 'text', SQLERRM);
    END;
    answers := answers || jsonb_build_array(answer);
  END LOOP;
  FOR pid IN SELECT DISTINCT unnest(moved) LOOP
    PERFORM pg_notify('wallet_changed', pid);
  END LOOP;
  RETURN answers;
END $batch$;
`
