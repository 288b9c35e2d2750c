import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partsLeft } from './parts-left.ts'
import * as styles from './RichText.css.ts'

/**
 * A moment as server-rendered text, and a countdown that is only visual: a figure announced every second would drown
 * out everything else in a screen reader.
 */
export function Countdown({
  countdown: { label, until, moment, over },
}: {
  countdown: { label: string; until: string; moment: string; over: string | null }
}) {
  const { t } = useTranslation('content')
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (over !== null) return
    const tick = () => setLeft(Math.max(0, Date.parse(until) - Date.now()))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until, over])
  const parts = left === null ? null : partsLeft(left)
  return (
    <div className={styles.countdown} data-testid="countdown">
      <p className={styles.countdownLabel}>{over ?? label}</p>
      <p>
        <time dateTime={until}>{moment}</time>
      </p>
      {over === null ? (
        <p className={styles.figures} aria-hidden="true">
          {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
            <span key={unit} className={styles.unitBox}>
              <span className={styles.number}>{parts ? parts[unit] : '–'}</span>
              <span className={styles.unit}>{t(`countdown.${unit}`)}</span>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
