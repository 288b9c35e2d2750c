import {
  FORBIDDEN_PHRASES,
  NUDGING_PHRASES,
  SIGNIFICANT_TERMS_SOURCE,
} from '#markets/advertising.ts'
import { AVAILABILITY_WORDS } from '#markets/availability-words.ts'
import { MARKET_CODES, MARKETS } from '#markets/index.ts'
import { fallbackChain, isLanguage, LANGUAGE_CODES, LANGUAGES } from '#markets/languages.ts'
import { OFFER_SOURCE, OFFER_WORDS } from '#markets/offer-words.ts'
import type { Language, MarketCode } from '#markets/types.ts'
import { type ButtonLike, promisesCode } from './button-target.ts'
import { isReadable, joinWords, looksOf, readerText, spelledOut } from './reader-text.ts'

/** Why a document must not be published; `path` is the path of the field in the document. */
export type Finding = {
  rule:
    | 'significant-terms'
    | 'offer-without-campaign'
    | 'forbidden-phrase'
    | 'nudging-phrase'
    | 'wagering-cap'
    | 'closed-market'
  path: (string | number)[]
  message: string
  /** The law, code or internal rule behind it. */
  source: string
}

type Content = Readonly<Record<string, unknown>>

/**
 * Work that can be done in pieces. Each piece yields how many characters it checked, so that a server can handle other
 * requests in between.
 */
type InPieces<Result> = Generator<number, Result, undefined>

/** The guards, by the rule that each enforces. */
export const PUBLISH_GUARDS: Readonly<
  Record<Finding['rule'], (document: Content) => Finding[] | InPieces<Finding[]>>
> = {
  'significant-terms': missingTerms,
  'offer-without-campaign': offersWithoutCampaign,
  'closed-market': closedMarkets,
  'wagering-cap': overTheCap,
  'forbidden-phrase': forbiddenPhrases,
  'nudging-phrase': nudgingPhrases,
}

/**
 * The findings against publishing a document of any type: a rule looks for fields by name, so it applies to every type
 * with `significantTerms`, `markets`, `wageringRequirement` or texts.
 */
export function findingsAgainstPublishing(document: Content): Finding[] {
  return atOnce(findingsInPieces(document))
}

/** The same in pieces of at most some tens of thousands of characters. */
export function* findingsInPieces(document: Content): InPieces<Finding[]> {
  const unchecked = tooMuchToCheck(document)
  if (unchecked) return [unchecked]
  const all: Finding[] = []
  for (const guard of Object.values(PUBLISH_GUARDS)) {
    const findings = guard(document)
    all.push(...(Array.isArray(findings) ? findings : yield* findings))
  }
  return all
}

function atOnce<Result>(work: InPieces<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** A finding as one sentence, for the form and the dialog of the publish action. */
export function inWords({ message, source }: Finding): string {
  return `${message} (${source})`
}

const OFFERING_BUTTONS: readonly unknown[] = ['PROMOTION', 'BONUS_CODE']

/** A promotion is an offer; so is content that promises a bonus or has a link to a promotion. */
function isOffer(document: Content): boolean {
  return (
    document._type === 'promotion' ||
    promisesBonus(document) ||
    OFFERING_BUTTONS.includes(buttonOf(document)?.type)
  )
}

/** Checks the fields: a campaign, a wagering requirement, or a code of its own or of a button. */
function promisesBonus(document: Content): boolean {
  return (
    hasWords(document.campaign) ||
    typeof document.wageringRequirement === 'number' ||
    hasWords(document.bonusCode) ||
    [document, document.header, document.footer].some((it) => promisesCode(buttonOf(it)))
  )
}

/** The button of a document, or of a part of one. */
function buttonOf(part: unknown): ButtonLike | null {
  return isContent(part) && isContent(part.button) ? part.button : null
}

/** Content that advertises: its texts are promises. Every other type only explains, or names games. */
export const ADVERTISING_TYPES = [
  'banner',
  'casinoHome',
  'contentBox',
  'homePage',
  'landingPage',
  'liveCasinoHome',
  'pnpBanner',
  'promotion',
  'registrationLanding',
  'seoDescription',
  'signupBonusCta',
  'tournamentBox',
  'tournamentBoxV2',
  'vipPage',
]

/** An offer without a campaign is a promise that cannot be kept. Checks the fields, the forms and the texts. */
function* offersWithoutCampaign(document: Content): InPieces<Finding[]> {
  if (document._type === 'tournamentPage') return tournamentsOfNobody(document)
  const finding = (path: Finding['path'], promise: string): Finding => ({
    rule: 'offer-without-campaign',
    path,
    message: `${promise} needs the id of the campaign that keeps it.`,
    source: OFFER_SOURCE,
  })
  const forms = formsIn(document).flatMap(({ form, path }) =>
    hasWords(form.bonusCode) && !hasWords(form.campaign)
      ? [finding([...path, 'campaign'], 'A form with a bonus code')]
      : [],
  )
  if (hasWords(document.campaign)) return forms
  if (promisesBonus(document)) return [finding(['campaign'], 'An offer'), ...forms]
  if (!ADVERTISING_TYPES.includes(String(document._type))) return forms
  const promised: Finding[] = []
  for (const it of textsOf(document)) {
    const found = yield* phraseIn(it, it.language ?? 'en', OFFERS)
    if (found) promised.push(finding(it.path, `${languageOf(it)}“${found.words}”`))
  }
  return [...promised, ...forms]
}

/** The platform runs no tournaments: each belongs to a service that counts results and pays prizes. */
function tournamentsOfNobody({ tournamentId }: Content): Finding[] {
  if (hasWords(tournamentId)) return []
  return [
    {
      rule: 'offer-without-campaign',
      path: ['tournamentId'],
      message: 'A tournament needs its id at the service that counts results and pays prizes.',
      source: OFFER_SOURCE,
    },
  ]
}

/** The first words of a text that promise a bonus. English ones apply to every language. */
export function offerIn(
  text: string,
  language: Language,
  markup?: { isHtml: boolean },
): string | null {
  return atOnce(phraseIn({ text, ...markup }, language, OFFERS))?.words ?? null
}

/** The first words of a text that say when something is available, or how long it takes. */
export function timeIn(text: string, language: Language): string | null {
  return atOnce(phraseIn({ text }, language, TIMES))?.words ?? null
}

function missingTerms(document: Content): Finding[] {
  const own: Finding['path'][] =
    isOffer(document) && !hasWords(document.significantTerms) ? [[]] : []
  const forms = formsIn(document)
    .filter(({ form }) => hasWords(form.bonusCode) && !hasWords(form.significantTerms))
    .map((it) => it.path)
  return [...own, ...forms].map((path) => ({
    rule: 'significant-terms',
    path: [...path, 'significantTerms'],
    message: 'An offer needs its significant terms, readable beside the offer.',
    source: SIGNIFICANT_TERMS_SOURCE,
  }))
}

/** The sign-up forms in a text: each counts as a separate offer. */
function formsIn(
  value: unknown,
  path: Finding['path'] = [],
): { form: Content; path: Finding['path'] }[] {
  if (!isContent(value)) return []
  if (value._type === 'signUpForm') return [{ form: value, path }]
  return Object.entries(value).flatMap(([name, it]) =>
    formsIn(it, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return isReadable(value)
  if (isContent(value) && !Array.isArray(value)) {
    // English is the fallback of every language: terms in another language only would be missing elsewhere. A page
    // shows whatever a language has, so a text without readable characters is not replaced by English.
    const texts = Object.entries(value).filter(([name, it]) => isLanguage(name) && !isLeftOut(it))
    return hasWords(value.en) && texts.every(([, it]) => hasWords(it))
  }
  return Array.isArray(value) && textsIn(value).some(({ text }) => isReadable(text))
}

/** Whether a page skips the value and uses the next language of the fallback. */
function isLeftOut(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function closedMarkets(document: Content): Finding[] {
  return marketsOf(document).flatMap((code, index): Finding[] => {
    const market = Object.hasOwn(MARKETS, code) ? MARKETS[code as MarketCode] : undefined
    if (market?.enabled) return []
    return [
      {
        rule: 'closed-market',
        path: ['markets', index],
        message: market
          ? `${market.name} is closed: nothing may be aimed at it.`
          : `“${code.slice(0, 20)}” is no market of this house.`,
        source: market?.sources.enabled.text ?? 'market table',
      },
    ]
  })
}

/** Without listed markets the document applies to all enabled ones, so the lowest cap applies. */
function overTheCap(document: Content): Finding[] {
  const wagering = document.wageringRequirement
  if (typeof wagering !== 'number') return []
  const named = marketsOf(document)
  const broken = MARKET_CODES.filter((code) => named.length === 0 || named.includes(code))
    .map((code) => MARKETS[code])
    .filter(({ enabled, wageringCap }) => enabled && wagering > wageringCap)
    .sort((a, b) => a.wageringCap - b.wageringCap)
  const [strictest] = broken
  if (!strictest) return []
  const names = broken.map(({ name, wageringCap }) => `${name} (${wageringCap})`)
  return [
    {
      rule: 'wagering-cap',
      path: ['wageringRequirement'],
      message: `Wagering of ${wagering} times is over the cap of ${names.join(', ')}.`,
      source: [...new Set(broken.map((it) => it.sources.wageringCap.text))].join('; '),
    },
  ]
}

function marketsOf({ markets }: Content): string[] {
  return Array.isArray(markets) ? markets.filter((it) => typeof it === 'string') : []
}

/**
 * The limits for a document and for one text: no page has more. A text is the smallest piece that is checked at once.
 */
const MOST_TEXTS = 5_000
const LONGEST_TEXT = 50_000

/** A document that is too large to check must not be published. */
function tooMuchToCheck(document: Content): Finding | null {
  const finding = (path: Finding['path'], message: string): Finding => ({
    rule: 'forbidden-phrase',
    path,
    message,
    source: 'house limit',
  })
  const texts = textsOf(document)
  if (texts.length > MOST_TEXTS)
    return finding([], `A document with more than ${MOST_TEXTS} texts cannot be checked.`)
  const long = texts.find(({ text }) => text.length > LONGEST_TEXT)
  if (!long) return null
  return finding(long.path, `A text of more than ${LONGEST_TEXT} characters cannot be checked.`)
}

function* forbiddenPhrases(document: Content): InPieces<Finding[]> {
  const findings: Finding[] = []
  for (const it of textsOf(document)) {
    const found = yield* phraseIn(it, it.language, FORBIDDEN)
    if (!found) continue
    findings.push({
      rule: 'forbidden-phrase',
      path: it.path,
      message: `${languageOf(it)}“${found.words}” must not be said about gambling.`,
      source: found.source,
    })
  }
  return findings
}

/** A player protection message must not encourage further play. */
function* nudgingPhrases(document: Content): InPieces<Finding[]> {
  if (document._type !== 'protectionMessage') return []
  const { title, text } = document
  const findings: Finding[] = []
  for (const it of textsIn({ title, text })) {
    const found = yield* phraseIn(it, it.language ?? 'en', NUDGES)
    if (!found) continue
    findings.push({
      rule: 'nudging-phrase',
      path: it.path,
      message: `${languageOf(it)}“${found.words}” must not appear in a protection message.`,
      source: found.source,
    })
  }
  return findings
}

/** The first phrase of a text that encourages further play. English phrases apply to every language. */
export function nudgingIn(text: string, language: Language) {
  return atOnce(phraseIn({ text }, language, NUDGES))
}

/**
 * The first forbidden phrase of a text, as written there. English phrases apply to every language; a text without a
 * language is shown in all of them, so the phrases of each apply.
 */
export function forbiddenIn(
  text: string,
  language: Language | null,
  markup?: { isHtml: boolean },
): { words: string; source: string } | null {
  return atOnce(phraseIn({ text, ...markup }, language, FORBIDDEN))
}

type Phrases = Readonly<Record<Language, { phrases: readonly string[]; source: string }>>
/** `looks` finds the phrases in a text that was folded by its looks, `letters` in one that also has no gaps. */
type Patterns = Readonly<
  Record<Language, { text: RegExp; looks: RegExp | null; letters: RegExp | null; source: string }>
>
/**
 * A text as it is written, and folded by its looks; both also reversed where it is displayed from right to left, and
 * with parted words joined. Of words that are spelled out, only the letters: their gaps may not show where a word ends.
 */
type Readings = { texts: string[]; looks: string[]; letters: string[] }

/** The override character that makes the text after it be displayed from right to left. */
const TURNED = /\u202e/

/** A character that is not plain ASCII, or a digit or a sign in a word. */
const MAY_IMITATE = /[^\s!-~]|[a-z]\d|\d[a-z]|[a-z][$!|@]+[a-z]/i

type Source = { text: string; isHtml?: boolean }

function* readingsOf({ text, isHtml = false }: Source): InPieces<Readings> {
  const read = readerText(text, { isHtml })
  yield text.length
  const drawn = TURNED.test(text) ? [read, [...read].reverse().join('')] : [read]
  const texts = [...drawn, ...drawn.map(joinWords).filter((it) => it !== '')]
  yield text.length
  const looks: string[] = []
  for (const it of texts.filter((one) => MAY_IMITATE.test(one))) {
    looks.push(looksOf(it))
    yield it.length
  }
  return { texts, looks, letters: drawn.flatMap(spelledOut).map(looksOf) }
}

function* phraseIn(
  source: Source,
  language: Language | null,
  patterns: Patterns,
): InPieces<{ words: string; source: string } | null> {
  const { texts, looks, letters } = yield* readingsOf(source)
  for (const code of language === null ? LANGUAGE_CODES : fallbackChain(language)) {
    const of = patterns[code]
    for (const [pattern, readings] of [
      [of.text, texts] as const,
      [of.looks, looks] as const,
      [of.letters, letters] as const,
    ]) {
      if (!pattern) continue
      for (const it of readings) {
        const words = pattern.exec(it)?.[0]
        if (words) return { words, source: of.source }
        yield it.length
      }
    }
  }
  return null
}

/**
 * What may come between two words that are still read as one phrase: spaces, dashes, dots, quotes, pictures and other
 * signs, but nothing that ends a part of a sentence; a full stop only inside a word.
 */
const BETWEEN =
  '(?:[\\s\\p{Pd}\\p{So}\\p{Sm}\\p{Pi}\\p{Pf}\\u2043\\u02d7\\u2016\\u2027\\u30fb·•_/\\\\*"„]|\\.(?=\\p{L}))*'

/** Shorter phrases would be found by chance in many sequences of letters: they count as whole words only. */
const LEAST_LETTERS = 5

const FORBIDDEN = patternsOf(FORBIDDEN_PHRASES)
const NUDGES = patternsOf(NUDGING_PHRASES)
const OFFERS = patternsOf(OFFER_WORDS)
const TIMES = patternsOf(AVAILABILITY_WORDS)

function patternsOf(phrases: Phrases): Patterns {
  const anyOf = (all: readonly string[]) => new RegExp(all.map(toPattern).join('|'), 'iu')
  return Object.fromEntries(
    Object.entries(phrases).map(([code, { phrases: all, source }]) => {
      const spaced = all.filter(isSpaced).map(looksOf)
      const looks = spaced.length > 0 ? anyOf(spaced) : null
      return [code, { text: anyOf(all), looks, letters: lettersOf(all), source }]
    }),
  ) as Patterns
}

/** Scripts without spaces have no word boundaries to match. */
function isSpaced(phrase: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase)
}

function toPattern(phrase: string): string {
  const words = phrase
    .split(' ')
    .map((it) =>
      it
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '\\p{L}*')
        .replaceAll("'", "'?"),
    )
    .join(BETWEEN)
  return isSpaced(phrase) ? `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])` : words
}

/**
 * The letters of phrases, found anywhere. So the length of what `*` matches is limited, or the time would be quadratic.
 */
function lettersOf(phrases: readonly string[]): RegExp | null {
  const letters = phrases
    .map((it) => looksOf(it).replace(/[^\p{L}\p{N}*]|^\*|\*$/gu, ''))
    .filter((it) => it.length >= LEAST_LETTERS)
    .map((it) => it.replaceAll('*', '\\p{L}{0,12}'))
  return letters.length > 0 ? new RegExp(letters.join('|'), 'iu') : null
}

/** A text of a document: where it is, its language and whether a page renders it as HTML. */
type Text = { text: string; language: Language | null; path: (string | number)[]; isHtml: boolean }
type Place = Omit<Text, 'text'>

const known = new WeakMap<Content, Text[]>()

/** The language of a text, as a prefix of what was found in it. */
function languageOf({ language }: Text): string {
  return language ? `${LANGUAGES[language].name}: ` : ''
}

/** The texts of a whole document, for all guards that read them. */
function textsOf(document: Content): Text[] {
  const texts = known.get(document) ?? textsIn(document)
  known.set(document, texts)
  return texts
}

/** Every text of a document; the text of a block is one text. Only fields named `html` are rendered as HTML. */
function textsIn(value: unknown, at: Place = { language: null, path: [], isHtml: false }): Text[] {
  if (typeof value === 'string') return [{ text: value, ...at }]
  if (Array.isArray(value)) {
    return value.flatMap((it, index) => textsIn(it, { ...at, path: [...at.path, index] }))
  }
  if (!isContent(value)) return []
  if (value._type === 'block' && Array.isArray(value.children)) {
    const joined = (spans: readonly unknown[]) =>
      spans.map((it) => (isContent(it) && typeof it.text === 'string' ? it.text : '')).join('')
    const [all, shown] = [joined(value.children), joined(value.children.filter(isShown))]
    return (all === shown ? [all] : [all, shown]).map((text) => ({ text, ...at }))
  }
  const own =
    typeof value.language === 'string' && isLanguage(value.language) ? value.language : null
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_') && name !== 'slug')
    .flatMap(([name, it]) =>
      textsIn(it, {
        // A field determines the language in which its page shows it; nothing inside it changes that.
        language: isLanguage(name) ? name : (at.language ?? (at.path.length === 0 ? own : null)),
        path: [...at.path, name],
        isHtml: at.isHtml || name === 'html',
      }),
    )
}

/** Whether a page shows this part of a block: it drops other parts, and the text around them is read as one word. */
function isShown(it: unknown): boolean {
  return (
    isContent(it) &&
    it._type === 'span' &&
    typeof it._key === 'string' &&
    (it.marks === undefined || it.marks === null || Array.isArray(it.marks))
  )
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null
}
