import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import * as styles from './SignUpPage.css.ts'
import type { SignUpField, Typed } from './sign-up-problems.ts'

const REQUIRED = ['termsAndConditions', 'cookiePolicyAccepted'] as const

/**
 * The consents, each separate; marketing starts unticked. The "accept all" helper (GAP-050) ticks only what is
 * required: it must not collect consent to advertising. It needs scripts, so scripts render it.
 */
export function Consents(props: {
  typed: Typed
  links: { terms: string; cookies: string }
  errorOf: (field: SignUpField) => { error?: string }
}) {
  const { typed, links, errorOf } = props
  const { t } = useTranslation('signup')
  const group = useRef<HTMLFieldSetElement>(null)
  const [scripted, setScripted] = useState(false)
  const [all, setAll] = useState(false)
  useEffect(() => setScripted(true), [])
  const boxes = () =>
    REQUIRED.flatMap((name) => {
      const box = group.current?.querySelector(`[name="${name}"]`)
      return box instanceof HTMLInputElement ? [box] : []
    })
  const tickAll = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked
    setAll(checked)
  }
  const box = (name: 'termsAndConditions' | 'cookiePolicyAccepted' | 'marketingOptIn') => ({
    id: `signup-${name}`,
    name,
    inputProps: {
      'data-testid': `signup-${name}`,
      value: 'yes',
      defaultChecked: (typed[name] ?? '') !== '',
      onChange: () => setAll(boxes().every((it) => it.checked)),
    },
    ...errorOf(name),
  })
  return (
    <fieldset ref={group} className={styles.consents}>
      <legend className={styles.legend}>{t('consents.title')}</legend>
      {scripted ? (
        <CheckboxField
          id="signup-allConditions"
          name="allConditions"
          label={t('consents.all')}
          inputProps={{
            'data-testid': 'signup-allConditions',
            checked: all,
            onChange: (event) => tickAll(event.currentTarget.checked),
          }}
        />
      ) : null}
      <CheckboxField {...box('termsAndConditions')} label={t('consents.terms')} />
      <CheckboxField {...box('cookiePolicyAccepted')} label={t('consents.cookies')} />
      <p className={styles.chipRow}>
        <NewTab href={links.terms} text={t('consents.readTerms')} />
        <NewTab href={links.cookies} text={t('consents.readCookies')} />
      </p>
      <CheckboxField {...box('marketingOptIn')} label={t('consents.marketing')} />
    </fieldset>
  )
}

/** A page that opens beside the form, so that no input is lost (TRM-04). */
function NewTab({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  )
}
