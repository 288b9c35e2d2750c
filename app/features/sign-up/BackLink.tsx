import { Form, Link, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#app/market/use-locale.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import * as styles from './SignUpPage.css.ts'
import { NEXT_PARAMETER, signUpAddress } from './sign-up-address.ts'
import { FORM_STEPS, type FormStep, moveOn } from './sign-up-steps.ts'

/** To the previous step, and a way to leave the sign-up on a shared device. */
export function BackLink({ from }: { from: FormStep }) {
  const { t } = useTranslation('signup')
  const { segment } = useLocale()
  const [query] = useSearchParams()
  const step = FORM_STEPS.find((it) => it === moveOn(from, 'back'))
  if (step === undefined) return null
  return (
    <div className={styles.foot}>
      <Link
        to={signUpAddress(segment, { step, next: query.get(NEXT_PARAMETER) })}
        data-testid="signup-back"
      >
        {t('back')}
      </Link>
      <Form method="post">
        <input type="hidden" name="intent" value="start-over" />
        <Button type="submit" tone="quiet" size="small" data-testid="signup-start-over">
          {t('startOver')}
        </Button>
      </Form>
    </div>
  )
}
