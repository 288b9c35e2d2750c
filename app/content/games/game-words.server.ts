import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { LANGUAGES } from '#markets/languages.ts'

/** The label of a tag; an untranslated tag is shown as its editor wrote it. */
export function tagWord(
  group: 'feature' | 'theme' | 'type',
  value: string,
  locale: Locale,
): string {
  const written = `${value[0]?.toUpperCase() ?? ''}${value.slice(1).replaceAll('-', ' ')}`
  return wordsOf(locale).t(`tags:${group}.${value}` as 'tags:theme.sea', written)
}

/** A return to player in percent, with two decimals, as the language writes it: `96.40%`, `96,40 %`, `%96,40`. */
export function returnFigure(rtp: number, { language }: Locale): string {
  return new Intl.NumberFormat(LANGUAGES[language].intl, {
    ...{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 },
  }).format(rtp / 100)
}

/** One of the five labels; any other value that an editor typed has none. */
export function volatilityLevel(volatility: number | null): 1 | 2 | 3 | 4 | 5 | null {
  const rounded = volatility === null ? null : Math.round(volatility)
  return ([1, 2, 3, 4, 5] as const).find((it) => it === rounded) ?? null
}
