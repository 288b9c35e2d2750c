/** The groups of the desk (GAP-158). */
export const DESK_GROUPS = ['lobbies', 'marketing', 'pages', 'protection', 'settings'] as const
export type DeskGroup = (typeof DESK_GROUPS)[number]

const GROUPS_OF_ROLE: Readonly<Record<string, readonly DeskGroup[]>> = {
  editor: ['lobbies', 'pages', 'protection'],
  marketing: ['marketing', 'pages'],
}

/** The desk groups of a user; administrators, and users with unknown roles, see all. */
export function groupsFor(roles: readonly string[]): readonly DeskGroup[] {
  const known = roles.map((it) => (Object.hasOwn(GROUPS_OF_ROLE, it) ? GROUPS_OF_ROLE[it] : null))
  if (known.length === 0 || known.includes(null)) return DESK_GROUPS
  return DESK_GROUPS.filter((it) => known.some((groups) => groups?.includes(it)))
}

const TYPES: Readonly<Record<DeskGroup, readonly string[]>> = {
  lobbies: [
    'banner',
    'casinoGameCategory',
    'lobbyGrid',
    'lobbySettings',
    'game',
    'gameRules',
    'gameProvider',
    'gameSubProvider',
    'contentBox',
    'tournamentBox',
    'tournamentBoxV2',
    'tournamentPage',
    'pnpBanner',
    'sportsHighlights',
    'searchSynonyms',
    'searchMiss',
  ],
  marketing: [
    'promotion',
    'promotionCategory',
    'promotionTag',
    'landingPage',
    'registrationLanding',
    'vipPage',
    'signupBonusCta',
    'seoDescription',
    'redirect',
  ],
  pages: [
    'homePage',
    'casinoHome',
    'liveCasinoHome',
    'virtualSports',
    'staticPage',
    'paymentMethodPage',
    'footer',
  ],
  // Not for marketing roles: a player protection message is no place for an offer.
  protection: ['protectionMessage'],
  settings: ['market', 'language', 'siteSettings', 'marketLicence'],
}

/** Written by the Studio itself. */
const OWN = ['translationState']

/** The desk group of a type; a type that is not listed goes to the pages. */
export function groupOfType(type: string): DeskGroup | null {
  if (OWN.includes(type)) return null
  return DESK_GROUPS.find((it) => TYPES[it].includes(type)) ?? 'pages'
}
