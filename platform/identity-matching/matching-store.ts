import type { AccountStatus } from '#contracts/player-api/account-status.ts'
import type { Db, Statement } from '../db/db.ts'
import { type Identity, type MatchKind, mailbox, postalKey, swapped } from './matching-rules.ts'

/** A person compared with the one being checked. */
export type Other = Identity & { playerId: string; status: AccountStatus }
export type Match = { otherId: string; points: number; reasons: MatchKind[] }
export const MATCH_KEYS = {
  otherId: true,
  points: true,
  reasons: true,
} as const satisfies Record<keyof Match, true>

type PersonColumns = {
  id: string
  first_name: string
  last_name: string
  date_of_birth: string | null
  country_code: string
  email: string
  phone: string | null
  street: string | null
  postal_code: string | null
  cpf: string | null
}

export function toIdentity(row: Omit<PersonColumns, 'id'>): Identity {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    countryCode: row.country_code,
    email: row.email,
    phone: row.phone,
    street: row.street ?? '',
    postalCode: row.postal_code ?? '',
    nationalId: row.cpf,
  }
}

/** Excluded by themselves or by us. */
export const EXCLUDED_STATUSES: readonly AccountStatus[] = ['SELF_EXCLUDED', 'BLACKLISTED']

/** All persons in these statuses who share anything with this one that the rule could rate as NEAR. */
export async function findInCommon(
  db: Db,
  of: Identity & { playerId: string },
  statuses: readonly AccountStatus[],
): Promise<Other[]> {
  const rows = await db.query<PersonColumns & { status: AccountStatus }>(
    `select p.id, p.status, d.first_name, d.last_name, d.date_of_birth::text, p.country_code, p.email, d.phone,
       d.street, d.postal_code, d.cpf
     from platform.player p join platform.player_person d on d.player_id = p.id
     where p.status = any($7::text[]) and p.id <> $1
       and (d.date_of_birth = any($2::date[]) or d.phone = $3 or d.cpf = $4
         or regexp_replace(regexp_replace(lower(d.postal_code), '[^[:alnum:]]', '', 'g'),
              '^[a-z]{1,3}(?=[0-9]{4,}$)', '') = $5
         or replace(split_part(split_part(p.email, '@', 1), '+', 1), '.', '') = $6)`,
    [
      of.playerId,
      birthDates(of.dateOfBirth),
      of.phone,
      of.nationalId,
      postalKey(of.postalCode),
      (mailbox(of.email).split('@')[0] ?? '').replaceAll('.', ''),
      statuses,
    ],
  )
  return rows.map((it) => ({ playerId: it.id, status: it.status, ...toIdentity(it) }))
}

const PART = 500

/** The next excluded persons behind that one, by their ids. */
export async function selectExcluded(
  db: Db,
  statuses: readonly AccountStatus[],
  after: string | null,
): Promise<(Identity & { playerId: string })[]> {
  const rows = await db.query<PersonColumns>(
    `select p.id, d.first_name, d.last_name, d.date_of_birth::text, p.country_code, p.email, d.phone,
       d.street, d.postal_code, d.cpf
     from platform.player p join platform.player_person d on d.player_id = p.id
     where p.status = any($1::text[]) and ($2::uuid is null or p.id > $2) order by p.id limit ${PART}`,
    [statuses, after],
  )
  return rows.map((it) => ({ playerId: it.id, ...toIdentity(it) }))
}

/** Whether staff has, or had, these two people to compare. */
export async function isReviewed(db: Db, it: { playerId: string; otherId: string }) {
  const rows = await db.query(
    'select 1 from platform.identity_review where player_id = $1 and other_id = $2',
    [it.playerId, it.otherId],
  )
  return rows.length > 0
}

/** The date, and the date with day and month swapped where that exists. */
function birthDates(date: string | null): string[] {
  if (date === null) return []
  return Number(date.slice(8)) > 12 ? [date] : [date, swapped(date)]
}

export async function insertRefusal(
  db: Db,
  it: Match & { draftId: string; id: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into platform.identity_refusal (draft_id, id, at, other_id, points, reasons)
     values ($1, $2, $3, $4, $5, $6::text[])`,
    [it.draftId, it.id, it.at, it.otherId, it.points, it.reasons],
  )
}

/** The account is held until it has been reviewed. */
export function openReviewStatement(it: Match & { playerId: string; at: Date }): Statement {
  return {
    sql: `insert into platform.identity_review (player_id, other_id, at, points, reasons, state)
          values ($1, $2, $3, $4, $5::text[], 'OPEN')`,
    params: [it.playerId, it.otherId, it.at, it.points, it.reasons],
  }
}

/** What `platform.hold_identity` reads. */
type Hold = {
  playerId: string
  id: string
  at: number
  matches: readonly Match[]
  /** For the account's record. */
  cause: string
}
export const HOLD_KEYS = {
  playerId: true,
  id: true,
  at: true,
  matches: true,
  cause: true,
} as const satisfies Record<keyof Hold, true>

/** See `platform.hold_identity`. */
export function holdStatement(it: Hold): Statement {
  return { sql: 'select platform.hold_identity($1::jsonb)', params: [JSON.stringify(it)] }
}

export type ReviewRow = {
  player_id: string
  other_id: string
  at: Date
  points: number
  reasons: MatchKind[]
  state: 'OPEN' | 'OTHER' | 'SAME'
  cause: string | null
  one: PersonColumns & { status: string }
  other: PersonColumns & { status: string }
}

const MOST_SHOWN = 100
const PERSON = (player: string, person: string) =>
  `jsonb_build_object('email', ${player}.email, 'status', ${player}.status, 'country_code', ${player}.country_code,
     'first_name', ${person}.first_name, 'last_name', ${person}.last_name, 'date_of_birth', ${person}.date_of_birth,
     'phone', ${person}.phone, 'street', ${person}.street, 'postal_code', ${person}.postal_code, 'cpf', ${person}.cpf)`

/** Open reviews first, the longest waiting first; then decided ones, the newest first. */
export function selectReviews(db: Db): Promise<ReviewRow[]> {
  return db.query<ReviewRow>(
    `select r.player_id, r.other_id, r.at, r.points, r.reasons, r.state, r.cause,
       ${PERSON('p', 'd')} as one, ${PERSON('q', 'e')} as other
     from platform.identity_review r
     join platform.player p on p.id = r.player_id
     join platform.player_person d on d.player_id = r.player_id
     join platform.player q on q.id = r.other_id
     join platform.player_person e on e.player_id = r.other_id
     order by r.state <> 'OPEN', case when r.state = 'OPEN' then r.at end, r.decided_at desc
     limit ${MOST_SHOWN}`,
  )
}

/** What `platform.decide_identity` reads. */
type Decision = {
  playerId: string
  otherId: string
  verdict: 'OTHER' | 'SAME'
  id: string
  at: number
  cause: string
}
export const DECISION_KEYS = {
  playerId: true,
  otherId: true,
  verdict: true,
  id: true,
  at: true,
  cause: true,
} as const satisfies Record<keyof Decision, true>

/** See `platform.decide_identity`. */
export async function decideReview(
  db: Db,
  it: Decision,
): Promise<'OK' | 'RELEASED' | 'DECIDED' | 'NOT_FOUND'> {
  const rows = await db.query<{ code: 'OK' | 'RELEASED' | 'DECIDED' | 'NOT_FOUND' }>(
    'select platform.decide_identity($1::jsonb) as code',
    [JSON.stringify(it)],
  )
  return rows[0]?.code ?? 'NOT_FOUND'
}
