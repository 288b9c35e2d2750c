-- Returns an id for a transaction posted beside `tx` in the same instant.
-- It sorts after `tx`, and after the ids of smaller numbers.
CREATE OR REPLACE FUNCTION platform.id_beside(tx uuid, no int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $beside$
  SELECT (left(tx::text, 19) || 'bff' || to_hex(no) || '-' || left(md5(tx::text || no), 12))::uuid
$beside$;

-- Returns how much of a stake of bonus money counts for the wagering in a game, in percent; 0: it cannot be staked
-- there.
CREATE OR REPLACE FUNCTION platform.bonus_percent(terms jsonb, prov text, game text, kind text) RETURNS int
LANGUAGE sql IMMUTABLE AS $percent$
  SELECT CASE WHEN terms->'excludedGames' ? (prov || ':' || game) THEN 0
    ELSE coalesce((terms->'contributions'->>kind)::int, 0) END
$percent$;

-- Records a standalone transaction of bonus money: ledger row, reference and outbox.
-- The caller has posted its transfer, and holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.book_bonus(player uuid, tx uuid, ref text, what text, cur text, amt bigint, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $book$
DECLARE
  wallet jsonb := platform.wallet_state(player);
BEGIN
  INSERT INTO platform.ledger_transaction (player_id, id, provider, reference, category, type, status, currency,
      amount, balance_after, created_at)
    VALUES (player, tx, 'bonus', ref, 'BONUS', what, 'SUCCESS', cur, amt, (wallet->>'balance')::bigint, at);
  INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
    VALUES (player, 'bonus', ref, what, tx,
      jsonb_build_object('code', 'OK', 'txId', tx, 'replayed', false) || wallet);
  INSERT INTO platform.outbox (player_id, seq, transaction_id, created_at)
    VALUES (player, (wallet->>'seq')::bigint, tx, at);
END $book$;

-- Ends an active bonus: returns what is left of it to the house, as a FORFEIT in the player's history (BNK-04).
-- `tx` is the id of that row, which exists only if something is left. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.end_bonus(a platform.bonus_assignment, to_state text, cause text, tx uuid, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $end$
DECLARE
  left_over bigint;
BEGIN
  SELECT balance INTO left_over FROM platform.wallet_account
    WHERE player_id = a.player_id AND account = 'BONUS:' || a.vertical;
  IF left_over > 0 THEN
    PERFORM platform.transfer(a.player_id, tx, 1, 'BONUS:' || a.vertical, 'H:BONUS', a.currency, left_over);
    PERFORM platform.book_bonus(a.player_id, tx, 'forfeit:' || a.id, 'FORFEIT', a.currency, left_over, at);
  END IF;
  UPDATE platform.bonus_assignment SET state = to_state, ended_at = at, end_cause = cause
    WHERE player_id = a.player_id AND id = a.id;
END $end$;

-- Ends every active bonus of a player: as EXPIRED if its time is over, else as FORFEITED with this cause.
-- The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.end_bonuses(player uuid, cause text, tx uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $all$
DECLARE
  a platform.bonus_assignment%ROWTYPE; no int := 2;
BEGIN
  FOR a IN SELECT * FROM platform.bonus_assignment
           WHERE player_id = player AND state = 'ACTIVATED' ORDER BY vertical LOOP
    no := no + 1;
    PERFORM platform.end_bonus(a, CASE WHEN a.expires_at > at THEN 'FORFEITED' ELSE 'EXPIRED' END,
      CASE WHEN a.expires_at > at THEN cause ELSE 'TIME' END, platform.id_beside(tx, no), at);
  END LOOP;
END $all$;

-- Returns why a player may not have a bonus now, or null.
-- `m` has the market's rules: {market, openTo, mostEver, sportsbook}. For a deposit match, `paying` is the id of the
-- deposit and `paid` its amount in minor units; null: it is claimed without a deposit.
-- A caller that grants the bonus holds the wallet lock, so that the answer is still true then; the lists of offers ask
-- without it. An offer is an advertisement: there is none while marketing to the player is paused, except one that a
-- deposit was started with before.
CREATE OR REPLACE FUNCTION platform.bonus_refusal(player uuid, c platform.bonus_campaign, terms jsonb, m jsonb, paying text,
  paid bigint, at timestamptz)
RETURNS text LANGUAGE plpgsql STABLE AS $refusal$
DECLARE
  who platform.player%ROWTYPE; has_paid boolean; is_established boolean; running text;
BEGIN
  SELECT * INTO who FROM platform.player it WHERE it.id = player;
  IF (who.status = 'REGISTERED' AND NOT who.multibrand_suspended AND who.payout AND who.bonuses
      AND who.kyc_status <> 'SUSPENDED') IS NOT TRUE THEN
    RETURN 'BONUS_FORBIDDEN';
  END IF;
  IF EXISTS (SELECT 1 FROM platform.warning_state it WHERE it.player_id = player AND it.no_marketing_until > at)
     AND NOT EXISTS (SELECT 1 FROM platform.deposit d
       WHERE d.player_id = player AND d.id::text = paying AND d.bonus_id = c.id) THEN
    RETURN 'BONUS_UNAVAILABLE';
  END IF;
  IF platform.reached_play_limit(player, at) IS NOT NULL THEN RETURN 'error.gambling.limit.reached'; END IF;
  IF (c.status = 'ACTIVE' AND c.starts_at <= at AND (c.ends_at IS NULL OR c.ends_at > at)
      AND c.markets ? (m->>'market') AND jsonb_typeof(terms) = 'object'
      AND CASE c.vertical WHEN 'LIVE_CASINO' THEN who.live_casino WHEN 'CASINO' THEN who.casino
        WHEN 'SPORTS' THEN who.sports AND (m->>'sportsbook')::boolean WHEN 'FREE_BET' THEN who.sports END) IS NOT TRUE THEN
    RETURN 'BONUS_UNAVAILABLE';
  END IF;
  IF EXISTS (SELECT 1 FROM platform.bonus_assignment WHERE player_id = player AND campaign_id = c.id)
     OR EXISTS (SELECT 1 FROM platform.free_bet WHERE player_id = player AND campaign_id = c.id)
     OR (SELECT count(*) FROM platform.bonus_assignment WHERE player_id = player)
        + (SELECT count(*) FROM platform.free_bet WHERE player_id = player) >= (m->>'mostEver')::int THEN
    RETURN 'BONUS_ALREADY_HAD';
  END IF;
  has_paid := EXISTS (SELECT 1 FROM platform.ledger_transaction
    WHERE player_id = player AND category IN ('PAYMENT', 'ADJUSTMENT') AND type = 'DEPOSIT' AND status = 'SUCCESS'
      AND reference IS DISTINCT FROM paying);
  -- A deposit that was refunded or charged back as a whole does not make a player established.
  is_established := EXISTS (SELECT 1 FROM platform.ledger_transaction it
    WHERE it.player_id = player AND it.category IN ('PAYMENT', 'ADJUSTMENT') AND it.type = 'DEPOSIT'
      AND it.status = 'SUCCESS' AND it.reference IS DISTINCT FROM paying
      AND NOT EXISTS (SELECT 1 FROM platform.deposit d WHERE d.player_id = player AND d.transaction_id = it.id
        AND d.state IN ('REFUNDED', 'CHARGED_BACK')));
  IF (c.audience = 'first-deposit' AND has_paid)
     OR ((c.audience = 'established' OR m->>'openTo' <> 'everybody') AND NOT is_established) THEN
    RETURN 'BONUS_NOT_ELIGIBLE';
  END IF;
  IF c.kind = 'DEPOSIT_MATCH' AND paid IS NULL THEN RETURN 'BONUS_DEPOSIT_REQUIRED'; END IF;
  IF paid < (terms->>'minDepositMinor')::bigint THEN RETURN 'BONUS_DEPOSIT_TOO_LOW'; END IF;
  SELECT category INTO running FROM platform.bonus_assignment
    WHERE player_id = player AND vertical = c.vertical AND state = 'ACTIVATED' AND expires_at > at;
  -- An unused free bet blocks the next one, like every other reward of a product (CON-25).
  IF c.kind = 'FREE_BET' THEN
    SELECT 'OPT_IN' INTO running FROM platform.usable_free_bets(player, at) LIMIT 1;
  END IF;
  RETURN CASE WHEN running = 'TRIGGERED' THEN 'error.bonus.active.triggered.already.exists'
    WHEN running IS NOT NULL THEN 'error.bonus.active.already.exists' END;
END $refusal$;

-- Grants a bonus: creates the assignment and credits its account. `g` is {id, key, depositId, code}.
-- Ends an expired bonus of the same vertical first, to make room. The caller holds the wallet lock and has checked
-- bonus_refusal.
CREATE OR REPLACE FUNCTION platform.give_bonus(player uuid, c platform.bonus_campaign, bonus_terms jsonb, amt bigint, g jsonb, tx uuid,
  at timestamptz)
RETURNS void LANGUAGE plpgsql AS $give$
DECLARE
  past platform.bonus_assignment%ROWTYPE;
BEGIN
  SELECT * INTO past FROM platform.bonus_assignment
    WHERE player_id = player AND vertical = c.vertical AND state = 'ACTIVATED';
  IF FOUND THEN
    PERFORM platform.end_bonus(past, 'EXPIRED', 'TIME', platform.id_beside(tx, 2), at);
  END IF;
  INSERT INTO platform.bonus_assignment (player_id, id, campaign_id, key, vertical, category, code, currency, granted,
      wager_required, state, terms, terms_version, deposit_id, created_at, expires_at)
    VALUES (player, (g->>'id')::uuid, c.id, (g->>'key')::uuid, c.vertical, c.category, g->>'code',
      bonus_terms->>'currency', amt, amt * (bonus_terms->>'wrMultiplier')::bigint, 'ACTIVATED', bonus_terms,
      bonus_terms->>'version', (g->>'depositId')::uuid, at,
      at + (bonus_terms->>'hoursToFulfil')::int * interval '1 hour');
  PERFORM platform.transfer(player, tx, 1, 'H:BONUS', 'BONUS:' || c.vertical, bonus_terms->>'currency', amt);
  PERFORM platform.book_bonus(player, tx, 'grant:' || (g->>'id'), 'DEPOSIT', bonus_terms->>'currency', amt, at);
END $give$;

-- Claims a gift. Returns {code: OK, id} or a refusal code.
-- The same key is a replay while the bonus is active, and BONUS_ALREADY_HAD after it has ended. Locks the wallet first.
CREATE OR REPLACE FUNCTION platform.claim_bonus(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $claim$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  main platform.wallet_account%ROWTYPE;
  known platform.bonus_assignment%ROWTYPE;
  c platform.bonus_campaign%ROWTYPE;
  terms jsonb; refused text;
BEGIN
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code":"WALLET_DOES_NOT_EXIST"}'; END IF;
  SELECT * INTO known FROM platform.bonus_assignment WHERE player_id = player AND key = (p->>'key')::uuid;
  IF FOUND THEN
    IF known.campaign_id <> p->>'campaignId' OR known.code IS DISTINCT FROM p->>'code' THEN
      RETURN '{"code":"REFERENCE_CONFLICT"}';
    END IF;
    IF known.state <> 'ACTIVATED' OR known.expires_at <= now_at THEN RETURN '{"code":"BONUS_ALREADY_HAD"}'; END IF;
    RETURN jsonb_build_object('code', 'OK', 'id', known.id);
  END IF;
  SELECT * INTO c FROM platform.bonus_campaign WHERE id = p->>'campaignId';
  -- A code is a secret: without it the offer does not exist. Free bets have a call of their own.
  IF NOT FOUND OR c.kind = 'FREE_BET' OR c.code IS DISTINCT FROM p->>'code' THEN RETURN '{"code":"BONUS_UNAVAILABLE"}'; END IF;
  terms := c.terms->main.currency;
  refused := platform.bonus_refusal(player, c, terms, p->'market', NULL, NULL, now_at);
  IF refused IS NOT NULL THEN RETURN jsonb_build_object('code', refused); END IF;
  PERFORM platform.give_bonus(player, c, terms, (terms->>'maxMinor')::bigint,
    jsonb_build_object('id', p->>'id', 'key', p->>'key', 'code', c.code), (p->>'txId')::uuid, now_at);
  PERFORM pg_notify('wallet_changed', player::text);
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id');
END $claim$;

-- Claims a free bet, once per offer. Returns OK or a refusal code.
-- Idempotent as long as the free bet is usable. No money moves: the house pays the stake of a free bet. Locks the
-- wallet first.
CREATE OR REPLACE FUNCTION platform.claim_free_bet(p jsonb) RETURNS text LANGUAGE plpgsql AS $claim$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  main platform.wallet_account%ROWTYPE;
  c platform.bonus_campaign%ROWTYPE;
  its_terms jsonb; refused text;
BEGIN
  SELECT * INTO main FROM platform.wallet_account
    WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'WALLET_DOES_NOT_EXIST'; END IF;
  IF EXISTS (SELECT 1 FROM platform.usable_free_bets(player, now_at) it WHERE it.campaign_id = p->>'campaignId') THEN
    RETURN 'OK';
  END IF;
  SELECT * INTO c FROM platform.bonus_campaign WHERE id = p->>'campaignId' AND kind = 'FREE_BET' AND code IS NULL;
  IF NOT FOUND THEN RETURN 'BONUS_UNAVAILABLE'; END IF;
  its_terms := c.terms->main.currency;
  refused := platform.bonus_refusal(player, c, its_terms, p->'market', NULL, NULL, now_at);
  IF refused IS NOT NULL THEN RETURN refused; END IF;
  INSERT INTO platform.free_bet (player_id, id, campaign_id, currency, amount, terms, terms_version, created_at, expires_at)
    VALUES (player, (p->>'id')::uuid, c.id, main.currency, (its_terms->>'amountMinor')::bigint, its_terms,
      its_terms->>'version', now_at, now_at + (its_terms->>'hoursToFulfil')::int * interval '1 hour');
  RETURN 'OK';
END $claim$;

-- Forfeits an unused free bet.
-- Returns OK, also if it was ended before, BONUS_ENDED if it was used or has expired, or NOT_FOUND. The caller holds
-- the wallet lock.
CREATE OR REPLACE FUNCTION platform.forfeit_free_bet(player uuid, voucher uuid, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $forfeit$
DECLARE
  v platform.free_bet%ROWTYPE;
BEGIN
  SELECT * INTO v FROM platform.free_bet WHERE player_id = player AND id = voucher;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
  IF v.ended_at IS NOT NULL THEN RETURN 'OK'; END IF;
  IF v.bet_id IS NOT NULL OR v.expires_at <= at THEN RETURN 'BONUS_ENDED'; END IF;
  UPDATE platform.free_bet SET ended_at = at WHERE player_id = player AND id = voucher;
  RETURN 'OK';
END $forfeit$;

-- Ends all free bets of a player that are not in a bet; what a bet with one wins is still paid.
-- The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.end_free_bets(player uuid, at timestamptz) RETURNS void LANGUAGE sql AS $end$
  UPDATE platform.free_bet SET ended_at = at WHERE player_id = player AND bet_id IS NULL AND ended_at IS NULL
$end$;

-- Forfeits a bonus, or the free bet with that id, at the player's request.
-- Returns OK, BONUS_ENDED if it ended in another way, or NOT_FOUND. Idempotent: a forfeited one is OK again. Locks the
-- wallet first.
CREATE OR REPLACE FUNCTION platform.forfeit_bonus(p jsonb) RETURNS text LANGUAGE plpgsql AS $forfeit$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  a platform.bonus_assignment%ROWTYPE;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO a FROM platform.bonus_assignment WHERE player_id = player AND id = (p->>'id')::uuid;
  IF NOT FOUND THEN RETURN platform.forfeit_free_bet(player, (p->>'id')::uuid, now_at); END IF;
  IF a.state = 'FORFEITED' THEN RETURN 'OK'; END IF;
  IF a.state <> 'ACTIVATED' THEN RETURN 'BONUS_ENDED'; END IF;
  IF a.expires_at <= now_at THEN
    PERFORM platform.end_bonus(a, 'EXPIRED', 'TIME', (p->>'txId')::uuid, now_at);
  ELSE
    PERFORM platform.end_bonus(a, 'FORFEITED', 'PLAYER', (p->>'txId')::uuid, now_at);
    UPDATE platform.bonus_assignment SET shown_progress = (p->>'shownProgress')::bigint
      WHERE player_id = player AND id = a.id;
  END IF;
  PERFORM pg_notify('wallet_changed', player::text);
  RETURN CASE WHEN a.expires_at > now_at THEN 'OK' ELSE 'BONUS_ENDED' END;
END $forfeit$;

-- Ends a player's expired bonuses, and all bonuses and free bets if the account is closed or excluded.
-- Called by the retention job and by change_standing. Locks the wallet first.
CREATE OR REPLACE FUNCTION platform.end_due_bonuses(player uuid, tx uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $due$
DECLARE
  a platform.bonus_assignment%ROWTYPE; no int := 2; is_shut boolean;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT status IN ('CLOSED','BLACKLISTED','TIMEOUT','SELF_EXCLUDED') INTO is_shut
    FROM platform.player it WHERE it.id = player;
  IF is_shut THEN
    PERFORM platform.end_bonuses(player, 'ACCOUNT', tx, at);
    PERFORM platform.end_free_bets(player, at);
  END IF;
  FOR a IN SELECT * FROM platform.bonus_assignment
           WHERE player_id = player AND state = 'ACTIVATED' AND expires_at <= at ORDER BY vertical LOOP
    no := no + 1;
    PERFORM platform.end_bonus(a, 'EXPIRED', 'TIME', platform.id_beside(tx, no), at);
  END LOOP;
  PERFORM pg_notify('wallet_changed', player::text);
END $due$;

-- Returns whether bonus money may cover `share` of this stake: {code: OK, id, percent}, or {code} with the refusal.
-- Called only if own money does not cover the stake. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.bonus_for_stake(p jsonb, r platform.game_round, share bigint, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $stake$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  s platform.game_session%ROWTYPE;
  a platform.bonus_assignment%ROWTYPE;
  percent int;
BEGIN
  SELECT * INTO a FROM platform.bonus_assignment
    WHERE player_id = player AND vertical = p->>'category' AND state = 'ACTIVATED' AND expires_at > at;
  IF NOT FOUND THEN RETURN '{"code":"INSUFFICIENT_FUNDS"}'; END IF;
  SELECT * INTO s FROM platform.game_session WHERE hash = p->>'gameSession' AND player_id = player;
  percent := platform.bonus_percent(a.terms, p->>'provider', p->>'gameId', s.game_type);
  -- A round holds the money of one bonus: otherwise its payout could not be divided.
  IF percent = 0 OR r.bonus_assignment_id <> a.id
     OR NOT EXISTS (SELECT 1 FROM platform.player it WHERE it.id = player AND it.bonuses)
     OR (SELECT balance FROM platform.wallet_account
         WHERE player_id = player AND account = 'BONUS:' || a.vertical) < share THEN
    RETURN '{"code":"INSUFFICIENT_FUNDS"}';
  END IF;
  IF coalesce(r.stake_total, 0) + (p->>'amount')::bigint > (a.terms->>'maxStakeMinor')::bigint THEN
    RETURN '{"code":"STAKE_OUT_OF_RANGE"}';
  END IF;
  -- Limits count own money, but a player who has reached one does not continue with bonus money either. A limit on time
  -- does not end a round that has started.
  IF EXISTS (SELECT 1 FROM platform.reached_limits(player, at) it WHERE it.kind <> 'time') THEN
    RETURN '{"code":"error.gambling.limit.reached"}';
  END IF;
  RETURN jsonb_build_object('code', 'OK', 'id', a.id, 'percent', percent);
END $stake$;

-- Returns the bonus money that could be staked in a game session now, in minor units.
-- It is part of the balance that providers receive.
CREATE OR REPLACE FUNCTION platform.usable_bonus(player uuid, session_hash text, at timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $usable$
  SELECT coalesce((
    SELECT w.balance FROM platform.game_session g
      JOIN platform.bonus_assignment a ON a.player_id = g.player_id AND a.vertical = g.category
        AND a.state = 'ACTIVATED' AND a.expires_at > at
      JOIN platform.player who ON who.id = g.player_id AND who.bonuses
      JOIN platform.wallet_account w ON w.player_id = g.player_id AND w.account = 'BONUS:' || a.vertical
     WHERE g.hash = session_hash AND g.player_id = player
       AND platform.bonus_percent(a.terms, g.provider, g.game_id, g.game_type) > 0), 0)
$usable$;

-- Returns the account for what a round or a bet returns to a bonus now.
-- MAIN once the bonus is wagered, its own account while it is active, else the house account H:BONUS.
CREATE OR REPLACE FUNCTION platform.side_of_bonus(a platform.bonus_assignment, at timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE AS $side$
  SELECT CASE WHEN a.state = 'COMPLETED' THEN 'MAIN'
    WHEN a.state = 'ACTIVATED' AND a.expires_at > at THEN 'BONUS:' || a.vertical ELSE 'H:BONUS' END
$side$;

-- Posts the bonus portion of a bet, payout or rollback as a transaction of its own (category BONUS).
-- It is beside the transaction of own money, or alone if there is none. The portion of a wagered bonus goes to the
-- player, that of a lost one to the house; a payout is a FORFEIT then. A stake counts for the wagering; a rollback
-- reverses what it counted, while the bonus is active. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.move_bonus_portion(p jsonb, bonus uuid, portion bigint, is_alone boolean, percent int,
  of_round text, of_game text, reversed uuid, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $portion$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  op text := p->>'op';
  tx uuid := (p->>'txId')::uuid;
  id uuid := CASE WHEN is_alone THEN tx ELSE platform.id_beside(tx, 1) END;
  ref text := CASE WHEN is_alone THEN p->>'reference' ELSE p->>'reference' || '#bonus' END;
  a platform.bonus_assignment%ROWTYPE;
  account text; back_to text; what text; wallet jsonb; counts bigint := 0;
BEGIN
  SELECT * INTO a FROM platform.bonus_assignment it WHERE it.player_id = player AND it.id = bonus;
  account := 'BONUS:' || a.vertical;
  back_to := platform.side_of_bonus(a, at);
  IF op = 'BET' THEN
    what := 'BET';
    PERFORM platform.transfer(player, id, 1, account, 'H:GGR', a.currency, portion);
    counts := least((portion * percent + 50) / 100, a.wager_required - a.wager_done);
  ELSE
    what := CASE WHEN op = 'ROLLBACK' THEN 'BET_VOID' WHEN back_to = 'H:BONUS' THEN 'FORFEIT' ELSE 'WIN' END;
    PERFORM platform.transfer(player, id, 1, 'H:GGR', back_to, a.currency, portion);
    IF op = 'ROLLBACK' AND back_to = account THEN
      SELECT -counted INTO counts FROM platform.bonus_progress it
        WHERE it.player_id = player AND it.assignment_id = bonus AND it.transaction_id = reversed;
    END IF;
  END IF;
  wallet := platform.wallet_state(player);
  INSERT INTO platform.ledger_transaction (player_id, id, provider, reference, category, type, status,
      currency, amount, balance_after, round_ref, game_id, reverses, created_at)
    VALUES (player, id, p->>'provider', ref, 'BONUS', what, CASE WHEN op = 'ROLLBACK' THEN 'REVERTED' ELSE 'SUCCESS' END,
      a.currency, portion, (wallet->>'balance')::bigint, of_round, of_game, reversed, at);
  IF NOT is_alone THEN
    INSERT INTO platform.posted_reference (player_id, provider, reference, request_hash, transaction_id, answer)
      VALUES (player, p->>'provider', ref, 'bonus', id,
        jsonb_build_object('code', 'OK', 'txId', id, 'replayed', false) || wallet);
  END IF;
  IF back_to <> 'H:BONUS' OR op = 'BET' THEN
    INSERT INTO platform.outbox (player_id, seq, transaction_id, created_at)
      VALUES (player, (wallet->>'seq')::bigint, id, at);
  END IF;
  IF coalesce(counts, 0) <> 0 THEN
    INSERT INTO platform.bonus_progress (player_id, assignment_id, transaction_id, counted)
      VALUES (player, bonus, id, counts);
    UPDATE platform.bonus_assignment it SET wager_done = it.wager_done + counts
      WHERE it.player_id = player AND it.id = bonus RETURNING * INTO a;
  END IF;
  IF op = 'BET' AND a.wager_done = a.wager_required THEN
    PERFORM platform.complete_bonus(a, platform.id_beside(tx, 2), at);
  END IF;
END $portion$;

-- Completes a wagered bonus: its money becomes own money. The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.complete_bonus(a platform.bonus_assignment, tx uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $complete$
DECLARE
  won bigint;
BEGIN
  SELECT balance INTO won FROM platform.wallet_account
    WHERE player_id = a.player_id AND account = 'BONUS:' || a.vertical;
  IF won > 0 THEN
    PERFORM platform.transfer(a.player_id, tx, 1, 'BONUS:' || a.vertical, 'MAIN', a.currency, won);
    PERFORM platform.book_bonus(a.player_id, tx, 'wagered:' || a.id, 'WIN', a.currency, won, at);
  END IF;
  UPDATE platform.bonus_assignment SET state = 'COMPLETED', ended_at = at, end_cause = 'WAGERED'
    WHERE player_id = a.player_id AND id = a.id;
END $complete$;

-- Ends an active bonus as USED_UP if nothing is left of it and no round or bet with its money is open.
-- The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.end_used_bonus(player uuid, bonus uuid, at timestamptz) RETURNS void LANGUAGE sql AS $used$
  UPDATE platform.bonus_assignment a SET state = 'USED_UP', ended_at = at, end_cause = 'USED_UP'
    WHERE a.player_id = player AND a.id = bonus AND a.state = 'ACTIVATED'
      AND (SELECT balance FROM platform.wallet_account
           WHERE player_id = player AND account = 'BONUS:' || a.vertical) = 0
      AND NOT EXISTS (SELECT 1 FROM platform.game_round
                      WHERE player_id = player AND bonus_assignment_id = bonus AND state = 'OPEN')
      AND NOT EXISTS (SELECT 1 FROM platform.sports_bet
                      WHERE player_id = player AND bonus_assignment_id = bonus
                        AND state IN ('OPEN', 'PARTLY_CASHED_OUT', 'REOPENED'))
$used$;

-- Returns the deposit match for a deposit of this amount, in minor units.
-- It is the percentage up to the highest amount of the offer, rounded down to a payable amount.
CREATE OR REPLACE FUNCTION platform.bonus_on_top(terms jsonb, paid bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $on_top$
  SELECT least(paid * (terms->>'percentage')::bigint / 100, (terms->>'maxMinor')::bigint) / smallest.amount * smallest.amount
    FROM (SELECT platform.smallest_amount(terms->>'currency') AS amount) smallest
$on_top$;

-- Shrinks the active bonus of a deposit of which `back` has been returned in total, in minor units.
-- It becomes the deposit match for the rest of the deposit; if the rest is below the minimum deposit of the offer, the
-- bonus is forfeited. The wagering requirement shrinks too, but stays above what is wagered: only a stake completes a
-- bonus. A dispute that is won does not restore the bonus; a bonus that has ended is left as it is. The caller holds
-- the wallet lock.
CREATE OR REPLACE FUNCTION platform.shrink_deposit_bonus(d platform.deposit, back bigint, tx uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $shrink$
DECLARE
  a platform.bonus_assignment%ROWTYPE;
  has bigint; rest bigint; less bigint; taken bigint;
BEGIN
  SELECT * INTO a FROM platform.bonus_assignment
    WHERE player_id = d.player_id AND deposit_id = d.id AND state = 'ACTIVATED';
  IF NOT FOUND THEN RETURN; END IF;
  has := coalesce(a.carried, a.granted);
  rest := CASE WHEN d.amount - back < (a.terms->>'minDepositMinor')::bigint THEN 0
    ELSE least(has, platform.bonus_on_top(a.terms, d.amount - back)) END;
  IF rest <= 0 THEN
    PERFORM platform.end_bonus(a, 'FORFEITED', 'REVERSAL', tx, at);
    RETURN;
  END IF;
  less := has - rest;
  IF less = 0 THEN RETURN; END IF;
  SELECT least(balance, less) INTO taken FROM platform.wallet_account
    WHERE player_id = a.player_id AND account = 'BONUS:' || a.vertical;
  IF taken > 0 THEN
    PERFORM platform.transfer(a.player_id, tx, 1, 'BONUS:' || a.vertical, 'H:BONUS', a.currency, taken);
    PERFORM platform.book_bonus(a.player_id, tx, 'shrink:' || a.id || ':' || rest, 'FORFEIT', a.currency, taken, at);
  END IF;
  UPDATE platform.bonus_assignment SET carried = rest,
      wager_required = greatest(wager_required - less * (a.terms->>'wrMultiplier')::bigint, wager_done + 1)
    WHERE player_id = a.player_id AND id = a.id;
  PERFORM platform.end_used_bonus(a.player_id, a.id, at);
END $shrink$;

-- Grants the deposit match of a deposit that is being credited. Returns null, or why it is not granted.
-- The result is stored in the deposit, which is credited in any case. The terms are those that the player was shown.
-- The caller holds the wallet lock.
CREATE OR REPLACE FUNCTION platform.give_deposit_bonus(d platform.deposit, tx uuid, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $top$
DECLARE
  c platform.bonus_campaign%ROWTYPE;
  terms jsonb := d.bonus->'terms';
  amt bigint := platform.bonus_on_top(d.bonus->'terms', d.amount);
  refused text;
BEGIN
  SELECT * INTO c FROM platform.bonus_campaign WHERE id = d.bonus_id;
  refused := platform.bonus_refusal(d.player_id, c, terms, d.bonus->'market', d.id::text, d.amount, at);
  IF refused IS NULL AND amt <= 0 THEN refused := 'BONUS_DEPOSIT_TOO_LOW'; END IF;
  IF refused IS NULL THEN
    PERFORM platform.give_bonus(d.player_id, c, terms, amt, jsonb_build_object('id', platform.id_beside(tx, 1),
      -- A key of our own: players know the id of a deposit, and could have used it as the key of another claim.
      'key', platform.id_beside(tx, 1), 'depositId', d.id), platform.id_beside(tx, 1), at);
  END IF;
  UPDATE platform.deposit SET bonus_amount = CASE WHEN refused IS NULL THEN amt END, bonus_refusal = refused
    WHERE player_id = d.player_id AND id = d.id;
  RETURN refused;
END $top$;
