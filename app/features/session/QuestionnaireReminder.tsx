import { useTranslation } from 'react-i18next'
import { SessionDialog } from './SessionDialog.tsx'

/** Reminds of the pending questionnaire, and of what depends on it (EDD-05, GAP-066). */
export default function QuestionnaireReminder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session')
  return (
    <SessionDialog
      title={t('questionnaire.title')}
      text={t('questionnaire.text')}
      testId="questionnaire-reminder"
      nextStep={{
        to: '/my-account/account/verification/questionnaire',
        text: t('questionnaire.begin'),
        testId: 'questionnaire-begin',
      }}
      dismissal={{ text: t('questionnaire.later'), testId: 'questionnaire-later' }}
      onClose={onClose}
    />
  )
}
