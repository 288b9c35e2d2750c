import { tagWord } from '#app/content/games/game-words.server.ts'
import { formatApiAmount } from '#app/market/format.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { fromApiAmount, toApiAmount } from '#contracts/money.ts'
import type { Reward, RewardTerms } from '#contracts/player-api/rewards.ts'
import { LANGUAGES } from '#markets/languages.ts'
import { averageCost, EXAMPLE_RETURN_PERCENT } from './reward-rules.ts'
import type { TruthCardView } from './reward-view.ts'

type Of = { locale: Locale; games: ReadonlyMap<string, string> }
type Row = [name: string, value: string | null]

/**
 * The conditions of a bonus, generated from the figures that bets are checked against. Before the claim they are those
 * of the offer, after it those of the day of the claim; what is left is then shown in its progress.
 */
export function toTruthCard(reward: Reward, terms: RewardTerms, of: Of): TruthCardView {
  const { t } = wordsOf(of.locale)
  const money = moneyIn(of.locale, terms.currency)
  const bonusMinor = fromApiAmount(reward.progress?.granted ?? terms.maxAmount)
  const required = reward.progress?.required ?? terms.maxAmount * terms.wrMultiplier
  const toStakeMinor = fromApiAmount(Math.round(required * 100) / 100)
  const cost = averageCost({ toStakeMinor, bonusMinor })
  const isExact = terms.kind === 'GIFT' || reward.progress !== null
  const rows: Row[] = [
    [t('rewards:terms.get'), getOf(terms, of)],
    [
      t('rewards:terms.deposit'),
      terms.minDeposit === null
        ? null
        : t('rewards:terms.depositFrom', { amount: money(terms.minDeposit) }),
    ],
    [
      t('rewards:terms.stake'),
      t(isExact ? 'rewards:terms.stakeExact' : 'rewards:terms.stakeMost', {
        times: numberIn(of.locale, terms.wrMultiplier),
        amount: money(toApiAmount(toStakeMinor)),
      }),
    ],
    [
      t('rewards:terms.within'),
      reward.expiresAt === null
        ? t('rewards:terms.withinFrom', { time: timeIn(of.locale, terms.hoursToFulfil) })
        : null,
    ],
    [t('rewards:terms.games'), gamesOf(terms, of)],
    [t('rewards:terms.excluded'), excludedOf(terms, of)],
    [t('rewards:terms.maxStake'), money(terms.maxStake)],
    [
      t('rewards:terms.cost'),
      t(cost.isAll ? 'rewards:terms.costAll' : 'rewards:terms.costPart', {
        amount: money(toApiAmount(cost.minor)),
      }),
    ],
    [t('rewards:terms.stop'), t('rewards:terms.stopKept')],
  ]
  return {
    facts: rows.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    notes: [
      t(reward.bonusType === 'STICKY' ? 'rewards:notes.sticky' : 'rewards:notes.ownFirst'),
      t('rewards:notes.others'),
      t('rewards:notes.average', { percent: percentIn(of.locale, EXAMPLE_RETURN_PERCENT) }),
      t(reward.assignmentId === null ? 'rewards:notes.frozen' : 'rewards:notes.kept'),
    ],
    version: terms.version,
  }
}

function getOf(terms: RewardTerms, { locale }: Of): string {
  const { t } = wordsOf(locale)
  const amount = moneyIn(locale, terms.currency)(terms.maxAmount)
  if (terms.percentage === null) return t('rewards:terms.gift', { amount })
  return t('rewards:terms.match', { percent: percentIn(locale, terms.percentage), amount })
}

/** Those with the highest contribution first. */
function gamesOf({ contributions }: RewardTerms, { locale }: Of): string {
  const counted = contributions.filter(({ percent }) => percent > 0)
  return listIn(
    locale,
    counted
      .sort((a, b) => b.percent - a.percent)
      .map(
        ({ gameType, percent }) =>
          `${tagWord('type', gameType, locale)} ${percentIn(locale, percent)}`,
      ),
  )
}

/** By name; one that is not in the catalogue, by the provider's game id. */
function excludedOf({ excludedGames }: RewardTerms, { locale, games }: Of): string | null {
  const names = excludedGames.map(({ gameId }) => games.get(gameId) ?? gameId)
  return names.length === 0 ? null : listIn(locale, [...new Set(names)])
}

export const moneyIn =
  ({ language }: Locale, currency: string) =>
  (amount: number): string =>
    formatApiAmount(amount, currency, language)

const intlOf = ({ language }: Locale) => LANGUAGES[language].intl

const percentIn = (locale: Locale, percent: number) =>
  new Intl.NumberFormat(intlOf(locale), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  )

const numberIn = (locale: Locale, value: number) =>
  new Intl.NumberFormat(intlOf(locale)).format(value)

const listIn = (locale: Locale, words: readonly string[]) =>
  new Intl.ListFormat(intlOf(locale), { type: 'unit' }).format(words)

/** In days if they are whole. */
function timeIn(locale: Locale, hours: number): string {
  const isDays = hours % 24 === 0
  return new Intl.NumberFormat(intlOf(locale), {
    style: 'unit',
    unit: isDays ? 'day' : 'hour',
    unitDisplay: 'long',
  }).format(isDays ? hours / 24 : hours)
}
