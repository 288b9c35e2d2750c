import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Surface } from '#app/ui/Surface/Surface.tsx'
import * as styles from './AccountOverview.css.ts'
import type { AccountOverviewData } from './overview.server.ts'

export function AccountOverview({ facts, restricted }: AccountOverviewData) {
  const { t } = useTranslation('account')
  const path = useLocalePath()
  return (
    <Stack gap="xl">
      <Heading level={1}>{t('overview.title')}</Heading>
      {restricted ? (
        <Notice tone="warning" title={t('overview.restrictedTitle')}>
          {t('overview.restrictedText')}
        </Notice>
      ) : null}
      <Surface>
        <dl className={styles.facts}>
          {facts.map(({ key, value }) => (
            <div key={key} className={styles.fact}>
              <dt className={styles.name}>{t(`overview.${key}`)}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Surface>
      <Form method="post" action={path('/logout')} reloadDocument>
        <Button type="submit" tone="neutral" size="medium">
          {t('overview.logOut')}
        </Button>
      </Form>
    </Stack>
  )
}
