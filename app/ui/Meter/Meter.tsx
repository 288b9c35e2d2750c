import * as styles from './Meter.css.ts'

/** More would run into each other on a phone. */
const MOST_MARKS = 21

/**
 * How much of a whole is used, in hundredths: a picture of what stands beside it in words. `steps`: of how many equal
 * ones it is made; few enough to be told apart are marked.
 */
export function Meter({ part, steps = 1 }: { part: number; steps?: number }) {
  const marks = steps > MOST_MARKS ? 0 : steps - 1
  return (
    <svg aria-hidden="true" className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none">
      <rect width={part} height="1" className={styles.fill} />
      {Array.from({ length: marks }, (_, n) => {
        const at = ((n + 1) * 100) / steps
        return <rect key={at} x={at - 0.15} width="0.3" height="1" className={styles.mark} />
      })}
    </svg>
  )
}
