import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * The pseudo-locale is a tool of demo and development: `?pseudo=1` switches it on for a browser, `?pseudo=0`
 * off. It is asked for deep inside loaders and fragments that know a locale and no request, so it travels
 * with the request and not through every call.
 */

type Holder = { [KEY]?: AsyncLocalStorage<true> }
const KEY = Symbol.for('playhouse.pseudo-locale')
/** The server and the pages are two bundles of one process, and must mean the same requests. */
const holder = globalThis as Holder
holder[KEY] ??= new AsyncLocalStorage<true>()
const requests = holder[KEY]

export type PseudoWish = {
  on: boolean
  /** Keeps the wish for the next pages; null when nothing new was wished. */
  cookie: string | null
}

/** What a request says of the pseudo-locale, by its query, else by its cookie. Never on in live mode. */
export function pseudoWish(request: Request, mode: 'demo' | 'live'): PseudoWish {
  if (mode === 'live') return { on: false, cookie: null }
  const asked = new URL(request.url).searchParams.get('pseudo')
  if (asked === '1') return { on: true, cookie: 'pseudo=1; Path=/; HttpOnly; SameSite=Lax' }
  if (asked === '0') {
    return { on: false, cookie: 'pseudo=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax' }
  }
  return { on: /(?:^|;\s*)pseudo=1/.test(request.headers.get('cookie') ?? ''), cookie: null }
}

/** Answers in the pseudo-locale. */
export function inPseudo<Answer>(answer: () => Answer): Answer {
  return requests.run(true, answer)
}

export function speaksPseudo(): boolean {
  return requests.getStore() === true
}
