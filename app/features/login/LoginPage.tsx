import { useTranslation } from 'react-i18next'
import { useAsksFor } from '#app/session/use-asks-for.ts'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { LoginForm } from './LoginForm.tsx'
import * as styles from './LoginPage.css.ts'
import type { LoginReply } from './login.server.ts'
import type { LoginFailure } from './login-failure.ts'
import { ProviderLogin } from './ProviderLogin.tsx'

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
          {asksFor === 'provider' ? <ProviderLogin {...props} /> : <LoginForm {...props} />}
        </Stack>
      </div>
    </PageContainer>
  )
}
