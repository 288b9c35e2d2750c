import { useTranslation } from 'react-i18next'
import * as styles from './SignUpPage.css.ts'
import type { AgeRule } from './sign-up-view.server.ts'

/** From which age an account may be had, before anybody types a date. */
export function AgeNote({ rule }: { rule: AgeRule }) {
  const { t } = useTranslation('signup')
  return (
    <p className={styles.note} data-testid="signup-age">
      {rule.other
        ? t('age.byRegion', {
            age: rule.age,
            otherAge: rule.other.age,
            regions: rule.other.regions,
          })
        : t('age.plain', { age: rule.age })}
    </p>
  )
}
