import type { SandboxDatabase } from '../sandbox-database.ts'
import { createJackpotStore, type JackpotStore } from './jackpots.ts'
import { createRoundStore, type RoundStore } from './round-store.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

/** The tables of the game server, created when missing. Money is whole minor units, times are unix milliseconds. */
const TABLES = [
  'CREATE SCHEMA IF NOT EXISTS sandbox',
  `CREATE TABLE IF NOT EXISTS sandbox.game_session (
    id text PRIMARY KEY, provider text NOT NULL, mode text NOT NULL, wallet_session text NOT NULL, player_ref text NOT NULL,
    game_id text NOT NULL, currency text NOT NULL, language text NOT NULL,
    fun_balance bigint NOT NULL CHECK (fun_balance >= 0), last_round_at bigint NOT NULL, created_at bigint NOT NULL)`,
  'ALTER TABLE sandbox.game_session ADD COLUMN IF NOT EXISTS limits text',
  `CREATE TABLE IF NOT EXISTS sandbox.game_seed (
    id text PRIMARY KEY, session_id text NOT NULL, server_seed text NOT NULL, client_seed text, nonce integer NOT NULL,
    created_at bigint NOT NULL, revealed_at bigint)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS game_seed_in_use ON sandbox.game_seed (session_id) WHERE revealed_at IS NULL`,
  `CREATE TABLE IF NOT EXISTS sandbox.game_round (
    id text PRIMARY KEY, session_id text NOT NULL, client_round_id text NOT NULL, seed_id text NOT NULL, nonce integer NOT NULL,
    version text NOT NULL, state text NOT NULL, step integer NOT NULL, asked text NOT NULL, actions text NOT NULL,
    pending text, bet_no integer NOT NULL, stake bigint NOT NULL, game_state text, words_used integer NOT NULL,
    payout bigint NOT NULL, words text NOT NULL, jackpots text NOT NULL, refusal text,
    balance_before bigint, balance_after bigint,
    created_at bigint NOT NULL, touched_at bigint NOT NULL, settled_at bigint, UNIQUE (session_id, client_round_id))`,
  `CREATE INDEX IF NOT EXISTS game_round_unfinished ON sandbox.game_round (touched_at)
    WHERE state IN ('BETTING','OPEN','DRAWN','RETURNING')`,
  `CREATE INDEX IF NOT EXISTS game_round_unsettled ON sandbox.game_round (touched_at)
    WHERE state IN ('UNPAID','UNRETURNED')`,
  // One round at a time: opening the game twice continues the round in play.
  `CREATE UNIQUE INDEX IF NOT EXISTS game_round_in_play ON sandbox.game_round (session_id) WHERE state IN ('BETTING','OPEN','RETURNING')`,
  `CREATE TABLE IF NOT EXISTS sandbox.jackpot (
    pot text NOT NULL, level text NOT NULL, seed_micro bigint NOT NULL, amount_micro bigint NOT NULL CHECK (amount_micro >= 0),
    won_at bigint, PRIMARY KEY (pot, level))`,
] as const

export type GameStore = SessionStore & RoundStore & JackpotStore

/** All SQL of the game server. */
export async function createGameStore(db: SandboxDatabase): Promise<GameStore> {
  for (const sql of TABLES) await db.query(sql)
  return Object.assign(createSessionStore(db), createRoundStore(db), createJackpotStore(db))
}
