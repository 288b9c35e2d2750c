import { useTranslation } from 'react-i18next'
import { useLocalePath } from '#app/market/use-locale.ts'
import { Button, ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Stack } from '#app/ui/Stack/Stack.tsx'
import * as styles from './Session.css.ts'

/** Tells who was away why nobody is logged in (GAP-044). */
export default function IdleModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session')
  const path = useLocalePath()
  return (
    <Dialog open onClose={onClose} title={t('idle.title')}>
      <div data-testid="idle-modal">
        <Stack gap="lg">
          <p>{t('idle.text')}</p>
          <div className={styles.links}>
            <ButtonLink
              href={path('/login')}
              tone="primary"
              block
              onClick={onClose}
              data-testid="idle-login"
            >
              {t('idle.logIn')}
            </ButtonLink>
            <Button block onClick={onClose} data-testid="idle-close">
              {t('idle.close')}
            </Button>
          </div>
        </Stack>
      </div>
    </Dialog>
  )
}
