import { marketOfCountry } from '#markets/index.ts'
import { type Db, isDatabaseError, type Statement } from '../db/db.ts'
import {
  insertConsentStatement,
  insertPersonStatement,
  insertPlayerStatement,
  putSubscriptionStatement,
} from '../players/index.ts'
import { newId, openWalletStatements } from '../wallet/index.ts'
import { closeDraftStatement, type DraftRow } from './draft-store.ts'

const UNIQUE_VIOLATION = '23505'
/** What "yes" to marketing at sign-up means; each can be switched off for itself (ACC-10, ACC-11). */
const MARKETING = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO'] as const
const CHANNELS = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const

/**
 * Makes the player of a sign-up that is complete: account, person, consents and an empty wallet in the
 * market's currency, all or nothing. Opening twice is opening once. `taken`: meanwhile somebody else has
 * opened an account with the same e-mail, phone or CPF.
 */
export async function openAccount(
  db: Db,
  draft: DraftRow,
  nowMs: number,
): Promise<'opened' | 'taken'> {
  if (draft.opened_at !== null) return 'opened'
  try {
    await db.batch(statements(draft, nowMs))
    return 'opened'
  } catch (error) {
    if (!isDatabaseError(error, UNIQUE_VIOLATION)) throw error
    const rows = await db.query('select id from platform.player where id = $1', [draft.id])
    return rows.length === 1 ? 'opened' : 'taken'
  }
}

function statements(draft: DraftRow, nowMs: number): Statement[] {
  const now = new Date(nowMs)
  const { date_of_birth, phone, street, city, postal_code } = draft
  if (!date_of_birth || !phone || !street || !city || !postal_code) {
    throw new Error('a sign-up without contact details cannot be opened')
  }
  const { currency } = marketOfCountry(draft.country_code)
  const consent = (kind: 'TERMS' | 'COOKIE_POLICY' | 'MARKETING', granted: boolean) =>
    insertConsentStatement({
      playerId: draft.id,
      id: newId(nowMs),
      kind,
      version: draft.terms_version,
      granted,
      // Agreed to when the form was sent, not when the account was opened.
      at: draft.created_at,
      visitor: draft.visitor,
    })
  const subscribe = (channel: string, communicationType: string) =>
    putSubscriptionStatement({
      playerId: draft.id,
      channel,
      communicationType,
      enabled: true,
      now,
    })
  return [
    insertPlayerStatement({
      id: draft.id,
      access_id: newId(nowMs),
      email: draft.email,
      password_hash: draft.password_hash,
      display_name: draft.first_name,
      country_code: draft.country_code,
      province_code: draft.province_code,
      language_code: draft.language_code,
      currency,
      status: 'REGISTERED',
      status_until: null,
      terms_version: draft.terms_version,
      registered_at: now,
    }),
    insertPersonStatement({
      player_id: draft.id,
      first_name: draft.first_name,
      last_name: draft.last_name,
      date_of_birth,
      phone,
      phone_verified_at: draft.phone_verified_at,
      email_verified_at: draft.email_verified_at,
      street,
      city,
      postal_code,
      cpf: draft.cpf,
      bonus_code: draft.bonus_code,
    }),
    consent('TERMS', true),
    consent('COOKIE_POLICY', true),
    consent('MARKETING', draft.marketing_opt_in),
    subscribe('EMAIL', 'RESPONSIBLE_GAMING'),
    ...(draft.marketing_opt_in
      ? CHANNELS.flatMap((channel) => MARKETING.map((type) => subscribe(channel, type)))
      : []),
    ...openWalletStatements({ playerId: draft.id, currency }),
    closeDraftStatement(draft.id, now),
  ]
}
