import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'

export type PersonRow = Pick<
  Rows['player_person'],
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'phone_verified_at'
  | 'street'
  | 'city'
  | 'postal_code'
  | 'notification_type'
> & { date_of_birth: string | null }

export async function findPerson(db: Db, playerId: string): Promise<PersonRow | undefined> {
  const rows = await db.query<PersonRow>(
    `select first_name, last_name, date_of_birth::text, phone, phone_verified_at, street, city,
       postal_code, notification_type
     from platform.player_person where player_id = $1`,
    [playerId],
  )
  return rows[0]
}

const notifyPlayerChanged = (playerId: string): Statement => ({
  sql: "select pg_notify('player_changed', $1)",
  params: [playerId],
})

/** Null leaves a field unchanged. */
export async function updateAddress(
  db: Db,
  playerId: string,
  change: {
    street: string | null
    city: string | null
    postalCode: string | null
    provinceCode: string | null
  },
  /** Must come first: it locks the wallet. */
  held: readonly Statement[],
): Promise<void> {
  await db.batch([
    ...held,
    {
      sql: `update platform.player_person set street = coalesce($2, street),
              city = coalesce($3, city), postal_code = coalesce($4, postal_code)
            where player_id = $1`,
      params: [playerId, change.street, change.city, change.postalCode],
    },
    {
      sql: `update platform.player set province_code = $2
            where id = $1 and $2::text is not null and province_code is distinct from $2`,
      params: [playerId, change.provinceCode],
    },
    notifyPlayerChanged(playerId),
  ])
}

export async function updateLanguage(db: Db, playerId: string, language: string): Promise<void> {
  await db.batch([
    {
      sql: 'update platform.player set language_code = $2 where id = $1',
      params: [playerId, language],
    },
    notifyPlayerChanged(playerId),
  ])
}

/** Only while the password that was checked is still stored: of two concurrent changes the later one fails. */
export function storePasswordStatement(change: {
  playerId: string
  from: string
  to: string
}): Statement {
  return {
    sql: 'update platform.player set password_hash = $3 where id = $1 and password_hash = $2',
    params: [change.playerId, change.from, change.to],
  }
}

export async function updateNotificationType(
  db: Db,
  playerId: string,
  type: string,
): Promise<void> {
  await db.query('update platform.player_person set notification_type = $2 where player_id = $1', [
    playerId,
    type,
  ])
}

type SubscriptionRow = Pick<Rows['subscription'], 'channel' | 'communication_type' | 'enabled'>

export function selectSubscriptions(db: Db, playerId: string): Promise<SubscriptionRow[]> {
  return db.query<SubscriptionRow>(
    'select channel, communication_type, enabled from platform.subscription where player_id = $1',
    [playerId],
  )
}

type ConsentRow = Pick<Rows['consent'], 'version' | 'at' | 'details'>

/** The newest choice of a kind. Ids grow with time and order choices of the same moment. */
export async function findConsent(
  db: Db,
  { playerId, kind }: { playerId: string; kind: string },
): Promise<ConsentRow | undefined> {
  const rows = await db.query<ConsentRow>(
    `select version, at, details from platform.consent where player_id = $1 and kind = $2
     order by at desc, id desc limit 1`,
    [playerId, kind],
  )
  return rows[0]
}

/** Never lowers the accepted version; a repeated call returns the same result. */
export function raiseTermsStatement(change: {
  playerId: string
  from: string
  to: string
}): Statement {
  return {
    sql: 'update platform.player set terms_version = $3 where id = $1 and terms_version = $2',
    params: [change.playerId, change.from, change.to],
  }
}

/** False when the player has no such running session. Every instance is notified of its end. */
export async function endSession(
  db: Db,
  session: { playerId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const rows = await db.query(
    `with ended as (
       update platform.player_session set revoked_at = $3, revoked_because = 'ENDED_BY_PLAYER'
       where player_id = $1 and id = $2 and revoked_at is null and expires_at > $3
       returning player_id
     )
     select pg_notify('session_ended', player_id::text) from ended`,
    [session.playerId, session.sessionId, session.now],
  )
  return rows.length === 1
}
