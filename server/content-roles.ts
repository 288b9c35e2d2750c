import type { RoleTable } from '#content-lake/auth/grants.ts'

const ASSETS = ['sanity.imageAsset', 'sanity.fileAsset']
/** What the Studio writes by itself for whoever works in it. */
const STUDIO = [
  'translationState',
  // A release is anybody's to plan; what it publishes is held to the rights over each document.
  'system.release',
  'system.releaseArchive',
  'sanity.previewUrlSecret',
  'sanity.previewUrlShareAccess',
]

/**
 * Who writes which documents in the lake (GAP-158); who is not named for a type leaves it alone. Whoever is
 * held to markets does not see what is shown in others only.
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

/** Types that only administrators write: a new type stands here or in the table, or a test fails. */
export const ADMINISTRATORS_ONLY = [
  'market',
  'marketLicence',
  'language',
  'siteSettings',
  'regulationLogo',
  'footer',
  // The site counts them.
  'searchMiss',
]

/** Notes of the editorial office: nothing of them is for a reader of the site. */
export const PRIVATE_TYPES = ['translationState', 'searchMiss']
