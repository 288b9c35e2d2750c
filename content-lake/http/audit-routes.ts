import { Hono, type MiddlewareHandler } from 'hono'
import { mayAdminister } from '../auth/auth.ts'
import { LakeError } from '../documents/types.ts'
import type { LakeParts } from './parts.ts'
import { type Bindings, bearerOf, numberOf } from './request.ts'

const MAX_ENTRIES = 200

/** The audit log, for administrators: `?who=`, `?kind=`, `?document=`, and `?before=` for older entries. */
export function auditRoutes(parts: LakeParts) {
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
export function auditRefusals(parts: LakeParts): MiddlewareHandler<Bindings> {
  return async function auditRefusals(c, next) {
    await next()
    const { error } = c
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
