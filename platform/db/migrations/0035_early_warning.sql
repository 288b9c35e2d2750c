CREATE TABLE "platform"."limit_raise" (
	"player_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"used" bigint NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "limit_raise_player_id_no_pk" PRIMARY KEY("player_id","no")
);
--> statement-breakpoint
CREATE TABLE "platform"."limit_review" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"every_months" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"later_until" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	CONSTRAINT "limit_review_months" CHECK ("platform"."limit_review"."every_months" in (1, 3, 6))
);
--> statement-breakpoint
CREATE TABLE "platform"."own_budget" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"per" text NOT NULL,
	"amount" bigint NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_budget_per" CHECK ("platform"."own_budget"."per" in ('week', 'month')),
	CONSTRAINT "own_budget_amount" CHECK ("platform"."own_budget"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."play_stretch" (
	"player_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"played" bigint NOT NULL,
	CONSTRAINT "play_stretch_player_id_starts_at_pk" PRIMARY KEY("player_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "platform"."self_test" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"band" text NOT NULL,
	"text_version" text,
	CONSTRAINT "self_test_player_id_id_pk" PRIMARY KEY("player_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform"."warning" (
	"player_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rule" text NOT NULL,
	"level" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answer" text,
	"noted_at" timestamp (3) with time zone,
	CONSTRAINT "warning_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "warning_level" CHECK ("platform"."warning"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "platform"."warning_state" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"counted_until" timestamp (3) with time zone,
	"no_marketing_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "platform"."protection_event" ADD COLUMN "details" jsonb;--> statement-breakpoint
CREATE INDEX "warning_newest" ON "platform"."warning" USING btree ("player_id","at");--> statement-breakpoint
CREATE INDEX "warning_of_all" ON "platform"."warning" USING btree ("at");--> statement-breakpoint
CREATE INDEX "warning_for_staff" ON "platform"."warning" USING btree ("at") WHERE "platform"."warning"."level" = 3 and "platform"."warning"."noted_at" is null;--> statement-breakpoint
-- Somebody is to be looked after: at that moment, or sooner where that was said already. One job a player.
CREATE FUNCTION platform.put_look_after(player uuid, at timestamptz) RETURNS void LANGUAGE sql AS $put$
  SELECT platform.put_job(jsonb_build_object('id', gen_random_uuid(), 'kind', 'look-after',
    'key', 'look-after:' || player, 'payload', jsonb_build_object('playerId', player),
    'runAt', (extract(epoch FROM at) * 1000)::bigint::text))
$put$;
--> statement-breakpoint
-- In the transaction of what happened, by whichever way: a login, and the sign of life of a session.
CREATE FUNCTION platform.look_after_session() RETURNS trigger LANGUAGE plpgsql AS $look$
BEGIN
  PERFORM platform.put_look_after(NEW.player_id, NEW.last_seen_at);
  RETURN NULL;
END $look$;
--> statement-breakpoint
CREATE TRIGGER player_session_looked_after AFTER INSERT OR UPDATE OF refresh_hash ON platform.player_session
  FOR EACH ROW EXECUTE FUNCTION platform.look_after_session();
--> statement-breakpoint
-- A deposit that was paid or declined, a withdrawal that was taken back.
CREATE FUNCTION platform.look_after_payment() RETURNS trigger LANGUAGE plpgsql AS $look$
BEGIN
  PERFORM platform.put_look_after(NEW.player_id, NEW.changed_at);
  RETURN NULL;
END $look$;
--> statement-breakpoint
CREATE TRIGGER deposit_looked_after AFTER UPDATE OF state ON platform.deposit
  FOR EACH ROW WHEN (NEW.state IN ('PAID', 'DECLINED') AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION platform.look_after_payment();
--> statement-breakpoint
CREATE TRIGGER withdrawal_looked_after AFTER UPDATE OF state ON platform.withdrawal
  FOR EACH ROW WHEN (NEW.state = 'CANCELLED' AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION platform.look_after_payment();
--> statement-breakpoint
-- What was used of a limit when a higher one was asked for: known exactly at this moment only, for the caller holds the
-- wallet and the sums stand beside it.
CREATE FUNCTION platform.note_limit_raise() RETURNS trigger LANGUAGE plpgsql AS $note$
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
--> statement-breakpoint
CREATE TRIGGER limit_raise_noted AFTER INSERT ON platform.limit_change
  FOR EACH ROW WHEN (NEW.cause = 'player' AND NEW.event IN ('RAISE_ASKED', 'REMOVAL_ASKED')
    AND NEW.value_before IS NOT NULL)
  EXECUTE FUNCTION platform.note_limit_raise();
--> statement-breakpoint
-- Counts the time played of `until - since`, at most, by half hours from `since` on, in place of what stood there.
CREATE FUNCTION platform.count_play_stretches(player uuid, since timestamptz, until timestamptz) RETURNS void
LANGUAGE plpgsql AS $count$
DECLARE
  starts timestamptz[] := ARRAY(SELECT generate_series(since, until, interval '30 minutes'));
BEGIN
  DELETE FROM platform.play_stretch WHERE player_id = player AND starts_at >= since;
  INSERT INTO platform.play_stretch
    SELECT player, starts[it.bucket], sum(it.played)::bigint
      FROM platform.play_sums(player, since, until, starts) it
     GROUP BY 2 HAVING sum(it.played) > 0
    ON CONFLICT (player_id, starts_at) DO UPDATE SET played = excluded.played;
  INSERT INTO platform.warning_state (player_id, counted_until) VALUES (player, until)
    ON CONFLICT (player_id) DO UPDATE SET counted_until = excluded.counted_until;
END $count$;
--> statement-breakpoint
-- A message with its evidence and what follows from it, or none of them; false: another look was faster. What waited
-- before gives way to it.
CREATE FUNCTION platform.raise_warning(p jsonb) RETURNS boolean LANGUAGE plpgsql AS $raise$
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
