import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Identity } from '../auth/auth.ts'
import { type Document, isPublished, isVersion, LakeError } from '../documents/types.ts'
import type { EventStream } from '../listen/event-stream.ts'
import { listen, sendLiveEvents } from '../listen/listen.ts'
import { toListenFilter } from '../listen/listen-filter.ts'
import type { LakeParts } from './parts.ts'
import {
  assertAddress,
  type Bindings,
  type Context,
  flag,
  knowsVersions,
  paramsOf,
} from './request.ts'

/** Event streams: listeners and live events. */
export function streamRoutes(parts: LakeParts) {
  const app = new Hono<Bindings>()

  const open = (c: Context, identity: Identity | null): EventStream => {
    const stream = parts.streams.open(parts.access.callerOf(c, identity))
    if (!stream) throw new LakeError(429, 'tooManyStreams', 'Too many streams are open')
    return stream
  }

  app.get('/listen/:dataset', async (c) => {
    const identity = await parts.access.identify(c)
    assertAddress(c, parts.access.callerOf(c, identity))
    const dataset = parts.dataset(c.req.param('dataset'))
    const resume = flag(c, 'enableResume')
    const included = includedIn(c)
    const sees = parts.access.seesOf(identity)
    const maySee = (it: Document) => sees(it) && included(it._id)
    const filter = toListenFilter({
      query: c.req.query('query') ?? '',
      params: paramsOf(c),
      identity: identity?.id ?? '<anonymous>',
      trusted: identity !== null,
    })
    const elsewhere = redirect(c, parts, identity)
    if (elsewhere) return elsewhere
    const stream = open(c, identity)
    listen(dataset, stream, {
      filter,
      maySee,
      includeResult: flag(c, 'includeResult'),
      includePreviousRevision: flag(c, 'includePreviousRevision'),
      includeMutations: c.req.query('includeMutations') !== 'false',
      effects: c.req.query('effectFormat') === 'mendoza',
      resume,
      lastEventId: c.req.header('last-event-id') ?? null,
    })
    return stream.response
  })

  app.get('/live/events/:dataset', async (c) => {
    const identity = await parts.access.identify(c)
    assertAddress(c, parts.access.callerOf(c, identity))
    const dataset = parts.dataset(c.req.param('dataset'))
    const includeDrafts = flag(c, 'includeDrafts')
    if (includeDrafts && identity === null)
      throw new LakeError(401, 'unauthorized', 'Drafts need a token')
    const elsewhere = redirect(c, parts, identity)
    if (elsewhere) return elsewhere
    const stream = open(c, identity)
    sendLiveEvents(dataset, stream, {
      includeDrafts,
      lastEventId: c.req.header('last-event-id') ?? null,
      maySee: parts.access.seesOf(identity),
    })
    return stream.response
  })
  return app
}

/**
 * The documents that a listener is notified about: with `includeAllVersions` all, otherwise published ones. An API
 * version from before versions existed also gets drafts.
 */
function includedIn(c: Context): (id: string) => boolean {
  if (flag(c, 'includeAllVersions')) return () => true
  return knowsVersions(c) ? isPublished : (id) => !isVersion(id)
}

/**
 * A browser opens six connections per host over HTTP/1.1, and the Studio needs eight streams for one document, so each
 * stream is redirected to a separate host name. The browser drops the token on a redirect, so a single-use ticket that
 * is valid for half a minute replaces it. Clients that are not browsers are answered directly.
 */
function redirect(c: Context, parts: LakeParts, identity: Identity | null): Response | null {
  const url = new URL(c.req.url)
  const local = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  if (!local || c.req.header('origin') === undefined || url.searchParams.has('__ticket'))
    return null
  url.hostname = `s${randomBytes(6).toString('hex')}.localhost`
  url.searchParams.set('__ticket', parts.access.issueTicket(identity))
  return new Response(null, { status: 307, headers: { location: url.href } })
}
