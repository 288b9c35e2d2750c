import { Hono } from 'hono'
import { LakeError } from '../documents/types.ts'
import { assetRoutes, uploadRoutes } from './asset-routes.ts'
import { auditRefusals, auditRoutes } from './audit-routes.ts'
import { cors } from './cors.ts'
import { answerErrors } from './errors.ts'
import { exportRoutes } from './export-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { mutateRoutes } from './mutate-routes.ts'
import type { LakeParts } from './parts.ts'
import { projectRoutes } from './project-routes.ts'
import { queryRoutes } from './query-routes.ts'
import type { Bindings } from './request.ts'
import { streamRoutes } from './stream-routes.ts'

const VERSION = /^v(X|\d{1,2}|\d{4}-\d{2}-\d{2})$/

/** All routes of the lake. */
export function createApp(
  parts: LakeParts,
  options: { isReady: () => boolean; log: (error: unknown) => void },
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
  app.use('*', auditRefusals(parts))
  app.route('/', assetRoutes(parts))

  const versioned = new Hono<Bindings>()
  versioned.use('*', async (c, next) => {
    if (!VERSION.test(c.req.param('version') ?? ''))
      throw new LakeError(404, 'notFound', 'No such version of the API')
    await next()
  })
  versioned.route('/auth/login/local', loginRoutes(parts))
  versioned.route('/audit', auditRoutes(parts))
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
  versioned.route('/assets', uploadRoutes(parts))
  versioned.route('/', projectRoutes(parts))
  app.route('/:version', versioned)
  return app
}
