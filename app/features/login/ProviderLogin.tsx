import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import { LoginFailureNotice } from './LoginFailureNotice.tsx'
import type { LoginReply } from './login.server.ts'
import type { LoginFailure } from './login-failure.ts'
import { providerLoginPath } from './provider-login-path.ts'
import { useLoginFetcher } from './use-login-fetcher.ts'

/** The login through an identity provider: why the last attempt failed, and the link to the provider. */
export function ProviderLogin(props: {
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
