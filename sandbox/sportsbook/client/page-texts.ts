import type { KeptSlip } from '#contracts/sportsbook/book-api.ts'
import { decimalOdds, ODDS_ONE } from '#contracts/sportsbook/words.ts'
import { amountText } from '../../games/amount-text.ts'
import type { PageConfig } from '../page-config.ts'
import type { PageTexts, Translate } from './page.ts'

const DAY_MS = 86_400_000

/** The texts of the page, with their values. */
export const translatorOf =
  (words: PageConfig['words']): Translate =>
  (key, values = {}) =>
    words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Formats of the visitor's language, in the zone of the visitor's own clock. */
export function pageTexts(
  { language, locale }: Pick<PageConfig, 'language' | 'locale'>,
  now: () => number,
  chosen: { currency(): string; oddsFormat(): OddsFormat },
): PageTexts {
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const exact = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })
  const date = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const dayOf = (moment: number) => new Date(moment).setHours(12, 0, 0, 0)
  const time: PageTexts['time'] = (at, withSeconds = false) =>
    (withSeconds ? exact : clock).format(new Date(at))
  const day: PageTexts['day'] = (at) => {
    const days = Math.round((dayOf(new Date(at).getTime()) - dayOf(now())) / DAY_MS)
    return days === 0 || days === 1 ? relative.format(days, 'day') : date.format(new Date(at))
  }
  return {
    amount: (minor) => amountText(Number(minor), chosen.currency(), language),
    odds: (thousandths) => oddsText(thousandths, chosen.oddsFormat()),
    ...{ time, day },
    dayAndTime: (at) => `${day(at)} ${time(at)}`,
  }
}

type OddsFormat = KeptSlip['oddsFormat']

/** Odds of thousandths as a player reads them. Only decimal odds bind. */
export function oddsText(thousandths: number, format: OddsFormat): string {
  if (format === 'FRACTIONAL') return fractional(thousandths)
  return format === 'AMERICAN' ? american(thousandths) : decimalOdds(thousandths)
}

/** What is won for each unit of the stake, exactly. */
function fractional(thousandths: number): string {
  const won = thousandths - ODDS_ONE
  const shared = commonDivisor(won, ODDS_ONE)
  return `${won / shared}/${ODDS_ONE / shared}`
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** What a stake of 100 wins, or with a minus what has to be staked to win 100. */
function american(thousandths: number): string {
  const won = thousandths - ODDS_ONE
  if (won >= ODDS_ONE) return `+${Math.round(won / 10)}`
  return `−${Math.round((100 * ODDS_ONE) / won)}`
}
