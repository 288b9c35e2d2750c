import { useTranslation } from 'react-i18next'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Meter } from '#app/ui/Meter/Meter.tsx'
import * as styles from './Rewards.css.ts'
import type { RewardView } from './reward-view.ts'

/** The progress of a claimed bonus: its balance, what is still to be wagered, and until when. */
export function RewardProgress({ reward }: { reward: Pick<RewardView, 'progress' | 'expires'> }) {
  const { t } = useTranslation('rewards')
  const { progress, expires } = reward
  if (progress === null) return null
  return (
    <div className={styles.progress} data-testid="reward-progress" data-part={progress.part}>
      <Facts
        facts={[
          { name: t('progress.balance'), value: progress.bonusBalance },
          { name: t('progress.left'), value: progress.left },
          ...(expires === null ? [] : [{ name: t('progress.until'), value: expires.when }]),
        ]}
      />
      <Meter part={progress.part} steps={progress.steps} />
      <p className={styles.done}>
        {t('progress.done', { done: progress.done, required: progress.required })}
      </p>
    </div>
  )
}
