import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadBeside } from '#app/content/rich-text/page-text-address.ts'
import { AffiliateField } from '#app/session/AffiliateField.tsx'
import { Button } from '#app/ui/Button/Button.tsx'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { Chip } from '#app/ui/Chip/Chip.tsx'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { SelectField } from '#app/ui/Field/SelectField.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { AgeNote } from './AgeNote.tsx'
import { useCaptcha } from './captcha/use-captcha.ts'
import { FormProblems, useFieldErrors } from './FormProblems.tsx'
import * as styles from './SignUpPage.css.ts'
import type { SignUpField, SignUpReply, Typed } from './sign-up-problems.ts'
import type { DetailsView } from './sign-up-view.server.ts'

/** Personal details (GAP-049). The captcha starts with the first input in the form and ends with it. */
export function DetailsForm(props: { view: DetailsView; reply: SignUpReply | undefined }) {
  const { view, reply } = props
  const { t } = useTranslation('signup')
  const typed = reply?.typed ?? view.typed
  const [country, setCountry] = useState(typed.countryCode ?? '')
  const age = view.ages[country]
  const errorOf = useFieldErrors(reply, { country, age: age?.age ?? 18 })
  const { send, prepare, busy, checking } = useChecked()
  const text = (name: 'firstName' | 'lastName' | 'email', autoComplete: string) => ({
    id: `signup-${name}`,
    label: t(`fields.${name}`),
    name,
    autoComplete,
    required: true,
    inputProps: {
      'data-testid': `signup-${name}`,
      defaultValue: typed[name] ?? '',
      maxLength: name === 'email' ? 254 : 50,
    },
    ...errorOf(name),
  })
  return (
    <Stack gap="lg">
      <FormProblems reply={reply} words={{ country, age: age?.age ?? 18 }} />
      {view.ended && !reply ? <Notice tone="info" title={t('failure.ours.expired')} /> : null}
      {view.again && !reply ? (
        <Notice tone="info" title={t('details.againTitle')}>
          {t('details.againText')}
        </Notice>
      ) : null}
      <p className={styles.note}>{t(`details.needs.${view.verification}`)}</p>
      {view.bonusCode === null ? null : <BonusCode code={view.bonusCode} />}
      <Form method="post" noValidate onSubmit={send} onFocus={prepare}>
        <input type="hidden" name="intent" value="details" />
        <input type="hidden" name="captcha" value="" />
        <AffiliateField />
        {view.termsVersion === null ? null : (
          <input type="hidden" name="termsAndConditionsAcceptedVersion" value={view.termsVersion} />
        )}
        <Stack gap="lg">
          <SelectField
            id="signup-countryCode"
            label={t('fields.countryCode')}
            name="countryCode"
            choices={view.countries}
            selectProps={{
              'data-testid': 'signup-countryCode',
              defaultValue: country,
              autoComplete: 'country',
              onChange: (event) => setCountry(event.currentTarget.value),
            }}
            {...errorOf('countryCode')}
          />
          {age ? <AgeNote rule={age} /> : null}
          <div className={styles.two}>
            <TextField {...text('firstName', 'given-name')} />
            <TextField {...text('lastName', 'family-name')} />
          </div>
          <TextField {...text('email', 'email')} type="email" />
          <TextField
            id="signup-password"
            label={t('fields.password')}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            help={t(reply ? 'details.passwordAgain' : 'details.passwordHelp')}
            inputProps={{ 'data-testid': 'signup-password', maxLength: 64 }}
            {...errorOf('password')}
          />
          <Consents typed={typed} links={view.links} errorOf={errorOf} />
          <SubmitButton busy={busy} testId="signup-submit">
            {t(busy ? 'sending' : 'next')}
          </SubmitButton>
          <p role="status" className={styles.note}>
            {checking ? t('captcha.checking') : ''}
          </p>
          <noscript>
            <p className={styles.note}>{t('captcha.noScript')}</p>
          </noscript>
        </Stack>
      </Form>
    </Stack>
  )
}

/** Submits the form with the solved captcha; without scripts the form is submitted as it is. */
function useChecked() {
  const submit = useSubmit()
  const isUnderWay = useSending() !== null
  const captcha = useCaptcha()
  const sending = useRef(false)
  useEffect(() => {
    if (!isUnderWay) sending.current = false
  }, [isUnderWay])
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const form = event.currentTarget
    const answer = await captcha.take()
    const body = new FormData(form)
    body.set('captcha', answer)
    submit(body, { method: 'post' })
  }
  return {
    send,
    prepare: captcha.prepare,
    checking: captcha.waiting,
    busy: captcha.waiting || isUnderWay,
  }
}

/** The bonus code that came with the URL; removing it is a separate form. */
function BonusCode({ code }: { code: string }) {
  const { t } = useTranslation('signup')
  return (
    <Form method="post" className={styles.chipRow} data-testid="signup-bonus-code">
      <input type="hidden" name="intent" value="forget-code" />
      <Chip>{t('bonusCode.with', { code })}</Chip>
      <Button type="submit" tone="quiet" size="small" data-testid="signup-bonus-code-remove">
        {t('bonusCode.remove')}
      </Button>
    </Form>
  )
}

const REQUIRED = ['termsAndConditions', 'cookiePolicyAccepted'] as const
const PageDialog = lazy(() => import('./PageDialog.tsx'))

/**
 * The consents, each separate; marketing starts unticked. The "accept all" helper (GAP-050) ticks only what is
 * required: it must not collect consent to advertising. It needs scripts, so scripts render it.
 */
function Consents(props: {
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
      {scripted ? (
        <ReadHere />
      ) : (
        <p className={styles.chipRow}>
          <NewTab href={links.terms} text={t('consents.readTerms')} />
          <NewTab href={links.cookies} text={t('consents.readCookies')} />
        </p>
      )}
      <CheckboxField {...box('marketingOptIn')} label={t('consents.marketing')} />
    </fieldset>
  )
}

/** Terms and cookie policy over the form, so that no input is lost (TRM-04). */
function ReadHere() {
  const { t } = useTranslation('signup')
  const [open, setOpen] = useState<ReadBeside | null>(null)
  const titles = {
    terms: t('consents.termsTitle'),
    'cookie-policy': t('consents.cookiesTitle'),
  } as const
  return (
    <p className={styles.chipRow}>
      {(['terms', 'cookie-policy'] as const).map((page) => (
        <Button
          key={page}
          type="button"
          tone="quiet"
          size="small"
          aria-haspopup="dialog"
          data-testid={`signup-read-${page}`}
          onClick={() => setOpen(page)}
        >
          {titles[page]}
        </Button>
      ))}
      {open === null ? null : (
        <Suspense fallback={null}>
          <PageDialog page={open} title={titles[open]} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </p>
  )
}

/** Without scripts the page opens beside the form. */
function NewTab({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  )
}
