import { useTranslation } from 'react-i18next'
import { SessionDialog } from './SessionDialog.tsx'

/** Tells an inactive player why the session ended (GAP-044). */
export default function IdleModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session')
  return (
    <SessionDialog
      title={t('idle.title')}
      text={t('idle.text')}
      testId="idle-modal"
      nextStep={{ to: '/login', text: t('idle.logIn'), testId: 'idle-login' }}
      dismissal={{ text: t('idle.close'), testId: 'idle-close' }}
      onClose={onClose}
    />
  )
}
