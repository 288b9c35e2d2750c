import { useTranslation } from 'react-i18next'
import { Dialog } from '#app/ui/Dialog/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login popup (SES-13). Loaded on first use: most visits never need it. */
export default function LoginDialog(props: { next: string; onClose: () => void }) {
  const { t } = useTranslation('login')
  return (
    <Dialog open onClose={props.onClose} title={t('title')}>
      <LoginForm next={props.next} onLeave={props.onClose} />
    </Dialog>
  )
}
