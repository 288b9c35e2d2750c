import { Link, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import { CompleteStep, type LimitsQuestion, type SignUpOfferWords } from './CompleteStep.tsx'
import { ContactInfoForm } from './ContactInfoForm.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { Duplicated, Unavailable, Unsupported } from './EndStates.tsx'
import * as styles from './SignUpPage.css.ts'
import type { SignUpReply } from './sign-up-problems.ts'
import { FORM_STEPS, type Step } from './sign-up-steps.ts'
import type { SignUpView } from './sign-up-view.server.ts'
import { VerificationForm } from './VerificationForm.tsx'

/**
 * The sign-up as a separate page (SUP-01, RTE-06): the current step comes from the loader, problems from the last
 * submitted form. Each step is a plain form; scripts add convenience, and the captcha.
 */
export function SignUpPage(props: {
  view: SignUpView
  reply: SignUpReply | undefined
  close: string
  offer: SignUpOfferWords | null
  limits: LimitsQuestion | null
  /** The editors' invitation above the first step; null: none (SUP-04). */
  invitation: ReactNode
  /** Editors may leave out the row of steps; the heading names the step all the same. */
  showsSteps: boolean
}) {
  const { view, close } = props
  const { t } = useTranslation('signup')
  const [dismissed, setDismissed] = useState<SignUpReply | null>(null)
  const reply = props.reply === dismissed ? undefined : props.reply
  const aside = reply?.step === 'Duplicated' || reply?.step === 'Unsupported' ? reply.step : null
  const step: Step | 'Unavailable' = aside ?? view.step
  const back = () => setDismissed(props.reply ?? null)
  return (
    <PageContainer>
      {view.step === 'Details' && aside === null ? props.invitation : null}
      <div className={styles.card}>
        <Stack gap="lg">
          <div className={styles.head}>
            <StepHeading step={step} />
            {view.step === 'Complete' ? null : (
              <Link to={close} className={styles.close}>
                {t('close')}
              </Link>
            )}
          </div>
          {props.showsSteps ? <StepIndicator step={step} /> : null}
          {aside === 'Duplicated' ? <Duplicated onBack={back} /> : null}
          {aside === 'Unsupported' ? <Unsupported countries={[]} onBack={back} /> : null}
          {/* Stays mounted, so that its input is kept. */}
          <div hidden={aside !== null}>
            <FieldErrors of={props.reply}>
              <ViewOf
                view={view}
                reply={fits(view, props.reply) ? props.reply : undefined}
                offer={props.offer}
                limits={props.limits}
              />
            </FieldErrors>
          </div>
        </Stack>
      </div>
    </PageContainer>
  )
}

/** A response belongs to the step that it names; the other states keep the submitted form. */
function fits(view: SignUpView, reply: SignUpReply | undefined): boolean {
  return (
    reply !== undefined &&
    (reply.step === view.step || reply.step === 'Duplicated' || reply.step === 'Unsupported')
  )
}

function ViewOf(props: {
  view: SignUpView
  reply: SignUpReply | undefined
  offer: SignUpOfferWords | null
  limits: LimitsQuestion | null
}) {
  const { view, reply } = props
  switch (view.step) {
    case 'Details':
      return <DetailsForm view={view} reply={reply} />
    case 'ContactInfo':
      return <ContactInfoForm view={view} reply={reply} />
    case 'Verification':
      return <VerificationForm key={view.kind} view={view} reply={reply} />
    case 'Complete':
      return <CompleteStep view={view} reply={reply} offer={props.offer} limits={props.limits} />
    case 'Unsupported':
      return <Unsupported countries={view.countries} />
    case 'Unavailable':
      return <Unavailable />
  }
}

/** Takes the focus when the step changes, so that a screen reader announces the new step. */
function StepHeading({ step }: { step: Step | 'Unavailable' }) {
  const { t } = useTranslation('signup')
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  const { state } = useNavigation()
  useEffect(() => {
    if (state !== 'idle' || shown.current === step) return
    shown.current = step
    ref.current?.focus()
  }, [step, state])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={styles.heading}
      data-testid="signup-step"
      data-step={step}
    >
      <Heading level={1}>{t(`steps.${step}.title`)}</Heading>
    </div>
  )
}

/** For URLs below the sign-up without a flow: says so plainly, with a next step. */
export function FlowNotThere() {
  const { t } = useTranslation('signup')
  const path = useLocalePath()
  return (
    <PageContainer>
      <div className={styles.card}>
        <Stack gap="lg">
          <Heading level={1}>{t('pnp.title')}</Heading>
          <p>{t('pnp.text')}</p>
          <Link to={path('/signup')}>{t('pnp.toSignUp')}</Link>
        </Stack>
      </div>
    </PageContainer>
  )
}

/** The four steps and the current one; nothing in the other states. */
function StepIndicator({ step }: { step: Step | 'Unavailable' }) {
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
