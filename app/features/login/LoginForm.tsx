import { Link, useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { useDemoHints } from '#app/session/use-demo-hints.ts'
import { SubmitButton } from '#app/ui/Button/SubmitButton.tsx'
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx'
import { TextField } from '#app/ui/Field/Field.tsx'
import { FieldErrors } from '#app/ui/Field/FieldErrors.tsx'
import { FormErrors } from '#app/ui/FormErrors/FormErrors.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { LoginFailureNotice } from './LoginFailureNotice.tsx'
import type { LoginReply } from './login.server.ts'
import { IN_BREAK } from './login-failure.ts'
import { useLoginFetcher } from './use-login-fetcher.ts'

/**
 * The one login form: in the dialog and on its own page. Without scripts it is a plain form of the page, whose response
 * comes in as `lastReply`.
 */
export function LoginForm(props: {
  next: string
  /** The visitor has a break and logs in to withdraw. */
  payoutOnly?: boolean
  lastReply?: LoginReply | undefined
  /** On its own page the browser focuses the first field; a dialog needs a mark, or it focuses its close button. */
  isPage?: boolean
  /** The user leaves for another page: a dialog closes. */
  onLeave?: () => void
}) {
  const { t } = useTranslation('login')
  const { t: common } = useTranslation()
  const root = useRouteLoaderData<{ registrationOpen: boolean }>('root')
  const path = useLocalePath()
  const demoHints = useDemoHints()
  const fetcher = useLoginFetcher()
  const reply = fetcher.data ?? props.lastReply
  const busy = fetcher.state !== 'idle'
  const [overtyped, setOvertyped] = useState<LoginReply>()
  // Like the error of a field, it speaks of what is no longer there.
  const failure = reply && reply !== overtyped ? reply.failure : null
  const asksPayout = props.payoutOnly || (reply?.failure && IN_BREAK.has(reply.failure.key))
  const fieldError = (field: 'email' | 'password') =>
    reply?.fieldErrors.includes(field) ? { error: t(`fieldErrors.${field}`) } : {}
  return (
    <Stack gap="lg">
      {failure ? <LoginFailureNotice failure={failure} /> : null}
      <FieldErrors of={reply}>
        <fetcher.Form
          method="post"
          action={path('/login')}
          noValidate
          onInput={({ target }) => {
            // A box that is ticked answers the failure.
            if (target instanceof HTMLInputElement && target.type !== 'checkbox')
              setOvertyped(reply)
          }}
        >
          <Stack gap="lg">
            {reply && reply.fieldErrors.length > 0 ? (
              <FormErrors
                title={t('failedTitle')}
                errors={reply.fieldErrors.map((field) => ({
                  fieldId: `login-${field}`,
                  text: t(`fieldErrors.${field}`),
                }))}
              />
            ) : null}
            <input type="hidden" name="next" value={reply?.typed?.next || props.next} />
            <TextField
              id="login-email"
              label={t('email')}
              name="email"
              type="email"
              autoComplete="username"
              required
              inputProps={{
                'data-testid': 'login-email',
                maxLength: 254,
                defaultValue: reply?.typed?.email,
                ...(reply ? {} : props.isPage ? { autoFocus: true } : { 'data-autofocus': 'true' }),
              }}
              {...fieldError('email')}
            />
            <TextField
              id="login-password"
              label={t('password')}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              inputProps={{ 'data-testid': 'login-password', maxLength: 256 }}
              {...fieldError('password')}
            />
            {asksPayout ? (
              <>
                <p>{t('payoutOnly.text')}</p>
                <CheckboxField
                  id="login-payoutOnly"
                  name="payoutOnly"
                  label={t('payoutOnly.label')}
                  inputProps={{
                    value: 'yes',
                    defaultChecked: props.payoutOnly ?? false,
                    'data-testid': 'login-payoutOnly',
                  }}
                />
              </>
            ) : null}
            <SubmitButton busy={busy} testId="login-submit">
              {t(busy ? 'submitting' : 'submit')}
            </SubmitButton>
            <Link to={path('/reset-password')} onClick={props.onLeave} data-testid="login-forgot">
              {t('forgot')}
            </Link>
            {root?.registrationOpen === true ? (
              <Link
                to={`${path('/signup')}?next=${encodeURIComponent(props.next)}`}
                onClick={props.onLeave}
                data-testid="login-signup"
              >
                {common('header.signUp')}
              </Link>
            ) : null}
            {demoHints ? (
              <Notice tone="info" title={t('demo.title')}>
                {t('demo.text', { email: 'player@playhouse.test', password: 'Playhouse!1' })}
              </Notice>
            ) : null}
          </Stack>
        </fetcher.Form>
      </FieldErrors>
    </Stack>
  )
}
