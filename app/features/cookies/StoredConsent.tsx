import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { consentIn } from '#app/consent/consent.ts'
import { consentChanges, storeConsent } from '#app/consent/stored-consent.ts'

/** Keeps the three keys of the seed true (COO-03), and asks no second time what another tab was told. */
export function StoredConsent({ asking }: { asking: boolean }) {
  const { revalidate } = useRevalidator()
  useEffect(() => storeConsent(), [])
  useEffect(() => {
    if (!asking) return
    return consentChanges.subscribe(() => {
      if (consentIn(document.cookie)) revalidate()
    })
  }, [asking, revalidate])
  return null
}
