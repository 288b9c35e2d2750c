import { useTranslation } from 'react-i18next'
import * as styles from './SignUpPage.css.ts'
import { FORM_STEPS, type Step } from './sign-up-steps.ts'

/** The four steps and the current one; nothing in the other states. */
export function StepIndicator({ step }: { step: Step | 'Unavailable' }) {
  const { t } = useTranslation('signup')
  const place = FORM_STEPS.find((it) => it === step)
  if (place === undefined) return null
  const current = FORM_STEPS.indexOf(place)
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {FORM_STEPS.map((it, index) => (
        <li
          key={it}
          className={styles.step}
          data-state={index < current ? 'done' : 'open'}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`steps.${it}.short`)}
        </li>
      ))}
    </ol>
  )
}
