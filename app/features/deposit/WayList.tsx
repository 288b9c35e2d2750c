import { useTranslation } from 'react-i18next'
import { useMethodWords } from '#app/market/use-method-words.ts'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import * as styles from './Deposit.css.ts'
import type { WayView } from './deposit.server.ts'

/** The payment methods, each with its minimum, maximum and duration. */
export function WayList(props: {
  ways: readonly WayView[]
  chosen: string | undefined
  problem: 'choose' | 'gone' | null
}) {
  const { t } = useTranslation('deposit')
  const words = useMethodWords()
  const isWrong = props.problem !== null
  return (
    <fieldset
      className={styles.ways}
      {...(isWrong ? { 'aria-describedby': 'deposit-way-error' } : {})}
    >
      <legend className={styles.legend}>{t('way')}</legend>
      <div className={styles.rows}>
        {props.ways.map((way, index) => (
          <label key={way.value} className={styles.way}>
            <input
              type="radio"
              name="way"
              value={way.value}
              defaultChecked={way.value === props.chosen}
              className={styles.radio}
              data-saves={way.canSave ? 'yes' : 'no'}
              data-testid={`deposit-way-${way.label === null ? way.method : `${way.method}-saved`}`}
              {...(isWrong && index === 0 ? { 'aria-invalid': true } : {})}
            />
            <span className={styles.wayWords}>
              <span className={styles.wayName}>
                {words.name(way.method)}
                {way.label === null ? null : <bdi>{way.label}</bdi>}
                {way.isRecent && way.label === null ? <Chip>{t('recent')}</Chip> : null}
              </span>
              <span className={styles.wayFacts}>
                {t('bounds', { min: way.min, max: way.max })} · {words.time(way.processTime)}
                {way.label === null ? null : ` · ${t('chargedAtOnce')}`}
              </span>
            </span>
          </label>
        ))}
      </div>
      {isWrong ? (
        <span id="deposit-way-error" data-testid="deposit-way-error" className={styles.error}>
          {t(`problems.way.${props.problem ?? 'choose'}`)}
        </span>
      ) : null}
    </fieldset>
  )
}
