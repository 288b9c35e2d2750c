import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'
import { Notice } from '#app/ui/Notice/Notice.tsx'

/** For players without access to the limits page: breaks stay available to them (GAP-025). */
export function ExclusionBox() {
  const { t } = useTranslation('breaks')
  const path = useLocalePath()
  return (
    <div data-testid="break-box">
      <Notice tone="info" title={t('box.title')}>
        <Stack gap="md">
          <span>{t('box.text')}</span>
          <span>
            <ButtonLink href={path('/take-a-break')} data-testid="break-box-link">
              {t('box.more')}
            </ButtonLink>
          </span>
        </Stack>
      </Notice>
    </div>
  )
}
