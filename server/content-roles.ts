import type { RoleTable } from '#content-lake/auth/grants.ts'

const ASSETS = ['sanity.imageAsset', 'sanity.fileAsset']
/** What the Studio writes automatically for its users. */
const STUDIO = [
  'translationState',
  // Any role may plan a release; publishing it requires the rights to each document.
  'system.release',
  'system.releaseArchive',
  'sanity.previewUrlSecret',
  'sanity.previewUrlShareAccess',
]

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
