import { useRouteLoaderData } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { type ConsentCategory, type ConsentPolicy, consentIn, mayLoad } from './consent.ts'
import { consentChanges } from './stored-consent.ts'

const STRICTEST: ConsentPolicy = { model: 'opt-in', version: '0' }

/** The policy of this page, as returned by the root loader. */
export function useConsentPolicy(): ConsentPolicy {
  const root = useRouteLoaderData<{ consent: { policy: ConsentPolicy } }>('root')
  return root?.consent.policy ?? STRICTEST
}

/**
 * Whether something of this category may be loaded now. Always false during server rendering and hydration: cached
 * pages contain nothing that needs consent.
 */
export function useMayLoad(category: ConsentCategory): boolean {
  const policy = useConsentPolicy()
  return useSyncExternalStore(
    consentChanges.subscribe,
    () => mayLoad(category, consentIn(document.cookie), policy),
    () => category === 'essentials',
  )
}
