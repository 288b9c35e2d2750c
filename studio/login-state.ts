/** Stored per tab: it survives the redirect to the sign-in page and back. */
const KEY = 'playhouse.login-state'

/**
 * What is kept of a fragment that may contain a session: the token, if the sign-in was started in this tab. Anyone can
 * create a link with a token of their own, which must not replace the session of an editor who follows it.
 */
export function admitted(fragment: string, expected: string | null): string {
  // Anywhere in the fragment, as Sanity looks for them.
  if (!/token=|sid=/.test(fragment)) return fragment
  const named = (name: string) => new RegExp(`[#&]${name}=([\\w-]+)(?:&|$)`).exec(fragment)?.[1]
  const token = named('token')
  return token !== undefined && expected !== null && named('state') === expected
    ? `#token=${token}`
    : ''
}

/**
 * Must be called before the Studio reads the address. Returns the state for the next sign-in of this tab, which the
 * sign-in page sends back together with the token.
 */
export function bindLogin(): string {
  const expected = sessionStorage.getItem(KEY)
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const state = Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('')
  sessionStorage.setItem(KEY, state)
  keepAdmitted(expected)
  // A sign-in comes back by loading the page; a changed fragment comes from a link or another window.
  window.addEventListener('hashchange', () => keepAdmitted(null))
  return state
}

function keepAdmitted(expected: string | null): void {
  const { hash, pathname, search } = window.location
  const kept = admitted(hash, expected)
  if (kept !== hash) window.history.replaceState(null, '', `${pathname}${search}${kept}`)
}
