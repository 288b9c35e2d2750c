import { useSearchParams } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadMessages } from '#app/market/i18n.client.ts'
import { MAX_ATTEMPTS_NOTICE, NOTICE_PARAMETER } from './sign-up-address.ts'

const loadDialog = async () => {
  const [module] = await Promise.all([import('./MaxAttemptsDialog.tsx'), loadMessages(['signup'])])
  return module
}
const MaxAttemptsDialog = lazy(loadDialog)

/**
 * The modal for too many messages to one phone (GAP-055), over the home page when its URL requests it. Loaded on use:
 * it is rarely needed.
 */
export function MaxAttempts() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(NOTICE_PARAMETER) === MAX_ATTEMPTS_NOTICE
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (asked) void loadDialog().then(() => setOpen(true))
  }, [asked])
  if (!open) return null
  const close = () => {
    setOpen(false)
    setQuery(
      (it) => {
        it.delete(NOTICE_PARAMETER)
        return it
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Suspense fallback={null}>
      <MaxAttemptsDialog onClose={close} />
    </Suspense>
  )
}
