import { useLocation } from '@remix-run/react'
import { AFFILIATE_PARAMETER, affiliateTag } from './affiliate.ts'

/** Carries the tag of this page's address along with a form that leads to the sign-up (SES-06). */
export function AffiliateField() {
  const tag = affiliateTag(useLocation().search)
  return tag === null ? null : <input type="hidden" name={AFFILIATE_PARAMETER} value={tag} />
}
