-- Applies what every exclusion does besides the account status, whatever its source.
-- Revokes sessions and feed tokens, ends open payments, bonuses and free bets, and writes the evidence. A
-- self-exclusion also ends marketing, and queues two jobs: one searches for other accounts of the same person, one
-- refunds open stakes where the market requires it. The caller holds the locks of the wallet and the player.
CREATE OR REPLACE FUNCTION platform.apply_exclusion(was platform.player, p jsonb) RETURNS void LANGUAGE plpgsql AS $exclusion$
DECLARE
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
BEGIN
  UPDATE platform.player_session SET revoked_at = now_at, revoked_because = p->>'kind'
    WHERE player_id = was.id AND revoked_at IS NULL;
  DELETE FROM platform.feed_token WHERE player_id = was.id;
  -- An unpaid deposit must not be paid any more. Its job cancels it at the provider after this transaction.
  WITH waiting AS (
    UPDATE platform.deposit SET ask_at = now_at
      WHERE player_id = was.id AND state IN ('CREATED', 'WAITING') RETURNING id)
  UPDATE platform.job j SET run_at = least(j.run_at, now_at), puts = j.puts + 1
    FROM waiting w WHERE j.key = 'deposit:' || w.id;
  IF p->>'status' = 'SELF_EXCLUDED' THEN
    UPDATE platform.subscription SET enabled = false, changed_at = now_at
      WHERE player_id = was.id AND enabled AND communication_type <> 'RESPONSIBLE_GAMING';
    INSERT INTO platform.consent (player_id, id, kind, version, granted, at, visitor, details)
      VALUES (was.id, (p->>'id')::uuid, 'MARKETING', was.terms_version, false, now_at, p->>'visitor',
        jsonb_build_object('because', p->>'kind'));
    PERFORM platform.put_job(jsonb_build_object('id', p->>'id', 'kind', 'hold-alike', 'key', 'hold-alike:' || was.id,
      'payload', jsonb_build_object('playerId', was.id), 'runAt', p->>'at'));
    PERFORM platform.put_job(jsonb_build_object('id', platform.id_beside((p->>'id')::uuid, 1), 'kind', 'return-open-bets',
      'key', 'return-open-bets:' || was.id, 'payload', jsonb_build_object('playerId', was.id), 'runAt', p->>'at'));
  END IF;
  INSERT INTO platform.protection_event (player_id, id, at, kind, until, status_before, session_id, visitor,
      text_version, acknowledged, acknowledged_at, details)
    VALUES (was.id, (p->>'id')::uuid, now_at, p->>'kind', (p->>'ends')::timestamptz, was.status,
      (p->>'sessionId')::uuid, p->>'visitor', p->>'textVersion', coalesce(p->>'acknowledged', 'NOT_ASKED'),
      CASE WHEN p->>'acknowledged' IS NOT NULL THEN now_at END, platform.open_sports_bets(was.id));
  PERFORM platform.end_bonuses(was.id, p->>'kind', (p->>'id')::uuid, now_at);
  PERFORM platform.end_free_bets(was.id, now_at);
  PERFORM pg_notify('session_ended', was.id::text);
  PERFORM pg_notify('player_changed', was.id::text);
END $exclusion$;

-- Starts a time-out or self-exclusion with everything in apply_exclusion, in one transaction.
-- Returns OK, or UNCHANGED if the current account status is kept.
-- Locks the wallet first, like every stake: a bet is accepted before the exclusion or refused after it, never in
-- between. A time-out never replaces another exclusion. A self-exclusion replaces any time-out. Unless it comes from a
-- register, it also replaces a self-exclusion that ends earlier, and a register's, with the later end of the two (null:
-- no end): from then on it is the player's own, and no register ends it. A closed, blacklisted or unfinished account
-- keeps its status. Bonuses are forfeited, because their wagering requirement can no longer be met; own money stays.
CREATE OR REPLACE FUNCTION platform.begin_break(p jsonb) RETURNS text LANGUAGE plpgsql AS $break$
DECLARE
  owner_id uuid := (p->>'playerId')::uuid;
  wanted text := p->>'status';
  ends timestamptz := to_timestamp((p->>'until')::numeric / 1000);
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
  -- A register never replaces a self-exclusion of the player's own: a register also ends what it started.
  ELSIF wanted = 'SELF_EXCLUDED' AND was.status = 'SELF_EXCLUDED' AND was.status_until IS NOT NULL
    AND p->>'kind' <> 'REGISTER' AND (ends IS NULL OR ends > was.status_until) THEN NULL;
  ELSE RETURN 'UNCHANGED';
  END IF;
  DELETE FROM platform.register_exclusion WHERE player_id = owner_id;
  UPDATE platform.player SET status = wanted, status_until = ends WHERE id = owner_id;
  PERFORM platform.apply_exclusion(was, p || jsonb_build_object('ends', ends));
  RETURN 'OK';
END $break$;
