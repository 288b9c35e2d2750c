import { Form, useSubmit } from '@remix-run/react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { useSecondsLeft } from '#app/ui/Countdown/use-seconds-left.ts'
import { Facts } from '#app/ui/Facts/Facts.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { LoadedPanel } from './Panel.tsx'
import { FormFailure, PanelForm, PanelSelectField, PanelTextField } from './PanelForm.tsx'
import { phoneChangeOf } from './phone-change.ts'
import type { PendingCode, ProfilePageData } from './profile.server.ts'
import { type PanelFormState, usePanelForm } from './use-panel-form.ts'

const PhoneCodeDialog = lazy(() => import('./PhoneCodeDialog.tsx'))
const NAME = 'account-phone'

/** The phone number, its change, and the popup for the code sent to the new one (ACC-03, ACC-04). */
export function PhonePanel({ page }: { page: ProfilePageData }) {
  const { t } = useTranslation('profile')
  const request = usePanelForm('phone')
  const verify = usePanelForm('phone-code')
  const close = usePanelForm('phone-close')
  const pending = close.busy ? null : page.pendingCode
  useForgetPassword(request, pending?.verificationId)
  const change = phoneChangeOf({
    verificationId: pending?.verificationId ?? null,
    answer: lastAnswer(verify, request),
    sending: verify.busy ? 'phone-code' : request.busy ? 'phone' : null,
  })
  const isOpen =
    change.state === 'code' || change.state === 'verifying' || change.state === 'verify-error'
  return (
    <LoadedPanel name="phone" loaded={page.phone}>
      {({ number, verified }) => (
        <>
          <Facts
            facts={[
              { name: t('phone.current'), value: number ?? t('phone.none') },
              ...(number === null
                ? []
                : [{ name: t('phone.state'), value: t(verified ? 'phone.yes' : 'phone.no') }]),
            ]}
          />
          {isOpen && pending !== null ? (
            <CodeStep pending={pending} verify={verify} close={close} />
          ) : null}
          <PanelForm name={NAME} form={request} submit={t('phone.submit')}>
            <PanelSelectField
              form={request}
              name={NAME}
              field="phonePrefix"
              label={t('phone.prefix')}
              value={page.prefix}
              choices={page.prefixes}
              autoComplete="tel-country-code"
            />
            <PanelTextField
              form={request}
              name={NAME}
              field="phoneBody"
              label={t('phone.body')}
              help={t('phone.help')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={40}
            />
            <PanelTextField
              form={request}
              name={NAME}
              field="password"
              label={t('password.old')}
              help={t('phone.passwordHelp')}
              type="password"
              autoComplete="current-password"
              maxLength={256}
            />
          </PanelForm>
        </>
      )}
    </LoadedPanel>
  )
}

/** Once a code has been sent, the password is no longer needed: it does not stay in the page behind the popup. */
function useForgetPassword({ ref }: PanelFormState, verificationId: string | undefined) {
  useEffect(() => {
    const typed = ref.current?.elements.namedItem('password')
    if (verificationId !== undefined && typed instanceof HTMLInputElement) typed.value = ''
  }, [verificationId, ref])
}

function lastAnswer(verify: PanelFormState, request: PanelFormState) {
  if (verify.reply) return { intent: 'phone-code', errors: verify.reply.fields } as const
  return request.reply ? ({ intent: 'phone', errors: request.reply.fields } as const) : null
}

/** A popup with scripts, else a step of the section. */
function CodeStep(props: { pending: PendingCode; verify: PanelFormState; close: PanelFormState }) {
  const { close } = props
  const step = <PhoneCode pending={props.pending} verify={props.verify} close={close} />
  const { t } = useTranslation('profile')
  const hydrated = useHydrated()
  const submit = useSubmit()
  if (!hydrated) {
    return (
      <>
        <Heading level={3}>{t('phone.codeTitle')}</Heading>
        {step}
      </>
    )
  }
  const closeNow = () =>
    submit(
      { intent: close.intent },
      { method: 'post', action: close.action, preventScrollReset: true },
    )
  return (
    <Suspense fallback={step}>
      <PhoneCodeDialog onClose={closeNow}>{step}</PhoneCodeDialog>
    </Suspense>
  )
}

const PHONE_CODE_NAME = 'account-phone'

/** The code sent to the new number; resending after half a minute; or cancelling. */
function PhoneCode(props: { pending: PendingCode; verify: PanelFormState; close: PanelFormState }) {
  const { pending, verify, close } = props
  const { t } = useTranslation('profile')
  return (
    <Stack gap="lg">
      <Text>{t('phone.codeSent', { ending: pending.ending })}</Text>
      <PanelForm name={`${PHONE_CODE_NAME}-verification`} form={verify} submit={t('phone.confirm')}>
        <input type="hidden" name="smsVerificationId" value={pending.verificationId} />
        <PanelTextField
          form={verify}
          name={PHONE_CODE_NAME}
          field="code"
          label={t('phone.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          first
        />
      </PanelForm>
      <Resend key={pending.verificationId} pending={pending} />
      <Form method="post" action={close.action} preventScrollReset>
        <input type="hidden" name="intent" value={close.intent} />
        <Button
          type="submit"
          tone="quiet"
          busy={close.busy}
          data-testid={`${PHONE_CODE_NAME}-close`}
        >
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
            data-testid={`${PHONE_CODE_NAME}-resend`}
          >
            {t('phone.resend')}
          </Button>
        </span>
      </Stack>
    </Form>
  )
}
