import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#app/ui/Notice/Notice.tsx'

const MaxAttemptsDialog = lazy(() => import('./MaxAttemptsDialog.tsx'))

/** Too many codes (CON-24): a dialog, and without scripts the same text in the page. */
export function MaxAttempts() {
  const { t } = useTranslation('reset')
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <>
      <Notice tone="critical" title={t('problem.maxAttempts.title')}>
        {t('problem.maxAttempts.text')}
      </Notice>
      {open ? (
        <Suspense fallback={null}>
          <MaxAttemptsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
