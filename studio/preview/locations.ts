import {
  type DocumentLocationResolvers,
  defineDocuments,
  defineLocations,
} from 'sanity/presentation'

/** The locale in which the tool first shows a page; its address bar can open any other. */
const LOCALE = '/en-UN'
const LOBBY = { title: 'Casino lobby', href: `${LOCALE}/online-casino` }
const LIVE_LOBBY = { title: 'Live casino lobby', href: `${LOCALE}/live-casino-online` }
const HOME = { title: 'Home', href: LOCALE }

const PLACES: Record<string, { title: string; href: string }> = {
  home: HOME,
  casino: LOBBY,
  'live-casino': LIVE_LOBBY,
  'live-casino-table': {
    title: 'Live tables',
    href: `${LOCALE}/live-casino-online/live-all-games`,
  },
  'promotions-home': { title: 'Promotions', href: `${LOCALE}/promotions` },
  'virtuals-base': { title: 'Virtual sports', href: `${LOCALE}/virtuals` },
  'sport-base': { title: 'Sportsbook', href: `${LOCALE}/sportsbook` },
  'live-betting': { title: 'Sportsbook: live', href: `${LOCALE}/sportsbook/live` },
}

const CLUB = { title: 'Club', href: `${LOCALE}/iclub` }

/** A document with its own page below this path. */
const pageBelow = (path: string, title = 'title.en') =>
  defineLocations({
    select: { title, slug: 'slug.current' },
    resolve: (it) => ({
      locations: [
        { title: String(it?.title ?? 'Page'), href: `${LOCALE}${path}/${it?.slug ?? ''}` },
      ],
    }),
  })

/** The pages on which a document appears: "used on" in the editor, and the page that Preview opens. */
export const locations: DocumentLocationResolvers = {
  banner: defineLocations({
    select: { placement: 'placement', markets: 'markets' },
    resolve: (it) => ({ locations: [PLACES[String(it?.placement)] ?? HOME] }),
  }),
  casinoGameCategory: defineLocations({
    select: { title: 'title.en', slug: 'slug.current', kind: 'kind' },
    resolve: (it) => {
      const lobby = it?.kind === 'LIVE_CASINO' ? LIVE_LOBBY : LOBBY
      return {
        locations: [
          { title: String(it?.title ?? 'Category'), href: `${lobby.href}/${it?.slug ?? ''}` },
          lobby,
        ],
      }
    },
  }),
  game: defineLocations({
    select: { title: 'name', id: '_id', kind: 'type' },
    resolve: (it) => {
      const lobby = it?.kind === 'LIVE_CASINO' ? LIVE_LOBBY : LOBBY
      const id = String(it?.id ?? '').replace(/^drafts\./, '')
      return {
        locations: [
          { title: String(it?.title ?? 'Game'), href: `${lobby.href}/game/${id}` },
          lobby,
        ],
      }
    },
  }),
  gameSubProvider: defineLocations({
    select: { title: 'title', id: 'id' },
    resolve: (it) => ({
      locations: [LOBBY, LIVE_LOBBY].map((lobby) => ({
        title: `${it?.title ?? 'Studio'}: ${lobby.title}`,
        href: `${lobby.href}/studio/${it?.id ?? ''}`,
      })),
    }),
  }),
  lobbyGrid: defineLocations({
    select: { kind: 'kind' },
    resolve: (it) => ({ locations: [it?.kind === 'LIVE_CASINO' ? LIVE_LOBBY : LOBBY] }),
  }),
  lobbySettings: defineLocations({
    select: { kind: 'kind' },
    resolve: (it) => ({ locations: [it?.kind === 'LIVE_CASINO' ? LIVE_LOBBY : LOBBY] }),
  }),
  promotion: defineLocations({
    select: { title: 'title.en', slug: 'slug.current', category: 'category.slug.current' },
    resolve: (it) => ({
      locations: [
        {
          title: String(it?.title ?? 'Promotion'),
          href: `${LOCALE}/promotions/${it?.category ?? ''}/${it?.slug ?? ''}`,
        },
        { title: 'Promotions', href: `${LOCALE}/promotions` },
      ],
    }),
  }),
  staticPage: pageBelow(''),
  landingPage: pageBelow('/landing'),
  registrationLanding: pageBelow('/promo'),
  tournamentPage: pageBelow('/tournaments'),
  paymentMethodPage: pageBelow('/payment-methods', 'method'),
  vipPage: defineLocations({ locations: [CLUB] }),
  pnpBanner: defineLocations({ locations: [HOME] }),
  signupBonusCta: defineLocations({ locations: [HOME] }),
  casinoHome: defineLocations({ locations: [LOBBY] }),
  liveCasinoHome: defineLocations({ locations: [LIVE_LOBBY] }),
  seoDescription: defineLocations({
    select: { path: 'path' },
    resolve: (it) => ({
      locations: [{ title: String(it?.path ?? '/'), href: `${LOCALE}${it?.path ?? ''}` }],
    }),
  }),
  marketLicence: defineLocations({ locations: [HOME], message: 'At the foot of every page' }),
  homePage: defineLocations({ locations: [HOME] }),
  footer: defineLocations({ locations: [HOME], message: 'At the foot of every page' }),
}

/** The main document of a page: opened beside it. */
export const mainDocuments = defineDocuments([
  {
    route: '/:locale/promotions/:category/:slug',
    filter: '_type == "promotion" && slug.current == $slug && category->slug.current == $category',
  },
  { route: '/:locale', filter: '_id == "homePage"' },
  { route: '/:locale/iclub', filter: '_type == "vipPage"' },
  ...Object.entries({
    landing: 'landingPage',
    promo: 'registrationLanding',
    tournaments: 'tournamentPage',
    'payment-methods': 'paymentMethodPage',
  }).map(([path, type]) => ({
    route: `/:locale/${path}/:slug`,
    filter: `_type == "${type}" && slug.current == $slug`,
  })),
  { route: '/:locale/online-casino', filter: '_id == "casinoHome"' },
  { route: '/:locale/live-casino-online', filter: '_id == "liveCasinoHome"' },
  {
    route: '/:locale/online-casino/:slug',
    filter: '_type == "casinoGameCategory" && slug.current == $slug && kind == "CASINO"',
  },
  {
    route: '/:locale/live-casino-online/:slug',
    filter: '_type == "casinoGameCategory" && slug.current == $slug && kind == "LIVE_CASINO"',
  },
  {
    route: ['/:locale/online-casino/game/:id', '/:locale/live-casino-online/game/:id'],
    filter: '_type == "game" && _id == $id',
  },
  {
    route: ['/:locale/online-casino/studio/:id', '/:locale/live-casino-online/studio/:id'],
    filter: '_type == "gameSubProvider" && id == $id',
  },
  { route: '/:locale/:slug', filter: '_type == "staticPage" && slug.current == $slug' },
])
