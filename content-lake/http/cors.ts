import type { MiddlewareHandler } from 'hono'
import type { Access } from './access.ts'
import type { Bindings, Context } from './request.ts'

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Pages of the known origins may call; pages of other origins cannot read a response. A stream that was redirected to
 * another host name arrives with the origin `null`: its ticket authenticates it.
 */
export function cors(access: Access, origins: ReadonlySet<string>): MiddlewareHandler<Bindings> {
  return async function cors(c, next) {
    const allowed = allowedOrigin(c, access, origins)
    if (c.req.method === 'OPTIONS') {
      return new Response(null, {
        status: allowed === null ? 403 : 204,
        headers: { vary: 'Origin', ...(allowed === null ? {} : preflight(c, allowed)) },
      })
    }
    await next()
    const { headers } = c.res
    headers.append('vary', 'Origin')
    if (allowed !== null) {
      headers.set('access-control-allow-origin', allowed)
      headers.set('access-control-allow-credentials', 'true')
    }
    return undefined
  }
}

function allowedOrigin(c: Context, access: Access, origins: ReadonlySet<string>): string | null {
  const origin = c.req.header('origin')
  if (origin === undefined) return null
  if (origins.has(origin)) return origin
  return origin === 'null' && access.hasTicket(c.req.query('__ticket') ?? '') ? origin : null
}

function preflight(c: Context, origin: string): Record<string, string> {
  const asked = c.req.header('access-control-request-headers') ?? ''
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': /^[\w\s,-]{1,1000}$/.test(asked) ? asked : 'authorization',
    'access-control-max-age': '600',
  }
}
