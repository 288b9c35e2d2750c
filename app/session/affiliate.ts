/**
 * The parameter of an affiliate's link. It marks the sign-up (SES-06, GAP-046) and changes nothing else. No cookie
 * carries it: that would need consent to marketing. It counts for the visit that began with the link
 * (`affiliateVisit`); without scripts at a sign-up that is opened by the link, or from the page that it leads to.
 */
export const AFFILIATE_PARAMETER = 'btag'

const TAG = /^[\w.~-]{1,100}$/

/** The tag in the query of an address, for links and forms that lead on to the sign-up; null: none, or no such tag. */
export function affiliateTag(search: string): string | null {
  return tagOf(new URLSearchParams(search).get(AFFILIATE_PARAMETER))
}

/** The same of a field of a form, or of what was stored. */
export function tagOf(text: unknown): string | null {
  return typeof text === 'string' && TAG.test(text) ? text : null
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

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The affiliate's tag that led to this visit, while its pages change in the browser: a link that is followed later takes
 * its place. It is in the memory of the page alone, and across reloads in the tab's storage where the visitor has agreed to
 * marketing (CON-29).
 */
export function affiliateVisit() {
  let tag: string | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => tag,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** On each page. `search`: of its address. `open`: the tab's storage; it may be blocked, and then throws. */
    visit({ search, mayStore, open }: { search: string; mayStore: boolean; open: () => Storage }) {
      const before = tag
      try {
        const stored = mayStore ? open().getItem(AFFILIATE_PARAMETER) : null
        tag = affiliateTag(search) ?? tag ?? tagOf(stored)
        if (!mayStore || tag === null) open().removeItem(AFFILIATE_PARAMETER)
        else open().setItem(AFFILIATE_PARAMETER, tag)
      } catch {
        tag = affiliateTag(search) ?? tag
      }
      if (tag !== before) for (const listener of listeners) listener()
    },
  }
}
