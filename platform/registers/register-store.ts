import type { Db } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { RegisterAnswer } from './exclusion-register.ts'

/** Why a register was queried. */
export type Occasion = 'SIGN_UP' | 'SIGN_IN' | 'PLAY' | 'DEPOSIT' | 'IN_GAME'

/** Stores the register's answer, or that there was none. */
export async function insertAnswer(
  db: Db,
  it: {
    playerId: string
    id: string
    at: Date
    register: string
    occasion: Occasion
    answer: RegisterAnswer
  },
): Promise<void> {
  const { answer } = it
  await db.query(
    `insert into platform.register_answer (player_id, id, at, register, occasion, answer, until, receipt)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      it.playerId,
      it.id,
      it.at,
      it.register,
      it.occasion,
      answer.kind,
      answer.kind === 'LISTED' ? answer.until : null,
      answer.kind === 'UNAVAILABLE' ? null : answer.receipt,
    ],
  )
}

type LastWord = Pick<Rows['register_answer'], 'at'> & { answer: 'CLEAR' | 'LISTED' }

/** This register's last answer about the player; failed queries do not count. */
export async function findLastWord(
  db: Db,
  of: { playerId: string; register: string },
): Promise<LastWord | undefined> {
  const rows = await db.query<LastWord>(
    `select at, answer from platform.register_answer
     where player_id = $1 and register = $2 and answer <> 'UNAVAILABLE' order by id desc limit 1`,
    [of.playerId, of.register],
    { idempotent: true },
  )
  return rows[0]
}

/** Whether the player's current exclusion comes from a register alone. */
export async function isExcludedByRegister(db: Db, playerId: string): Promise<boolean> {
  const rows = await db.query('select 1 from platform.register_exclusion where player_id = $1', [
    playerId,
  ])
  return rows.length > 0
}

/** What `platform.exclude_by_register` reads: a break without a session of the player and without a text. */
type Exclusion = {
  playerId: string
  id: string
  register: string
  /** Milliseconds; null: without end. */
  until: number | null
  at: number
  sessionId: null
  textVersion: null
  acknowledged: null
}
export const EXCLUSION_KEYS = {
  playerId: true,
  id: true,
  register: true,
  until: true,
  at: true,
  sessionId: true,
  textVersion: true,
  acknowledged: true,
} as const satisfies Record<keyof Exclusion, true>

/** See `platform.exclude_by_register`: all in one transaction. False: a longer exclusion stays. */
export async function excludeByRegister(
  db: Db,
  it: Omit<Exclusion, 'sessionId' | 'textVersion' | 'acknowledged'>,
): Promise<boolean> {
  const exclusion: Exclusion = { ...it, sessionId: null, textVersion: null, acknowledged: null }
  const rows = await db.query<{ code: string }>(
    'select platform.exclude_by_register($1::jsonb) as code',
    [JSON.stringify(exclusion)],
  )
  return rows[0]?.code === 'OK'
}

/** What `platform.end_register_exclusion` reads. */
type EndExclusion = { playerId: string; id: string; at: number }
export const END_EXCLUSION_KEYS = {
  playerId: true,
  id: true,
  at: true,
} as const satisfies Record<keyof EndExclusion, true>

/** See `platform.end_register_exclusion`. */
export async function endRegisterExclusion(db: Db, it: EndExclusion): Promise<void> {
  await db.query('select platform.end_register_exclusion($1::jsonb)', [JSON.stringify(it)])
}

/**
 * Players of these countries who may be playing now, and whose register has not been queried since `askedBefore`; the
 * longest waiting first. Players in a break have no open games.
 */
export async function selectUnasked(
  db: Db,
  of: {
    register: string
    countries: readonly string[]
    now: Date
    seenAfter: Date
    askedBefore: Date
    limit: number
  },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select p.id, max(a.at) as asked_at
     from (select distinct player_id from platform.player_session
           where revoked_at is null and expires_at > $1 and last_seen_at > $2) s
     join platform.player p on p.id = s.player_id
     left join platform.register_answer a on a.player_id = p.id and a.register = $3 and a.at <= $1
     where p.status = 'REGISTERED' and p.country_code = any($4::text[])
     group by p.id having max(a.at) is null or max(a.at) <= $5
     order by asked_at nulls first, p.id limit $6`,
    [of.now, of.seenAfter, of.register, [...of.countries], of.askedBefore, of.limit],
    { idempotent: true },
  )
  return rows.map((it) => it.id)
}

/** See `platform.end_games`; returns the number of games ended. */
export async function endGames(db: Db, playerId: string, now: Date): Promise<number> {
  const rows = await db.query<{ ended: number }>('select platform.end_games($1, $2) as ended', [
    playerId,
    now,
  ])
  return rows[0]?.ended ?? 0
}
