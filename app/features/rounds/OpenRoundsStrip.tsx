import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import * as styles from './Rounds.css.ts'
import type { RoundRow } from './rounds.server.ts'

/** One line over a game: a round in another game is unfinished, with a link to it. */
export function OpenRoundsStrip({ rounds }: { rounds: readonly RoundRow[] }) {
  const { t } = useTranslation('rounds')
  const [round] = rounds.filter((it) => it.resume !== null)
  if (!round) return null
  return (
    <p className={styles.strip} data-testid="open-round-elsewhere">
      {t('open.title', { number: rounds.length })}{' '}
      <Link to={round.resume ?? ''} className={styles.stripLink}>
        {t('resumeGame', { game: round.game ?? '' })}
      </Link>
    </p>
  )
}
