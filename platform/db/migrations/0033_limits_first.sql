ALTER TABLE "platform"."game_session" ADD COLUMN "limits_first" jsonb;
--> statement-breakpoint
-- Whether a limit is missing that the law wants before play (`asked`: kind, periods, the highest amount or null). One that is
-- above the highest is as good as none. Nothing is asked: nothing is missing.
CREATE FUNCTION platform.limits_missing(player uuid, asked jsonb, at timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $missing$
  SELECT EXISTS (
    SELECT 1 FROM jsonb_array_elements_text(asked->'periods') wanted
     WHERE NOT EXISTS (
       SELECT 1 FROM platform.player_limit l
        WHERE l.player_id = player AND l.kind = asked->>'kind' AND l.period = wanted
          AND platform.limit_in_force(l, at) IS NOT NULL
          AND (platform.limit_in_force(l, at) > (asked->>'highest')::bigint) IS NOT TRUE))
$missing$;
--> statement-breakpoint
-- As before, and none begins while a limit is missing without which the law lets nobody play.
CREATE OR REPLACE FUNCTION platform.round_refusal(player uuid, game_session_hash text, game text, staked bigint,
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
  IF EXISTS (SELECT 1 FROM platform.activity_timer
             WHERE player_id = player AND (due_at IS NULL OR due_at <= now_at)) THEN
    RETURN '{"code":"REALITY_CHECK_DUE"}';
  END IF;
  IF s.limits_first IS NOT NULL AND platform.limits_missing(player, s.limits_first, now_at) THEN
    RETURN '{"code":"error.gambling.limit.required"}';
  END IF;
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
-- As before, and nothing comes in before the limits that the law wants first.
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
  IF platform.limits_missing(player, p->'limitsFirst', now_at) THEN
    RETURN '{"code":"error.gambling.limit.required"}';
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
