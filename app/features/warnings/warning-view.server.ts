import type { AppLoadContext } from '@remix-run/node'
import { formatApiAmount } from '#app/market/format.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { textVersionIn } from '#app/market/messages/catalogue.server.ts'
import type { WarningFigure } from '#contracts/player-api/warning-words.ts'
import type { Warning } from '#contracts/player-api/warnings.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { type ChosenMessage, chooseMessage } from './choose-message.ts'
import { PROTECTION_MESSAGES_QUERY, protectionMessages } from './messages.query.server.ts'

type Context = Pick<AppLoadContext, 'content' | 'logger'>

/** The text of a message: the editors', else the catalogue's, which always exists. */
export async function messageWords(
  { content, logger }: Context,
  { rule, level }: Pick<Warning, 'rule' | 'level'>,
  locale: Locale,
): Promise<ChosenMessage> {
  const { language, market } = locale
  try {
    const all = await content.fetch(PROTECTION_MESSAGES_QUERY, {}, protectionMessages)
    const chosen = chooseMessage(all, { rule, level, language, market: market.code })
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
  { rule, figures }: Pick<Warning, 'rule' | 'figures'>,
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

function written({ unit, value }: WarningFigure, currency: string, { language }: Locale): string {
  const { intl } = LANGUAGES[language]
  if (unit === 'money') return formatApiAmount(value, currency, language)
  if (unit === 'count') return new Intl.NumberFormat(intl).format(value)
  const [hours, minutes] = [Math.floor(value / 60), value % 60]
  const part = (unit: 'hour' | 'minute', n: number) =>
    n === 0
      ? []
      : [new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay: 'short' }).format(n)]
  const parts = [...part('hour', hours), ...part('minute', minutes)]
  return parts.length === 0 ? '0' : parts.join(' ')
}
