/** One statement each: the embedded database accepts no more. */
export const PSP_TABLES = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.psp_money (
    subject text NOT NULL, reference text NOT NULL, id text NOT NULL, page_key text NOT NULL UNIQUE,
    request text NOT NULL, state text NOT NULL, sequence integer NOT NULL, plan text NOT NULL,
    instrument text, created_at bigint NOT NULL, due_at bigint, reason text,
    PRIMARY KEY (subject, reference))`,
  'CREATE INDEX IF NOT EXISTS psp_money_due ON sandbox.psp_money (due_at) WHERE due_at IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS sandbox.psp_notice (
    id text PRIMARY KEY, subject text NOT NULL, reference text NOT NULL, sequence integer NOT NULL,
    state text NOT NULL, before text NOT NULL, at bigint NOT NULL, attempts integer NOT NULL,
    next_at bigint, UNIQUE (subject, reference, sequence))`,
  'CREATE INDEX IF NOT EXISTS psp_notice_due ON sandbox.psp_notice (next_at) WHERE next_at IS NOT NULL',
  `CREATE TABLE IF NOT EXISTS sandbox.psp_token (
    token text PRIMARY KEY, player_ref text NOT NULL, method text NOT NULL, behaviour text NOT NULL,
    label text NOT NULL, UNIQUE (player_ref, method, behaviour))`,
] as const
