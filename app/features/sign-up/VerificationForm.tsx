import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import { BackLink } from './BackLink.tsx'
import { FormProblems, useFieldErrors } from './FormProblems.tsx'
import { ResendCode } from './ResendCode.tsx'
import type { SignUpReply } from './sign-up-problems.ts'
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
              maxLength: 12,
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
