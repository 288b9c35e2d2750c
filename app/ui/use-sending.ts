import { useNavigation } from '@remix-run/react'

/**
 * This page's form being submitted; null as soon as its refusal is shown. The page revalidates after a refusal, and a
 * corrected form submitted meanwhile must not be ignored. An accepted form counts as submitting until the page that it
 * redirects to is loaded.
 */
export function useSending(): FormData | null {
  const { state, formData, location } = useNavigation()
  const isTaken = (location?.state as { _isRedirect?: boolean } | null)?._isRedirect === true
  return state === 'loading' && !isTaken ? null : (formData ?? null)
}
