import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { networkOf } from '../auth/caller.ts'
import { NoTurnError, Turns } from '../turns/turns.ts'
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
/** Checking a password takes a thread and 19 MiB; the threads also serve files, pictures and pages. */
const CHECKS = { atOnce: 2, atOnceEach: 1, waiting: 20, waitingEach: 4 }
const MAX_BODY_BYTES = 8 * 1024

/** The style of the lake's own pages, which have no script. */
const STYLE = `
:root{color-scheme:dark light;--ground:#0e0b14;--raised:#17121f;--line:#75678a;--text:#f6f2fb;--muted:#b7acc6;--accent:#ddf45b;--ink:#14101b;--danger:#ff8087;--focus:#a48bff}
@media (prefers-color-scheme:light){:root{--ground:#faf8f5;--raised:#fff;--line:#877d6f;--text:#1b1524;--muted:#5e5468;--accent:#c9e63c;--danger:#c4222f;--focus:#5b3df5}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--text);font:17px/1.5 system-ui,sans-serif;padding:24px}
main{width:100%;max-width:400px;background:var(--raised);border-radius:20px;padding:32px}
h1{font-size:27px;line-height:1.1;margin:0 0 4px}p{margin:0 0 24px;color:var(--muted)}
label{display:block;font-weight:600;margin:16px 0 4px}
input{width:100%;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:6px;padding:10px 12px;min-height:48px}
button{width:100%;margin-top:24px;font:inherit;font-weight:700;min-height:48px;border:0;border-radius:12px;background:var(--accent);color:var(--ink);cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.error{margin:16px 0 0;color:var(--danger);font-weight:600}`
/** In the pages' Content-Security-Policy. */
export const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
export const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // With no-referrer a browser posts the form without its origin, which the guard below refuses.
  'referrer-policy': 'same-origin',
}

/**
 * The sign-in page of editors. The Studio opens it with its own URL in `origin` and gets the session token back in that
 * URL's fragment; only known Studio origins get one. The state in the path goes back with it: the Studio accepts no
 * token without the one of its own tab.
 */
export function loginRoutes(options: Pick<LakeParts, 'auth' | 'audit' | 'studioOrigins'>) {
  const perAddress = new RateLimiterMemory({ points: TRIES_PER_MINUTE, duration: 60 })
  const perEditor = new RateLimiterMemory({ points: TRIES_PER_EDITOR, duration: 15 * 60 })
  const checks = new Turns(CHECKS)
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

  const show = (c: Context) => {
    const origin = allowed(c.req.query('origin') ?? '')
    if (!origin)
      return page(400, NOWHERE('Open this page from the Studio: its address is not known here.'))
    return page(200, { origin, email: '', error: null })
  }

  const signIn = async (c: Context) => {
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
    const network = networkOf(c.env.remoteAddress)
    const free = await perAddress.consume(network).then(
      () => true,
      () => false,
    )
    if (!free) return page(429, tooMany)
    const checked = await checks
      .run(network, () => options.auth.signIn(email, password))
      .catch((error: unknown) => {
        if (error instanceof NoTurnError) return null
        throw error
      })
    if (checked === null) return page(429, tooMany)
    const { editor, token } = checked
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
    const fragment = sessionFragment(token, c.req.param('state') ?? '')
    return new Response(null, {
      status: 302,
      headers: { ...HEADERS, location: `${origin.split('#')[0]}#${fragment}` },
    })
  }

  for (const path of ['/', '/:state']) {
    app.get(path, show)
    app.post(path, signIn)
  }
  return app
}

/** What goes back to the Studio: the token, with the state that its tab began with, if it is one. */
export function sessionFragment(token: string, state: string): string {
  return /^[\w-]{20,100}$/.test(state) ? `token=${token}&state=${state}` : `token=${token}`
}

const NOWHERE = (error: string) => ({ origin: '', email: '', error })

/** Whether a form was sent by our own page. */
export function isSameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = c.req.header('origin')
  return origin === undefined || origin === new URL(c.req.url).origin
}

export const toEntities = (text: string) =>
  text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)

/** The frame of the lake's own pages. `body` is HTML. */
export const lakePage = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>Playhouse Studio</h1>${body}</main></body></html>`

/** The sign-in page of editors, without any script. */
function loginPage(options: { origin: string; email: string; error: string | null }): string {
  return lakePage(
    'Sign in to the Playhouse Studio',
    `<p>Sign in as an editor.</p>
<form method="post" action="">
<input type="hidden" name="origin" value="${toEntities(options.origin)}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${toEntities(options.email)}"${options.error ? ' aria-describedby="error"' : ' autofocus'}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256"${options.error ? ' autofocus' : ''}>
${options.error ? `<p class="error" id="error" role="alert">${toEntities(options.error)}</p>` : ''}
<button type="submit">Sign in</button>
</form>`,
  )
}
