import { useTranslation } from 'react-i18next'
import type { ConsentOptions } from '#app/consent/consent.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { PageContainer, Stack } from '#app/ui/Layout/Layout.tsx'
import { Heading } from '#app/ui/Text/Text.tsx'
import { CookieForm } from './CookieForm.tsx'
import * as styles from './Cookies.css.ts'

/** The settings as a separate page: without scripts, and for links to it. */
export function CookieSettingsPage(props: { options: ConsentOptions; back: string }) {
  const { t } = useTranslation('cookies')
  return (
    <PageContainer>
      <div className={styles.page}>
        <Stack gap="lg">
          <Heading level={1}>{t('title')}</Heading>
          <CookieForm {...props} />
          <ButtonLink href={props.back} tone="quiet">
            {t('back')}
          </ButtonLink>
        </Stack>
      </div>
    </PageContainer>
  )
}
