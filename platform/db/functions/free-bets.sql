-- The free bets that a player may use now. None for who may have no bonus, and for who has reached a limit on stakes or
-- losses: limits count own money, but who has reached one does not play on with other money either.
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

-- Why a free bet cannot be the stake of this bet, or null. The caller holds the wallet: of two bets with the same one the
-- second finds it used.
CREATE OR REPLACE FUNCTION platform.free_bet_refusal(player uuid, voucher uuid, p jsonb, at timestamptz) RETURNS text
LANGUAGE plpgsql STABLE AS $refusal$
DECLARE
  v platform.free_bet%ROWTYPE; live int; legs int;
BEGIN
  IF EXISTS (SELECT 1 FROM platform.reached_limits(player, at) it WHERE it.kind <> 'time') THEN
    RETURN 'error.gambling.limit.reached';
  END IF;
  SELECT * INTO v FROM platform.usable_free_bets(player, at) it WHERE it.id = voucher;
  IF NOT FOUND THEN RETURN 'FREE_BET_UNAVAILABLE'; END IF;
  SELECT count(*), count(*) FILTER (WHERE (leg->>'isLive')::boolean) INTO legs, live
    FROM jsonb_array_elements(p->'legs') AS it(leg);
  IF v.amount <> (p->>'stake')::bigint OR p->>'kind' = 'SYSTEM'
     OR (p->>'combinedOdds')::numeric < (v.terms->>'minOdds')::numeric
     OR (CASE v.terms->>'scope' WHEN 'BOTH' THEN true WHEN 'LIVE' THEN live = legs WHEN 'PRE_MATCH' THEN live = 0 END)
          IS NOT TRUE THEN
    RETURN 'FREE_BET_TERMS';
  END IF;
  RETURN NULL;
END $refusal$;

-- Claims a free bet, once for each offer, or says why not. Claimed again before it is used, it is the same claim. Nothing
-- moves: the stake of a free bet is the house's.
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

-- Gives up a free bet that was not used. The caller holds the wallet.
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

-- Returns the free bet of a bet that is void as a whole, with time left to use it, however late the void comes. It is over
-- where the account is shut or in a break: who comes back is not met by one. The caller holds the wallet.
CREATE OR REPLACE FUNCTION platform.return_free_bet(b platform.sports_bet, at timestamptz) RETURNS void LANGUAGE sql AS $return$
  UPDATE platform.free_bet v SET bet_id = NULL, expires_at = greatest(v.expires_at, at + interval '24 hours'),
      ended_at = (SELECT at FROM platform.player it
        WHERE it.id = b.player_id AND it.status IN ('CLOSED','BLACKLISTED','TIMEOUT','SELF_EXCLUDED'))
    WHERE v.player_id = b.player_id AND v.id = b.free_bet_id
$return$;

-- Ends all free bets of a player that are not in a bet; what a bet wins is paid. The caller holds the wallet.
CREATE OR REPLACE FUNCTION platform.end_free_bets(player uuid, at timestamptz) RETURNS void LANGUAGE sql AS $end$
  UPDATE platform.free_bet SET ended_at = at WHERE player_id = player AND bet_id IS NULL AND ended_at IS NULL
$end$;
