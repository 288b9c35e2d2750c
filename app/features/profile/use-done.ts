import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '#app/ui/Toast/toasts.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { DONE, type Done, doneIn } from './panels.ts'

/**
 * What the address reports as done: said by a toast, then taken out of the address, so that a reload does
 * not say it again (ACC-14). Without scripts the page itself says it: then this is the answer.
 */
export function useDone(): Done | null {
  const { t } = useTranslation('profile')
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const done = doneIn(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit reports once.
  useEffect(() => {
    if (done === null) return
    showToast({ kind: 'success', value: t(DONE[done]) })
    navigate(pathname, { replace: true, preventScrollReset: true })
  }, [key])
  return hydrated ? null : done
}
