import { useTranslation } from 'react-i18next'
import { Meter } from '#app/ui/Meter/Meter.tsx'
import * as styles from './Limits.css.ts'
import type { LimitView } from './limit-view.server.ts'

/** Used and remaining amounts of the running period; the bar shows the same as the text. */
export function LimitFigures({ limit }: { limit: LimitView }) {
  const { t } = useTranslation('limits')
  const { usedPart } = limit
  const figures: { name: 'used' | 'left' | 'resetAt'; value: string }[] = [
    { name: 'used', value: limit.used },
    ...(limit.left === null ? [] : [{ name: 'left' as const, value: limit.left }]),
    { name: 'resetAt', value: limit.resetAt.when },
  ]
  return (
    <div className={styles.figuresBox}>
      {usedPart === null ? null : <Meter part={usedPart} />}
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} data-testid={`limit-${limit.id}-${name}`}>
            <dt className={styles.figureName}>{t(name)}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
