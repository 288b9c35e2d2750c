import { useTranslation } from 'react-i18next'
import { useLocale, useLocalePath } from '#app/market/use-locale.ts'
import { ButtonLink } from '#app/ui/Button/Button.tsx'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { Inline, Stack } from '#app/ui/Layout/Layout.tsx'
import { signUpAddress } from './sign-up-address.ts'

/** What happened, when it ends, and what can be done at once: another number, or contacting support. */
export default function MaxAttemptsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('signup')
  const path = useLocalePath()
  const { segment } = useLocale()
  return (
    <Dialog open onClose={onClose} title={t('maxAttempts.title')}>
      <div data-testid="max-attempts">
        <Stack gap="lg">
          <p>{t('failure.sms.max.attempts.reached')}</p>
          <Inline gap="md">
            <ButtonLink href={signUpAddress(segment, { step: 'ContactInfo' })} tone="primary">
              {t('maxAttempts.changePhone')}
            </ButtonLink>
            <ButtonLink href={path('/contact')}>{t('maxAttempts.help')}</ButtonLink>
          </Inline>
        </Stack>
      </div>
    </Dialog>
  )
}
