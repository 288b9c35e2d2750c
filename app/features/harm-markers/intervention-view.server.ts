import type { AppLoadContext } from '@remix-run/node'
import { defineQuery } from 'groq'
import { z } from 'zod'
import { localeString, localeText } from '#app/content/localised.server.ts'
import { listOf } from '#app/content/parse-content.server.ts'
import type { SameShape } from '#app/content/same-shape.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { formatMinutes } from '#app/market/format-minutes.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import type { HarmMarker } from '#contracts/player-api/harm-markers.ts'
import type {
  MarkerFigure,
  MarkerLevel,
  MarkerRule,
} from '#contracts/player-api/protection-words.ts'
import { formatApiAmount } from '#markets/format-amount.ts'
import { baseChain, LANGUAGES } from '#markets/languages.ts'
import type { Language, MarketCode } from '#markets/types.ts'
import type { PROTECTION_MESSAGES_QUERY_RESULT } from '#schemas/generated/sanity-types.ts'
import { isForMarket } from '#schemas/rules/for-market.ts'
import { type Localised, textOnlyIn } from '#schemas/rules/localised.ts'

type Context = Pick<AppLoadContext, 'content' | 'logger'>

/** The text of a message: the editors', else the catalogue's, which always exists. */
export async function messageWords(
  { content, logger }: Context,
  { rule, level }: Pick<HarmMarker, 'rule' | 'level'>,
  locale: Locale,
): Promise<ChosenMessage> {
  const language = contentLanguage(locale)
  try {
    const all = await content.fetch(PROTECTION_MESSAGES_QUERY, {}, protectionMessages)
    const chosen = chooseMessage(all, { rule, level, language, market: locale.market.code })
    if (chosen) return chosen
  } catch (error) {
    logger.warn({ err: error }, 'a message that protects is said in the words of the catalogue')
  }
  const { t } = wordsOf(locale)
  return {
    title: t(`warnings:messages.${level}.title`),
    text: t(`warnings:messages.${level}.text`),
    textVersion: textVersionIn(locale),
  }
}

/** Why the message was sent: what was measured, and its value. */
export function whyOf(
  { rule, figures }: Pick<HarmMarker, 'rule' | 'figures'>,
  currency: string,
  locale: Locale,
): string {
  const figure = (name: string) => {
    const found = figures.find((it) => it.name === name)
    return found ? written(found, currency, locale) : ''
  }
  return wordsOf(locale).t(`warnings:why.${rule}`, {
    // As `count` it would select a plural form: each number follows a colon and needs none.
    times: figure('count'),
    ...{ lost: figure('lost'), used: figure('used'), limit: figure('limit') },
    ...{ paidIn: figure('paidIn'), usual: figure('usual'), time: figure('time') },
  })
}

function written({ unit, value }: MarkerFigure, currency: string, { language }: Locale): string {
  const { intl } = LANGUAGES[language]
  if (unit === 'money') return formatApiAmount(value, currency, language)
  if (unit === 'count') return new Intl.NumberFormat(intl).format(value)
  return formatMinutes(value, language)
}

/** Editors' texts for player protection messages. */
const PROTECTION_MESSAGES_QUERY = defineQuery(
  `*[_type == "protectionMessage"] | order(_id asc){ _id, _rev, level, rule, title, text, markets }`,
)

const protectionMessages = listOf(
  z.object({
    _id: z.string(),
    _rev: z.string(),
    level: z.literal([1, 2, 3]),
    rule: z.string().nullable(),
    title: localeString,
    text: localeText,
    markets: listOf(z.string()),
  }),
)

// Fails to compile when the query's result changes.
true satisfies SameShape<PROTECTION_MESSAGES_QUERY_RESULT, z.input<typeof protectionMessages>>

/** Editors' text for a level of the escalation; for one rule, or for all rules without their own. */
export type MessageContent = {
  _id: string
  _rev: string
  level: number
  rule: string | null
  title: Localised
  text: Localised
  markets: readonly string[]
}

type ChosenMessage = { title: string; text: string; textVersion: string }

/**
 * The content's text of a message, in the player's language or its base; null if there is none: then the message
 * catalogue is used, which has every language. English is not a fallback here.
 */
export function chooseMessage(
  all: readonly MessageContent[],
  of: { rule: MarkerRule; level: MarkerLevel; market: MarketCode; language: Language },
): ChosenMessage | null {
  const here = all.filter((it) => it.level === of.level && isForMarket(it, of.market))
  const ranked = [
    ...here.filter((it) => it.rule === of.rule),
    ...here.filter((it) => it.rule === null),
  ]
  for (const it of ranked) {
    for (const language of baseChain(of.language)) {
      const [title, text] = [textOnlyIn(it.title, language), textOnlyIn(it.text, language)]
      if (title && text) return { title, text, textVersion: versionOf(it, language) }
    }
  }
  return null
}

/** Which text was shown, as evidence: the document, its revision and the language. */
function versionOf({ _id, _rev }: MessageContent, language: Language): string {
  return `${_id}:${_rev}:${language}`.replaceAll(/[^\w.:-]/g, '-').slice(0, 80)
}
