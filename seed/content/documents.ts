import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import { isProductOpen } from '#markets/products.ts'
import { unreviewedTexts } from '#schemas/rules/translations.ts'
import type { ArtSpec, Shape } from '../art/compose.ts'
import { seededRandom } from '../random.ts'
import { type ArtSlot, withAssets } from './art-slots.ts'
import { categories, type SeedCategory } from './categories.ts'
import { localised, reference } from './fields.ts'
import { frontDocuments } from './front-pages.ts'
import { GAME_RULES, rulesOf } from './game-rules.ts'
import { casinoGames, liveTables, type SeedGame } from './games.ts'
import { pageDocuments } from './pages/page-documents.ts'
import { promotionDocuments } from './promotions.ts'
import { PROTECTION_MESSAGES } from './protection-messages.ts'
import {
  BANNER_TEXTS,
  FOOTER,
  HOMES,
  LEGAL,
  REGULATION_LOGOS,
  SPORTS_BANNERS,
  SYNONYMS,
} from './site-texts.ts'
import { PROVIDERS, STUDIOS, type StudioHand } from './studios.ts'
import { UNREVIEWED_LANGUAGES } from './translations/translations.ts'
import { betLimitFields, virtualSports } from './virtual-sports.ts'

export type SeedDocument = { _id: string; _type: string } & Record<string, unknown>

const picture = (art: ArtSpec, more: Record<string, unknown> = {}) => ({
  _type: 'image',
  asset: { art } satisfies ArtSlot,
  ...more,
})
const subProviderId = (studio: StudioHand) => `subprovider-${studio.id}`

const gamesOf = (slug: string) => ({
  _type: 'homeGames',
  _key: slug,
  category: reference(`category-${slug}`),
})
const boxesOf = (...ids: string[]) => ({
  _type: 'homeBoxes',
  _key: ids.join('-'),
  boxes: ids.map((id) => reference(id, id)),
})
const HOME_BLOCKS = [
  { _type: 'homeBanners', _key: 'banners' },
  gamesOf('popular'),
  { _type: 'homeIntro', _key: 'intro' },
  gamesOf('new-arrivals'),
  boxesOf('contentBox-limits', 'contentBox-live'),
  gamesOf('jackpots'),
  gamesOf('live-lounge'),
  { _type: 'homePromotions', _key: 'promotions', most: 4 },
  { _type: 'homeSignUp', _key: 'sign-up' },
]

/** All documents of the demo content, ordered so that each refers only to earlier ones. */
export function seedDocuments(): SeedDocument[] {
  const documents = contentDocuments()
  return [...documents, ...documents.flatMap(reviewState)]
}

/** Notes which texts no native speaker has read; editors see it in the Studio, readers never. */
function reviewState(document: SeedDocument): SeedDocument[] {
  const written = withAssets(document, () => undefined) as SeedDocument
  const unreviewed = unreviewedTexts(written, UNREVIEWED_LANGUAGES)
  return unreviewed.length === 0
    ? []
    : [
        {
          _id: `translationState-${document._id}`,
          _type: 'translationState',
          document: document._id,
          outrun: [],
          unreviewed: unreviewed.map((it, index) => ({
            _type: 'unreviewedTranslation',
            _key: `u${index}`,
            ...it,
          })),
        },
      ]
}

function contentDocuments(): SeedDocument[] {
  const games = [...casinoGames(), ...liveTables()]
  const all = categories(games)
  return [
    ...LANGUAGE_CODES.map((code) => ({
      _id: `language-${code}`,
      _type: 'language',
      code,
      name: LANGUAGES[code].name,
      enabled: true,
    })),
    ...MARKET_CODES.filter((code) => MARKETS[code].enabled).map((code, order) => ({
      _id: `market-${code}`,
      _type: 'market',
      code,
      name: localised({ en: MARKETS[code].name }),
      enabled: true,
      order,
    })),
    ...PROVIDERS.map(({ id, title, type, isAggregators }) => ({
      _id: `gameProvider-${id}`,
      _type: 'gameProvider',
      id,
      title,
      type,
      isAggregators,
      providerImg: picture({
        kind: 'mark',
        key: `provider ${id}`,
        initials: title,
        studio: studioOf(id),
      }),
    })),
    ...STUDIOS.map((studio) => ({
      _id: subProviderId(studio),
      _type: 'gameSubProvider',
      id: studio.id,
      title: studio.title,
      provider: reference(`gameProvider-${studio.provider}`),
      providerImg: picture({
        kind: 'mark',
        key: `studio ${studio.id}`,
        initials: studio.title,
        studio,
      }),
      restrictedCountry: [],
      removeRestrictedCountryOverlay: false,
    })),
    ...GAME_RULES.map(({ id, name, text }) => ({
      _id: `gameRules-${id}`,
      _type: 'gameRules',
      name,
      text: localised(text, 'localeText'),
    })),
    ...games.map(toGame),
    virtualSports(),
    ...all.map(toCategory),
    ...promotionDocuments(),
    ...pageDocuments(),
    ...frontDocuments(),
    ...PROTECTION_MESSAGES.map(({ id, level, rule, title, text }) => ({
      _id: `protectionMessage-${id}`,
      _type: 'protectionMessage',
      level,
      ...(rule ? { rule } : {}),
      title: localised(title),
      text: localised(text, 'localeText'),
    })),
    {
      _id: 'sportsHighlights',
      _type: 'sportsHighlights',
      competitions: ['norvane-premier', 'caldria-first', 'sundmark-open', 'norvane-ice'],
      sports: ['FOOTBALL', 'ICE_HOCKEY', 'TENNIS', 'BASKETBALL'],
    },
    ...SYNONYMS.map(({ id, words }) => ({
      _id: `searchSynonyms-${id}`,
      _type: 'searchSynonyms',
      words,
    })),
    ...lobbyDocuments('CASINO', 'casino', all),
    ...lobbyDocuments('LIVE_CASINO', 'live', all),
    ...banners(),
    ...sportsBanners(),
    ...REGULATION_LOGOS.map(({ slug, title, text, colour, alt, markets, url }, order) => ({
      _id: `regulationLogo-${slug}`,
      _type: 'regulationLogo',
      title,
      image: picture({ kind: 'badge', key: slug, text, colour }, { alt: localised(alt) }),
      ...(url ? { url } : {}),
      order,
      markets: [...markets],
    })),
    ...HOMES.map(({ id, words, markets }) => ({
      _id: id,
      _type: 'homePage',
      title: localised(words.title),
      intro: localised(words.intro),
      blocks: HOME_BLOCKS,
      seoTitle: localised(words.seoTitle),
      seoDescription: localised(words.seoDescription),
      markets,
    })),
    {
      _id: 'footer',
      _type: 'footer',
      information: footerLinks('i', FOOTER.information),
      contactUs: footerLinks('c', FOOTER.contactUs),
      legalText: localised(LEGAL, 'localeText'),
      markets: [],
    },
  ]
}

const footerLinks = (prefix: string, links: typeof FOOTER.information) =>
  links.map(({ title, url }, i) => ({
    _type: 'footerLink',
    _key: `${prefix}${i}`,
    title: localised(title),
    url,
    markets: [],
    disabled: false,
  }))

function studioOf(provider: string): StudioHand {
  return STUDIOS.find((it) => it.provider === provider) ?? (STUDIOS[0] as StudioHand)
}

function toGame(game: SeedGame): SeedDocument {
  const art = (shape: Shape) =>
    picture({
      kind: 'cover',
      key: game.id,
      title: game.name,
      studio: game.studio,
      launchCode: game.slug,
      scene: game.scene,
      live: game.type === 'LIVE_CASINO',
      shape,
    })
  return {
    _id: game.id,
    _type: 'game',
    type: game.type,
    name: game.name,
    slug: { _type: 'slug', current: game.slug },
    enabled: true,
    launchCode: game.slug,
    channels: ['web', 'mobile'],
    provider: reference(`gameProvider-${game.studio.provider}`),
    subProvider: reference(subProviderId(game.studio)),
    gameType: game.gameType,
    version: game.version,
    rules: reference(`gameRules-${rulesOf(game)}`),
    rtp: game.rtp,
    volatility: game.volatility,
    features: game.features,
    themes: game.themes,
    betLimits: betLimitFields(game.betLimits),
    releasedAt: game.releasedAt,
    popularity: seededRandom(`how much ${game.slug} is played`).int(0, 1000),
    jackpotExist: game.jackpotExist,
    ...(game.seats === undefined ? {} : { seats: game.seats, seatsTaken: game.seatsTaken }),
    thumbnail: art('square'),
    gridImages: {
      bigSquare: art('square'),
      horizontal: art('horizontal'),
      vertical: art('vertical'),
    },
  }
}

function toCategory(category: SeedCategory): SeedDocument {
  return {
    _id: category.id,
    _type: 'casinoGameCategory',
    title: localised(category.title),
    slug: { _type: 'slug', current: category.slug },
    kind: category.kind,
    icon: category.icon,
    games: category.games.map((game) => reference(game.id, game.slug)),
    ...(category.rule ? { rule: category.rule } : {}),
    visibleInMenu: true,
    visibleInLobby: category.visibleInLobby,
    markets: [],
  }
}

/** The larger tiles of a grid: a wide tile on a desktop fits the two columns of a phone. */
const GRID_TILES = [
  { index: 0, desktop: '4x', tablet: '4x', mobile: '4x' },
  { index: 5, desktop: '2xv', tablet: '2xh', mobile: '1x' },
  { index: 8, desktop: '2xh', tablet: '2xh', mobile: '2xh' },
]

function lobbyDocuments(
  kind: SeedGame['type'],
  name: string,
  all: readonly SeedCategory[],
): SeedDocument[] {
  const own = all.filter((it) => it.kind === kind)
  const types = kind === 'CASINO' ? ['CASINO', 'BOTH'] : ['LIVE_CASINO', 'BOTH']
  const providers = PROVIDERS.filter((it) => types.includes(it.type))
  const studios = STUDIOS.filter((it) => providers.some(({ id }) => id === it.provider))
  return [
    {
      _id: `lobbySettings-${name}`,
      _type: 'lobbySettings',
      kind,
      categories: own.map(({ id, slug }) => reference(id, slug)),
      availableProviders: providers.map(({ id }) => reference(`gameProvider-${id}`, id)),
      availableSubProviders: studios.map((it) => reference(subProviderId(it), it.id)),
      excludedSubProviders: [],
      markets: [],
    },
    {
      _id: `lobbyGrid-${name}`,
      _type: 'lobbyGrid',
      title: kind === 'CASINO' ? 'Casino lobby' : 'Live casino lobby',
      kind,
      markets: [],
      rows: own
        .filter(({ visibleInLobby }) => visibleInLobby)
        .map(({ id, slug }, index) => ({
          _type: 'lobbyRow',
          _key: slug,
          category: reference(id),
          layout: index === 0 ? 'grid' : 'strip',
          tiles:
            index === 0
              ? GRID_TILES.map((tile) => ({ _type: 'lobbyTile', _key: `t${tile.index}`, ...tile }))
              : [],
          // A lobby starts with its games.
          boxes:
            kind === 'CASINO' && index === 1
              ? ['contentBox-favourites', 'contentBox-returns'].map((it) => reference(it, it))
              : [],
        })),
    },
  ]
}

function bannerImages(
  slug: string,
  studio: StudioHand,
  { motifs, alt }: Pick<(typeof BANNER_TEXTS)[number], 'motifs' | 'alt'>,
) {
  const scene = (w: number, h: number): ArtSpec => ({
    ...{ kind: 'banner', key: `${slug} ${studio.id}`, studio, motifs, w, h },
  })
  const more = { alt: localised(alt) }
  return { desktop: picture(scene(1600, 600), more), mobile: picture(scene(800, 800), more) }
}

/** One for each place, in all markets that have a sportsbook by law. */
function sportsBanners(): SeedDocument[] {
  const markets = MARKET_CODES.filter((code) => {
    const market = MARKETS[code]
    return market.enabled && isProductOpen('sportsbook', { market, country: null, region: null })
  })
  // The sportsbook shows no picture of a banner; the Studio asks for one.
  const [masks] = BANNER_TEXTS
  return SPORTS_BANNERS.map(({ slug, title, description, button }, place) => {
    const studio = STUDIOS[place * 11] as StudioHand
    return {
      _id: `banner-${slug}`,
      _type: 'banner',
      title: localised(title),
      description: localised(description, 'localeText'),
      button: { type: 'LINK', label: localised(button.label), param: button.param },
      isClickable: false,
      images: bannerImages(slug, studio, masks),
      authorized: 'both',
      targetAudience: { targetAudienceOption: 'noLimit' },
      ...{ markets, placement: slug, order: 0 },
    }
  })
}

function banners(): SeedDocument[] {
  const markets = MARKET_CODES.filter((code) => MARKETS[code].enabled)
  return markets.flatMap((code, index) =>
    BANNER_TEXTS.map((banner, place) => {
      const studio = STUDIOS[(index * 3 + place * 11) % STUDIOS.length] as StudioHand
      return {
        _id: `banner-${code}-${banner.slug}`,
        _type: 'banner',
        greeting: localised(banner.greeting),
        title: localised(banner.title),
        description: localised(banner.description, 'localeText'),
        ...(banner.terms ? { significantTerms: localised(banner.terms, 'localeText') } : {}),
        button: {
          type: banner.button.type,
          label: localised(banner.button.label),
          param: banner.button.param,
        },
        isClickable: false,
        images: bannerImages(banner.slug, studio, banner),
        authorized: 'both',
        targetAudience: { targetAudienceOption: 'noLimit' },
        markets: [code],
        placement: banner.placement,
        order: place,
      }
    }),
  )
}
