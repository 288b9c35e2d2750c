import { useLocation } from '@remix-run/react'
import { useEffect, useSyncExternalStore } from 'react'
import { useMayLoad } from '#app/consent/use-consent.ts'
import { AFFILIATE_PARAMETER, affiliateTag, affiliateVisit } from './affiliate.ts'

/** Only effects write to it: a server, which has many visitors, never does. */
const ofVisit = affiliateVisit()

/** Notes the tag of the page's address for the rest of the visit. */
export function AffiliateVisit() {
  const { search } = useLocation()
  const mayStore = useMayLoad('marketing')
  useEffect(
    () => ofVisit.visit({ search, mayStore, open: () => window.sessionStorage }),
    [search, mayStore],
  )
  return null
}

/** Carries the tag of this page's address, or of the visit, along with a form that leads to the sign-up (SES-06). */
export function AffiliateField() {
  const here = affiliateTag(useLocation().search)
  const before = useSyncExternalStore(ofVisit.subscribe, ofVisit.read, () => null)
  const tag = here ?? before
  return tag === null ? null : <input type="hidden" name={AFFILIATE_PARAMETER} value={tag} />
}
