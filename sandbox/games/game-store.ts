import type { SandboxDatabase } from '../sandbox-database.ts'
import { createJackpotStore, type JackpotStore } from './jackpot-store.ts'
import { createRoundStore, type RoundStore } from './round-store.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { TABLES } from './tables.ts'

export type GameStore = SessionStore & RoundStore & JackpotStore

/** All SQL of the game server. */
export async function createGameStore(db: SandboxDatabase): Promise<GameStore> {
  for (const sql of TABLES) await db.query(sql)
  return Object.assign(createSessionStore(db), createRoundStore(db), createJackpotStore(db))
}
