import type { Currency } from '#contracts/money.ts'
import type { AccountStatus } from '#contracts/player-api/account-status.ts'
import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import { UNFLUSHED } from '../db/unflushed.ts'

export type PlayerRow = Rows['player'] & {
  currency: Currency
  status: AccountStatus
}

/** The data of a new player; the rest are column defaults. */
type NewPlayer = Pick<
  PlayerRow,
  | 'id'
  | 'access_id'
  | 'email'
  | 'password_hash'
  | 'display_name'
  | 'country_code'
  | 'province_code'
  | 'language_code'
  | 'currency'
  | 'status'
  | 'status_until'
  | 'terms_version'
  | 'registered_at'
>

export async function findPlayerByEmail(db: Db, email: string): Promise<PlayerRow | undefined> {
  const rows = await db.query<PlayerRow>('select * from platform.player where email = $1', [email])
  return rows[0]
}

export async function findPlayerById(db: Db, playerId: string): Promise<PlayerRow | undefined> {
  const rows = await db.query<PlayerRow>('select * from platform.player where id = $1', [playerId])
  return rows[0]
}

export function insertPlayerStatement(player: NewPlayer): Statement {
  return {
    sql: `insert into platform.player (id, access_id, email, password_hash, display_name,
            country_code, province_code, language_code, currency, status, status_until,
            terms_version, registered_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    params: [
      player.id,
      player.access_id,
      player.email,
      player.password_hash,
      player.display_name,
      player.country_code,
      player.province_code,
      player.language_code,
      player.currency,
      player.status,
      player.status_until,
      player.terms_version,
      player.registered_at,
    ],
  }
}

/** Column names come from our own code, never from a caller. */
export function setColumnsStatement(playerId: string, columns: Partial<PlayerRow>): Statement {
  const entries = Object.entries(columns)
  const assignments = entries.map(([column], index) => `${column} = $${index + 2}`).join(', ')
  return {
    sql: `update platform.player set ${assignments} where id = $1`,
    params: [playerId, ...entries.map(([, value]) => value)],
  }
}

export type FailureRow = Pick<Rows['sign_in_failure'], 'locked_until' | 'guesses_until'>

/** The recorded failures of an address; undefined where there are none. */
export async function findFailures(db: Db, emailHash: string): Promise<FailureRow | undefined> {
  const rows = await db.query<FailureRow>(
    'select locked_until, guesses_until from platform.sign_in_failure where email_hash = $1',
    [emailHash],
  )
  return rows[0]
}

/**
 * Counts one wrong password; the one that reaches `maxFailures` in the window locks until `lockUntil`. Each advances
 * `guesses_until` by `stepMs`.
 */
export async function addFailure(
  db: Db,
  failure: {
    emailHash: string
    now: Date
    windowStart: Date
    lockUntil: Date
    maxFailures: number
    stepMs: number
  },
): Promise<void> {
  await db.query(
    `with ${UNFLUSHED}
     insert into platform.sign_in_failure as f (email_hash, failures, first_at, guesses_until)
     select $1, 1, $2::timestamptz, $2::timestamptz + $6::int * interval '1 millisecond' from unflushed
     on conflict (email_hash) do update set
       failures = case when f.first_at < $3 or f.locked_until <= $2 then 1 else f.failures + 1 end,
       first_at = case when f.first_at < $3 or f.locked_until <= $2 then $2 else f.first_at end,
       locked_until = case when f.first_at >= $3 and (f.locked_until is null or f.locked_until > $2)
                            and f.failures + 1 >= $5 then $4::timestamptz end,
       guesses_until = greatest(f.guesses_until, $2) + $6::int * interval '1 millisecond'`,
    [
      failure.emailHash,
      failure.now,
      failure.windowStart,
      failure.lockUntil,
      failure.maxFailures,
      failure.stepMs,
    ],
  )
}

/** The right password ends a lock. Guesses of the last hour stay counted: others may have made them. */
export async function clearFailures(db: Db, emailHash: string, now: Date): Promise<void> {
  await db.query(
    `update platform.sign_in_failure set failures = 0, first_at = $2, locked_until = null
     where email_hash = $1`,
    [emailHash, now],
  )
}

/**
 * The sign-in history row has the id of the session that it opened, so that it can later show how that session ended.
 */
export function insertSignInStatements(signIn: {
  playerId: string
  sessionId: string
  at: Date
  ip: string
  countryCode: string
}): Statement[] {
  return [
    {
      sql: `insert into platform.sign_in (player_id, id, at, ip, country_code)
            values ($1, $2, $3, $4, $5)`,
      params: [signIn.playerId, signIn.sessionId, signIn.at, signIn.ip, signIn.countryCode],
    },
    {
      sql: 'update platform.player set signed_in_before = true where id = $1 and not signed_in_before',
      params: [signIn.playerId],
    },
  ]
}

type SignInRow = Pick<Rows['sign_in'], 'at' | 'ip' | 'country_code'> & {
  ended_for_safety_at: Date | null
}

export function selectSignIns(db: Db, playerId: string, limit: number): Promise<SignInRow[]> {
  return db.query<SignInRow>(
    `select i.at, i.ip, i.country_code,
            case when s.revoked_because = 'OTHER_BROWSER' then s.revoked_at end as ended_for_safety_at
     from platform.sign_in i
     left join platform.player_session s on s.player_id = i.player_id and s.id = i.id
     where i.player_id = $1 order by i.id desc limit $2`,
    [playerId, limit],
  )
}
