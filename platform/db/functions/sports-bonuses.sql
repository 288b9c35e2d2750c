-- The bonus money that a player may stake in bets now. None for who may have no bonus.
CREATE OR REPLACE FUNCTION platform.usable_sports_bonus(player uuid, at timestamptz)
RETURNS TABLE (id uuid, balance bigint, terms jsonb, expires_at timestamptz) LANGUAGE sql STABLE AS $usable$
  SELECT a.id, w.balance, a.terms, a.expires_at FROM platform.bonus_assignment a
    JOIN platform.player who ON who.id = a.player_id AND who.bonuses
    JOIN platform.wallet_account w ON w.player_id = a.player_id AND w.account = 'BONUS:' || a.vertical
   WHERE a.player_id = player AND a.vertical = 'SPORTS' AND a.state = 'ACTIVATED' AND a.expires_at > at
$usable$;

-- Whether bonus money may be in the stake of this bet: {code: OK, id}, or why not. Asked only when the player's own money
-- does not cover it; the caller holds the wallet. A match has to begin so early that the bet is settled before the bonus
-- ends. Limits count own money; who has reached one plays on with no other either.
CREATE OR REPLACE FUNCTION platform.bonus_for_bet(player uuid, p jsonb, share bigint, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $stake$
DECLARE
  a record; legs int; live int; last_start timestamptz;
BEGIN
  SELECT * INTO a FROM platform.usable_sports_bonus(player, at);
  IF NOT FOUND OR a.balance < share THEN RETURN '{"code":"INSUFFICIENT_FUNDS"}'; END IF;
  IF EXISTS (SELECT 1 FROM platform.reached_limits(player, at) it WHERE it.kind <> 'time') THEN
    RETURN '{"code":"error.gambling.limit.reached"}';
  END IF;
  SELECT count(*), count(*) FILTER (WHERE (leg->>'isLive')::boolean), max((leg->>'startsAt')::timestamptz)
    INTO legs, live, last_start FROM jsonb_array_elements(p->'legs') AS it(leg);
  RETURN jsonb_build_object('id', a.id, 'code', CASE
    -- The lines of a system have no one price that the lowest odds could be held against.
    WHEN p->>'kind' = 'SYSTEM' THEN 'BONUS_BET_KIND'
    WHEN ((p->>'stake')::bigint <= (a.terms->>'maxStakeMinor')::bigint) IS NOT TRUE THEN 'BONUS_BET_STAKE'
    WHEN ((p->>'combinedOdds')::numeric >= (a.terms->'sports'->>'minOdds')::numeric) IS NOT TRUE THEN 'BONUS_BET_ODDS'
    WHEN (CASE a.terms->'sports'->>'scope' WHEN 'BOTH' THEN true WHEN 'LIVE' THEN live = legs
           WHEN 'PRE_MATCH' THEN live = 0 END) IS NOT TRUE THEN 'BONUS_BET_SCOPE'
    WHEN (last_start + interval '6 hours' <= a.expires_at) IS NOT TRUE THEN 'BONUS_BET_TIME'
    ELSE 'OK' END);
END $stake$;

-- What of an amount that a bet pays or returns is bonus money: in the proportion of its stake, what does not divide is own.
CREATE OR REPLACE FUNCTION platform.bonus_part(b platform.sports_bet, amt bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $part$
  SELECT share - share % platform.smallest_amount(b.currency)
    FROM (SELECT floor(amt::numeric * b.bonus_stake / b.stake)::bigint AS share) it
$part$;

-- Pays or returns bonus money of a bet: to the bonus while it runs, to the player once it is wagered, else to the house.
-- The caller holds the wallet.
CREATE OR REPLACE FUNCTION platform.give_bonus_part(b platform.sports_bet, what text, amt bigint, of_tx uuid, tx uuid, ref text,
  at timestamptz)
RETURNS platform.sports_bet LANGUAGE plpgsql AS $give$
DECLARE
  side text;
BEGIN
  SELECT platform.side_of_bonus(a, at) INTO side FROM platform.bonus_assignment a
    WHERE a.player_id = b.player_id AND a.id = b.bonus_assignment_id;
  PERFORM platform.book_bet_row(b, tx, 'BONUS', CASE WHEN what = 'WIN' AND side = 'H:BONUS' THEN 'FORFEIT' ELSE what END,
    'H:GGR', side, amt, of_tx, ref, at);
  IF what = 'WIN' THEN b.bonus_paid := b.bonus_paid + amt; ELSE b.bonus_refunded := b.bonus_refunded + amt; END IF;
  IF side = 'H:BONUS' THEN b.bonus_lapsed := b.bonus_lapsed + amt; END IF;
  RETURN b;
END $give$;

-- Takes back bonus money that a bet has paid (`WIN`) or returned (`BET_VOID`), newest first: from where it went, or from
-- where that money is by now, as much as is there. What a bonus has lost since it ended is the house's already. The caller
-- holds the wallet.
CREATE OR REPLACE FUNCTION platform.take_bonus_part(b platform.sports_bet, what text, amt bigint, step int, tx uuid, ref text,
  at timestamptz)
RETURNS platform.sports_bet LANGUAGE plpgsql AS $take$
DECLARE
  gave record; part bigint; no int := 0; rest bigint := amt; now_side text; side text;
BEGIN
  SELECT platform.side_of_bonus(a, at) INTO now_side FROM platform.bonus_assignment a
    WHERE a.player_id = b.player_id AND a.id = b.bonus_assignment_id;
  FOR gave IN
    SELECT t.id, l.credit AS went_to, t.amount - coalesce((SELECT sum(v.amount) FROM platform.ledger_transaction v
             WHERE v.player_id = t.player_id AND v.reverses = t.id), 0) AS remains
      FROM platform.ledger_transaction t
      JOIN platform.ledger_transfer l ON l.player_id = t.player_id AND l.transaction_id = t.id
     WHERE t.player_id = b.player_id AND t.provider = b.provider AND t.round_ref = b.bet_ref AND t.category = 'BONUS'
       AND CASE what WHEN 'WIN' THEN t.type IN ('WIN', 'FORFEIT') ELSE t.type = what END
     ORDER BY t.id DESC
  LOOP
    side := CASE WHEN gave.went_to = 'H:BONUS' THEN 'H:BONUS' ELSE now_side END;
    part := least(rest, gave.remains);
    IF side <> 'H:BONUS' THEN
      part := least(part, (SELECT balance FROM platform.wallet_account
                            WHERE player_id = b.player_id AND account = side));
      part := part - part % platform.smallest_amount(b.currency);
    END IF;
    CONTINUE WHEN part <= 0;
    no := no + 1;
    tx := platform.id_beside(tx, step);
    PERFORM platform.book_bet_row(b, tx, 'BONUS', CASE what WHEN 'WIN' THEN 'WIN_VOID' ELSE 'BET' END, side, 'H:GGR', part,
      gave.id, ref || step || '.' || no, at);
    rest := rest - part;
    IF what = 'WIN' THEN b.bonus_paid := b.bonus_paid - part; ELSE b.bonus_refunded := b.bonus_refunded - part; END IF;
    IF gave.went_to = 'H:BONUS' THEN b.bonus_lapsed := b.bonus_lapsed - part; END IF;
  END LOOP;
  RETURN b;
END $take$;

-- Gives what is due of a bet's bonus money and was not given. The caller holds the wallet.
CREATE OR REPLACE FUNCTION platform.give_bonus_parts(b platform.sports_bet, payout bigint, refund bigint, tx uuid, ref text,
  at timestamptz)
RETURNS platform.sports_bet LANGUAGE plpgsql AS $give$
BEGIN
  IF refund > b.bonus_refunded THEN
    b := platform.give_bonus_part(b, 'BET_VOID', refund - b.bonus_refunded,
      CASE WHEN b.bonus_stake < b.stake THEN platform.id_beside(b.id, 1) ELSE b.id END, platform.id_beside(tx, 8),
      ref || 8, at);
  END IF;
  IF payout > b.bonus_paid THEN
    b := platform.give_bonus_part(b, 'WIN', payout - b.bonus_paid, NULL, platform.id_beside(tx, 9), ref || 9, at);
  END IF;
  RETURN b;
END $give$;

-- Takes back what was given of it and is not due any more; the rest is owed. The caller holds the wallet.
CREATE OR REPLACE FUNCTION platform.take_bonus_parts(b platform.sports_bet, payout bigint, refund bigint, tx uuid, ref text,
  at timestamptz)
RETURNS platform.sports_bet LANGUAGE plpgsql AS $take$
BEGIN
  IF b.bonus_paid > payout THEN
    b := platform.take_bonus_part(b, 'WIN', b.bonus_paid - payout, 10, tx, ref, at);
  END IF;
  IF b.bonus_refunded > refund THEN
    b := platform.take_bonus_part(b, 'BET_VOID', b.bonus_refunded - refund, 11, tx, ref, at);
  END IF;
  RETURN b;
END $take$;

-- Counts the bonus stake of a bet that is won or lost for the wagering, and takes back what it has counted when that is
-- not so any more: while the bonus runs. One that is wagered stays so, because the player may have spent it. The caller
-- holds the wallet.
CREATE OR REPLACE FUNCTION platform.count_bet(b platform.sports_bet, is_settled boolean, tx uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $count$
DECLARE
  a platform.bonus_assignment%ROWTYPE; had bigint; counts bigint;
BEGIN
  SELECT * INTO a FROM platform.bonus_assignment it
    WHERE it.player_id = b.player_id AND it.id = b.bonus_assignment_id AND it.state = 'ACTIVATED' AND it.expires_at > at;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(it.counted), 0) INTO had FROM platform.bonus_progress it
    WHERE it.player_id = b.player_id AND it.assignment_id = a.id AND it.bet_id = b.id;
  counts := CASE WHEN NOT is_settled THEN -had WHEN had = 0 THEN least(b.bonus_stake, a.wager_required - a.wager_done)
    ELSE 0 END;
  IF counts = 0 THEN RETURN; END IF;
  INSERT INTO platform.bonus_progress (player_id, assignment_id, transaction_id, counted, bet_id)
    VALUES (b.player_id, a.id, tx, counts, b.id);
  UPDATE platform.bonus_assignment it SET wager_done = it.wager_done + counts
    WHERE it.player_id = b.player_id AND it.id = a.id RETURNING * INTO a;
  IF a.wager_done = a.wager_required THEN PERFORM platform.complete_bonus(a, platform.id_beside(tx, 12), at); END IF;
END $count$;

-- A bonus that was used up runs again while the result of a bet with its money is corrected: as if it had not been said.
-- Not past its time, not beside another one, and not for who is in a break. The caller holds the wallet.
CREATE OR REPLACE FUNCTION platform.resume_used_bonus(player uuid, bonus uuid, at timestamptz) RETURNS void LANGUAGE sql AS $resume$
  UPDATE platform.bonus_assignment a SET state = 'ACTIVATED', ended_at = NULL, end_cause = NULL
    WHERE a.player_id = player AND a.id = bonus AND a.state = 'USED_UP' AND a.expires_at > at
      AND NOT EXISTS (SELECT 1 FROM platform.bonus_assignment other
                      WHERE other.player_id = player AND other.vertical = a.vertical AND other.state = 'ACTIVATED')
      AND EXISTS (SELECT 1 FROM platform.player who
                  WHERE who.id = player AND who.status IN ('REGISTERED', 'RESTRICTED', 'PAYOUT'))
$resume$;
