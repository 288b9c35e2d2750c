import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/**
 * What the address reports as done: said by a toast, then taken out of the address, so that a reload does not say it
 * again (ACC-14, LIM-12). Without scripts the page itself says it: then this is the answer.
 */
export function useSaidOnce<Done>(
  done: Done | null,
  inWords: (done: Done) => string,
  /** What of the address stays. */
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
