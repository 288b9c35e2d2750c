import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Reward, RewardFreeBet } from '#contracts/player-api/rewards.ts'
import { decimalOdds } from '#contracts/sportsbook/words.ts'
import { dateWriter } from '#markets/dates.ts'
import { moneyIn, timeIn } from './reward-formats.server.ts'
import type { TermsCardView } from './reward-view.ts'

/** The conditions of a free bet, from the figures that the bet is held to. After the claim they say until when. */
export function freeBetCard(
  { assignmentId, expiresAt }: Pick<Reward, 'assignmentId' | 'expiresAt'>,
  { amount, currency, minOdds, scope, hoursToFulfil }: RewardFreeBet,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): TermsCardView {
  const { t } = wordsOf(locale)
  const within =
    expiresAt === null
      ? {
          name: t('rewards:terms.within'),
          value: t('rewards:terms.withinFrom', { time: timeIn(locale, hoursToFulfil) }),
        }
      : {
          name: t('rewards:progress.until'),
          value: dateWriter(locale, timeZone, 'moment')(expiresAt),
        }
  return {
    facts: [
      {
        name: t('rewards:terms.get'),
        value: t('rewards:freeBet.get', { amount: moneyIn(locale, currency)(amount) }),
      },
      { name: t('rewards:freeBet.use'), value: t('rewards:freeBet.useValue') },
      { name: t('rewards:freeBet.odds'), value: decimalOdds(minOdds) },
      { name: t('rewards:freeBet.matches'), value: t(`rewards:freeBet.scope.${scope}`) },
      within,
    ],
    notes: [
      t('rewards:freeBet.winnings'),
      t('rewards:freeBet.void'),
      t('rewards:freeBet.noCashOut'),
      t('rewards:freeBet.optional'),
      t(assignmentId === null ? 'rewards:freeBet.frozen' : 'rewards:freeBet.kept'),
    ],
  }
}
