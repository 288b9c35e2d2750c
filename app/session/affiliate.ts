/**
 * The parameter of an affiliate's link. It marks the sign-up (SES-06, GAP-046) and changes nothing else. No cookie
 * carries it: that would need consent to marketing. So it counts at a sign-up that is opened by the link, or from the
 * page that the link leads to.
 */
export const AFFILIATE_PARAMETER = 'btag'

const TAG = /^[\w.~-]{1,100}$/

/** The tag in the query of an address, for links and forms that lead on to the sign-up; null: none, or no such tag. */
export function affiliateTag(search: string): string | null {
  const tag = new URLSearchParams(search).get(AFFILIATE_PARAMETER) ?? ''
  return TAG.test(tag) ? tag : null
}

/** The sign-up's path with the tag of the page that links to it. */
export function withAffiliateTag(path: string, search: string): string {
  const tag = affiliateTag(search)
  return tag === null ? path : `${path}?${new URLSearchParams({ [AFFILIATE_PARAMETER]: tag })}`
}

/** Whether a sign-up is that of an affiliate: by its own address, or by that of the page it returns to. */
export function isAffiliateSignUp(search: string, next: string | null): boolean {
  const start = next?.indexOf('?') ?? -1
  const ofPage = start === -1 ? '' : (next?.slice(start).replace(/#.*$/, '') ?? '')
  return affiliateTag(search) !== null || affiliateTag(ofPage) !== null
}
