import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import * as styles from './RichText.css.ts'
import type { SignUpView } from './rich-text-view.ts'

/** Leads to the sign-up with the code. It has no input fields: what is typed here would end up in a URL. */
export function SignUpForm({ form }: { form: SignUpView }) {
  const { t } = useTranslation('content')
  return (
    <Form className={styles.signUp} method="get" action={form.action} data-testid="sign-up-form">
      <Heading level={2} size="lg">
        {form.title}
      </Heading>
      <p>{form.text}</p>
      {form.bonusCode === null ? null : (
        <p className={styles.code}>
          {t('signUp.code')} <strong>{form.bonusCode}</strong>
          <input type="hidden" name="bonusCode" value={form.bonusCode} />
        </p>
      )}
      <Button type="submit" tone="primary" size="large">
        {form.label}
      </Button>
      {form.significantTerms === '' ? null : (
        <p className={styles.significant}>{form.significantTerms}</p>
      )}
    </Form>
  )
}
