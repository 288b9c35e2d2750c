-- Limits on time beside those of money (LIM-24).
ALTER TABLE platform.player_limit DROP CONSTRAINT player_limit_kind;
ALTER TABLE platform.player_limit ADD CONSTRAINT player_limit_kind CHECK (kind IN ('deposit', 'spend', 'loss', 'time'));
