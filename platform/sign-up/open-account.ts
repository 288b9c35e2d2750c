import { marketOfCountry } from '#markets/index.ts'
import { type Db, isDatabaseError, type Statement } from '../db/db.ts'
import { type Match, openReviewStatement } from '../identity-matching/index.ts'
import {
  insertConsentStatement,
  insertPersonStatement,
  insertPlayerStatement,
  putSubscriptionStatement,
} from '../players/index.ts'
import { newId, openWalletStatements } from '../wallet/index.ts'
import { closeDraftStatement, type DraftRow } from './draft-store.ts'

const UNIQUE_VIOLATION = '23505'
/** What consenting to marketing at sign-up includes; each can be switched off separately (ACC-10, ACC-11). */
const MARKETING = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO'] as const
const CHANNELS = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const

/**
 * Creates the player of a complete sign-up: account, personal details, consents and an empty wallet in the market's
 * currency, all or nothing. Idempotent. `taken`: another player has meanwhile opened an account with the same e-mail,
 * phone or CPF. `alike`: excluded persons whom this one resembles; the account is then held for review.
 */
export async function openAccount(
  db: Db,
  draft: DraftRow,
  { nowMs, alike: duplicate }: { nowMs: number; alike: readonly Match[] },
): Promise<'opened' | 'taken'> {
  if (draft.opened_at !== null) return 'opened'
  const rows = await db.query<{ status: string }>(
    'select status from platform.player where id = $1',
    [draft.id],
  )
  const status = rows[0]?.status
  const isWaiting = status === 'PRE_REGISTERED' || status === 'ACCOUNT_UNVERIFIED'
  if (status !== undefined && !isWaiting) return 'opened'
  try {
    await db.batch(statements(draft, { nowMs, isWaiting, alike: duplicate }))
    return 'opened'
  } catch (error) {
    if (!isDatabaseError(error, UNIQUE_VIOLATION)) throw error
    if (isWaiting) return 'taken'
    const racing = await db.query('select id from platform.player where id = $1', [draft.id])
    return racing.length === 1 ? 'opened' : 'taken'
  }
}

function statements(
  draft: DraftRow,
  it: { nowMs: number; isWaiting: boolean; alike: readonly Match[] },
): Statement[] {
  const { nowMs, isWaiting, alike: duplicate } = it
  const now = new Date(nowMs)
  // Resembles an excluded person: neither products nor deposits until reviewed.
  const status = duplicate.length === 0 ? 'REGISTERED' : 'RESTRICTED'
  const { date_of_birth, phone, street, city, postal_code } = draft
  if (!date_of_birth || !phone || !street || !city || !postal_code) {
    throw new Error('a sign-up without contact details cannot be opened')
  }
  const consent = (kind: 'TERMS' | 'COOKIE_POLICY' | 'MARKETING', granted: boolean) =>
    insertConsentStatement({
      playerId: draft.id,
      id: newId(nowMs),
      kind,
      version: draft.terms_version,
      granted,
      // Consented to when the form was sent, not when the account was opened.
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
    ...(isWaiting
      ? openWaitingStatements(draft, status)
      : newPlayerStatements(draft, { nowMs, status })),
    // For marketing events only; who was marked before stays so.
    ...(draft.affiliate_reg ? [affiliateStatement(draft.id)] : []),
    ...duplicate.map((match) => openReviewStatement({ ...match, playerId: draft.id, at: now })),
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
    closeDraftStatement(draft.id, now),
  ]
}

const affiliateStatement = (playerId: string): Statement => ({
  sql: 'update platform.player set affiliate_reg = true where id = $1',
  params: [playerId],
})

type Opened = 'REGISTERED' | 'RESTRICTED'

function newPlayerStatements(
  draft: DraftRow,
  { nowMs, status }: { nowMs: number; status: Opened },
): Statement[] {
  const { currency } = marketOfCountry(draft.country_code)
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
      status,
      status_until: null,
      terms_version: draft.terms_version,
      registered_at: new Date(nowMs),
    }),
    ...openWalletStatements({ playerId: draft.id, currency }),
  ]
}

/** The player and the wallet exist; only the verifications were missing (GAP-039). */
function openWaitingStatements(draft: DraftRow, status: Opened): Statement[] {
  return [
    {
      sql: `update platform.player set status = $4, language_code = $2, province_code = $3
            where id = $1 and status in ('PRE_REGISTERED', 'ACCOUNT_UNVERIFIED')`,
      params: [draft.id, draft.language_code, draft.province_code, status],
    },
    { sql: 'delete from platform.player_person where player_id = $1', params: [draft.id] },
  ]
}
