-- Schedules the check for markers of harm: at that time, or earlier where it is scheduled already. One job a player.
CREATE OR REPLACE FUNCTION platform.put_look_after(player uuid, at timestamptz) RETURNS void LANGUAGE sql AS $put$
  SELECT platform.put_job(jsonb_build_object('id', gen_random_uuid(), 'kind', 'look-after',
    'key', 'look-after:' || player, 'payload', jsonb_build_object('playerId', player),
    'runAt', (extract(epoch FROM at) * 1000)::bigint::text))
$put$;

-- In the transaction of what happened, by whichever way: a login, and the sign of life of a session.
CREATE OR REPLACE FUNCTION platform.look_after_session() RETURNS trigger LANGUAGE plpgsql AS $look$
BEGIN
  PERFORM platform.put_look_after(NEW.player_id, NEW.last_seen_at);
  RETURN NULL;
END $look$;

-- A deposit that was paid or declined, a withdrawal that was taken back.
CREATE OR REPLACE FUNCTION platform.look_after_payment() RETURNS trigger LANGUAGE plpgsql AS $look$
BEGIN
  PERFORM platform.put_look_after(NEW.player_id, NEW.changed_at);
  RETURN NULL;
END $look$;

-- What was used of a limit when a higher one was asked for: known exactly at this moment only, for the caller holds the
-- wallet and the sums stand beside it.
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

-- Counts the time played of `until - since`, at most, by half hours from `since` on, in place of what stood there.
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

-- A message with its evidence and what follows from it, or none of them; false: another look was faster. What waited
-- before gives way to it.
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
