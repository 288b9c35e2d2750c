-- Requests a withdrawal: the money in LOCKED, its row, its first step and the job that continues it, or none of them.
-- Returns {code: OK, id, replayed} or a refusal code.
-- Locks the wallet first, so that two concurrent requests never use the same part of the limit; what a bank has
-- returned does not count. An active bonus is forfeited, which the player must have confirmed; otherwise the request is
-- refused as BONUS_WOULD_BE_LOST (GAP-082).
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
  SELECT coalesce(sum(amount - returned) FILTER (WHERE requested_at > to_timestamp((p->>'limitSince')::numeric / 1000)
                                        AND state NOT IN ('REJECTED', 'CANCELLED', 'FAILED', 'RETURNED')), 0),
         count(*) FILTER (WHERE settle_tx IS NULL)
    INTO taken, still_open FROM platform.withdrawal WHERE player_id = player;
  IF taken + amt > (p->>'limit')::bigint THEN RETURN '{"code":"WITHDRAWAL_LIMIT_REACHED"}'; END IF;
  IF still_open >= (p->>'maxOpen')::int THEN RETURN '{"code":"WITHDRAWALS_FULL"}'; END IF;

  IF (p->>'forfeitBonus')::boolean IS NOT TRUE AND EXISTS (
    SELECT 1 FROM platform.bonus_assignment
      WHERE player_id = player AND state = 'ACTIVATED' AND expires_at > now_at) THEN
    RETURN '{"code":"BONUS_WOULD_BE_LOST"}';
  END IF;

  posted := platform.post_tx(p->'posting');
  IF posted->>'code' <> 'OK' THEN RETURN posted; END IF;
  PERFORM platform.end_bonuses(player, 'WITHDRAWAL', (posted->>'txId')::uuid, now_at);
  INSERT INTO platform.withdrawal (player_id, id, reference, request_hash, state, method, instrument_token,
      currency, amount, lock_tx, needs_review, hold_until, requested_at,
      changed_at)
    VALUES (player, (p->>'id')::uuid, (p->>'reference')::uuid, p->>'hash', 'REQUESTED', p->>'method',
      p->>'instrumentToken', p->>'currency', amt, (posted->>'txId')::uuid, (p->>'needsReview')::boolean,
      to_timestamp((p->>'holdUntil')::numeric / 1000), now_at, now_at);
  INSERT INTO platform.withdrawal_step (player_id, withdrawal_id, step, state, at, cause)
    VALUES (player, (p->>'id')::uuid, 1, 'REQUESTED', now_at, 'player');
  IF p->'job' <> 'null' THEN PERFORM platform.put_job(p->'job'); END IF;
  PERFORM pg_notify('wallet_changed', player::text);
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id', 'replayed', false);
END $request$;

-- Moves a withdrawal to another state, with the money that this settles, in one transaction.
-- Returns {code: OK, state}. WRONG_STATE, with the current state: the event cannot happen in it, as for the second of
-- two concurrent calls. Raises PW006 if the posting is refused or is a replay.
-- Locks the wallet, then the withdrawal. Money that is returned after the payout has transactions of its own, beside
-- the one that paid it: `returned` is the total including this one, `fromReturned` the total before it.
CREATE OR REPLACE FUNCTION platform.move_withdrawal(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $move$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  wid uuid := (p->>'id')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  w platform.withdrawal%ROWTYPE;
  posted jsonb; last_step int; cancelled int;
  back bigint; is_return boolean;
BEGIN
  PERFORM 1 FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO w FROM platform.withdrawal WHERE player_id = player AND id = wid FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"NOT_FOUND"}'; END IF;
  IF NOT (p->'from') ? w.state OR w.returned <> (p->>'fromReturned')::bigint THEN
    RETURN jsonb_build_object('code', 'WRONG_STATE', 'state', w.state);
  END IF;
  -- A player cannot cancel a withdrawal in review, and only a limited number in a period (GAP-084).
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
  -- Instances from before partial returns send no total: their RETURNED means the whole payout.
  back := coalesce((p->>'returned')::bigint, CASE WHEN p->>'to' = 'RETURNED' THEN w.amount ELSE w.returned END);
  is_return := back > w.returned;
  IF is_return AND (p->'posting'->>'amount')::bigint IS DISTINCT FROM back - w.returned THEN
    RETURN jsonb_build_object('code', 'WRONG_STATE', 'state', w.state);
  END IF;
  IF p->'posting' <> 'null' THEN
    posted := platform.post_tx(p->'posting');
    IF posted->>'code' <> 'OK' OR (posted->>'replayed')::boolean THEN
      RAISE EXCEPTION 'a withdrawal cannot be settled: %', posted USING ERRCODE = 'PW006';
    END IF;
    PERFORM pg_notify('wallet_changed', player::text);
  END IF;
  UPDATE platform.withdrawal SET state = p->>'to', changed_at = now_at, returned = back,
      settle_tx = CASE WHEN is_return THEN settle_tx ELSE (posted->>'txId')::uuid END,
      return_tx = CASE WHEN is_return THEN (posted->>'txId')::uuid END,
      reason = coalesce(p->>'reason', reason), provider_note = coalesce(p->>'providerNote', provider_note)
    WHERE player_id = player AND id = wid;
  IF p->>'to' <> w.state THEN
    SELECT max(step) INTO last_step FROM platform.withdrawal_step
      WHERE player_id = player AND withdrawal_id = wid;
    INSERT INTO platform.withdrawal_step (player_id, withdrawal_id, step, state, at, cause)
      VALUES (player, wid, coalesce(last_step, 0) + 1, p->>'to', now_at, p->>'cause');
  END IF;
  IF p->'job' <> 'null' THEN PERFORM platform.put_job(p->'job'); END IF;
  RETURN jsonb_build_object('code', 'OK', 'state', p->>'to');
END $move$;
