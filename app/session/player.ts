import type { Currency } from '#contracts/money.ts'
import type { AccountRight } from '#contracts/player-api/account-rights.ts'
import type { IdTokenClaims, PlayerProfile } from '#contracts/player-api/v1.ts'
import { parseRequestedTypes } from '#contracts/player-api/verification.ts'
import { isCurrency } from '#markets/currencies.ts'
import { type Market, marketOfCountry } from '#markets/index.ts'

export type Product = 'casino' | 'liveCasino' | 'virtualSports' | 'sports' | 'bonuses'

/** A signed-in player as known to the site's loaders. The token stays on the server. */
export type Player = {
  id: string
  token: string
  email: string
  displayName: string
  currency: Currency
  market: Market
  /** ISO code, also where the market's name differs (GAP-014). */
  countryCode: string
  storedLanguage: string
  provinceCode: string | undefined
  registrationDate: string
  kycStatus: string
  /** The questionnaire is pending, because of the level or a request (GAP-066). */
  asksQuestionnaire: boolean
  /** This is the session of the first login (GAP-027). */
  firstLogin: boolean
  /** What the account may do in this session, besides what the flags say (decision 0044). */
  rights: readonly AccountRight[]
  /** May only withdraw (CON-05). */
  restricted: boolean
  products: Readonly<Record<Product, boolean>>
  /** May deposit, according to the flags (BNK-22). */
  mayDeposit: boolean
  /** At least one deposit has been credited (GAP-046). */
  hasDeposited: boolean
  /** The player may get advertising; not for a while after a serious warning (decision 0033). */
  mayMarket: boolean
  /** The version of the terms that the player last accepted; null is none (GAP-034). */
  acceptedTerms: string | null
}

type Access = {
  PAYOUT: boolean
  SPORTS: boolean
  CASINO: boolean
  LIVE_CASINO: boolean
  BONUSES: boolean
  VIRTUAL_SPORTS: boolean
}

/** The player from the token, the profile and the access flags; the stricter of two flags wins (GAP-023). */
export function toPlayer(from: {
  token: string
  claims: IdTokenClaims
  profile: PlayerProfile
  access: Access
}): Player {
  const { token, claims, profile, access } = from
  const market = marketOfCountry(profile.countryCode)
  const restricted = !profile.payout || !access.PAYOUT || isSuspended(claims.multibrand)
  const products = {
    casino: profile.casino && access.CASINO,
    liveCasino: profile.liveCasino && access.LIVE_CASINO,
    virtualSports: profile.virtualSports && access.VIRTUAL_SPORTS,
    sports: profile.sports && access.SPORTS,
    bonuses: profile.bonuses && access.BONUSES,
  }
  return {
    id: claims.player_id,
    token,
    email: claims.email,
    displayName: profile.displayName,
    currency: isCurrency(profile.currencyCode) ? profile.currencyCode : market.currency,
    market,
    countryCode: profile.countryCode,
    storedLanguage: profile.languageCode,
    provinceCode: profile.provinceCode,
    registrationDate: claims.registrationDate,
    kycStatus: profile.kycStatus,
    asksQuestionnaire:
      profile.kycStatus === 'EDD_PENDING' ||
      parseRequestedTypes(profile.requestDocumentTypeStatus).includes('EDD_QUESTIONNAIRE'),
    firstLogin: profile.firstLogin,
    rights: profile.rights,
    restricted,
    mayDeposit:
      profile.deposit &&
      !restricted &&
      profile.kycStatus !== 'SUSPENDED' &&
      profile.rights.includes('deposit'),
    hasDeposited: profile.firstDepositDate != null,
    // A player who may not play gets no advertising, whatever the platform's other rules are.
    mayMarket: profile.marketing && !restricted && Object.values(products).some(Boolean),
    acceptedTerms: profile.termsAndConditionsAcceptedVersion || null,
    products,
  }
}

/** `multibrand` is a JSON string; an unreadable one counts as not suspended (GAP-038). */
export function isSuspended(multibrand: string): boolean {
  try {
    const parsed: unknown = JSON.parse(multibrand)
    return (
      typeof parsed === 'object' &&
      parsed !== null &&
      'suspended' in parsed &&
      parsed.suspended === true
    )
  } catch {
    return false
  }
}
