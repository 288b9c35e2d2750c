import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import type { Auth } from '../auth/auth.ts'
import { LOGIN_STYLE, loginPage } from '../auth/login-page.ts'

const form = z.object({
  origin: z.string().max(200),
  email: z.string().max(254),
  password: z.string().max(256),
})
const TRIES_PER_MINUTE = 10

const STYLE_HASH = createHash('sha256').update(LOGIN_STYLE).digest('base64')
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
}

/**
 * The sign-in page of editors. The Studio opens it with its own address in `origin` and gets the session
 * token back in the address's fragment; only known Studio addresses get one.
 */
export function loginRoutes(options: { auth: Auth; studioOrigins: readonly string[] }) {
  const limiter = new RateLimiterMemory({ points: TRIES_PER_MINUTE, duration: 60 })
  const app = new Hono<{ Bindings: { remoteAddress: string } }>()

  const allowed = (given: string): string | null => {
    const url = URL.canParse(given) ? new URL(given) : null
    return url && options.studioOrigins.includes(url.origin) ? url.href : null
  }
  const page = (status: number, body: { origin: string; email: string; error: string | null }) =>
    new Response(loginPage(body), {
      status,
      headers: {
        ...HEADERS,
        // A form's answer redirects to the Studio: its address must be an allowed target of the form.
        'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${options.studioOrigins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      },
    })

  app.get('/', (c) => {
    const origin = allowed(c.req.query('origin') ?? '')
    if (!origin)
      return page(400, {
        origin: '',
        email: '',
        error: 'Open this page from the Studio: its address is not known here.',
      })
    return page(200, { origin, email: '', error: null })
  })

  app.post('/', async (c) => {
    const parsed = form.safeParse(await c.req.parseBody().catch(() => ({})))
    if (!parsed.success)
      return page(400, { origin: '', email: '', error: 'Fill in e-mail and password.' })
    const { email, password } = parsed.data
    const origin = allowed(parsed.data.origin)
    if (!origin)
      return page(400, {
        origin: '',
        email: '',
        error: 'The address of the Studio is not known here.',
      })
    const free = await limiter.consume(c.env.remoteAddress).then(
      () => true,
      () => false,
    )
    if (!free) return page(429, { origin, email, error: 'Too many tries. Wait a minute.' })
    const token = await options.auth.signIn(email, password)
    if (!token) return page(401, { origin, email, error: 'E-mail or password is not right.' })
    return new Response(null, {
      status: 302,
      headers: { ...HEADERS, location: `${origin.split('#')[0]}#token=${token}` },
    })
  })
  return app
}
