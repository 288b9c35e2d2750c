import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { DEMO_PASSWORD } from '#seed/players.ts'
import { COOKIES_REJECTED } from '#tests/fixtures/cookies-rejected.ts'
import { type DemoCalls, demoCalls } from '#tests/fixtures/demo-calls.ts'
import { type DemoProduct, openDemoProduct } from '#tests/fixtures/demo-product.ts'
import '#tests/fixtures/html-visitor/matchers.ts'
import {
  type HtmlVisitor,
  htmlVisitor,
  type VisitorOptions,
} from '#tests/fixtures/html-visitor/visitor.ts'
import { findLeaks } from '#tests/fixtures/leaks.ts'

export const PASSWORD = DEMO_PASSWORD
export const emailOf = (name: string) => `${name}@playhouse.test`

/** Addresses of the operator and of examples: no personal data. */
const PUBLIC = ['support', 'privacy', 'help'].map(emailOf)
const EXAMPLES = /\w+@example\.com/g

type SiteOptions = {
  /** Demo players that the tests of the file need. */
  players?: readonly string[]
  /** Settings of the operator, where they are not those of a demo. */
  env?: Readonly<Record<string, string>>
  /** Whether the sportsbook has matches: pricing them takes three seconds of processor time. */
  hasMatches?: boolean
}

/**
 * One demo for the tests of a file, and visitors without scripts. The site's responses and its log are
 * searched for secrets and other people's data after each test, and after all of them.
 */
export function demoSite({ players = [], env = {}, hasMatches = false }: SiteOptions = {}) {
  let product: DemoProduct | undefined
  let calls: DemoCalls | undefined
  const visitors: HtmlVisitor[] = []
  const open = () => {
    if (!(product && calls)) throw new Error('the demo has not started')
    return { product, calls }
  }
  beforeAll(async () => {
    product = await openDemoProduct({ players, env, hasMatches })
    calls = demoCalls(product)
  }, 300_000)
  afterEach(() => {
    const leaks = visitors.splice(0).flatMap((it) => {
      void it.close()
      return leaksOf(it, [...open().calls.codes])
    })
    expect(leaks).toEqual([])
  })
  afterAll(async () => {
    const { product, calls } = open()
    await product.close()
    const known = { passwords: [PASSWORD], codes: [...calls.codes], addresses: [] }
    expect(findLeaks(product.logged(), known).slice(0, 20)).toEqual([])
  }, 60_000)

  /** A visitor who has made a cookie choice, unless the test is about that. */
  function visitor(
    options: Partial<VisitorOptions> & { hasChosenCookies?: boolean } = {},
  ): HtmlVisitor {
    const { hasChosenCookies = true, ...of } = options
    const made = htmlVisitor({ origin: open().product.origin, ...of })
    if (hasChosenCookies) made.jar.set('cookieConsent', COOKIES_REJECTED)
    visitors.push(made)
    return made
  }
  /** Signs in with the login form, on whichever page the visitor is. */
  async function signIn(who: HtmlVisitor, email: string, segment = 'fi-FI'): Promise<void> {
    who.noteAddress(email)
    const answer = await who.ask(`/${segment}/login`, {
      ...{ method: 'POST', headers: { origin: open().product.origin } },
      form: { email, password: PASSWORD },
    })
    expect(answer.status, `login of ${email}`).toBe(303)
  }
  return {
    visitor,
    signIn,
    product: () => open().product,
    calls: () => open().calls,
    async signedIn(email: string, segment = 'fi-FI', options: Partial<VisitorOptions> = {}) {
      const made = visitor(options)
      await signIn(made, email, segment)
      return made
    },
  }
}

/** Leaked values in the responses. */
function leaksOf({ received: { answers, typed }, jar }: HtmlVisitor, codes: readonly string[]) {
  const sids = jar.all().filter((it) => it.name === 'sid')
  const known = {
    passwords: [PASSWORD, ...typed.passwords],
    codes: [...codes, ...sids.map((it) => it.value)],
    addresses: [...PUBLIC, ...typed.addresses],
  }
  return answers.flatMap(({ url, text }) =>
    findLeaks(withoutHint(url, text), known).map((it) => ({ ...it, path: url.pathname })),
  )
}

/** A demo's login page shows the accounts to try. */
function withoutHint({ pathname }: URL, text: string): string {
  const words = text.replace(EXAMPLES, '')
  return pathname.endsWith('/login')
    ? words.replaceAll(PASSWORD, '').replaceAll(emailOf('player'), '')
    : words
}
