-- Why staff has locked a limit, and who did (LIM-10). The record also keeps until when.
ALTER TABLE platform.player_limit ADD COLUMN lock_reason text;
ALTER TABLE platform.limit_change
  ADD COLUMN lock_reason text,
  ADD COLUMN locked_until timestamp(3) with time zone,
  ADD COLUMN staff text;
