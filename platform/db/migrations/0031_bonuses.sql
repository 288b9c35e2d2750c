CREATE TABLE "platform"."bonus_assignment" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"key" uuid NOT NULL,
	"vertical" text NOT NULL,
	"category" text NOT NULL,
	"code" text,
	"currency" text NOT NULL,
	"granted" bigint NOT NULL,
	"wager_required" bigint NOT NULL,
	"wager_done" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"terms" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"deposit_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_cause" text,
	"shown_progress" bigint,
	CONSTRAINT "bonus_assignment_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "bonus_assignment_vertical" CHECK ("platform"."bonus_assignment"."vertical" in ('CASINO','LIVE_CASINO')),
	CONSTRAINT "bonus_assignment_state" CHECK ("platform"."bonus_assignment"."state" in ('ACTIVATED','COMPLETED','FORFEITED','EXPIRED','USED_UP')),
	CONSTRAINT "bonus_assignment_granted" CHECK ("platform"."bonus_assignment"."granted" > 0),
	CONSTRAINT "bonus_assignment_wager" CHECK ("platform"."bonus_assignment"."wager_done" >= 0 and "platform"."bonus_assignment"."wager_done" <= "platform"."bonus_assignment"."wager_required"),
	CONSTRAINT "bonus_assignment_ended" CHECK (("platform"."bonus_assignment"."state" = 'ACTIVATED') = ("platform"."bonus_assignment"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "platform"."bonus_campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"vertical" text NOT NULL,
	"category" text NOT NULL,
	"trigger_event" text,
	"markets" jsonb NOT NULL,
	"code" text,
	"audience" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"terms" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"steps" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bonus_campaign_kind" CHECK ("platform"."bonus_campaign"."kind" in ('DEPOSIT_MATCH','GIFT')),
	CONSTRAINT "bonus_campaign_vertical" CHECK ("platform"."bonus_campaign"."vertical" in ('CASINO','LIVE_CASINO')),
	CONSTRAINT "bonus_campaign_status" CHECK ("platform"."bonus_campaign"."status" in ('DRAFT','ACTIVE','EXPIRED','CANCELED'))
);
--> statement-breakpoint
CREATE TABLE "platform"."bonus_progress" (
	"player_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"counted" bigint NOT NULL,
	CONSTRAINT "bonus_progress_player_id_assignment_id_transaction_id_pk" PRIMARY KEY("player_id","assignment_id","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "platform"."deposit" ADD COLUMN "bonus_id" text;--> statement-breakpoint
ALTER TABLE "platform"."deposit" ADD COLUMN "bonus" jsonb;--> statement-breakpoint
ALTER TABLE "platform"."deposit" ADD COLUMN "bonus_amount" bigint;--> statement-breakpoint
ALTER TABLE "platform"."deposit" ADD COLUMN "bonus_refusal" text;--> statement-breakpoint
ALTER TABLE "platform"."game_round" ADD COLUMN "bonus_assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "platform"."game_round" ADD COLUMN "bonus_stake" bigint;--> statement-breakpoint
ALTER TABLE "platform"."game_session" ADD COLUMN "game_type" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_assignment_once" ON "platform"."bonus_assignment" USING btree ("player_id","campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_assignment_key" ON "platform"."bonus_assignment" USING btree ("player_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_assignment_active" ON "platform"."bonus_assignment" USING btree ("player_id","vertical") WHERE "platform"."bonus_assignment"."state" = 'ACTIVATED';--> statement-breakpoint
CREATE INDEX "bonus_assignment_due" ON "platform"."bonus_assignment" USING btree ("expires_at") WHERE "platform"."bonus_assignment"."state" = 'ACTIVATED';--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_campaign_code" ON "platform"."bonus_campaign" USING btree ("code") WHERE "platform"."bonus_campaign"."code" is not null;--> statement-breakpoint
CREATE INDEX "game_round_of_bonus" ON "platform"."game_round" USING btree ("player_id","bonus_assignment_id") WHERE "platform"."game_round"."bonus_assignment_id" is not null;
--> statement-breakpoint
CREATE TRIGGER bonus_progress_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON platform.bonus_progress FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
-- As before, with all bonus money together: who has none, as nearly everybody, is asked nothing more.
CREATE OR REPLACE FUNCTION platform.wallet_state(player uuid) RETURNS jsonb LANGUAGE sql STABLE AS $state$
  SELECT jsonb_build_object(
    'balance', (coalesce(sum(balance) FILTER (WHERE account = 'MAIN'), 0))::text,
    'bonus', (coalesce(sum(balance) FILTER (WHERE account LIKE 'BONUS:%'), 0))::text,
    'seq', coalesce(sum(seq), 0)::text)
  FROM platform.wallet_account WHERE player_id = player
$state$;
--> statement-breakpoint
-- An id for what is booked beside a transaction, in the same instant: after it, and after one with a smaller number.
CREATE FUNCTION platform.id_beside(tx uuid, no int) RETURNS uuid LANGUAGE sql IMMUTABLE AS $beside$
  SELECT (left(tx::text, 19) || 'bff' || to_hex(no) || '-' || left(md5(tx::text || no), 12))::uuid
$beside$;
--> statement-breakpoint
-- How much of a stake of bonus money counts in a game, in percent; 0: the bonus takes no stake there.
CREATE FUNCTION platform.bonus_percent(terms jsonb, prov text, game text, kind text) RETURNS int
LANGUAGE sql IMMUTABLE AS $percent$
  SELECT CASE WHEN terms->'excludedGames' ? (prov || ':' || game) THEN 0
    ELSE coalesce((terms->'contributions'->>kind)::int, 0) END
$percent$;
--> statement-breakpoint
-- Keeps a transaction of bonus money that is one by itself: its transfers are made. The caller holds the wallet.
CREATE FUNCTION platform.book_bonus(player uuid, tx uuid, ref text, what text, cur text, amt bigint, at timestamptz)
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
--> statement-breakpoint
-- Ends a bonus that runs: what is left of it goes back to the house, and stands in the player's history as a FORFEIT
-- (BNK-04). The caller holds the wallet; `tx` is the id of that row, should there be one.
CREATE FUNCTION platform.end_bonus(a platform.bonus_assignment, to_state text, cause text, tx uuid, at timestamptz)
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
--> statement-breakpoint
-- Ends every bonus of a player that runs, those whose time is over as EXPIRED. The caller holds the wallet.
CREATE FUNCTION platform.end_bonuses(player uuid, cause text, tx uuid, at timestamptz) RETURNS void
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
--> statement-breakpoint
-- Why a player may not have a bonus now, or null. `m` is what the market says: {market, openTo, mostEver}. Of a deposit
-- match `paying` is the deposit and `paid` its amount; null: it is claimed without one. The caller holds the wallet: the
-- answer is still true when the bonus is given. No bonus while nothing may be advertised to the player (warning_state comes with
-- 0035, before anybody asks): an offer is an advertisement, and what a deposit was begun with before stays promised.
CREATE FUNCTION platform.bonus_refusal(player uuid, c platform.bonus_campaign, terms jsonb, m jsonb, paying text,
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
      AND CASE c.vertical WHEN 'LIVE_CASINO' THEN who.live_casino ELSE who.casino END) IS NOT TRUE THEN
    RETURN 'BONUS_UNAVAILABLE';
  END IF;
  IF EXISTS (SELECT 1 FROM platform.bonus_assignment WHERE player_id = player AND campaign_id = c.id)
     OR (SELECT count(*) FROM platform.bonus_assignment WHERE player_id = player) >= (m->>'mostEver')::int THEN
    RETURN 'BONUS_ALREADY_HAD';
  END IF;
  has_paid := EXISTS (SELECT 1 FROM platform.ledger_transaction
    WHERE player_id = player AND category IN ('PAYMENT', 'ADJUSTMENT') AND type = 'DEPOSIT' AND status = 'SUCCESS'
      AND reference IS DISTINCT FROM paying);
  -- Money that went back to whoever paid it makes nobody a player of some time.
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
  RETURN CASE WHEN running = 'TRIGGERED' THEN 'error.bonus.active.triggered.already.exists'
    WHEN running IS NOT NULL THEN 'error.bonus.active.already.exists' END;
END $refusal$;
--> statement-breakpoint
-- Gives a bonus: {id, key, depositId, code}. What has run out of time in its vertical makes room first. The caller holds
-- the wallet and has asked bonus_refusal.
CREATE FUNCTION platform.give_bonus(player uuid, c platform.bonus_campaign, bonus_terms jsonb, amt bigint, g jsonb, tx uuid,
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
--> statement-breakpoint
-- Claims a gift, or says why not. The same key again is the same claim.
CREATE FUNCTION platform.claim_bonus(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $claim$
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
    IF known.campaign_id <> p->>'campaignId' THEN RETURN '{"code":"REFERENCE_CONFLICT"}'; END IF;
    RETURN jsonb_build_object('code', 'OK', 'id', known.id);
  END IF;
  SELECT * INTO c FROM platform.bonus_campaign WHERE id = p->>'campaignId';
  -- A code is a secret: without it there is no such offer.
  IF NOT FOUND OR c.code IS DISTINCT FROM p->>'code' THEN RETURN '{"code":"BONUS_UNAVAILABLE"}'; END IF;
  terms := c.terms->main.currency;
  refused := platform.bonus_refusal(player, c, terms, p->'market', NULL, NULL, now_at);
  IF refused IS NOT NULL THEN RETURN jsonb_build_object('code', refused); END IF;
  PERFORM platform.give_bonus(player, c, terms, (terms->>'maxMinor')::bigint,
    jsonb_build_object('id', p->>'id', 'key', p->>'key', 'code', c.code), (p->>'txId')::uuid, now_at);
  PERFORM pg_notify('wallet_changed', player::text);
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id');
END $claim$;
--> statement-breakpoint
-- Gives up a bonus. Given up twice is given up; one that has ended in another way is BONUS_ENDED.
CREATE FUNCTION platform.forfeit_bonus(p jsonb) RETURNS text LANGUAGE plpgsql AS $forfeit$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  a platform.bonus_assignment%ROWTYPE;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO a FROM platform.bonus_assignment WHERE player_id = player AND id = (p->>'id')::uuid;
  IF NOT FOUND THEN RETURN 'NOT_FOUND'; END IF;
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
--> statement-breakpoint
-- What tidying does with one player: bonuses whose time is over end, and those of an account that is shut.
CREATE FUNCTION platform.end_due_bonuses(player uuid, tx uuid, at timestamptz) RETURNS void
LANGUAGE plpgsql AS $due$
DECLARE
  a platform.bonus_assignment%ROWTYPE; no int := 2; is_shut boolean;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = player AND account = 'MAIN' FOR UPDATE;
  SELECT status IN ('CLOSED','BLACKLISTED','TIMEOUT','SELF_EXCLUDED') INTO is_shut
    FROM platform.player it WHERE it.id = player;
  IF is_shut THEN PERFORM platform.end_bonuses(player, 'ACCOUNT', tx, at); END IF;
  FOR a IN SELECT * FROM platform.bonus_assignment
           WHERE player_id = player AND state = 'ACTIVATED' AND expires_at <= at ORDER BY vertical LOOP
    no := no + 1;
    PERFORM platform.end_bonus(a, 'EXPIRED', 'TIME', platform.id_beside(tx, no), at);
  END LOOP;
  PERFORM pg_notify('wallet_changed', player::text);
END $due$;
--> statement-breakpoint
-- Whether bonus money may be in this stake: {code: OK, id, percent}, or why the stake may not be taken. Asked only when
-- the player's own money does not cover it; the caller holds the wallet.
CREATE FUNCTION platform.bonus_for_stake(p jsonb, r platform.game_round, share bigint, at timestamptz) RETURNS jsonb
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
  -- A round holds the money of one bonus: what is won in it could not be divided otherwise.
  IF percent = 0 OR r.bonus_assignment_id <> a.id
     OR NOT EXISTS (SELECT 1 FROM platform.player it WHERE it.id = player AND it.bonuses)
     OR (SELECT balance FROM platform.wallet_account
         WHERE player_id = player AND account = 'BONUS:' || a.vertical) < share THEN
    RETURN '{"code":"INSUFFICIENT_FUNDS"}';
  END IF;
  IF coalesce(r.stake_total, 0) + (p->>'amount')::bigint > (a.terms->>'maxStakeMinor')::bigint THEN
    RETURN '{"code":"STAKE_OUT_OF_RANGE"}';
  END IF;
  -- Limits count own money; who has reached one plays on with no other either.
  IF platform.reached_play_limit(player, at) IS NOT NULL THEN
    RETURN '{"code":"error.gambling.limit.reached"}';
  END IF;
  RETURN jsonb_build_object('code', 'OK', 'id', a.id, 'percent', percent);
END $stake$;
--> statement-breakpoint
-- Bonus money that could be staked in a game session now; providers are told it with the balance.
CREATE FUNCTION platform.usable_bonus(player uuid, session_hash text, at timestamptz) RETURNS bigint
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
--> statement-breakpoint
-- Moves the part of a bet, a payout or a rollback that is bonus money, as a transaction of its own (category BONUS): beside
-- that of the player's own money, or alone where there is none. What comes back to a bonus that has been wagered is the
-- player's; to one that was lost, the house's, and the row says so. The caller holds the wallet.
CREATE FUNCTION platform.move_bonus_share(p jsonb, bonus uuid, share bigint, is_alone boolean, percent int,
  of_round text, of_game text, reversed uuid, at timestamptz)
RETURNS void LANGUAGE plpgsql AS $share$
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
  back_to := CASE WHEN a.state = 'COMPLETED' THEN 'MAIN'
    WHEN a.state = 'ACTIVATED' AND a.expires_at > at THEN account ELSE 'H:BONUS' END;
  IF op = 'BET' THEN
    what := 'BET';
    PERFORM platform.transfer(player, id, 1, account, 'H:GGR', a.currency, share);
    counts := least((share * percent + 50) / 100, a.wager_required - a.wager_done);
  ELSE
    what := CASE WHEN op = 'ROLLBACK' THEN 'BET_VOID' WHEN back_to = 'H:BONUS' THEN 'FORFEIT' ELSE 'WIN' END;
    PERFORM platform.transfer(player, id, 1, 'H:GGR', back_to, a.currency, share);
    IF op = 'ROLLBACK' AND back_to = account THEN
      SELECT -counted INTO counts FROM platform.bonus_progress it
        WHERE it.player_id = player AND it.assignment_id = bonus AND it.transaction_id = reversed;
    END IF;
  END IF;
  wallet := platform.wallet_state(player);
  INSERT INTO platform.ledger_transaction VALUES (player, id, p->>'provider', ref, 'BONUS', what,
    CASE WHEN op = 'ROLLBACK' THEN 'REVERTED' ELSE 'SUCCESS' END, a.currency, share, (wallet->>'balance')::bigint,
    of_round, of_game, reversed, at);
  IF NOT is_alone THEN
    INSERT INTO platform.posted_reference VALUES (player, p->>'provider', ref, 'bonus', id,
      jsonb_build_object('code', 'OK', 'txId', id, 'replayed', false) || wallet);
  END IF;
  IF back_to <> 'H:BONUS' OR op = 'BET' THEN
    INSERT INTO platform.outbox VALUES (player, (wallet->>'seq')::bigint, id, at);
  END IF;
  IF coalesce(counts, 0) <> 0 THEN
    INSERT INTO platform.bonus_progress VALUES (player, bonus, id, counts);
    UPDATE platform.bonus_assignment it SET wager_done = it.wager_done + counts
      WHERE it.player_id = player AND it.id = bonus RETURNING * INTO a;
  END IF;
  IF op = 'BET' AND a.wager_done = a.wager_required THEN
    PERFORM platform.complete_bonus(a, platform.id_beside(tx, 2), at);
  END IF;
END $share$;
--> statement-breakpoint
-- What has been wagered is the player's own. The caller holds the wallet.
CREATE FUNCTION platform.complete_bonus(a platform.bonus_assignment, tx uuid, at timestamptz) RETURNS void
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
--> statement-breakpoint
-- A bonus of which nothing is left and no round is under way is over. The caller holds the wallet.
CREATE FUNCTION platform.end_used_bonus(player uuid, bonus uuid, at timestamptz) RETURNS void LANGUAGE sql AS $used$
  UPDATE platform.bonus_assignment a SET state = 'USED_UP', ended_at = at, end_cause = 'USED_UP'
    WHERE a.player_id = player AND a.id = bonus AND a.state = 'ACTIVATED'
      AND (SELECT balance FROM platform.wallet_account
           WHERE player_id = player AND account = 'BONUS:' || a.vertical) = 0
      AND NOT EXISTS (SELECT 1 FROM platform.game_round
                      WHERE player_id = player AND bonus_assignment_id = bonus AND state = 'OPEN')
$used$;
--> statement-breakpoint
-- As before, and what a player's own money does not cover may come from a bonus that runs (decision 0031). What is bonus
-- money is a transaction of its own, BONUS by category, so that every count of own money stays what it was.
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
  own bigint;
  share bigint := 0;
  bonus uuid;
  beside platform.ledger_transaction%ROWTYPE;
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
    own := least(amt, main.balance);
    IF own < amt THEN
      held := platform.bonus_for_stake(p, r, amt - own, now_at);
      IF held->>'code' <> 'OK' THEN RETURN held; END IF;
      share := amt - own;
      bonus := (held->>'id')::uuid;
    END IF;
    IF own > 0 THEN
      refused := platform.take_stake(player, own, now_at);
      IF refused IS NOT NULL THEN RETURN jsonb_build_object('code', refused); END IF;
    END IF;
    INSERT INTO platform.game_round VALUES (player, prov, round, game, 'OPEN', amt, 0, now_at)
      ON CONFLICT (player_id, provider, round_ref)
      DO UPDATE SET stake_total = platform.game_round.stake_total + amt;
    IF is_new THEN PERFORM platform.note_round(player, prov, p->>'gameSession', game, now_at); END IF;
    IF share > 0 THEN
      UPDATE platform.game_round SET bonus_assignment_id = bonus, bonus_stake = coalesce(bonus_stake, 0) + share
        WHERE player_id = player AND provider = prov AND round_ref = round;
    END IF;
    IF own > 0 THEN PERFORM platform.transfer(player, tx, 1, 'MAIN', 'H:GGR', cur, own); END IF;

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
    -- In the proportion of the stakes; what does not divide is the player's own.
    IF r.bonus_stake > 0 THEN share := floor(amt::numeric * r.bonus_stake / r.stake_total); END IF;
    bonus := r.bonus_assignment_id;
    own := amt - share;
    IF own > 0 THEN
      PERFORM platform.count_win(player, own, now_at);
      PERFORM platform.transfer(player, tx, 1, 'H:GGR', 'MAIN', cur, own);
    END IF;

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
      -- A bet of own and of bonus money has left two rows, one of bonus money alone its own.
      IF original.category = 'BONUS' THEN
        beside := original;
      ELSIF r.bonus_assignment_id IS NOT NULL THEN
        SELECT t.* INTO beside FROM platform.posted_reference k
          JOIN platform.ledger_transaction t ON t.player_id = k.player_id AND t.id = k.transaction_id
          WHERE k.player_id = player AND k.provider = prov AND k.reference = p->>'betReference' || '#bonus';
      END IF;
      share := coalesce(beside.amount, 0);
      own := CASE WHEN original.category = 'BONUS' THEN 0 ELSE original.amount END;
      bonus := CASE WHEN share > 0 THEN r.bonus_assignment_id END;
      amt := own + share;
      game := original.game_id;
      reversed := original.id;
      UPDATE platform.game_round SET stake_total = stake_total - amt,
        bonus_stake = CASE WHEN share > 0 THEN bonus_stake - share ELSE bonus_stake END,
        state = CASE WHEN stake_total = amt AND payout_total = 0 THEN 'VOID' ELSE state END
        WHERE player_id = player AND provider = prov AND round_ref = round;
      IF own > 0 THEN
        PERFORM platform.give_back_stake(player, own, original.created_at, now_at);
        PERFORM platform.transfer(player, tx, 1, 'H:GGR', 'MAIN', cur, own);
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

  own := coalesce(own, amt);
  wallet := platform.wallet_state(player);
  IF moved AND own > 0 THEN
    INSERT INTO platform.ledger_transaction VALUES (player, tx, prov, ref, p->>'category', p->>'type',
      p->>'status', cur, own, (wallet->>'balance')::bigint, round, game, reversed, now_at);
    INSERT INTO platform.outbox VALUES (player, (wallet->>'seq')::bigint, tx, now_at);
  END IF;
  IF bonus IS NOT NULL THEN
    IF share > 0 THEN
      PERFORM platform.move_bonus_share(p, bonus, share, own = 0, (held->>'percent')::int, round, game, beside.id, now_at);
    END IF;
    IF op = 'WIN' THEN PERFORM platform.end_used_bonus(player, bonus, now_at); END IF;
    wallet := platform.wallet_state(player);
  END IF;
  answer := jsonb_build_object('code', 'OK', 'txId', CASE WHEN moved THEN tx END, 'replayed', false) || wallet;
  INSERT INTO platform.posted_reference
    VALUES (player, prov, ref, p->>'hash', CASE WHEN moved THEN tx END, answer);
  RETURN answer;
END $post$;
--> statement-breakpoint
-- As before, with the bonus that was chosen: judged here, and its terms are kept as they are now.
CREATE OR REPLACE FUNCTION platform.start_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $start$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  cur text := p->>'currency';
  amt bigint := (p->>'amount')::bigint;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  main platform.wallet_account%ROWTYPE;
  known platform.deposit%ROWTYPE;
  held jsonb;
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
  INSERT INTO platform.deposit (player_id, id, key, request_hash, method, currency, amount, state,
                                request, bonus_id, bonus, created_at, changed_at, ask_at)
    VALUES (player, (p->>'id')::uuid, (p->>'key')::uuid, p->>'hash', p->>'method', cur, amt, 'CREATED',
            p->'request', p->'bonus'->>'campaignId', bonus, now_at, now_at, to_timestamp((p->>'askAt')::numeric / 1000));
  PERFORM platform.put_job(p->'job');
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id');
END $start$;
--> statement-breakpoint
-- Gives what comes on top of a deposit that is being credited, or keeps why not: the deposit is credited in any case. By the
-- terms that the player was shown. The caller holds the wallet.
CREATE FUNCTION platform.give_deposit_bonus(d platform.deposit, tx uuid, at timestamptz) RETURNS text
LANGUAGE plpgsql AS $top$
DECLARE
  c platform.bonus_campaign%ROWTYPE;
  terms jsonb := d.bonus->'terms';
  amt bigint := least(d.amount * (d.bonus->'terms'->>'percentage')::bigint / 100, (d.bonus->'terms'->>'maxMinor')::bigint);
  refused text;
BEGIN
  SELECT * INTO c FROM platform.bonus_campaign WHERE id = d.bonus_id;
  refused := platform.bonus_refusal(d.player_id, c, terms, d.bonus->'market', d.id::text, d.amount, at);
  IF refused IS NULL AND amt <= 0 THEN refused := 'BONUS_DEPOSIT_TOO_LOW'; END IF;
  IF refused IS NULL THEN
    PERFORM platform.give_bonus(d.player_id, c, terms, amt, jsonb_build_object('id', platform.id_beside(tx, 1),
      -- A key of our own: players know the id of a deposit, and could have claimed something else under it.
      'key', platform.id_beside(tx, 1), 'depositId', d.id), platform.id_beside(tx, 1), at);
  END IF;
  UPDATE platform.deposit SET bonus_amount = CASE WHEN refused IS NULL THEN amt END, bonus_refusal = refused
    WHERE player_id = d.player_id AND id = d.id;
  RETURN refused;
END $top$;
--> statement-breakpoint
-- As before, with the bonus: given in the transaction that credits the deposit, and taken back with one that is taken back.
CREATE OR REPLACE FUNCTION platform.settle_deposit(p jsonb) RETURNS jsonb LANGUAGE plpgsql AS $settle$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  d platform.deposit%ROWTYPE;
  posted jsonb;
  missing bigint := 0;
  past boolean := false;
  a platform.bonus_assignment%ROWTYPE;
  no_bonus text;
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
    SELECT * INTO a FROM platform.bonus_assignment
      WHERE player_id = player AND deposit_id = d.id AND state = 'ACTIVATED';
    IF FOUND THEN
      PERFORM platform.end_bonus(a, 'FORFEITED', 'REVERSAL', platform.id_beside((p->>'reversalId')::uuid, 1), now_at);
    END IF;
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
  IF posted IS NOT NULL AND d.bonus_id IS NOT NULL THEN
    no_bonus := platform.give_deposit_bonus(d, (posted->>'txId')::uuid, now_at);
  END IF;
  IF posted IS NOT NULL THEN past := platform.note_deposit_past_limit(player, d.id, now_at); END IF;
  IF posted IS NOT NULL OR (p->>'reverses')::boolean THEN
    PERFORM pg_notify('wallet_changed', player::text);
  END IF;
  IF jsonb_typeof(p->'job') = 'object' THEN PERFORM platform.put_job(p->'job'); END IF;
  RETURN jsonb_build_object('code', 'OK', 'owed', missing::text, 'pastLimit', past, 'bonusRefusal', no_bonus);
END $settle$;
--> statement-breakpoint
-- As before; a bonus that runs ends with a withdrawal, which its player has to have said (GAP-082).
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
  INSERT INTO platform.withdrawal_step VALUES (player, (p->>'id')::uuid, 1, 'REQUESTED', now_at, 'player');
  IF p->'job' <> 'null' THEN PERFORM platform.put_job(p->'job'); END IF;
  PERFORM pg_notify('wallet_changed', player::text);
  RETURN jsonb_build_object('code', 'OK', 'id', p->>'id', 'replayed', false);
END $request$;
--> statement-breakpoint
-- As before, and bonuses end with it: own money stays, what was given on a condition that nobody can meet any more goes.
CREATE OR REPLACE FUNCTION platform.begin_break(p jsonb) RETURNS text LANGUAGE plpgsql AS $break$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  wanted text := p->>'status';
  ends timestamptz := to_timestamp((p->>'until')::numeric / 1000);
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
  was platform.player%ROWTYPE;
BEGIN
  PERFORM 1 FROM platform.wallet_account WHERE player_id = owner_id AND account = 'MAIN' FOR UPDATE;
  SELECT * INTO was FROM platform.player WHERE id = owner_id FOR UPDATE;
  IF was.status IN ('REGISTERED', 'RESTRICTED', 'PAYOUT') THEN NULL;
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'TIMEOUT' THEN NULL;
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'SELF_EXCLUDED' AND p->>'kind' <> 'REGISTER'
    AND EXISTS (SELECT 1 FROM platform.register_exclusion WHERE player_id = owner_id) THEN
    ends := CASE WHEN ends IS NOT NULL AND was.status_until IS NOT NULL
      THEN greatest(ends, was.status_until) END;
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'SELF_EXCLUDED' AND was.status_until IS NOT NULL
    AND (ends IS NULL OR ends > was.status_until) THEN NULL;
  ELSE RETURN 'UNCHANGED';
  END IF;
  DELETE FROM platform.register_exclusion WHERE player_id = owner_id;
  UPDATE platform.player SET status = wanted, status_until = ends WHERE id = owner_id;
  UPDATE platform.player_session SET revoked_at = now_at, revoked_because = p->>'kind'
    WHERE player_id = owner_id AND revoked_at IS NULL;
  DELETE FROM platform.feed_token WHERE player_id = owner_id;
  IF wanted = 'SELF_EXCLUDED' THEN
    UPDATE platform.subscription SET enabled = false, changed_at = now_at
      WHERE player_id = owner_id AND enabled AND communication_type <> 'RESPONSIBLE_GAMING';
    INSERT INTO platform.consent (player_id, id, kind, version, granted, at, visitor, details)
      VALUES (owner_id, (p->>'id')::uuid, 'MARKETING', was.terms_version, false, now_at, p->>'visitor',
        jsonb_build_object('because', p->>'kind'));
  END IF;
  INSERT INTO platform.protection_event
    VALUES (owner_id, (p->>'id')::uuid, now_at, p->>'kind', ends, was.status, (p->>'sessionId')::uuid,
      p->>'visitor', p->>'textVersion');
  PERFORM platform.end_bonuses(owner_id, p->>'kind', (p->>'id')::uuid, now_at);
  PERFORM pg_notify('session_ended', owner_id::text);
  PERFORM pg_notify('player_changed', owner_id::text);
  RETURN 'OK';
END $break$;
