-- As before (0031), and no bonus while nothing may be advertised to the player: an offer is an advertisement. What a
-- deposit was begun with before stays promised. A deposit that went back makes nobody established.
-- Why a player may not have a bonus now, or null. `m` is what the market says: {market, openTo, mostEver}. Of a deposit
-- match `paying` is the deposit and `paid` its amount; null: it is claimed without one. The caller holds the wallet: the
-- answer is still true when the bonus is given.
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
