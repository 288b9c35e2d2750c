import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { useSecondsLeft } from '#app/ui/Countdown/use-seconds-left.ts'
import { TextField } from '#app/ui/Field/Field.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#app/ui/Text/Text.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { BackLink } from './BackLink.tsx'
import { FormProblems, useFieldErrors } from './FormProblems.tsx'
import * as styles from './SignUpPage.css.ts'
import type { SignUpReply } from './sign-up-problems.ts'
import type { PinStatus } from './sign-up-steps.ts'
import { type PinCode, pinAfter } from './sign-up-steps.ts'
import type { VerificationView } from './sign-up-view.server.ts'

const WORDS = { country: '', age: 0 }

/** The code sent by SMS or email (SUP-08). A pasted one may contain spaces; phones autofill it. */
export function VerificationForm(props: {
  view: VerificationView
  reply: SignUpReply | undefined
}) {
  const { view, reply } = props
  const { t } = useTranslation('signup')
  const busy = useSending() !== null
  const errorOf = useFieldErrors(reply, WORDS)
  const pin: PinCode = reply ? pinAfter(view.pin, 'notVerified') : view.pin
  return (
    <Stack gap="lg">
      <FormProblems reply={reply} words={WORDS} />
      {reply ? null : <Sent view={view} />}
      <Form method="post" noValidate data-pin={pin.status}>
        <input type="hidden" name="intent" value="verify" />
        <Stack gap="lg">
          <TextField
            id="signup-code"
            label={t('fields.code')}
            name="code"
            autoComplete="one-time-code"
            required
            help={t(`verification.help.${view.kind}`)}
            inputProps={{
              'data-testid': 'signup-code',
              inputMode: 'numeric',
              maxLength: 40,
              autoCorrect: 'off',
              spellCheck: false,
            }}
            {...errorOf('code')}
          />
          <SubmitButton busy={busy} testId="signup-submit">
            {t(busy ? 'sending' : 'verification.submit')}
          </SubmitButton>
        </Stack>
      </Form>
      <ResendCode status={view.pin.status} />
      <BackLink from="Verification" />
    </Stack>
  )
}

function Sent({ view }: { view: VerificationView }) {
  const { t } = useTranslation('signup')
  if (view.pin.status === 'sendFail') {
    return (
      <Notice tone="warning" title={t('verification.notSentTitle')}>
        {t('verification.notSentText')}
      </Notice>
    )
  }
  return <p data-testid="signup-sent-to">{t(`verification.sent.${view.kind}`, { to: view.to })}</p>
}

/** GAP-052. The platform enforces it; the page only shows it. */
const RESEND_AFTER_S = 30

/**
 * Requests another code. With scripts the button shows how long to wait; a screen reader announces it once at the start
 * and once at the end, not every second. Without scripts it can be pressed at any time.
 */
function ResendCode({ status }: { status: PinStatus }) {
  const { t } = useTranslation('signup')
  // Each submission is a new visit of the page.
  const { key } = useLocation()
  const left = useSecondsLeft(status === 'sendFail' ? 0 : RESEND_AFTER_S, key)
  const waits = left !== null && left > 0
  return (
    <Form method="post" className={styles.chipRow}>
      <input type="hidden" name="intent" value="send" />
      <Button
        type="submit"
        tone="neutral"
        size="medium"
        aria-disabled={waits || undefined}
        onClick={(event) => {
          if (waits) event.preventDefault()
        }}
        data-testid="signup-resend"
      >
        {t('verification.resend')}
      </Button>
      {waits ? (
        <span className={styles.note} aria-hidden="true">
          {t('verification.resendIn', { count: left })}
        </span>
      ) : null}
      <span role="status">
        <VisuallyHidden>
          {left === null
            ? ''
            : waits
              ? t('verification.resendIn', { count: RESEND_AFTER_S })
              : t('verification.resendNow')}
        </VisuallyHidden>
      </span>
    </Form>
  )
}
