import type { Db, Statement } from '../db/db.ts'
import type { Rows } from '../db/row-types.ts'
import type { Address } from '../players/index.ts'

export type DraftRow = Pick<
  Rows['sign_up_draft'],
  | 'id'
  | 'email'
  | 'password_hash'
  | 'first_name'
  | 'last_name'
  | 'country_code'
  | 'language_code'
  | 'terms_version'
  | 'marketing_opt_in'
  | 'bonus_code'
  | 'affiliate_reg'
  | 'visitor'
  | 'province_code'
  | 'street'
  | 'city'
  | 'postal_code'
  | 'phone'
  | 'cpf'
  | 'email_verified_at'
  | 'phone_verified_at'
  | 'opened_at'
  | 'created_at'
  | 'expires_at'
> & {
  date_of_birth: string | null
}

type NewDraft = Pick<
  DraftRow,
  | 'id'
  | 'email'
  | 'password_hash'
  | 'first_name'
  | 'last_name'
  | 'country_code'
  | 'language_code'
  | 'terms_version'
  | 'marketing_opt_in'
  | 'bonus_code'
  | 'affiliate_reg'
  | 'visitor'
  | 'created_at'
  | 'expires_at'
> &
  Pick<Rows['sign_up_draft'], 'token_hash'>

export async function insertDraft(db: Db, draft: NewDraft): Promise<void> {
  await db.query(
    `insert into platform.sign_up_draft (id, token_hash, email, password_hash, first_name, last_name,
       country_code, language_code, terms_version, marketing_opt_in, bonus_code, affiliate_reg, visitor,
       created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      draft.id,
      draft.token_hash,
      draft.email,
      draft.password_hash,
      draft.first_name,
      draft.last_name,
      draft.country_code,
      draft.language_code,
      draft.terms_version,
      draft.marketing_opt_in,
      draft.bonus_code,
      draft.affiliate_reg,
      draft.visitor,
      draft.created_at,
      draft.expires_at,
    ],
  )
}

const COLUMNS = `id, email, password_hash, first_name, last_name, country_code, language_code,
  terms_version, marketing_opt_in, bonus_code, affiliate_reg, visitor, province_code,
  date_of_birth::text, street, city, postal_code, phone, cpf, email_verified_at, phone_verified_at, opened_at, created_at, expires_at`

export async function findDraftByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<DraftRow | undefined> {
  const rows = await db.query<DraftRow>(
    `select ${COLUMNS} from platform.sign_up_draft where token_hash = $1 and expires_at > $2`,
    [tokenHash, now],
  )
  return rows[0]
}

export type ContactInfo = Address & {
  dateOfBirth: string
  phone: string
  cpf: string | undefined
  languageCode: string
}

/** A changed number must be verified again (SUP-09). Returns the updated draft. */
export async function updateContactInfo(
  db: Db,
  draftId: string,
  info: ContactInfo,
): Promise<DraftRow | undefined> {
  const rows = await db.query<DraftRow>(
    `update platform.sign_up_draft set date_of_birth = $2, street = $3, city = $4, postal_code = $5,
       province_code = $6, phone = $7, cpf = $8, language_code = $9,
       phone_verified_at = case when phone = $7 then phone_verified_at end
     where id = $1 and opened_at is null returning ${COLUMNS}`,
    [
      draftId,
      info.dateOfBirth,
      info.street,
      info.city,
      info.postalCode,
      info.provinceCode ?? null,
      info.phone,
      info.cpf ?? null,
      info.languageCode,
    ],
  )
  return rows[0]
}

/** Only while the address is still the one to which the code was sent. */
export async function markVerified(
  db: Db,
  mark: { draftId: string; kind: 'mail' | 'sms'; to: string; now: Date },
): Promise<DraftRow | undefined> {
  const column = mark.kind === 'mail' ? 'email' : 'phone'
  const rows = await db.query<DraftRow>(
    `update platform.sign_up_draft set ${column}_verified_at = $3
     where id = $1 and ${column} = $2 returning ${COLUMNS}`,
    [mark.draftId, mark.to, mark.now],
  )
  return rows[0]
}

/** From here on the password hash is stored with the player. */
export function closeDraftStatement(draftId: string, now: Date): Statement {
  return {
    sql: `update platform.sign_up_draft set opened_at = $2, password_hash = '' where id = $1`,
    params: [draftId, now],
  }
}

/** Its token is invalid from then on. */
export async function expireDraft(db: Db, draftId: string, now: Date): Promise<void> {
  await db.query('update platform.sign_up_draft set expires_at = $2 where id = $1', [draftId, now])
}

/** The newest unfinished sign-up of this address: its password reopens it. */
export async function findUnfinished(
  db: Db,
  email: string,
  now: Date,
): Promise<{ playerId: string; passwordHash: string } | undefined> {
  const rows = await db.query<Pick<Rows['sign_up_draft'], 'id' | 'password_hash'>>(
    `select id, password_hash from platform.sign_up_draft
     where email = $1 and expires_at > $2 and opened_at is null order by created_at desc limit 1`,
    [email, now],
  )
  const row = rows[0]
  return row && { playerId: row.id, passwordHash: row.password_hash }
}

type Fresh = { tokenHash: string; expiresAt: Date }

/** Replaces the token; the one before is invalid from now on. */
export async function renewDraft(db: Db, draftId: string, fresh: Fresh): Promise<void> {
  await db.query(
    'update platform.sign_up_draft set token_hash = $2, expires_at = $3 where id = $1',
    [draftId, fresh.tokenHash, fresh.expiresAt],
  )
}

/** A draft from a pre-registered player, with the personal details that are known. */
export async function takeUpPlayer(
  db: Db,
  playerId: string,
  fresh: Fresh & { now: Date },
): Promise<void> {
  await db.query(
    `insert into platform.sign_up_draft (id, token_hash, email, password_hash, first_name, last_name,
       country_code, language_code, terms_version, marketing_opt_in, bonus_code, visitor, province_code,
       date_of_birth, street, city, postal_code, phone, cpf, email_verified_at, phone_verified_at,
       created_at, expires_at)
     select p.id, $2, p.email, p.password_hash, coalesce(d.first_name, p.display_name),
       coalesce(d.last_name, ''), p.country_code, p.language_code, p.terms_version, false, d.bonus_code,
       '', p.province_code, d.date_of_birth, nullif(d.street, ''), nullif(d.city, ''),
       nullif(d.postal_code, ''), d.phone, d.cpf, d.email_verified_at, d.phone_verified_at, $3, $4
     from platform.player p left join platform.player_person d on d.player_id = p.id where p.id = $1
     on conflict (id) do update set token_hash = $2, expires_at = $4`,
    [playerId, fresh.tokenHash, fresh.now, fresh.expiresAt],
  )
}
