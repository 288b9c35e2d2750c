import { useTranslation } from 'react-i18next'
import * as styles from './SignUpPage.css.ts'
import type { AgeRule } from './sign-up-view.server.ts'

/** The minimum age for an account, shown before a date is typed. */
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
