import { createHash } from 'node:crypto'
import { TIMING } from './live-game.ts'
import { liveGameOf } from './live-games.ts'

export type Phase = 'BETTING' | 'DEALING' | 'PAYING'
export type Moment = {
  /** Counts the rounds of this table since the Unix epoch. */
  number: number
  phase: Phase
  endsAt: number
}

/**
 * The state of a table at a time: the same for every player and on every server, with nothing stored. Tables start
 * their rounds at different times.
 */
export function tableMoment(tableId: string, now: number): Moment {
  const { bettingMs, dealingMs, payingMs } = liveGameOf(tableId)?.timing ?? TIMING
  const roundMs = bettingMs + dealingMs + payingMs
  const own = createHash('sha256').update(tableId).digest().readUInt32BE(0) % roundMs
  const number = Math.floor((now - own) / roundMs)
  const began = number * roundMs + own
  const closes = began + bettingMs
  const pays = closes + dealingMs
  if (now < closes) return { number, phase: 'BETTING', endsAt: closes }
  if (now < pays) return { number, phase: 'DEALING', endsAt: pays }
  return { number, phase: 'PAYING', endsAt: began + roundMs }
}

/** Whether the outcome of this round is public: bets are closed. */
export function isDrawn(tableId: string, number: number, now: number): boolean {
  const moment = tableMoment(tableId, now)
  return number < moment.number || (number === moment.number && moment.phase !== 'BETTING')
}

/** Whether the winnings of a round are due. */
export function isDue(tableId: string, number: number, now: number): boolean {
  const moment = tableMoment(tableId, now)
  return number < moment.number || (number === moment.number && moment.phase === 'PAYING')
}

/**
 * The time at each table: the common clock, plus how far QA has moved this one on (docs/qa.md). A restart resets it.
 */
export function createTableClocks(clock: () => number) {
  const aheadMs = new Map<string, number>()
  const timeAt = (tableId: string) => clock() + (aheadMs.get(tableId) ?? 0)
  return {
    timeAt,
    /** To the next start of a phase, never to that of the current one. */
    moveOn(tableId: string, to: Phase): Moment & { movedMs: number } {
      const now = timeAt(tableId)
      let began = tableMoment(tableId, now).endsAt
      while (tableMoment(tableId, began).phase !== to) began = tableMoment(tableId, began).endsAt
      const movedMs = began - now
      aheadMs.set(tableId, (aheadMs.get(tableId) ?? 0) + movedMs)
      return { ...tableMoment(tableId, began), movedMs }
    },
  }
}
