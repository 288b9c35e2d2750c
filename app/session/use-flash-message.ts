import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/**
 * The completed action in the URL: shown as a toast, then removed from the URL, so that a reload does not show it again
 * (ACC-14, LIM-12). Without scripts the page itself shows it: then it is the return value.
 */
export function useFlashMessage<Done>(
  done: Done | null,
  inWords: (done: Done) => string,
  /** The part of the URL that stays. */
  kept = '',
): Done | null {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit reports once.
  useEffect(() => {
    if (done === null) return
    showToast({ kind: 'success', value: inWords(done) })
    navigate(`${pathname}${kept}`, { replace: true, preventScrollReset: true })
  }, [key])
  return hydrated ? null : done
}
