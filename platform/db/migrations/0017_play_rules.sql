CREATE TABLE "platform"."game_pace" (
	"player_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"game_id" text NOT NULL,
	"round_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "game_pace_player_id_provider_game_id_pk" PRIMARY KEY("player_id","provider","game_id")
);
--> statement-breakpoint
CREATE TABLE "platform"."newest_game_session" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"session_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform"."game_ticket" ALTER COLUMN "game_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."game_session" ADD COLUMN "category" text DEFAULT 'CASINO' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."game_session" ADD COLUMN "stake_min" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."game_session" ADD COLUMN "stake_max" bigint;--> statement-breakpoint
ALTER TABLE "platform"."game_session" ADD COLUMN "round_cap" bigint;--> statement-breakpoint
ALTER TABLE "platform"."game_session" ADD COLUMN "pace_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."game_session" ADD COLUMN "one_at_a_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Why this player may not stake now, or null; as before, and of the two casinos the one is asked for that the
-- game belongs to. A bet is activity: it keeps the session from idling out.
CREATE OR REPLACE FUNCTION platform.stake_refusal(player uuid, game_session_hash text, now_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $refusal$
DECLARE
  may_stake boolean; runs boolean; session uuid; seen timestamptz;
BEGIN
  SELECT p.status = 'REGISTERED' AND NOT p.multibrand_suspended AND p.payout
           AND CASE g.category WHEN 'CASINO' THEN p.casino WHEN 'LIVE_CASINO' THEN p.live_casino
                 WHEN 'VIRTUAL_SPORTS' THEN p.virtual_sports ELSE true END, s.id, s.last_seen_at,
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
-- Why this bet may not be taken, or null: `staked` is what its round has taken so far, null for a new round. The
-- wallet is locked by the caller, so two instances never decide side by side for one player. A start that lies
-- more than a minute ahead was written by a clock that was set back since: it holds nobody up.
CREATE FUNCTION platform.round_refusal(player uuid, game_session_hash text, game text, staked bigint,
  amt bigint, now_at timestamptz)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $held$
DECLARE
  s platform.game_session%ROWTYPE; began timestamptz; next_at timestamptz;
BEGIN
  SELECT * INTO s FROM platform.game_session WHERE hash = game_session_hash AND player_id = player;
  IF s.game_id IS DISTINCT FROM game THEN RETURN '{"code":"UNKNOWN_GAME"}'; END IF;
  IF amt > s.stake_max OR coalesce(staked, 0) + amt > s.round_cap
     OR (staked IS NULL AND amt < s.stake_min) THEN
    RETURN '{"code":"STAKE_OUT_OF_RANGE"}';
  END IF;
  IF staked IS NOT NULL THEN RETURN NULL; END IF;
  IF s.one_at_a_time AND EXISTS (SELECT 1 FROM platform.newest_game_session
                                 WHERE player_id = player AND session_hash <> s.hash) THEN
    RETURN '{"code":"OTHER_GAME_OPEN"}';
  END IF;
  IF s.pace_ms > 0 THEN
    SELECT round_at INTO began FROM platform.game_pace
      WHERE player_id = player AND provider = s.provider AND game_id = s.game_id;
    next_at := began + s.pace_ms * interval '1 millisecond';
    IF now_at < next_at AND now_at > began - interval '1 minute' THEN
      RETURN jsonb_build_object('code', 'ROUND_TOO_SOON',
        'retryAfterMs', ceil(extract(epoch FROM next_at - now_at) * 1000)::bigint);
    END IF;
  END IF;
  RETURN NULL;
END $held$;
--> statement-breakpoint
-- Notes when a round began, where somebody will ask for it.
CREATE FUNCTION platform.note_round(player uuid, prov text, game_session_hash text, game text,
  now_at timestamptz)
RETURNS void LANGUAGE sql AS $note$
  INSERT INTO platform.game_pace (player_id, provider, game_id, round_at)
  SELECT player, prov, game, now_at FROM platform.game_session
    WHERE hash = game_session_hash AND pace_ms > 0
  ON CONFLICT (player_id, provider, game_id) DO UPDATE SET round_at = excluded.round_at
$note$;
--> statement-breakpoint
-- As before, and a bet is held to the rules of its game session, a payout and a rollback to its game.
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
