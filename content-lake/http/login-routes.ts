import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { LOGIN_STYLE, loginPage } from '../auth/login-page.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, type Context, readBytes } from './request.ts'

const form = z.object({
  origin: z.string().max(200),
  email: z
    .string()
    .max(254)
    .regex(/^[^\0]*$/),
  password: z.string().max(256),
})
const TRIES_PER_MINUTE = 10
/** Failed attempts within a quarter of an hour, from all addresses together. */
const TRIES_PER_EDITOR = 20
const MAX_BODY_BYTES = 8 * 1024

const STYLE_HASH = createHash('sha256').update(LOGIN_STYLE).digest('base64')
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // With no-referrer a browser posts the form without its origin, which the guard below refuses.
  'referrer-policy': 'same-origin',
}

/**
 * The sign-in page of editors. The Studio opens it with its own URL in `origin` and gets the session token back in that
 * URL's fragment; only known Studio origins get one.
 */
export function loginRoutes(options: Pick<LakeParts, 'auth' | 'audit' | 'studioOrigins'>) {
  const perAddress = new RateLimiterMemory({ points: TRIES_PER_MINUTE, duration: 60 })
  const perEditor = new RateLimiterMemory({ points: TRIES_PER_EDITOR, duration: 15 * 60 })
  const app = new Hono<Bindings>()

  const allowed = (given: string): string | null => {
    const url = URL.canParse(given) ? new URL(given) : null
    return url && options.studioOrigins.includes(url.origin) ? url.href : null
  }
  const page = (status: number, body: { origin: string; email: string; error: string | null }) =>
    new Response(loginPage(body), {
      status,
      headers: {
        ...HEADERS,
        // The form's response redirects to the Studio, so that origin must be an allowed form target.
        'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${options.studioOrigins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      },
    })

  app.get('/', (c) => {
    const origin = allowed(c.req.query('origin') ?? '')
    if (!origin)
      return page(400, NOWHERE('Open this page from the Studio: its address is not known here.'))
    return page(200, { origin, email: '', error: null })
  })

  app.post('/', async (c) => {
    // Only this page may send the form: a foreign page could sign an editor in to another account.
    if (!isSameOrigin(c)) return page(403, NOWHERE('Open this page from the Studio.'))
    const fields = new URLSearchParams((await readBytes(c, MAX_BODY_BYTES)).toString('utf8'))
    const parsed = form.safeParse(Object.fromEntries(fields))
    if (!parsed.success) return page(400, NOWHERE('Fill in e-mail and password.'))
    const { password } = parsed.data
    const email = parsed.data.email.trim().toLowerCase()
    const origin = allowed(parsed.data.origin)
    if (!origin) return page(400, NOWHERE('The address of the Studio is not known here.'))
    const tooMany = { origin, email, error: 'Too many tries. Wait a while, then try again.' }
    const tries = await perEditor.get(email)
    if (tries && tries.remainingPoints <= 0) return page(429, tooMany)
    const free = await perAddress.consume(c.env.remoteAddress).then(
      () => true,
      () => false,
    )
    if (!free) return page(429, tooMany)
    const { editor, token } = await options.auth.signIn(email, password)
    // Text typed for an unknown address is not logged: it may be a password.
    const by = editor ?? { id: '', name: 'unknown address', role: '' }
    await options.audit.record({
      kind: token ? 'signed-in' : 'sign-in-refused',
      by,
      way: 'password',
      detail: `from ${c.env.remoteAddress}`,
    })
    if (!token) {
      await perEditor.consume(email).catch(() => undefined)
      return page(401, { origin, email, error: 'E-mail or password is not right.' })
    }
    await perEditor.delete(email)
    return new Response(null, {
      status: 302,
      headers: { ...HEADERS, location: `${origin.split('#')[0]}#token=${token}` },
    })
  })
  return app
}

const NOWHERE = (error: string) => ({ origin: '', email: '', error })

function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  return origin === undefined || origin === new URL(c.req.url).origin
}
