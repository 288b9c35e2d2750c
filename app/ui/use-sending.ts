import { useNavigation } from '@remix-run/react'

/**
 * The form of this page that is on its way; null as soon as its refusal is shown. The page is read anew behind a
 * refusal, and whoever has put it right by then is not to be ignored. A form that was taken stays on its way until
 * the page that it leads to is there.
 */
export function useSending(): FormData | null {
  const { state, formData, location } = useNavigation()
  const isTaken = (location?.state as { _isRedirect?: boolean } | null)?._isRedirect === true
  return state === 'loading' && !isTaken ? null : (formData ?? null)
}
