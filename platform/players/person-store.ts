import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export type PersonRow = Pick<
  Rows['player_person'],
  | 'player_id'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'phone_verified_at'
  | 'email_verified_at'
  | 'street'
  | 'city'
  | 'postal_code'
  | 'cpf'
  | 'bonus_code'
> & {
  /** yyyy-MM-dd */
  date_of_birth: string | null
}

export async function findPerson(db: Db, playerId: string): Promise<PersonRow | undefined> {
  const rows = await db.query<PersonRow>(
    `select player_id, first_name, last_name, date_of_birth::text, phone, phone_verified_at,
       email_verified_at, street, city, postal_code, cpf, bonus_code
     from platform.player_person where player_id = $1`,
    [playerId],
  )
  return rows[0]
}

export function insertPersonStatement(person: PersonRow): Statement {
  return {
    sql: `insert into platform.player_person (player_id, first_name, last_name, date_of_birth, phone,
            phone_verified_at, email_verified_at, street, city, postal_code, cpf, bonus_code)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    params: [
      person.player_id,
      person.first_name,
      person.last_name,
      person.date_of_birth,
      person.phone,
      person.phone_verified_at,
      person.email_verified_at,
      person.street,
      person.city,
      person.postal_code,
      person.cpf,
      person.bonus_code,
    ],
  }
}

/**
 * Adds personal details to a player who only has a name; existing details stay unchanged. A phone number or CPF that
 * another player has meanwhile is left out.
 */
export async function completePerson(db: Db, person: PersonRow): Promise<void> {
  await db.query(
    `update platform.player_person p set first_name = $2, last_name = $3, date_of_birth = $4,
       phone = case when exists (select 1 from platform.player_person o where o.phone = $5) then p.phone else $5 end,
       cpf = case when exists (select 1 from platform.player_person o where o.cpf = $6) then p.cpf else $6 end,
       phone_verified_at = $7, email_verified_at = $7, street = $8, city = $9, postal_code = $10
     where p.player_id = $1 and p.date_of_birth is null and p.street = ''`,
    [
      person.player_id,
      person.first_name,
      person.last_name,
      person.date_of_birth,
      person.phone,
      person.cpf,
      person.email_verified_at,
      person.street,
      person.city,
      person.postal_code,
    ],
  )
}

/** Which of these an account already has; each belongs to one person. */
export async function findTaken(
  db: Db,
  wanted: { phone: string; cpf?: string | undefined; besides: string },
): Promise<'phone' | 'cpf' | null> {
  const rows = await db.query<Pick<Rows['player_person'], 'phone' | 'cpf'>>(
    'select phone, cpf from platform.player_person where (phone = $1 or cpf = $2) and player_id <> $3',
    [wanted.phone, wanted.cpf ?? null, wanted.besides],
  )
  if (wanted.cpf !== undefined && rows.some((it) => it.cpf === wanted.cpf)) return 'cpf'
  return rows.some((it) => it.phone === wanted.phone) ? 'phone' : null
}

/** COOKIE_POLICY is read at sign-up; COOKIES are the choices of the cookie settings. */
export type ConsentKind = 'TERMS' | 'COOKIE_POLICY' | 'MARKETING' | 'COOKIES'

export function insertConsentStatement(consent: {
  playerId: string
  id: string
  kind: ConsentKind
  version: string
  granted: boolean
  at: Date
  visitor: string
  /** What exactly was consented to, where yes or no is not enough. */
  details?: object
}): Statement {
  return {
    sql: `insert into platform.consent (player_id, id, kind, version, granted, at, visitor, details)
          values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    params: [
      consent.playerId,
      consent.id,
      consent.kind,
      consent.version,
      consent.granted,
      consent.at,
      consent.visitor,
      consent.details === undefined ? null : JSON.stringify(consent.details),
    ],
  }
}

export function putSubscriptionStatement(it: {
  playerId: string
  channel: string
  communicationType: string
  enabled: boolean
  now: Date
}): Statement {
  return {
    sql: `insert into platform.subscription (player_id, channel, communication_type, enabled, changed_at)
          values ($1, $2, $3, $4, $5)
          on conflict (player_id, channel, communication_type) do update set
            enabled = excluded.enabled, changed_at = excluded.changed_at`,
    params: [it.playerId, it.channel, it.communicationType, it.enabled, it.now],
  }
}
