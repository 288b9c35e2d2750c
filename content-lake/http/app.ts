import { type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { PictureTurns } from '../assets/picture-turns.ts'
import { mayAdminister } from '../auth/auth.ts'
import { LakeError } from '../documents/types.ts'
import { Pace } from '../turns/pace.ts'
import type { Access } from './access.ts'
import { assetRoutes, uploadRoutes } from './asset-routes.ts'
import { editorRoutes, invitationRoutes } from './editor-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { mutateRoutes } from './mutate-routes.ts'
import type { LakeParts } from './parts.ts'
import { previewRoutes } from './preview-routes.ts'
import { projectRoutes } from './project-routes.ts'
import { exportRoutes, queryRoutes } from './query-routes.ts'
import { type Bindings, bearerOf, type Context, numberOf } from './request.ts'
import { streamRoutes } from './stream-routes.ts'

const VERSION = /^v(X|\d{1,2}|\d{4}-\d{2}-\d{2})$/

/** All routes of the lake. */
export function createApp(
  parts: LakeParts,
  options: { isReady: () => boolean; log: (error: unknown) => void; requestsPerSecond: number },
): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.onError(answerErrors(options.log))
  app.notFound((c) => {
    const body = { statusCode: 404, error: 'Not Found', message: 'No such endpoint' }
    return c.json(body, 404)
  })
  app.use('*', async (c, next) => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    // The header allows other sites to embed images and files; everything else is read with CORS.
    if (!c.res.headers.has('cross-origin-resource-policy')) {
      c.res.headers.set('cross-origin-resource-policy', 'same-origin')
    }
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
  })
  app.use('*', async (c, next) => {
    // PostgreSQL text cannot hold NUL, and no valid request contains it.
    if (c.req.url.includes('%00')) throw new LakeError(400, 'invalidRequest', 'NUL in the address')
    await next()
  })
  app.use('*', cors(parts.access, new Set([...parts.studioOrigins, ...parts.siteOrigins])))

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', (c) => {
    const ready = options.isReady()
    return c.json({ status: ready ? 'ready' : 'starting' }, ready ? 200 : 503)
  })
  app.use('*', boundRequests(parts.access))
  app.use('*', auditRefusals(parts))
  const turns = new PictureTurns()
  app.route('/', assetRoutes(parts, turns))
  app.use('*', paceRequests(parts.access, options.requestsPerSecond))

  const versioned = new Hono<Bindings>()
  versioned.use('*', async (c, next) => {
    if (!VERSION.test(c.req.param('version') ?? ''))
      throw new LakeError(404, 'notFound', 'No such version of the API')
    await next()
  })
  versioned.route('/auth/login/local', loginRoutes(parts))
  versioned.route('/auth/invitation', invitationRoutes(parts))
  versioned.route('/audit', auditRoutes(parts))
  versioned.route('/editors', editorRoutes(parts))
  versioned.route('/data/history', historyRoutes(parts))
  versioned.route('/data', queryRoutes(parts))
  versioned.route('/data', mutateRoutes(parts))
  versioned.route('/data', streamRoutes(parts))
  versioned.route('/data', exportRoutes(parts))
  versioned.get('/data/ping/:dataset', (c) => c.text('pong'))
  versioned.get('/data/references/:dataset/documents/:id/to', async (c) => {
    await parts.access.needReader(c)
    // References from other datasets: always none, as datasets are independent.
    parts.dataset(c.req.param('dataset'))
    return c.json({ references: [], totalCount: 0 })
  })
  versioned.route('/assets', uploadRoutes(parts, turns))
  versioned.route('/preview-links', previewRoutes(parts))
  versioned.route('/', projectRoutes(parts))
  app.route('/:version', versioned)
  return app
}

const TITLES: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
}

/** The Studio reads the details of a refusal, and does not offer an action whose dry run was refused. */
const IN_DETAIL: ReadonlySet<string> = new Set(['insufficientPermissionsError'])

/** Errors in the two formats that Sanity's client reads: by title, or as the lake's own `error` object. */
function toErrorBody(error: LakeError): object {
  const title = IN_DETAIL.has(error.type) ? undefined : TITLES[error.status]
  if (title)
    return { statusCode: error.status, error: title, message: error.message, type: error.type }
  return { error: { ...error.details, type: error.type, description: error.message } }
}

/** Unexpected errors are logged in full; the response holds none of it. */
function answerErrors(log: (error: unknown) => void): ErrorHandler<Bindings> {
  return (error, c) => {
    if (error instanceof LakeError) {
      const busy = error.status === 429 || error.status === 503
      const wait = String(error.details.retryAfter ?? 2)
      return c.json(toErrorBody(error), error.status as 400, busy ? { 'retry-after': wait } : {})
    }
    log(error)
    const body = { statusCode: 500, error: 'Internal Server Error', message: 'Internal error' }
    return c.json(body, 500)
  }
}

/** Requests in progress at once, from one network and from all callers without a token. A page starts a few dozen. */
const AT_ONCE = { ofNetwork: 128, ofStrangers: 1_000 }

/** Limits how many requests can be waiting at once, whatever they wait for (a query, an image, a password check). */
function boundRequests(access: Access): MiddlewareHandler<Bindings> {
  const underWay = new Map<string, number>()
  let ofStrangers = 0
  return async function boundRequests(c, next) {
    const { kind, key } = access.callerOf(c, null)
    if (kind === 'site') return next()
    // The token has not been validated yet, so its owner is counted by network, too.
    const stranger = bearerOf(c) === null ? 1 : 0
    const own = underWay.get(key) ?? 0
    if (own >= AT_ONCE.ofNetwork)
      throw new LakeError(429, 'tooManyRequests', 'Too many requests at once')
    if (stranger && ofStrangers >= AT_ONCE.ofStrangers)
      throw new LakeError(503, 'tooManyRequests', 'Too many requests at once')
    underWay.set(key, own + 1)
    ofStrangers += stranger
    try {
      await next()
    } finally {
      ofStrangers -= stranger
      const left = (underWay.get(key) ?? 1) - 1
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
    return undefined
  }
}

/** Callers with a token may send this many times as many requests: the Studio sends dozens at once. */
const TIMES_WITH_TOKEN = 4
/** Requests that would have to wait longer are refused. */
const MAX_WAIT_MS = 4_000

/** Limits the rate of requests: even cheap refusals slow down all other callers when there are thousands a second. */
function paceRequests(access: Access, perSecond: number): MiddlewareHandler<Bindings> {
  const paceOf = (rate: number) =>
    new Pace({ perSecond: rate, atOnce: rate, maxWaitMs: MAX_WAIT_MS })
  const ofStrangers = paceOf(perSecond)
  const withToken = paceOf(perSecond * TIMES_WITH_TOKEN)
  return async function paceRequests(c, next) {
    const { kind, key } = access.callerOf(c, null)
    if (kind === 'site') return next()
    // The token has not been validated yet.
    await (bearerOf(c) === null ? ofStrangers : withToken).turn(key).catch(() => {
      throw new LakeError(429, 'tooManyRequests', 'Too many requests')
    })
    return next()
  }
}

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Pages of the known origins may call; pages of other origins cannot read a response. A stream that was redirected to
 * another host name arrives with the origin `null`: its ticket authenticates it.
 */
function cors(access: Access, origins: ReadonlySet<string>): MiddlewareHandler<Bindings> {
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

const MAX_ENTRIES = 200

/** The audit log, for administrators: `?who=`, `?kind=`, `?document=`, and `?before=` for older entries. */
function auditRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()
  app.get('/', async (c) => {
    if (!mayAdminister(await parts.access.needReader(c)))
      throw new LakeError(403, 'forbidden', 'The audit log is for administrators')
    const limit = numberOf(c, 'limit', { default: 50, max: MAX_ENTRIES })
    const before = numberOf(c, 'before', { default: 0, max: 999_999_999 })
    const entries = await parts.audit.read({
      who: c.req.query('who') || undefined,
      kind: c.req.query('kind') || undefined,
      document: c.req.query('document') || undefined,
      before: before === 0 ? undefined : before,
      limit,
    })
    const next = entries.length === limit ? (entries.at(-1)?.seq ?? null) : null
    return c.json({ entries, next })
  })
  return app
}

/** Logs what was refused to an identified caller: for missing rights, or by a publishing rule. */
function auditRefusals(parts: LakeParts): MiddlewareHandler<Bindings> {
  return async function auditRefusals(c, next) {
    await next()
    const { error } = c
    // The Studio sends dry runs to find out what to offer: a refused dry run is not an action of the editor.
    if (c.get('isTrial')) return
    if (c.req.method === 'GET' || !(error instanceof LakeError)) return
    if (error.status !== 403 && error.type !== 'publishRefusedError') return
    const by = await parts.auth.identify(bearerOf(c))
    if (!by) return
    await parts.audit.record({
      kind: 'refused',
      by,
      way: `${c.req.method} ${new URL(c.req.url).pathname}`,
      detail: error.message,
    })
  }
}
