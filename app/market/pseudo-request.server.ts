import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * The pseudo-locale is a tool for demo and development: `?pseudo=1` switches it on for a browser, `?pseudo=0` off. It
 * is read deep inside loaders and fragments that know a locale but no request, so it is kept with the request instead
 * of being passed through every call.
 */

type Holder = { [KEY]?: AsyncLocalStorage<true> }
const KEY = Symbol.for('playhouse.pseudo-locale')
/** The server and the pages are two bundles in one process, and must share the same requests. */
const holder = globalThis as Holder
holder[KEY] ??= new AsyncLocalStorage<true>()
const requests = holder[KEY]

export type PseudoRequest = {
  on: boolean
  /** Stores the choice for the next pages; null when it has not changed. */
  cookie: string | null
}

/** Whether a request uses the pseudo-locale, by its query, else by its cookie. Never on in live mode. */
export function pseudoRequest(request: Request, mode: 'demo' | 'live'): PseudoRequest {
  if (mode === 'live') return { on: false, cookie: null }
  const asked = new URL(request.url).searchParams.get('pseudo')
  if (asked === '1') return { on: true, cookie: 'pseudo=1; Path=/; HttpOnly; SameSite=Lax' }
  if (asked === '0') {
    return { on: false, cookie: 'pseudo=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax' }
  }
  return { on: /(?:^|;\s*)pseudo=1/.test(request.headers.get('cookie') ?? ''), cookie: null }
}

/** Handles the rest of the request in the pseudo-locale. */
export function inPseudo<Answer>(answer: () => Answer): Answer {
  return requests.run(true, answer)
}

export function speaksPseudo(): boolean {
  return requests.getStore() === true
}
