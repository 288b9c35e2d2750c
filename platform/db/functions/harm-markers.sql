-- Queues the check for markers of harm for that time, or leaves it at an earlier one. One job per player.
CREATE OR REPLACE FUNCTION platform.put_look_after(player uuid, at timestamptz) RETURNS void LANGUAGE sql AS $put$
  SELECT platform.put_job(jsonb_build_object('id', gen_random_uuid(), 'kind', 'look-after',
    'key', 'look-after:' || player, 'payload', jsonb_build_object('playerId', player),
    'runAt', (extract(epoch FROM at) * 1000)::bigint::text))
$put$;

-- Trigger: queues the check on a login and on each renewal of a session.
-- A trigger runs in the transaction of the change, whichever code makes it.
CREATE OR REPLACE FUNCTION platform.look_after_session() RETURNS trigger LANGUAGE plpgsql AS $look$
BEGIN
  PERFORM platform.put_look_after(NEW.player_id, NEW.last_seen_at);
  RETURN NULL;
END $look$;

-- Trigger: queues the check when a deposit is paid or declined, and when the player cancels a withdrawal.
CREATE OR REPLACE FUNCTION platform.look_after_payment() RETURNS trigger LANGUAGE plpgsql AS $look$
BEGIN
  PERFORM platform.put_look_after(NEW.player_id, NEW.changed_at);
  RETURN NULL;
END $look$;

-- Trigger: records how much of a limit was used when the player asked to raise or remove it.
-- This is known exactly only now, while the caller holds the wallet lock and the sums cannot move.
CREATE OR REPLACE FUNCTION platform.note_limit_raise() RETURNS trigger LANGUAGE plpgsql AS $note$
BEGIN
  INSERT INTO platform.limit_raise (player_id, no, at, used, value)
    SELECT NEW.player_id, NEW.no, NEW.at, it.used, NEW.value_before
      FROM platform.limit_state s,
           platform.limit_standings(NEW.player_id, NEW.kind, s.time_zone, NEW.at) it
     WHERE s.player_id = NEW.player_id AND it.period = NEW.period
    ON CONFLICT DO NOTHING;
  PERFORM platform.put_look_after(NEW.player_id, NEW.at);
  RETURN NULL;
END $note$;

-- Recounts the time played from `since` to `until` in half hours that start at `since`, in milliseconds.
-- Replaces everything that was stored from `since` on, so that it is safe to repeat.
CREATE OR REPLACE FUNCTION platform.count_play_stretches(player uuid, since timestamptz, until timestamptz) RETURNS void
LANGUAGE plpgsql AS $count$
DECLARE
  starts timestamptz[] := ARRAY(SELECT generate_series(since, until, interval '30 minutes'));
BEGIN
  DELETE FROM platform.play_stretch WHERE player_id = player AND starts_at >= since;
  INSERT INTO platform.play_stretch (player_id, starts_at, played)
    SELECT player, starts[it.bucket], sum(it.played)::bigint
      FROM platform.play_sums(player, since, until, starts) it
     GROUP BY 2 HAVING sum(it.played) > 0
    ON CONFLICT (player_id, starts_at) DO UPDATE SET played = excluded.played;
  INSERT INTO platform.warning_state (player_id, counted_until) VALUES (player, until)
    ON CONFLICT (player_id) DO UPDATE SET counted_until = excluded.counted_until;
END $count$;

-- Stores an intervention with its evidence and its pause of marketing, in one transaction.
-- Returns false if a concurrent check was first (`version`). Closes the previous intervention if it is still open. A
-- pause of marketing is never shortened.
CREATE OR REPLACE FUNCTION platform.raise_warning(p jsonb) RETURNS boolean LANGUAGE plpgsql AS $raise$
DECLARE
  player uuid := (p->>'playerId')::uuid;
  now_at timestamptz := to_timestamp((p->>'at')::numeric / 1000);
BEGIN
  UPDATE platform.warning_state SET version = version + 1,
      no_marketing_until = greatest(no_marketing_until, to_timestamp((p->>'noMarketingUntil')::numeric / 1000))
    WHERE player_id = player AND version = (p->>'version')::int;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE platform.warning SET is_open = false WHERE player_id = player AND is_open;
  INSERT INTO platform.warning (player_id, id, rule, level, at, figures)
    VALUES (player, (p->>'id')::uuid, p->>'rule', (p->>'level')::int, now_at, p->'figures');
  INSERT INTO platform.protection_event (player_id, id, at, kind, status_before, visitor, details)
    SELECT player, (p->>'id')::uuid, now_at, 'WARNING', it.status, '',
           jsonb_build_object('rule', p->>'rule', 'level', (p->>'level')::int, 'figures', p->'figures')
      FROM platform.player it WHERE it.id = player;
  PERFORM pg_notify('player_changed', player::text);
  RETURN true;
END $raise$;
