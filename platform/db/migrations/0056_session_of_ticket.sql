-- The ticket from which a session of a sportsbook was opened: by that its player can end it. Null in other sessions.
ALTER TABLE platform.game_session ADD COLUMN ticket_hash text;
