/** The tables of the live studio, created when missing. Money is whole minor units, times are unix milliseconds. */
export const LIVE_TABLES = [
  `CREATE TABLE IF NOT EXISTS sandbox.live_round (
    table_id text NOT NULL, number bigint NOT NULL, server_seed text NOT NULL, created_at bigint NOT NULL,
    PRIMARY KEY (table_id, number))`,
  `CREATE TABLE IF NOT EXISTS sandbox.live_bet (
    id text PRIMARY KEY, session_id text NOT NULL, table_id text NOT NULL, number bigint NOT NULL, version text NOT NULL,
    spots text NOT NULL, stake bigint NOT NULL CHECK (stake > 0), state text NOT NULL, refusal text,
    payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0), balance_before bigint, balance_after bigint,
    created_at bigint NOT NULL, touched_at bigint NOT NULL, settled_at bigint)`,
  `CREATE INDEX IF NOT EXISTS live_bet_unfinished ON sandbox.live_bet (touched_at)
    WHERE state IN ('BETTING','PLACED','DRAWN','RETURNING')`,
  `CREATE INDEX IF NOT EXISTS live_bet_unsettled ON sandbox.live_bet (touched_at)
    WHERE state IN ('UNPAID','UNRETURNED')`,
  'CREATE INDEX IF NOT EXISTS live_bet_of_session ON sandbox.live_bet (session_id, table_id, number)',
  `CREATE TABLE IF NOT EXISTS sandbox.live_seat (
    table_id text NOT NULL, seat integer NOT NULL, session_id text NOT NULL, seen_at bigint NOT NULL,
    PRIMARY KEY (table_id, seat), UNIQUE (table_id, session_id))`,
] as const
