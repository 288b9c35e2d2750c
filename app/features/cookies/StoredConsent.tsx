import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { consentIn } from '#app/consent/consent.ts'
import { consentChanges, storeConsent } from '#app/consent/stored-consent.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { useOnChosen } from './use-choose-cookies.ts'

/**
 * Keeps the seed's three keys up to date (COO-03), and does not ask again for a choice made in another tab. It stays
 * mounted when the form goes, so it announces that the choice is saved.
 */
export function StoredConsent({ asking }: { asking: boolean }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  useEffect(() => storeConsent(), [])
  useOnChosen(() => {
    storeConsent()
    showToast({ kind: 'success', value: t('cookies.saved') })
  })
  const asked = useRef(asking)
  useEffect(() => {
    // The pressed button went with the notification: the focus moves into the page.
    if (asked.current && !asking && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    asked.current = asking
  }, [asking])
  useEffect(() => {
    if (!asking) return
    return consentChanges.subscribe(() => {
      if (consentIn(document.cookie)) revalidate()
    })
  }, [asking, revalidate])
  return null
}
