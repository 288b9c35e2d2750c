import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Heading } from '#app/ui/Heading/Heading.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import { Text } from '#app/ui/Text/Text.tsx'
import * as styles from './Breaks.css.ts'

const FILE = '/take-a-break/record/protection-record'

export function RecordFile() {
  const { t } = useTranslation('breaks')
  const path = useLocalePath()
  return (
    <Stack gap="md">
      <Heading level={2}>{t('file.title')}</Heading>
      <Text tone="muted">{t('file.text')}</Text>
      <div className={styles.actions}>
        {(['csv', 'json'] as const).map((format) => (
          <ButtonLink
            key={format}
            href={path(`${FILE}.${format}`)}
            reloadDocument
            size="small"
            data-testid={`protection-record-${format}`}
          >
            {t(`file.${format}`)}
          </ButtonLink>
        ))}
      </div>
    </Stack>
  )
}
