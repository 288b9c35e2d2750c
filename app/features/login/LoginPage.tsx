import { useTranslation } from 'react-i18next'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { LoginForm } from './LoginForm.tsx'
import * as styles from './LoginPage.css.ts'
import type { LoginReply } from './login.server.ts'

/** The login as a page of its own: for visits without scripts, and for addresses that name it. */
export function LoginPage(props: { next: string; lastReply: LoginReply | undefined }) {
  const { t } = useTranslation('login')
  return (
    <PageContainer>
      <div className={styles.card}>
        <Stack gap="lg">
          <Heading level={1}>{t('title')}</Heading>
          <LoginForm {...props} />
        </Stack>
      </div>
    </PageContainer>
  )
}
