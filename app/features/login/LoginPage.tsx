import { useTranslation } from 'react-i18next'
import { useAsksFor } from '#app/session/use-asks-for.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading, Text } from '#app/ui/Text/Text.tsx'
import { LoginFailureNotice } from './LoginFailureNotice.tsx'
import { LoginForm } from './LoginForm.tsx'
import * as styles from './LoginPage.css.ts'
import type { LoginReply } from './login.server.ts'
import type { LoginFailure } from './login-failure.ts'
import { providerLoginPath } from './provider-login-path.ts'
import { useLoginFetcher } from './use-login-fetcher.ts'

/** The login as a separate page: without scripts, and for links to it. */
export function LoginPage(props: {
  next: string
  payoutOnly: boolean
  /** Failure of the last login at an identity provider. */
  failure: LoginFailure | null
  lastReply: LoginReply | undefined
}) {
  const { t } = useTranslation('login')
  const asksFor = useAsksFor()
  return (
    <PageContainer>
      <div className={styles.card}>
        <Stack gap="lg">
          <Heading level={1}>{t('title')}</Heading>
          {asksFor === 'provider' ? <ProviderLogin {...props} /> : <LoginForm {...props} isPage />}
        </Stack>
      </div>
    </PageContainer>
  )
}

/** The login through an identity provider: why the last attempt failed, and the link to the provider. */
function ProviderLogin(props: {
  next: string
  failure: LoginFailure | null
  lastReply: LoginReply | undefined
}) {
  const { t } = useTranslation('login')
  const fetcher = useLoginFetcher()
  const failure = (fetcher.data ?? props.lastReply)?.failure ?? props.failure
  return (
    <Stack gap="lg">
      {failure ? <LoginFailureNotice failure={failure} /> : null}
      <Text>{t('provider.text')}</Text>
      <ButtonLink
        href={providerLoginPath(props.next)}
        tone="primary"
        size="large"
        block
        reloadDocument
        data-testid="login-provider"
      >
        {t('provider.submit')}
      </ButtonLink>
    </Stack>
  )
}
