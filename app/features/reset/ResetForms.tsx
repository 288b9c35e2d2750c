import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { FormErrors } from '#app/ui/FormErrors/FormErrors.tsx'
import * as layout from '#app/ui/Layout/Layout.css.ts'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { useSending } from '#app/ui/use-sending.ts'
import * as styles from './Reset.css.ts'
import type { ResetProblem, ResetReply, ResetView } from './reset.server.ts'

type StepProps = { view: ResetView; reply: ResetReply | undefined }

export function EmailStep({ view, reply }: StepProps) {
  const { t } = useTranslation('reset')
  return (
    <StepForm intent="send" submit={t('email.submit')} reply={reply} fields={['email']}>
      <p className={styles.text}>{t('email.text')}</p>
      <TextField
        id="reset-email"
        name="email"
        type="email"
        label={t('email.label')}
        autoComplete="username"
        required
        inputProps={{
          'data-testid': 'reset-email',
          maxLength: 254,
          defaultValue: reply?.typedEmail ?? view.email ?? '',
        }}
        {...useError(reply, 'email')}
      />
    </StepForm>
  )
}

/** Neutral on purpose: the same text whether there is an account or not (GAP-056). */
export function CodeStep({ view, reply }: StepProps) {
  const { t } = useTranslation('reset')
  return (
    <Stack gap="lg">
      <Notice tone="info" title={t(view.sends > 1 ? 'verification.again' : 'verification.sent')}>
        {t('verification.text', { email: view.email ?? '' })}
      </Notice>
      <StepForm intent="verify" submit={t('verification.submit')} reply={reply} fields={['code']}>
        <TextField
          id="reset-code"
          name="code"
          label={t('verification.label')}
          help={t('verification.help')}
          autoComplete="one-time-code"
          required
          inputProps={{ 'data-testid': 'reset-code', inputMode: 'numeric', maxLength: 40 }}
          {...useError(reply, 'code')}
        />
      </StepForm>
      <p className={styles.text}>{t('verification.mailHint')}</p>
      <div className={layout.wrap.sm}>
        <OtherStep intent="again">{t('verification.sendAgain')}</OtherStep>
        <OtherStep intent="previous">{t('verification.otherEmail')}</OtherStep>
      </div>
    </Stack>
  )
}

export function PasswordStep({ view, reply }: StepProps) {
  const { t } = useTranslation('reset')
  return (
    <Stack gap="lg">
      <StepForm
        intent="change"
        submit={t('password.submit')}
        reply={reply}
        fields={['password', 'repeat']}
      >
        {/* For password managers: the account of the password. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={view.email ?? ''}
          readOnly
          hidden
        />
        <TextField
          id="reset-password"
          name="password"
          type="password"
          label={t('password.label')}
          help={t('password.help')}
          autoComplete="new-password"
          required
          inputProps={{ 'data-testid': 'reset-password', maxLength: 256 }}
          {...useError(reply, 'password')}
        />
        <TextField
          id="reset-repeat"
          name="repeat"
          type="password"
          label={t('password.repeat')}
          autoComplete="new-password"
          required
          inputProps={{ 'data-testid': 'reset-repeat', maxLength: 256 }}
          {...useError(reply, 'repeat')}
        />
      </StepForm>
      <div className={layout.wrap.sm}>
        <OtherStep intent="restart">{t('password.restart')}</OtherStep>
      </div>
    </Stack>
  )
}

/** The form of a step: the problem first, then its fields. */
function StepForm(props: {
  intent: string
  submit: string
  reply: ResetReply | undefined
  fields: readonly ResetProblem['field'][]
  children: ReactNode
}) {
  const { t } = useTranslation('reset')
  const { intent, reply } = props
  const busy = useSending()?.get('intent') === intent
  const problems = reply?.problems.filter((it) => props.fields.includes(it.field)) ?? []
  return (
    <FieldErrors of={reply}>
      <Form method="post" noValidate>
        <Stack gap="lg">
          {reply?.failure ? (
            <Notice tone="critical" title={t('failedTitle')}>
              {t(`failure.${reply.failure}`)}
            </Notice>
          ) : null}
          {problems.length > 0 ? (
            <FormErrors
              title={t('failedTitle')}
              errors={problems.map(({ field, key }) => ({
                fieldId: `reset-${field}`,
                text: t(`fieldErrors.${key}`),
              }))}
            />
          ) : null}
          <input type="hidden" name="intent" value={intent} />
          {props.children}
          <SubmitButton busy={busy} testId="reset-submit">
            {busy ? t('busy') : props.submit}
          </SubmitButton>
        </Stack>
      </Form>
    </FieldErrors>
  )
}

/** A link to something other than the next step. */
function OtherStep({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" tone="quiet" data-testid={`reset-${intent}`}>
        {children}
      </Button>
    </Form>
  )
}

function useError(reply: ResetReply | undefined, field: ResetProblem['field']) {
  const { t } = useTranslation('reset')
  const problem = reply?.problems.find((it) => it.field === field)
  return problem ? { error: t(`fieldErrors.${problem.key}`) } : {}
}
