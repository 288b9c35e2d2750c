import type { Rights, RoleTable } from '#content-lake/auth/grants.ts'

const ASSETS = ['sanity.imageAsset', 'sanity.fileAsset']
/** What the Studio writes automatically for its users. */
const STUDIO = [
  'translationState',
  // Any role may plan a release; each act on it requires the rights to every document in it, or to have created it empty.
  'system.release',
  'system.releaseArchive',
  'sanity.previewUrlSecret',
]

/**
 * The types whose own `markets` field limits where a document is shown: an account that is limited to markets writes
 * these, in its markets. A test compares both lists with the schema, so a new type must be in one of them.
 */
export const MARKET_TYPES = [
  'banner',
  'casinoGameCategory',
  'casinoHome',
  'contentBox',
  'footer',
  'homePage',
  'landingPage',
  'liveCasinoHome',
  'lobbyGrid',
  'lobbySettings',
  'marketLicence',
  'paymentMethodPage',
  'pnpBanner',
  'promotion',
  'protectionMessage',
  'redirect',
  'registrationLanding',
  'regulationLogo',
  'seoDescription',
  'signupBonusCta',
  'sportsHighlights',
  'staticPage',
  'tournamentBox',
  'tournamentBoxV2',
  'tournamentPage',
  'vipPage',
  'virtualSports',
]

/** Every market shows these: accounts of all markets write them. */
export const SHARED_TYPES = [
  'game',
  'gameProvider',
  'gameRules',
  'gameSubProvider',
  'language',
  'market',
  'promotionCategory',
  'promotionTag',
  'searchMiss',
  'searchSynonyms',
  'siteSettings',
]

/** Records about another document, which the field names: the rights to that document apply. */
export const ATTACHED_TYPES = { translationState: 'document' } as const

/**
 * Who writes which documents in the lake (GAP-158); a role that is not listed for a type cannot write it. A role that
 * is limited to markets does not see what is shown only in others.
 */
export const CONTENT_ROLES: RoleTable = {
  administrator: { title: 'Administrator', writes: 'everything', reads: 'everything' },
  editor: {
    title: 'Editor',
    reads: 'own markets',
    writes: [
      'banner',
      'pnpBanner',
      'game',
      'gameRules',
      'gameProvider',
      'gameSubProvider',
      'casinoGameCategory',
      'lobbyGrid',
      'lobbySettings',
      'homePage',
      'casinoHome',
      'liveCasinoHome',
      'virtualSports',
      'contentBox',
      'tournamentBox',
      'tournamentBoxV2',
      'tournamentPage',
      'searchSynonyms',
      'protectionMessage',
      'sportsHighlights',
      ...ASSETS,
      ...STUDIO,
    ],
  },
  marketing: {
    title: 'Marketing',
    reads: 'own markets',
    writes: [
      'promotion',
      'promotionCategory',
      'promotionTag',
      'landingPage',
      'registrationLanding',
      'signupBonusCta',
      'staticPage',
      'paymentMethodPage',
      'vipPage',
      'seoDescription',
      'redirect',
      ...ASSETS,
      ...STUDIO,
    ],
  },
  viewer: { title: 'Viewer', writes: [], reads: 'own markets' },
}

/** Types that only administrators write: a new type must be here or in the table, or a test fails. */
export const ADMINISTRATORS_ONLY = [
  'market',
  'marketLicence',
  'language',
  'siteSettings',
  'regulationLogo',
  'footer',
  // Written by the site, which counts them.
  'searchMiss',
]

/** Notes of the editorial office: none of them is for a reader of the site. */
export const PRIVATE_TYPES = ['translationState', 'searchMiss']

/** What the lake enforces. */
export const CONTENT_RIGHTS: Rights = {
  roles: CONTENT_ROLES,
  marketTypes: MARKET_TYPES,
  attachedTypes: ATTACHED_TYPES,
}
