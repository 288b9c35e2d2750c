import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { fromApiAmount } from '#contracts/money.ts'
import type { ActivitySummary } from '#contracts/player-api/activity.ts'
import { formatMoney, isCurrency } from '#markets/currencies.ts'
import { minutesPlayed } from './play-clock.ts'
import { useMinutesText } from './use-minutes-text.ts'

/** Duration and results: figures only, none emphasised over another. */
export function PlayedFigures({ summary }: { summary: ActivitySummary }) {
  const { t } = useTranslation('activity')
  const { language, currency: pageCurrency } = useLocale()
  const inMinutes = useMinutesText()
  const currency = isCurrency(summary.currency) ? summary.currency : pageCurrency
  const amount = (value: number) => formatMoney(fromApiAmount(value), currency, language)
  const delta = amount(summary.delta)
  return (
    <div data-testid="activity-figures">
      <Facts
        facts={[
          { name: t('figures.time'), value: inMinutes(minutesPlayed(summary)) },
          { name: t('figures.turnover'), value: amount(summary.turnover) },
          { name: t('figures.winnings'), value: amount(summary.winnings) },
          { name: t('figures.delta'), value: summary.delta > 0 ? `+${delta}` : delta },
        ]}
      />
    </div>
  )
}
