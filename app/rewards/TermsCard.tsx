import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import * as styles from './Rewards.css.ts'
import type { TermsCardView } from './reward-view.ts'

/**
 * The conditions of a bonus in plain words: generated from the figures that bets are checked against. The significant
 * ones are always in view; what explains them is folded.
 */
export function TermsCard({ card, id }: { card: TermsCardView; id?: string }) {
  const { t } = useTranslation('rewards')
  const path = useLocalePath()
  return (
    <div id={id} className={styles.card} data-testid="truth-card">
      <p className={styles.title}>{t('terms.title')}</p>
      <Facts facts={card.facts} />
      <details className={styles.more}>
        <summary className={styles.summary}>{t('terms.more')}</summary>
        <ul className={styles.notes}>
          {card.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {/* Beside whatever is being done here: a form that is half filled in, or a game. */}
        <a href={path('/bonus-terms')} target="_blank" rel="noopener" className={styles.general}>
          {t('general')}
        </a>
      </details>
    </div>
  )
}
