import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { consentIn } from '#app/consent/consent.ts'
import { consentChanges, storeConsent } from '#app/consent/stored-consent.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { useOnChosen } from './use-choose-cookies.ts'

/**
 * Keeps the three keys of the seed true (COO-03), and asks no second time what another tab was told. It stays
 * when the form of a choice goes, so it is what says that the choice is kept.
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
    // The button that was pressed went with the notification: the keyboard goes on in the page.
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
