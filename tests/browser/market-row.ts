import { existsSync, readFileSync } from 'node:fs'
import { createInstance } from 'i18next'
import { I18N_OPTIONS } from '#app/market/i18n-options.ts'
import { spokenLanguage, toLocale } from '#app/market/locale.ts'
import { NAMESPACES } from '#app/market/messages/languages.ts'
import { PROVIDER_FACTS } from '#game-providers/generated/facts.ts'
import { formatMoney } from '#markets/currencies.ts'
import { type Language, MARKETS, type MarketCode } from '#markets/index.ts'
import { fallbackChain, LANGUAGES } from '#markets/languages.ts'
import { addDays, dayStart, localDay } from '#markets/local-moment.ts'
import { scaledFromEuro } from '#markets/payment-methods.ts'
import { casinoGames } from '#seed/content/games.ts'
import { HOMES } from '#seed/people.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

export type Row = ReturnType<typeof rowOf>

/** A row of the market table as its players see it: in English where the market speaks it. */
export function rowOf(code: MarketCode) {
  const market = MARKETS[code]
  const language = market.languages.find((it) => it === 'en') ?? market.languages[0]
  const { segment } = toLocale(market, language)
  const country = market.originCountries.find((it) => Object.hasOwn(HOMES, it))
  if (country === undefined) throw new Error(`the demo knows nobody who lives in ${market.name}`)
  const { intl } = LANGUAGES[language]
  const { currency, timeZone, limitIncrease } = market
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl, { timeZone, timeStyle: 'short', ...options })
  const inMinutes = new Intl.NumberFormat(intl, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  })
  return {
    market,
    country,
    path: (path: string) => `/${segment}${path}`,
    segment,
    t: wordsOf(spokenLanguage({ language, market })),
    /** This many euros in whole units of the row's currency. */
    amount: (euros: bigint) => Number(scaledFromEuro(euros, currency)),
    money: (units: number) => formatMoney(BigInt(units) * 100n, currency, language),
    minutes: (minutes: number) => inMinutes.format(minutes),
    /** Moments as the pages of the limits and of the breaks write them. */
    short: format({ dateStyle: 'medium' }),
    long: format({ dateStyle: 'long' }),
    /** When an increase or a removal of a monthly limit that is requested now takes effect, according to the row. */
    worksFrom(now: number): number {
      const waited = now + limitIncrease.delayHours * HOUR_MS
      return limitIncrease.afterPeriodEnd ? Math.max(waited, nextMonth(now, timeZone)) : waited
    },
    game: aSlotIn(country),
  }
}

/** The site's texts from its own files: the language, then its fallbacks. */
function wordsOf(language: Language) {
  const tags = fallbackChain(language).map((it) => LANGUAGES[it].intl)
  const words = createInstance()
  void words.init({
    ...I18N_OPTIONS,
    lng: LANGUAGES[language].intl,
    fallbackLng: tags,
    resources: Object.fromEntries(
      fallbackChain(language).map((it) => [
        LANGUAGES[it].intl,
        Object.fromEntries(NAMESPACES.map((namespace) => [namespace, fileOf(it, namespace)])),
      ]),
    ),
  })
  return words.t
}

function fileOf(language: Language, namespace: string): object {
  const path = `app/market/messages/${language}/${namespace}.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

function nextMonth(now: number, timeZone: string): number {
  const first = `${localDay(now, timeZone).slice(0, 8)}01`
  return dayStart(`${addDays(first, 31).slice(0, 8)}01`, timeZone)
}

/** A slot of a provider that is available in the whole country. */
function aSlotIn(country: string): string {
  const isOpen = (provider: string) =>
    PROVIDER_FACTS.some((it) => it.id === provider && !it.restrictedCountries.includes(country))
  const game = casinoGames().find((it) => it.gameType === 'slot' && isOpen(it.studio.provider))
  if (!game) throw new Error(`the demo content has no slot for ${country}`)
  return `/online-casino/play/${game.studio.provider}/${game.id}`
}

/**
 * One of the texts for these two moments or any minute between them: the shown time was computed at a moment
 * that only the server knows.
 */
export function saidOfOne(
  [from, to]: readonly [number, number],
  text: (moment: number) => string,
): RegExp {
  const texts = new Set([text(to)])
  for (let moment = from; moment < to; moment += MINUTE_MS) texts.add(text(moment))
  return new RegExp([...texts].map(literally).join('|'))
}

/** As a pattern in which any whitespace matches any other: amounts contain non-breaking spaces. */
const literally = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s')
