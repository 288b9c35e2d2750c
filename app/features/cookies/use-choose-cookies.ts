import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { storeConsent } from '#app/consent/stored-consent.ts'
import { showToast } from '#app/ui/Toast/toasts.ts'

/** The form of a choice: a plain one without scripts. `onChosen` runs when the choice is written down. */
export function useChooseCookies(onChosen?: () => void) {
  const { t } = useTranslation()
  const fetcher = useFetcher<{ chosen?: boolean }>()
  const told = useRef<unknown>(undefined)
  useEffect(() => {
    if (fetcher.data?.chosen !== true || told.current === fetcher.data) return
    told.current = fetcher.data
    storeConsent()
    showToast({ kind: 'success', value: t('cookies.saved') })
    onChosen?.()
  }, [fetcher.data, t, onChosen])
  return {
    Form: fetcher.Form,
    busy: fetcher.state !== 'idle',
    chosen: fetcher.data?.chosen === true,
    failed: fetcher.data !== undefined && fetcher.data.chosen !== true,
  }
}

/** Where the forms post to (COO-05). */
export const CHOOSE_PATH = '/api/cookies/consent'
