import type { LoaderFunctionArgs } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import { pageTitle } from '#app/market/page-title.server.ts'
import { requireLocale } from '#app/market/require-locale.server.ts'
import { titleMeta } from '#app/market/title-meta.ts'
import { useLocalePath } from '#app/market/use-locale.ts'
import { bringsMessages, messages } from '#app/market/with-messages.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { PageContainer } from '#app/ui/PageContainer/PageContainer.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'

export const handle = messages('content')
export const meta = titleMeta

/** Nobody can sign up yet: whoever follows an offer is told so and finds a way on. */
export function loader(args: LoaderFunctionArgs) {
  return { title: pageTitle(requireLocale(args), 'content:signUp.title'), description: '' }
}

export const clientLoader = bringsMessages(handle)

export default function SignUpRoute() {
  const { t } = useTranslation('content')
  const path = useLocalePath()
  return (
    <PageContainer>
      <Stack gap="xl">
        <Heading level={1}>{t('signUp.title')}</Heading>
        <Notice tone="info" title={t('signUp.closed.title')}>
          {t('signUp.closed.text')}
        </Notice>
        <ButtonLink href={path('/online-casino')}>{t('signUp.closed.toCasino')}</ButtonLink>
      </Stack>
    </PageContainer>
  )
}
