import * as styles from './Meter.css.ts'

/** More would merge on a phone. */
const MOST_MARKS = 21

/**
 * A bar for the used part of a whole, in percent: it illustrates the text beside it. `steps`: the number of equal
 * steps; if few enough to be distinguishable, they are marked.
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
