import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { useSecondsLeft } from '#app/ui/Countdown/use-seconds-left.ts'
import { VisuallyHidden } from '#app/ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SignUpPage.css.ts'
import type { PinStatus } from './sign-up-steps.ts'

/** GAP-052. The platform enforces it; the page only shows it. */
const RESEND_AFTER_S = 30

/**
 * Requests another code. With scripts the button shows how long to wait; a screen reader announces it once at the start
 * and once at the end, not every second. Without scripts it can be pressed at any time.
 */
export function ResendCode({ status }: { status: PinStatus }) {
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
