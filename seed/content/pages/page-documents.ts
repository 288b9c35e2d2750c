import type { ArtSpec } from '../../art/compose.ts'
import { STUDIOS, type StudioHand } from '../studios.ts'
import { CAF } from './caf.ts'
import { EN } from './en.ts'
import { FI } from './fi.ts'
import { LANDING, METHODS, REGISTRATION, RESET_TEXTS } from './landing-texts.ts'
import { NO } from './no.ts'
import { PAGE_SLUGS, type PageSlug, type PageText } from './page-text.ts'
import { rich } from './rich.ts'

const TEXTS = { en: EN, fi: FI, no: NO, caf: CAF } as const
const LANGUAGES = ['en', 'fi', 'no', 'caf'] as const
type Language = (typeof LANGUAGES)[number]

const CATEGORY: Readonly<Record<PageSlug, string>> = {
  terms: 'legal',
  'bonus-terms': 'legal',
  'casino-rules': 'legal',
  'privacy-policy': 'legal',
  'cookie-policy': 'legal',
  'responsible-gambling': 'safer-gambling',
  'age-restrictions': 'safer-gambling',
  'closed-account': 'safer-gambling',
  'payment-methods': 'help',
  faq: 'help',
  contact: 'help',
  'contact-live-chat': 'help',
  'reset-password': 'help',
  about: 'about',
}

const LANDING_GAMES = [
  'game-locked-cipher',
  'game-golden-roosters',
  'game-sandstone-horizon',
  'game-gaslight-parlour',
]

const slug = (current: string) => ({ _type: 'slug', current })
const inEach = <Value>(type: string, of: (language: Language) => Value) => ({
  _type: type,
  ...Object.fromEntries(LANGUAGES.map((it) => [it, of(it)])),
})
/** A part of a page in each language in which the page exists. */
const inAll = <Value>(page: PageSlug, type: string, of: (text: PageText) => Value) => {
  const texts = LANGUAGES.map((it) => [it, TEXTS[it][page]] as const)
  const more = page === 'reset-password' ? Object.entries(RESET_TEXTS) : []
  return {
    _type: type,
    ...Object.fromEntries([...texts, ...more].map(([it, text]) => [it, of(text)])),
  }
}
const localised = (text: Record<Language, string>, type = 'localeString') =>
  inEach(type, (it) => text[it])

/** Static pages, payment methods and the two kinds of landing pages. */
export function pageDocuments() {
  return [
    ...PAGE_SLUGS.map((name, order) => ({
      _id: `staticPage-${name}`,
      _type: 'staticPage',
      title: inAll(name, 'localeString', (it) => it.title),
      slug: slug(name),
      category: CATEGORY[name],
      body: inAll(name, 'localeRichText', (it) => rich(it.text)),
      order,
      disabled: false,
      markets: [],
      seoDescription: inAll(name, 'localeString', (it) => it.description),
    })),
    ...METHODS.map((method, order) => ({
      _id: `paymentMethodPage-${method.slug}`,
      _type: 'paymentMethodPage',
      method: method.method,
      slug: slug(method.slug),
      image: {
        _type: 'image',
        asset: {
          art: {
            kind: 'badge',
            key: `method ${method.slug}`,
            text: method.mark,
            colour: method.colour,
          },
        },
        alt: localised(method.alt),
      },
      order,
      markets: [],
    })),
    landingDocument(),
    registrationDocument(),
  ]
}

const artOf = (key: string, motifs: string[], place: number): ArtSpec => ({
  kind: 'banner',
  key,
  studio: STUDIOS[place % STUDIOS.length] as StudioHand,
  motifs,
  w: 1600,
  h: 600,
})

/** Every kind of part once: an editor who opens it in the Studio sees what can be built. */
function landingDocument() {
  const art = artOf('landing first night', ['performing-arts', 'admission-tickets', 'star'], 4)
  const reference = (id: string) => ({ _type: 'reference', _ref: id, _key: id })
  return {
    _id: 'landingPage-first-night',
    _type: 'landingPage',
    title: inEach('localeString', (it) => LANDING[it].title),
    slug: slug('first-night'),
    body: inEach('localeRichText', (it) => {
      const words = LANDING[it]
      return [
        {
          _type: 'richPicture',
          _key: 'picture',
          image: {
            _type: 'image',
            asset: { art },
            alt: words.alt,
            hotspot: { _type: 'sanity.imageHotspot', x: 0.7, y: 0.5, height: 0.5, width: 0.4 },
          },
          frame: 'wide',
        },
        ...rich(words.intro),
        {
          _type: 'gameStrip',
          _key: 'games',
          title: words.games,
          games: LANDING_GAMES.map(reference),
        },
        {
          _type: 'countdown',
          _key: 'countdown',
          label: words.countdown.label,
          until: '2027-06-01T18:00:00.000Z',
          after: words.countdown.after,
        },
        { _type: 'signUpForm', _key: 'form', ...words.form },
        ...rich(words.outro).map((block) => ({ ...block, _key: `end-${block._key}` })),
      ]
    }),
    markets: [],
    seoDescription: inEach('localeString', (it) => LANDING[it].description),
    indexable: false,
  }
}

function registrationDocument() {
  const art = artOf('registration opening', ['glowing-star', 'top-hat', 'performing-arts'], 9)
  return {
    _id: 'registrationLanding-opening-night',
    _type: 'registrationLanding',
    title: inEach('localeString', (it) => REGISTRATION[it].title),
    slug: slug('opening-night'),
    subtitle: inEach('localeString', (it) => REGISTRATION[it].subtitle),
    body: inEach('localeRichText', (it) => rich(REGISTRATION[it].body)),
    buttonLabel: inEach('localeString', (it) => REGISTRATION[it].button),
    significantTerms: inEach('localeText', (it) => REGISTRATION[it].terms),
    termsPath: '/terms',
    backgroundImage: {
      _type: 'image',
      asset: { art },
      alt: inEach('localeString', (it) => REGISTRATION[it].alt),
    },
    markets: [],
  }
}
