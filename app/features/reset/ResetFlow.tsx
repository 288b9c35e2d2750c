import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { heading } from '#app/ui/Text/Text.css.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import * as styles from './Reset.css.ts'
import { CodeStep, EmailStep, PasswordStep } from './ResetForms.tsx'
import type { ResetReply, ResetView } from './reset.server.ts'
import { RESET_STEPS, type ResetStep } from './reset-steps.ts'

/** The password reset, one step at a time (PWR-01). `logIn` ends it. */
export function ResetFlow(props: {
  view: ResetView
  reply: ResetReply | undefined
  /** 1 if the page has no other heading. */
  level: 1 | 2
  logIn: ReactNode
}) {
  const { t } = useTranslation('reset')
  const { view, reply } = props
  return (
    <div className={styles.cardOf[props.level]}>
      <Stack gap="lg">
        {props.level === 1 ? <h1 className={heading.xxl}>{t('title')}</h1> : null}
        <Progress view={view} />
        {view.linkUnread ? (
          <Notice tone="warning" title={t('failure.unavailable')}>
            {t('problem.linkUnread')}
          </Notice>
        ) : null}
        {view.problem === 'oldLink' ? (
          <Notice tone="critical" title={t('problem.oldLink.title')}>
            {t('problem.oldLink.text')}
          </Notice>
        ) : null}
        {view.problem === 'maxAttempts' ? <MaxAttempts /> : null}
        <StepHeading view={view} />
        {view.step === 'email' ? <EmailStep view={view} reply={reply} /> : null}
        {view.step === 'verification' ? <CodeStep view={view} reply={reply} /> : null}
        {view.step === 'password' ? <PasswordStep view={view} reply={reply} /> : null}
        {view.step === 'complete' ? <Complete logIn={props.logIn} /> : null}
      </Stack>
    </div>
  )
}

/** The current step; steps that were skipped, as by a link, are not ticked. */
function Progress({ view }: { view: ResetView }) {
  const { t } = useTranslation('reset')
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {RESET_STEPS.map((step) => (
        <li
          key={step}
          className={styles.step}
          aria-current={step === view.step ? 'step' : undefined}
          data-visited={view.visited.includes(step) || undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

/** Takes the focus when the step changes, so that it is announced and the keyboard continues below it. */
function StepHeading({ view }: { view: ResetView }) {
  const { t } = useTranslation('reset')
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(`${view.step} ${view.sends}`)
  const now = `${view.step} ${view.sends}`
  useEffect(() => {
    if (shown.current === now) return
    shown.current = now
    ref.current?.focus()
  }, [now])
  return (
    <h2 ref={ref} tabIndex={-1} className={`${heading.lg} ${styles.stepTitle}`} id="reset-step">
      {t(HEADING[view.step])}
    </h2>
  )
}

const HEADING = {
  email: 'email.heading',
  verification: 'verification.heading',
  password: 'password.heading',
  complete: 'complete.heading',
} as const satisfies Record<ResetStep, string>

function Complete({ logIn }: { logIn: ReactNode }) {
  const { t } = useTranslation('reset')
  const isToastShown = useRef(false)
  useEffect(() => {
    if (isToastShown.current) return
    isToastShown.current = true
    showToast({ kind: 'success', value: t('password.success.toast') })
  }, [t])
  return (
    <Stack gap="lg">
      <Notice tone="success" title={t('password.success.toast')}>
        {t('complete.text')}
      </Notice>
      <div>{logIn}</div>
    </Stack>
  )
}

const MaxAttemptsDialog = lazy(() => import('./MaxAttemptsDialog.tsx'))

/** Too many codes (CON-24): a dialog, and without scripts the same text in the page. */
function MaxAttempts() {
  const { t } = useTranslation('reset')
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <>
      <Notice tone="critical" title={t('problem.maxAttempts.title')}>
        {t('problem.maxAttempts.text')}
      </Notice>
      {open ? (
        <Suspense fallback={null}>
          <MaxAttemptsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
