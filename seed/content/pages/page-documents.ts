import type { ArtSpec } from '../../art/compose.ts'
import { localised } from '../fields.ts'
import { STUDIOS, type StudioHand } from '../studios.ts'
import { BR, BR_LANDING, BR_REGISTRATION } from './br.ts'
import { CAF } from './caf.ts'
import { CL, CL_LANDING, CL_REGISTRATION } from './cl.ts'
import { DE, DE_LANDING, DE_REGISTRATION } from './de.ts'
import { EN } from './en.ts'
import { FI } from './fi.ts'
import { LANDING, METHODS, REGISTRATION, RESET_TEXTS } from './landing-texts.ts'
import { NO } from './no.ts'
import { PAGE_SLUGS, type PageSlug, type PageText, type PageTexts } from './page-text.ts'
import { PT, PT_LANDING, PT_REGISTRATION } from './pt.ts'
import { rich } from './rich.ts'
import { TL, TL_LANDING, TL_REGISTRATION } from './tl.ts'
import { TR, TR_LANDING, TR_REGISTRATION } from './tr.ts'

const PAGES: Readonly<Record<string, PageTexts>> = {
  en: EN,
  fi: FI,
  no: NO,
  caf: CAF,
  de: DE,
  br: BR,
  pt: PT,
  cl: CL,
  tr: TR,
  tl: TL,
}
const FIRST_NIGHT = {
  ...LANDING,
  de: DE_LANDING,
  br: BR_LANDING,
  pt: PT_LANDING,
  cl: CL_LANDING,
  tr: TR_LANDING,
  tl: TL_LANDING,
}
const OPENING_NIGHT = {
  ...REGISTRATION,
  de: DE_REGISTRATION,
  br: BR_REGISTRATION,
  pt: PT_REGISTRATION,
  cl: CL_REGISTRATION,
  tr: TR_REGISTRATION,
  tl: TL_REGISTRATION,
}

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
/** A field in each language of the texts. */
const inEach = <Words, Value>(
  type: string,
  texts: Readonly<Record<string, Words>>,
  of: (words: Words) => Value,
) => ({
  _type: type,
  ...Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, of(words)])),
})
/** The texts of a page in each language; the password reset has more. */
const textsOf = (page: PageSlug): Record<string, PageText> => ({
  ...Object.fromEntries(Object.entries(PAGES).map(([language, pages]) => [language, pages[page]])),
  ...(page === 'reset-password' ? RESET_TEXTS : {}),
})

/** Static pages, payment methods and the two kinds of landing pages. */
export function pageDocuments() {
  return [
    ...PAGE_SLUGS.map((name, order) => ({
      _id: `staticPage-${name}`,
      _type: 'staticPage',
      title: inEach('localeString', textsOf(name), (it) => it.title),
      slug: slug(name),
      category: CATEGORY[name],
      body: inEach('localeRichText', textsOf(name), (it) => rich(it.text)),
      order,
      disabled: false,
      markets: [],
      seoDescription: inEach('localeString', textsOf(name), (it) => it.description),
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
    title: inEach('localeString', FIRST_NIGHT, (it) => it.title),
    slug: slug('first-night'),
    body: inEach('localeRichText', FIRST_NIGHT, (words) => {
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
    seoDescription: inEach('localeString', FIRST_NIGHT, (it) => it.description),
    indexable: false,
  }
}

function registrationDocument() {
  const art = artOf('registration opening', ['glowing-star', 'top-hat', 'performing-arts'], 9)
  return {
    _id: 'registrationLanding-opening-night',
    _type: 'registrationLanding',
    title: inEach('localeString', OPENING_NIGHT, (it) => it.title),
    slug: slug('opening-night'),
    subtitle: inEach('localeString', OPENING_NIGHT, (it) => it.subtitle),
    body: inEach('localeRichText', OPENING_NIGHT, (it) => rich(it.body)),
    buttonLabel: inEach('localeString', OPENING_NIGHT, (it) => it.button),
    significantTerms: inEach('localeText', OPENING_NIGHT, (it) => it.terms),
    termsPath: '/terms',
    backgroundImage: {
      _type: 'image',
      asset: { art },
      alt: inEach('localeString', OPENING_NIGHT, (it) => it.alt),
    },
    markets: [],
  }
}
