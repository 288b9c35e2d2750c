-- Records one movement of a sportsbook bet: transfer (none for a LOSS), ledger row, reference and outbox.
-- The bet is the round of its rows, by which the history finds them. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.book_bet_row(b platform.sports_bet, tx uuid, of_category text, what text, debit text,
  credit text, amt bigint, of_tx uuid, ref text, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $book$
DECLARE
  wallet jsonb;
BEGIN
  IF what <> 'LOSS' THEN PERFORM platform.transfer(b.player_id, tx, 1, debit, credit, b.currency, amt); END IF;
  wallet := platform.wallet_state(b.player_id);
  INSERT INTO platform.ledger_transaction (player_id, id, provider, reference, category, type, status, currency,
      amount, balance_after, round_ref, reverses, created_at)
    VALUES (b.player_id, tx, b.provider, ref, of_category, what,
      CASE WHEN what LIKE '%_VOID' THEN 'REVERTED' ELSE 'SUCCESS' END, b.currency, amt,
      (wallet->>'balance')::bigint, b.bet_ref, of_tx, at);
  -- This answer is never replayed: a repeated message is answered from the row of the bet. It reserves the reference,
  -- and says that it is no refusal.
  INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
    VALUES (b.player_id, b.provider, ref, what, tx, '{"code":"OK"}');
  -- A movement that does not change the wallet has no sequence number of its own: the current one is another
  -- transaction's.
  IF what <> 'LOSS' AND NOT (debit LIKE 'H:%' AND credit LIKE 'H:%') THEN
    INSERT INTO platform.outbox (player_id, seq, transaction_id, created_at)
      VALUES (b.player_id, (wallet->>'seq')::bigint, tx, at);
  END IF;
  RETURN jsonb_build_object('code', 'OK', 'txId', tx, 'replayed', false) || wallet;
END $book$;

-- Records a movement of own money or of a free bet, see book_bet_row.
-- The stake of a free bet moves between house accounts, and is returned the same way; only its winnings reach the
-- player. Its rows have the category BONUS, so that no sum of own money contains them.
CREATE OR REPLACE FUNCTION platform.book_sports(b platform.sports_bet, tx uuid, what text, amt bigint, of_tx uuid,
  ref text, at timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $book$
DECLARE
  is_free boolean := b.free_bet_id IS NOT NULL;
  player_side text := CASE WHEN is_free AND what IN ('BET', 'BET_VOID') THEN 'H:BONUS' ELSE 'MAIN' END;
  is_taken boolean := what IN ('BET', 'WIN_VOID', 'CASHOUT_VOID');
BEGIN
  RETURN platform.book_bet_row(b, tx, platform.category_of_bet(b), what, CASE WHEN is_taken THEN player_side ELSE 'H:GGR' END,
    CASE WHEN is_taken THEN 'H:GGR' ELSE player_side END, amt, of_tx, ref, at);
END $book$;

-- Returns the category of a bet's rows: BONUS if all of its stake is a free bet or bonus money, else SPORTS.
-- If only a part is bonus money, that part has BONUS rows beside them.
CREATE OR REPLACE FUNCTION platform.category_of_bet(b platform.sports_bet) RETURNS text LANGUAGE sql IMMUTABLE AS $category$
  SELECT CASE WHEN b.free_bet_id IS NULL AND b.bonus_stake < b.stake THEN 'SPORTS' ELSE 'BONUS' END
$category$;

-- Counts a movement after the stake of a bet against the limits, see count_play.
-- A free bet counts nothing: it is not own money.
CREATE OR REPLACE FUNCTION platform.count_sports(b platform.sports_bet, spends bigint, loses bigint, of_at timestamptz,
  at timestamptz)
RETURNS void LANGUAGE plpgsql AS $count$
BEGIN
  IF b.free_bet_id IS NULL THEN PERFORM platform.count_play(b.player_id, spends, loses, of_at, at); END IF;
END $count$;

-- Returns the free bets that the player may use now, those that expire first in front.
-- None for a player who may have no bonus, or who has reached a limit on stakes or losses: limits count own money, but
-- such a player does not continue with other money either.
CREATE OR REPLACE FUNCTION platform.usable_free_bets(player uuid, at timestamptz) RETURNS SETOF platform.free_bet
LANGUAGE plpgsql STABLE AS $usable$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM platform.player it WHERE it.id = player AND it.bonuses)
     OR EXISTS (SELECT 1 FROM platform.reached_limits(player, at) it WHERE it.kind <> 'time') THEN
    RETURN;
  END IF;
  RETURN QUERY SELECT * FROM platform.free_bet v
    WHERE v.player_id = player AND v.bet_id IS NULL AND v.ended_at IS NULL AND v.expires_at > at
    ORDER BY v.expires_at, v.id;
END $usable$;

-- Returns whether a free bet or bonus money of that scope accepts a bet with these legs.
-- LIVE: all legs are live; PRE_MATCH: none is; BOTH: any legs.
CREATE OR REPLACE FUNCTION platform.is_in_scope(scope text, legs jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $scope$
  SELECT (CASE scope WHEN 'BOTH' THEN true WHEN 'LIVE' THEN live = every_one WHEN 'PRE_MATCH' THEN live = 0 END) IS TRUE
    FROM (SELECT count(*) AS every_one, count(*) FILTER (WHERE (leg->>'isLive')::boolean) AS live
            FROM jsonb_array_elements(legs) AS it(leg)) counted
$scope$;

-- Returns why a free bet cannot be the stake of this bet, or null.
-- The caller holds the wallet lock: of two concurrent bets with the same free bet, the second one finds it used.
CREATE OR REPLACE FUNCTION platform.free_bet_refusal(player uuid, voucher uuid, p jsonb, at timestamptz) RETURNS text
LANGUAGE plpgsql STABLE AS $refusal$
DECLARE
  v platform.free_bet%ROWTYPE;
BEGIN
  IF EXISTS (SELECT 1 FROM platform.reached_limits(player, at) it WHERE it.kind <> 'time') THEN
    RETURN 'error.gambling.limit.reached';
  END IF;
  SELECT * INTO v FROM platform.usable_free_bets(player, at) it WHERE it.id = voucher;
  IF NOT FOUND THEN RETURN 'FREE_BET_UNAVAILABLE'; END IF;
  IF v.amount <> (p->>'stake')::bigint OR p->>'kind' = 'SYSTEM'
     OR (p->>'combinedOdds')::numeric < (v.terms->>'minOdds')::numeric
     OR NOT platform.is_in_scope(v.terms->>'scope', p->'legs') THEN
    RETURN 'FREE_BET_TERMS';
  END IF;
  RETURN NULL;
END $refusal$;

-- Returns the free bet of a bet that is voided as a whole, with at least 24 hours to use it, however late the void is.
-- In a closed or excluded account it ends instead: a player who comes back must not find one. The caller holds the
-- wallet lock.
CREATE OR REPLACE FUNCTION platform.return_free_bet(b platform.sports_bet, at timestamptz) RETURNS void LANGUAGE sql AS $return$
  UPDATE platform.free_bet v SET bet_id = NULL, expires_at = greatest(v.expires_at, at + interval '24 hours'),
      ended_at = (SELECT at FROM platform.player it
        WHERE it.id = b.player_id AND it.status IN ('CLOSED','BLACKLISTED','TIMEOUT','SELF_EXCLUDED'))
    WHERE v.player_id = b.player_id AND v.id = b.free_bet_id
$return$;

-- Accepts a bet, or refuses it: a bet id that was refused stays refused.
-- Returns {code: OK, txId, replayed, bonusStake} with the wallet's balances, or a refusal code. The same id with other
-- content is REFERENCE_CONFLICT, a voided bet TRANSACTION_REVERSED.
-- Everything is checked here with the wallet locked: session, account, limits, mandatory limits, reality check and
-- bounds. The stake is own money, of which the active bonus may cover the missing part, or one whole free bet; the
-- terms of either are checked as well.
CREATE OR REPLACE FUNCTION platform.place_sports_bet(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $place$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  amt bigint := (p->>'stake')::bigint;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  main platform.wallet_account%ROWTYPE;
  known platform.sports_bet_id%ROWTYPE;
  session platform.game_session%ROWTYPE;
  b platform.sports_bet%ROWTYPE;
  voucher uuid := (p->>'freeBet')::uuid;
  cash_portion bigint := amt;
  held jsonb;
  why text;
BEGIN
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"WALLET_DOES_NOT_EXIST"}'; END IF;
  -- A void does not lock the wallet. One for the same id waits for this row until the bet is decided, or has left its
  -- marker already.
  INSERT INTO platform.sports_bet_id (provider, bet_ref, player_id, at)
    VALUES (p->>'provider', p->>'betId', player, now_at) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO known FROM platform.sports_bet_id WHERE provider = p->>'provider' AND bet_ref = p->>'betId';
    IF known.player_id <> player THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    IF known.refused IS NOT NULL THEN RETURN jsonb_build_object('code', known.refused); END IF;
    SELECT * INTO b FROM platform.sports_bet WHERE provider = p->>'provider' AND bet_ref = p->>'betId';
    IF b.request_hash <> p->>'hash' THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    IF b.state = 'VOIDED' THEN RETURN '{"code":"TRANSACTION_REVERSED"}'; END IF;
    RETURN jsonb_build_object('code', 'OK', 'txId', b.id, 'replayed', true, 'bonusStake', b.bonus_stake::text)
      || platform.wallet_state(player);
  END IF;

  SELECT * INTO session FROM platform.game_session WHERE hash = p->>'gameSession' AND player_id = player;
  why := coalesce(
    p->>'refuseNew',
    CASE WHEN main.currency <> p->>'currency' THEN 'CURRENCY_MISMATCH' END,
    platform.session_refusal(player, session, now_at),
    platform.round_refusal(player, session, 'sportsbook', NULL, amt, now_at)->>'code',
    CASE WHEN (p->>'potentialPayout')::bigint > session.payout_max THEN 'PAYOUT_OUT_OF_RANGE' END,
    CASE WHEN voucher IS NOT NULL THEN platform.free_bet_refusal(player, voucher, p, now_at) END);
  IF why IS NULL AND voucher IS NULL AND main.balance < amt THEN
    -- A stake of both kinds of money is divided into payable amounts.
    cash_portion := main.balance - main.balance % platform.smallest_amount(main.currency);
    held := platform.bonus_for_bet(player, p, amt - cash_portion, now_at);
    why := nullif(held->>'code', 'OK');
  END IF;
  -- Counts the stake, so it is called only if nothing else refuses the bet.
  IF why IS NULL AND voucher IS NULL AND cash_portion > 0 THEN
    why := platform.reserve_stake(player, cash_portion, now_at);
  END IF;
  IF why IS NOT NULL THEN
    UPDATE platform.sports_bet_id SET refused = why
      WHERE provider = p->>'provider' AND bet_ref = p->>'betId';
    RETURN jsonb_build_object('code', why);
  END IF;

  INSERT INTO platform.sports_bet (player_id, id, provider, bet_ref, request_hash, kind, sizes, currency, stake,
      stake_per_line, potential_payout, free_bet_id, bonus_assignment_id, bonus_stake, placed_at, changed_at)
    VALUES (player, (p->>'txId')::uuid, p->>'provider', p->>'betId', p->>'hash', p->>'kind',
      p->'sizes', main.currency, amt, (p->>'stakePerLine')::bigint,
      (p->>'potentialPayout')::bigint, voucher, (held->>'id')::uuid, amt - cash_portion, now_at, now_at)
    RETURNING * INTO b;
  UPDATE platform.free_bet SET bet_id = b.id WHERE player_id = player AND id = voucher;
  INSERT INTO platform.sports_leg (player_id, bet_id, leg, event, market, outcome, odds, is_banker, sport, region,
      competition, home, away, starts_at, is_live)
    SELECT player, b.id, it.no, leg->>'event', leg->>'market', leg->>'outcome', (leg->>'odds')::int,
        (leg->>'isBanker')::boolean, leg->>'sport', leg->>'region', leg->>'competition', leg->>'home', leg->>'away',
        (leg->>'startsAt')::timestamptz, (leg->>'isLive')::boolean
      FROM jsonb_array_elements(p->'legs') WITH ORDINALITY AS it(leg, no);
  IF cash_portion > 0 THEN
    PERFORM platform.book_sports(b, b.id, 'BET', cash_portion, NULL, 'bet:' || b.bet_ref, now_at);
  END IF;
  IF b.bonus_stake > 0 THEN
    PERFORM platform.book_bet_row(b, CASE WHEN cash_portion > 0 THEN platform.id_beside(b.id, 1) ELSE b.id END, 'BONUS',
      'BET', 'BONUS:SPORTS', 'H:GGR', b.bonus_stake, NULL,
      'bet:' || b.bet_ref || CASE WHEN cash_portion > 0 THEN '#bonus' ELSE '' END, now_at);
  END IF;
  RETURN jsonb_build_object('code', 'OK', 'txId', b.id, 'replayed', false, 'bonusStake', b.bonus_stake::text)
    || platform.wallet_state(player);
END $place$;

-- Leaves a marker for a void that arrived before its bet: the bet is refused when it arrives.
-- Returns true if the bet id is refused, false if there is a bet.
CREATE OR REPLACE FUNCTION platform.refuse_sports_bet(prov text, ref text, at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $void$
BEGIN
  INSERT INTO platform.sports_bet_id (provider, bet_ref, refused, at) VALUES (prov, ref, 'TRANSACTION_REVERSED', at)
    ON CONFLICT DO NOTHING;
  RETURN EXISTS (SELECT 1 FROM platform.sports_bet_id
                  WHERE provider = prov AND bet_ref = ref AND refused IS NOT NULL);
END $void$;

-- Reverses up to `amt` of what a bet has paid in one type (`paid_as`), newest payment first.
-- Returns the reversed amount in minor units, which is at most the MAIN balance. It counts as lost again in the period
-- of the reversed payment. `step` orders the rows of one message. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.reverse_sports_payout(b platform.sports_bet, paid_as text, amt bigint, step int, tx uuid,
  ref text, at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $take$
DECLARE
  paid record; part bigint; no int := 0;
  rest bigint := least(amt, (SELECT balance FROM platform.wallet_account
                              WHERE player_id = b.player_id AND account = 'MAIN'));
  taken bigint := 0;
BEGIN
  rest := rest - rest % platform.smallest_amount(b.currency);
  FOR paid IN
    SELECT t.id, t.created_at, t.amount - coalesce((SELECT sum(v.amount) FROM platform.ledger_transaction v
             WHERE v.player_id = t.player_id AND v.reverses = t.id), 0) AS remains
      FROM platform.ledger_transaction t
     WHERE t.player_id = b.player_id AND t.provider = b.provider AND t.round_ref = b.bet_ref
       AND t.category = platform.category_of_bet(b) AND t.type = paid_as
     ORDER BY t.id DESC
  LOOP
    part := least(rest, paid.remains);
    CONTINUE WHEN part <= 0;
    no := no + 1;
    tx := platform.id_beside(tx, step);
    PERFORM platform.count_sports(b, 0, part, paid.created_at, at);
    PERFORM platform.book_sports(b, tx, paid_as || '_VOID', part, paid.id, ref || step || '.' || no, at);
    rest := rest - part;
    taken := taken + part;
  END LOOP;
  RETURN taken;
END $take$;

-- Brings a bet and the wallet to the state that a message reports.
-- Returns {code: OK, txId, owed}, where `owed` is the total that the bet owes, in minor units. CHANGED: the decision
-- was based on a stale revision. A returned stake is not taken again from a blocked account (PLAYER_BLOCKED), nor with
-- a free bet that is in another bet by now (FREE_BET_UNAVAILABLE).
-- Locks the wallet, then the bet. Pays first what is due and not paid, then reverses what was paid and is no longer
-- due, up to the balance; the rest is owed. Neither session nor limits are checked: this settles an accepted bet.
-- Limits are counted before a row is written, because they may recount the ledger. If the bet has bonus money, each
-- kind of money is brought to its own part of what is due.
CREATE OR REPLACE FUNCTION platform.change_sports_bet(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $change$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  tx uuid := (p->>'txId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  payout bigint := (p->>'payoutDue')::bigint;
  cash_out bigint := (p->>'cashOutDue')::bigint;
  refund bigint := (p->>'refundDue')::bigint;
  b platform.sports_bet%ROWTYPE;
  ref text; taken bigint; part bigint; bonus_payout bigint; bonus_refund bigint; moved boolean := (p->>'isLost')::boolean;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO b FROM platform.sports_bet WHERE player_id = player AND id = (p->>'id')::uuid FOR UPDATE;
  IF b.revision IS DISTINCT FROM (p->>'fromRevision')::int THEN RETURN '{"code":"CHANGED"}'; END IF;
  IF refund < b.refund_due AND NOT EXISTS (SELECT 1 FROM platform.player it
      WHERE it.id = player AND it.status IN ('REGISTERED', 'RESTRICTED', 'PAYOUT') AND NOT it.multibrand_suspended) THEN
    RETURN '{"code":"PLAYER_BLOCKED"}';
  END IF;
  -- A returned free bet that was used again is in one bet only: the first bet stays void.
  IF refund < b.refund_due AND EXISTS (SELECT 1 FROM platform.free_bet v
      WHERE v.player_id = player AND v.id = b.free_bet_id AND v.bet_id <> b.id) THEN
    RETURN '{"code":"FREE_BET_UNAVAILABLE"}';
  END IF;
  ref := 'change:' || b.bet_ref || ':' || (p->>'revision') || ':';
  IF b.bonus_stake > 0 THEN PERFORM platform.resume_used_bonus(player, b.bonus_assignment_id, now_at); END IF;
  -- From here until the bet is written, these are amounts of own money.
  bonus_payout := platform.bonus_part(b, payout);
  bonus_refund := platform.bonus_part(b, refund);
  payout := payout - bonus_payout;
  refund := refund - bonus_refund;
  b.payout_paid := b.payout_paid - b.bonus_paid;
  b.refund_paid := b.refund_paid - b.bonus_refunded;

  IF refund > b.refund_paid THEN
    part := refund - b.refund_paid;
    PERFORM platform.count_sports(b, -part, -part, b.placed_at, now_at);
    PERFORM platform.book_sports(b, platform.id_beside(tx, 1), 'BET_VOID', part, b.id, ref || 1, now_at);
    PERFORM platform.return_free_bet(b, now_at);
    b.refund_paid := refund;
    moved := true;
  END IF;
  IF cash_out > b.cash_out_paid THEN
    part := cash_out - b.cash_out_paid;
    PERFORM platform.count_sports(b, 0, -part, NULL, now_at);
    PERFORM platform.book_sports(b, platform.id_beside(tx, 2), 'CASHOUT', part, NULL, ref || 2, now_at);
    b.cash_out_paid := cash_out;
    moved := true;
  END IF;
  IF payout > b.payout_paid THEN
    part := payout - b.payout_paid;
    PERFORM platform.count_sports(b, 0, -part, NULL, now_at);
    PERFORM platform.book_sports(b, platform.id_beside(tx, 3), 'WIN', part, NULL, ref || 3, now_at);
    b.payout_paid := payout;
    moved := true;
  END IF;
  IF b.bonus_stake > 0 THEN b := platform.give_bonus_parts(b, bonus_payout, bonus_refund, tx, ref, now_at); END IF;
  IF b.payout_paid > payout THEN
    taken := platform.reverse_sports_payout(b, 'WIN', b.payout_paid - payout, 4, tx, ref, now_at);
    b.payout_paid := b.payout_paid - taken;
    moved := moved OR taken > 0;
  END IF;
  IF b.cash_out_paid > cash_out THEN
    taken := platform.reverse_sports_payout(b, 'CASHOUT', b.cash_out_paid - cash_out, 5, tx, ref, now_at);
    b.cash_out_paid := b.cash_out_paid - taken;
    moved := moved OR taken > 0;
  END IF;
  IF b.refund_paid > refund THEN
    -- The stake of a bet whose void was rolled back; it counts in the period in which it was first staked.
    taken := b.refund_paid - refund;
    IF b.free_bet_id IS NULL THEN
      taken := least(taken, (SELECT balance FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN'));
    END IF;
    taken := taken - taken % platform.smallest_amount(b.currency);
    UPDATE platform.free_bet SET bet_id = b.id, ended_at = NULL WHERE player_id = player AND id = b.free_bet_id;
    IF taken > 0 THEN
      PERFORM platform.count_sports(b, taken, taken, b.placed_at, now_at);
      PERFORM platform.book_sports(b, platform.id_beside(tx, 6), 'BET', taken, b.id, ref || 6, now_at);
      b.refund_paid := b.refund_paid - taken;
      moved := true;
    END IF;
  END IF;
  IF b.bonus_stake > 0 THEN
    b := platform.take_bonus_parts(b, bonus_payout, bonus_refund, tx, ref, now_at);
    PERFORM platform.count_bet(b, p->>'state' IN ('SETTLED', 'RESETTLED'), tx, now_at);
    moved := true;
  END IF;
  IF (p->>'isLost')::boolean THEN
    PERFORM platform.book_sports(b, platform.id_beside(tx, 7), 'LOSS', 0, NULL, ref || 7, now_at);
  END IF;

  payout := payout + bonus_payout;
  refund := refund + bonus_refund;
  b.payout_paid := b.payout_paid + b.bonus_paid;
  b.refund_paid := b.refund_paid + b.bonus_refunded;
  UPDATE platform.sports_bet SET state = p->>'state', revision = (p->>'revision')::int, change_hash = p->>'hash',
      cash_outs = p->'cashOuts', outcome = CASE WHEN jsonb_typeof(p->'outcome') = 'object' THEN p->'outcome' END,
      payout_due = payout, payout_paid = b.payout_paid, cash_out_due = cash_out, cash_out_paid = b.cash_out_paid,
      refund_due = refund, refund_paid = b.refund_paid, bonus_paid = b.bonus_paid, bonus_refunded = b.bonus_refunded,
      bonus_lapsed = b.bonus_lapsed, changed_at = now_at
    WHERE player_id = player AND id = b.id;
  IF b.bonus_stake > 0 THEN PERFORM platform.end_used_bonus(player, b.bonus_assignment_id, now_at); END IF;
  UPDATE platform.sports_leg l
     SET result = CASE WHEN jsonb_typeof(it.said) = 'object' THEN it.said END
    FROM jsonb_array_elements(p->'results') WITH ORDINALITY AS it(said, no)
   WHERE l.player_id = player AND l.bet_id = b.id AND l.leg = it.no;
  -- `txId` tells the batch to notify the player's pages: money has moved, or the bet is lost.
  RETURN jsonb_build_object('code', 'OK', 'replayed', false, 'txId', CASE WHEN moved THEN tx END,
    'owed', (b.payout_paid - payout + b.cash_out_paid - cash_out + b.refund_paid - refund)::text);
END $change$;

-- Returns the number of open bets and their stakes without what was cashed out, in major units; null: there are none.
-- Part of the evidence of an exclusion.
CREATE OR REPLACE FUNCTION platform.open_sports_bets(player uuid) RETURNS jsonb LANGUAGE sql STABLE AS $open$
  SELECT CASE WHEN count(*) > 0 THEN jsonb_build_object('openBets', count(*), 'currency', min(b.currency),
      'stake', round(sum(b.stake - coalesce(sold.stake, 0)) / 100.0, 2)) END
    FROM platform.sports_bet b
    LEFT JOIN LATERAL (SELECT sum((part->>'stakeMinor')::bigint) AS stake
                         FROM jsonb_array_elements(b.cash_outs) AS it(part)) sold ON true
   WHERE b.player_id = player AND b.state IN ('OPEN', 'PARTLY_CASHED_OUT', 'REOPENED')
$open$;

-- Returns the bonus money that a player may stake in bets now, in minor units, with its terms.
-- None for a player who may have no bonus.
CREATE OR REPLACE FUNCTION platform.usable_sports_bonus(player uuid, at timestamptz)
RETURNS TABLE (id uuid, balance bigint, terms jsonb, expires_at timestamptz) LANGUAGE sql STABLE AS $usable$
  SELECT a.id, w.balance, a.terms, a.expires_at FROM platform.bonus_assignment a
    JOIN platform.player who ON who.id = a.player_id AND who.bonuses
    JOIN platform.wallet_account w ON w.player_id = a.player_id AND w.account = 'BONUS:' || a.vertical
   WHERE a.player_id = player AND a.vertical = 'SPORTS' AND a.state = 'ACTIVATED' AND a.expires_at > at
$usable$;

-- Returns whether bonus money may cover `share` of the stake of this bet: {code: OK, id}, or the refusal in `code`.
-- Called only if own money does not cover the stake. The caller holds the wallet lock. The last match must start early
-- enough for the bet to be settled before the bonus expires. Limits count own money, but a player who has reached one
-- does not continue with bonus money either.
CREATE OR REPLACE FUNCTION platform.bonus_for_bet(player uuid, p jsonb, share bigint, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $stake$
DECLARE
  a record; last_start timestamptz;
BEGIN
  SELECT * INTO a FROM platform.usable_sports_bonus(player, at);
  IF NOT FOUND OR a.balance < share THEN RETURN '{"code":"INSUFFICIENT_FUNDS"}'; END IF;
  IF EXISTS (SELECT 1 FROM platform.reached_limits(player, at) it WHERE it.kind <> 'time') THEN
    RETURN '{"code":"error.gambling.limit.reached"}';
  END IF;
  SELECT max((leg->>'startsAt')::timestamptz) INTO last_start FROM jsonb_array_elements(p->'legs') AS it(leg);
  RETURN jsonb_build_object('id', a.id, 'code', CASE
    -- The lines of a system have no single price to compare with the lowest odds.
    WHEN p->>'kind' = 'SYSTEM' THEN 'BONUS_BET_KIND'
    WHEN ((p->>'stake')::bigint <= (a.terms->>'maxStakeMinor')::bigint) IS NOT TRUE THEN 'BONUS_BET_STAKE'
    WHEN ((p->>'combinedOdds')::numeric >= (a.terms->'sports'->>'minOdds')::numeric) IS NOT TRUE THEN 'BONUS_BET_ODDS'
    WHEN NOT platform.is_in_scope(a.terms->'sports'->>'scope', p->'legs') THEN 'BONUS_BET_SCOPE'
    WHEN (last_start + interval '6 hours' <= a.expires_at) IS NOT TRUE THEN 'BONUS_BET_TIME'
    ELSE 'OK' END);
END $stake$;

-- Returns the bonus portion of an amount that a bet pays or returns, in proportion to its stake.
-- It is rounded down to a payable amount; the remainder is own money.
CREATE OR REPLACE FUNCTION platform.bonus_part(b platform.sports_bet, amt bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $part$
  SELECT share - share % platform.smallest_amount(b.currency)
    FROM (SELECT floor(amt::numeric * b.bonus_stake / b.stake)::bigint AS share) it
$part$;

-- Pays (`WIN`) or returns (`BET_VOID`) bonus money of a bet. Returns the bet with its new totals, which are not stored.
-- It goes to the bonus while that is active, to the player once it is wagered, else to the house, a payout as a
-- FORFEIT. The caller holds the wallet lock.
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

-- Reverses bonus money that a bet has paid (`WIN`) or returned (`BET_VOID`), newest first.
-- Each amount is taken from the house if it went there, else from where the money of the bonus is now, up to that
-- balance. What a bonus has lost since it ended belongs to the house already. Returns the bet with its new totals,
-- which are not stored. The caller holds the wallet lock.
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

-- Gives the bonus money of a bet that is due and was not given. The caller holds the wallet lock.
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

-- Reverses the bonus money of a bet that was given and is no longer due; what cannot be taken is owed.
-- The caller holds the wallet lock.
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

-- Counts the bonus stake of a settled bet for the wagering, and reverses that when the settlement is reversed.
-- Only while the bonus is active: a wagered one stays wagered, because the player may have spent it. The caller holds
-- the wallet lock.
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

-- Reactivates a used-up bonus while the result of a bet with its money is corrected.
-- Not past its expiry, not beside another active bonus of its vertical, and not in a closed or excluded account. The
-- caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.resume_used_bonus(player uuid, bonus uuid, at timestamptz) RETURNS void LANGUAGE sql AS $resume$
  UPDATE platform.bonus_assignment a SET state = 'ACTIVATED', ended_at = NULL, end_cause = NULL
    WHERE a.player_id = player AND a.id = bonus AND a.state = 'USED_UP' AND a.expires_at > at
      AND NOT EXISTS (SELECT 1 FROM platform.bonus_assignment other
                      WHERE other.player_id = player AND other.vertical = a.vertical AND other.state = 'ACTIVATED')
      AND EXISTS (SELECT 1 FROM platform.player who
                  WHERE who.id = player AND who.status IN ('REGISTERED', 'RESTRICTED', 'PAYOUT'))
$resume$;
