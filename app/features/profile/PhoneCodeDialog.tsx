import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'

/** The SMS-code popup (table 4): closing it cancels the change. Loaded when a code was sent. */
export default function PhoneCodeDialog(props: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('profile')
  return (
    <Dialog open onClose={props.onClose} title={t('phone.codeTitle')}>
      {props.children}
    </Dialog>
  )
}
