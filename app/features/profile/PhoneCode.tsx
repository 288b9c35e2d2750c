import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { useSecondsLeft } from '#app/ui/Countdown/use-seconds-left.ts'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { FormFailure, PanelForm, PanelTextField } from './PanelForm.tsx'
import type { PendingCode } from './profile.server.ts'
import { type PanelFormState, usePanelForm } from './use-panel-form.ts'

const NAME = 'account-phone'

/** The code sent to the new number; resending after half a minute; or cancelling. */
export function PhoneCode(props: {
  pending: PendingCode
  verify: PanelFormState
  close: PanelFormState
}) {
  const { pending, verify, close } = props
  const { t } = useTranslation('profile')
  return (
    <Stack gap="lg">
      <Text>{t('phone.codeSent', { ending: pending.ending })}</Text>
      <PanelForm name={`${NAME}-verification`} form={verify} submit={t('phone.confirm')}>
        <input type="hidden" name="smsVerificationId" value={pending.verificationId} />
        <PanelTextField
          form={verify}
          name={NAME}
          field="code"
          label={t('phone.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          first
        />
      </PanelForm>
      <Resend key={pending.verificationId} pending={pending} />
      <Form method="post" action={close.action} preventScrollReset>
        <input type="hidden" name="intent" value={close.intent} />
        <Button type="submit" tone="quiet" busy={close.busy} data-testid={`${NAME}-close`}>
          {t('phone.giveUp')}
        </Button>
      </Form>
    </Stack>
  )
}

function Resend({ pending }: { pending: PendingCode }) {
  const { t } = useTranslation('profile')
  const form = usePanelForm('phone-resend')
  // Zero without scripts: there the platform itself refuses a request that comes too early.
  const seconds = useSecondsLeft(pending.resendInSeconds, pending) ?? 0
  return (
    <Form method="post" action={form.action} preventScrollReset>
      <input type="hidden" name="intent" value={form.intent} />
      <input type="hidden" name="smsVerificationId" value={pending.verificationId} />
      <Stack gap="sm">
        <FormFailure form={form} />
        {seconds > 0 ? (
          <Text size="small" tone="muted">
            {t('phone.resendIn', { count: seconds })}
          </Text>
        ) : null}
        <span>
          <Button
            type="submit"
            busy={form.busy}
            disabled={seconds > 0}
            data-testid={`${NAME}-resend`}
          >
            {t('phone.resend')}
          </Button>
        </span>
      </Stack>
    </Form>
  )
}
