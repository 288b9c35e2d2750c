import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Stack } from '#app/ui/Layout/Layout.tsx'

export default function MaxAttemptsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reset')
  return (
    <Dialog open onClose={onClose} title={t('problem.maxAttempts.title')}>
      <Stack gap="lg">
        <p data-testid="max-attempts">{t('problem.maxAttempts.text')}</p>
        <Button size="large" block onClick={onClose}>
          {t('problem.close')}
        </Button>
      </Stack>
    </Dialog>
  )
}
