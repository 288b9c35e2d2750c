import * as styles from './Meter.css.ts'

/** How much of a whole is used, in hundredths: a picture of what stands beside it in words. */
export function Meter({ part }: { part: number }) {
  return (
    <svg aria-hidden="true" className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none">
      <rect width={part} height="1" className={styles.fill} />
    </svg>
  )
}
