import { z } from 'zod'
import {
  type CookieConsent,
  type cookieConsentRequest,
  cookieOptions,
  type termsRequest,
} from '#contracts/player-api/account-area.ts'
import { ok, type Result } from '#contracts/result.ts'
import { insertConsentStatement, type PlayerRow } from '../players/index.ts'
import { newId } from '../wallet/index.ts'
import { type AccountDeps, type From, type Invalid, invalid } from './account-deps.ts'
import { findConsent, raiseTermsStatement } from './account-store.ts'
import { termsProblem } from './terms-version.ts'

const cookieDetails = z.object({ cookiesConsentId: z.string(), options: cookieOptions })
const NO_CHOICE: CookieConsent = {
  cookiesConsentId: null,
  version: null,
  options: null,
  updatedAt: null,
}

/** The newest choice; earlier ones stay on record (GAP-097). */
export async function readCookieConsent(
  { db }: AccountDeps,
  player: PlayerRow,
): Promise<CookieConsent> {
  const row = await findConsent(db, { playerId: player.id, kind: 'COOKIES' })
  const details = cookieDetails.safeParse(row?.details)
  if (!row || !details.success) return NO_CHOICE
  return { ...details.data, version: row.version, updatedAt: row.at.toISOString() }
}

/** Repeating the current choice records nothing new. */
export async function recordCookieConsent(
  deps: AccountDeps,
  player: PlayerRow,
  { cookiesConsentId, version, options, visitor }: z.output<typeof cookieConsentRequest> & From,
): Promise<Result<null, never> | Invalid> {
  if (version.length > 20) return invalid({ field: 'version', code: 'too_big' })
  const before = await readCookieConsent(deps, player)
  const isSame =
    before.cookiesConsentId === cookiesConsentId &&
    before.version === version &&
    before.options?.performanceFunctional === options.performanceFunctional &&
    before.options.marketing === options.marketing
  if (isSame) return ok(null)
  const now = deps.clock()
  await deps.db.batch([
    insertConsentStatement({
      playerId: player.id,
      id: newId(now),
      kind: 'COOKIES',
      version,
      granted: options.performanceFunctional || options.marketing,
      at: new Date(now),
      visitor: visitor ?? '',
      details: { cookiesConsentId, options },
    }),
  ])
  return ok(null)
}

/** Records that newer terms were accepted (TRM-02); a version that is already accepted changes nothing. */
export async function acceptTerms(
  deps: AccountDeps,
  player: PlayerRow,
  request: z.output<typeof termsRequest> & From,
): Promise<Result<null, never> | Invalid> {
  const version = request.termsAndConditionsAcceptedVersion
  const accepted = player.terms_version
  const problem = termsProblem(version, {
    accepted,
    current: await deps.termsOf(player.country_code),
  })
  if (problem) return invalid({ field: 'termsAndConditionsAcceptedVersion', code: problem })
  if (version === accepted) return ok(null)
  const now = deps.clock()
  await deps.db.batch([
    raiseTermsStatement({ playerId: player.id, from: accepted, to: version }),
    insertConsentStatement({
      playerId: player.id,
      id: newId(now),
      kind: 'TERMS',
      version,
      granted: true,
      at: new Date(now),
      visitor: request.visitor ?? '',
    }),
  ])
  return ok(null)
}
