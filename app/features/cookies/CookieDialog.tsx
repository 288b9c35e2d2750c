import { useTranslation } from 'react-i18next'
import { consentIn, shownOptions } from '#app/consent/consent.ts'
import { useConsentPolicy } from '#app/consent/use-consent.ts'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { CookieForm } from './CookieForm.tsx'

/** The settings over a page. Loaded on first use. */
export default function CookieDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cookies')
  const policy = useConsentPolicy()
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <CookieForm
        options={shownOptions(consentIn(document.cookie), policy)}
        back="/"
        onChosen={onClose}
      />
    </Dialog>
  )
}
