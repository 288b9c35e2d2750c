import { createHash } from 'node:crypto'
import { TIMING } from './live-game.ts'

export type Phase = 'BETTING' | 'DEALING' | 'PAYING'
export type Moment = {
  /** Counts the rounds of this table since the beginning of time. */
  number: number
  phase: Phase
  endsAt: number
}

const ROUND_MS = TIMING.bettingMs + TIMING.dealingMs + TIMING.payingMs

/**
 * Where a table stands at a time: for every player and on every server the same, without anybody keeping it.
 * Tables do not all begin together.
 */
export function tableMoment(tableId: string, now: number): Moment {
  const own = createHash('sha256').update(tableId).digest().readUInt32BE(0) % ROUND_MS
  const number = Math.floor((now - own) / ROUND_MS)
  const began = number * ROUND_MS + own
  const closes = began + TIMING.bettingMs
  const pays = closes + TIMING.dealingMs
  if (now < closes) return { number, phase: 'BETTING', endsAt: closes }
  if (now < pays) return { number, phase: 'DEALING', endsAt: pays }
  return { number, phase: 'PAYING', endsAt: began + ROUND_MS }
}

/** Whether everybody may know how this round ended: bets are closed. */
export function isDrawn(tableId: string, number: number, now: number): boolean {
  const moment = tableMoment(tableId, now)
  return number < moment.number || (number === moment.number && moment.phase !== 'BETTING')
}

/** Whether the winnings of a round are due. */
export function isDue(tableId: string, number: number, now: number): boolean {
  const moment = tableMoment(tableId, now)
  return number < moment.number || (number === moment.number && moment.phase === 'PAYING')
}
