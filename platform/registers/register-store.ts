import type { Db } from '../db/db.ts'
import type { Verdict } from './exclusion-register.ts'

/** Why a register was asked. */
export type Occasion = 'SIGN_UP' | 'SIGN_IN' | 'PLAY' | 'DEPOSIT'

/** Keeps what a register has said, or that it said nothing. */
export async function insertAnswer(
  db: Db,
  it: {
    playerId: string
    id: string
    at: Date
    register: string
    occasion: Occasion
    verdict: Verdict
  },
): Promise<void> {
  const { verdict } = it
  await db.query(
    `insert into platform.register_answer (player_id, id, at, register, occasion, answer, until, receipt)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      it.playerId,
      it.id,
      it.at,
      it.register,
      it.occasion,
      verdict.kind,
      verdict.kind === 'LISTED' ? verdict.until : null,
      verdict.kind === 'UNAVAILABLE' ? null : verdict.receipt,
    ],
  )
}

/** The last word of this register about the player; a silence is none. */
export async function findLastWord(
  db: Db,
  of: { playerId: string; register: string },
): Promise<{ at: Date; answer: 'CLEAR' | 'LISTED' } | undefined> {
  const rows = await db.query<{ at: Date; answer: 'CLEAR' | 'LISTED' }>(
    `select at, answer from platform.register_answer
     where player_id = $1 and register = $2 and answer <> 'UNAVAILABLE' order by id desc limit 1`,
    [of.playerId, of.register],
    { idempotent: true },
  )
  return rows[0]
}

/** Whether the exclusion in which the player is comes from a register, and from it alone. */
export async function isExcludedByRegister(db: Db, playerId: string): Promise<boolean> {
  const rows = await db.query('select 1 from platform.register_exclusion where player_id = $1', [
    playerId,
  ])
  return rows.length > 0
}

/** See `platform.exclude_by_register`: all of it in one transaction. False: an exclusion that is longer stays. */
export async function excludeByRegister(
  db: Db,
  it: { playerId: string; id: string; register: string; until: number | null; at: number },
): Promise<boolean> {
  const rows = await db.query<{ code: string }>(
    'select platform.exclude_by_register($1::jsonb) as code',
    [JSON.stringify(it)],
  )
  return rows[0]?.code === 'OK'
}

/** See `platform.end_register_exclusion`. */
export async function endRegisterExclusion(
  db: Db,
  it: { playerId: string; id: string; at: number },
): Promise<void> {
  await db.query('select platform.end_register_exclusion($1::jsonb)', [JSON.stringify(it)])
}
