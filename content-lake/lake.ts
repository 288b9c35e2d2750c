import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { storeImage } from './assets/assets.ts'
import { createTransformer } from './assets/transform.ts'
import { createAuth, type Editor, type Identity, mayWrite, type Role } from './auth/auth.ts'
import { applyMutation, workingState } from './documents/apply-mutations.ts'
import { type Dataset, openDataset, prepareTables } from './documents/store.ts'
import { type Document, LakeError } from './documents/types.ts'
import { dataRoutes, needReader } from './http/data-routes.ts'
import { historyRoutes } from './http/history-routes.ts'
import { loginRoutes } from './http/login-routes.ts'
import { projectRoutes } from './http/project-routes.ts'
import { type Bindings, bearerOf, type Context } from './http/request.ts'
import type { LakeDatabase } from './lake-database.ts'
import { createPresence } from './listen/presence.ts'
import { createQueryPool } from './query/query-pool.ts'
import type { Perspective } from './query/replica.ts'

export type LakeOptions = {
  db: LakeDatabase
  assetDir: string
  projectId: string
  dataset: string
  clock: () => number
  writeTokens: { token: string; role: Role; name: string }[]
  /** Origins whose pages may call with an editor's token. */
  studioOrigins: readonly string[]
  /** Origins whose pages may read what is public. */
  siteOrigins: readonly string[]
  /** How browsers reach the lake: it stands in the `url` of every asset. */
  publicUrl: string
  logger: { error(data: object, text: string): void }
}

export type Lake = {
  fetch(request: Request, meta: { remoteAddress: string }): Promise<Response>
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  query(groq: string, params?: Record<string, unknown>, perspective?: Perspective): Promise<unknown>
  putEditor(editor: Editor): Promise<void>
  documents(dataset: string): Iterable<Document>
  isReady(): boolean
  close(): Promise<void>
}

const MAX_BODY_BYTES = 26 * 1024 * 1024
const TICKET_MS = 30_000

/** Opens the content lake: Sanity's HTTP API over a database of ours. */
export async function createLake(options: LakeOptions): Promise<Lake> {
  const { db, projectId, clock } = options
  await prepareTables(db)
  const auth = await createAuth({ db, clock, tokens: options.writeTokens })
  const datasets = new Map<string, Dataset>()
  const open = async (name: string) => {
    await db.query(
      'INSERT INTO lake.dataset (name, created_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [name, new Date(clock()).toISOString()],
    )
    if (!datasets.has(name)) datasets.set(name, await openDataset(db, name))
  }
  await open(options.dataset)
  const stored = await db.query<{ name: string }>('SELECT name FROM lake.dataset ORDER BY name')
  for (const { name } of stored) await open(name)

  const pool = createQueryPool({ projectId, datasets: () => [...datasets.values()] })
  const transform = createTransformer(options.assetDir)
  const tickets = new Map<string, { identity: Identity | null; expiresAt: number }>()

  const identify = async (c: Context): Promise<Identity | null> => {
    const ticket = c.req.query('__ticket')
    if (ticket !== undefined) {
      const known = tickets.get(ticket)
      tickets.delete(ticket)
      if (!known || known.expiresAt < clock())
        throw new LakeError(401, 'unauthorized', 'The ticket is spent')
      return known.identity
    }
    const token = bearerOf(c)
    if (token === null) return null
    const identity = await auth.identify(token)
    if (!identity) throw new LakeError(401, 'unauthorized', 'Unauthorized - Session not found')
    return identity
  }
  const present = (document: Document): Document =>
    document._type === 'sanity.imageAsset' && typeof document.path === 'string'
      ? { ...document, url: `${options.publicUrl}/${document.path}` }
      : document

  const deps = {
    projectId,
    pool,
    clock,
    db,
    present,
    identify,
    dataset(name: string): Dataset {
      const dataset = datasets.get(name)
      if (!dataset) throw new LakeError(404, 'notFound', `Dataset "${name.slice(0, 64)}" not found`)
      return dataset
    },
    redirectStream,
  }

  /**
   * A browser opens six connections to a host, the Studio eight streams for a document: each stream gets a
   * host name of its own. The browser drops the token on the way, a single-use ticket stands in for it.
   */
  function redirectStream(c: Context): Response | null {
    const url = new URL(c.req.url)
    const local = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
    if (!local || c.req.header('origin') === undefined || url.searchParams.has('__ticket'))
      return null
    const target = new URL(url)
    target.hostname = `s${randomBytes(6).toString('hex')}.localhost`
    return new Response(null, { status: 307, headers: { location: target.href, 'x-ticket': '1' } })
  }

  const app = new Hono<Bindings>()
  app.use('*', async (c, next) => {
    const origin = c.req.header('origin')
    const allowed =
      origin !== undefined && [...options.studioOrigins, ...options.siteOrigins].includes(origin)
    if (c.req.method === 'OPTIONS') {
      return new Response(null, {
        status: allowed ? 204 : 403,
        headers: allowed ? corsHeaders(c, origin) : {},
      })
    }
    await next()
    if (allowed)
      for (const [name, value] of Object.entries(corsHeaders(c, origin)))
        c.res.headers.set(name, value)
    c.res.headers.set('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
    return undefined
  })
  app.use(
    '*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new LakeError(413, 'tooLarge', 'The body is too large')
      },
    }),
  )
  app.use('/:version/data/listen/*', ticketed)
  app.use('/:version/data/live/*', ticketed)

  /** The redirect needs to know who asks before the browser drops the token. */
  async function ticketed(c: Context, next: () => Promise<void>) {
    await next()
    if (c.res.headers.get('x-ticket') !== '1') return
    const token = bearerOf(c)
    const identity = token === null ? null : await auth.identify(token)
    if (token !== null && !identity)
      throw new LakeError(401, 'unauthorized', 'Unauthorized - Session not found')
    const ticket = randomBytes(24).toString('base64url')
    for (const [key, { expiresAt }] of tickets) if (expiresAt < clock()) tickets.delete(key)
    tickets.set(ticket, { identity, expiresAt: clock() + TICKET_MS })
    const target = new URL(c.res.headers.get('location') ?? '')
    target.searchParams.set('__ticket', ticket)
    c.res = new Response(null, { status: 307, headers: { location: target.href } })
  }

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.route('/v1/auth/login/local', loginRoutes({ auth, studioOrigins: options.studioOrigins }))
  app.route('/:version/data/history', historyRoutes(deps))
  app.route('/:version/data', dataRoutes(deps))

  app.get('/:version/data/export/:dataset', async (c) => {
    await needReader(deps, c)
    const documents = [...deps.dataset(c.req.param('dataset')).all()].map(present)
    return c.body(documents.map((it) => `${JSON.stringify(it)}\n`).join(''), 200, {
      'content-type': 'application/x-ndjson',
    })
  })

  app.post('/:version/assets/:kind/:dataset', async (c) => {
    const identity = await needReader(deps, c)
    if (!mayWrite(identity)) throw new LakeError(403, 'forbidden', 'Insufficient permissions')
    if (c.req.param('kind') !== 'images')
      throw new LakeError(400, 'assetError', 'Only images are taken')
    const dataset = deps.dataset(c.req.param('dataset'))
    const document = await storeImage({
      directory: options.assetDir,
      bytes: Buffer.from(await c.req.arrayBuffer()),
      filename: c.req.query('filename') ?? null,
      projectId,
      dataset: dataset.name,
    })
    return dataset.exclusively(async () => {
      const known = dataset.get(String(document._id))
      if (known) return c.json({ document: present(known) })
      const transactionId = randomBytes(11).toString('hex')
      const timestamp = new Date(clock()).toISOString()
      const state = workingState(dataset.get)
      const mutation = { create: document }
      applyMutation(state, mutation, { transactionId, timestamp, stored: dataset.get })
      await dataset.commit({
        transactionId,
        author: identity.id,
        timestamp,
        changes: [...state.changes.values()],
        mutations: [mutation],
      })
      return c.json({ document: present(dataset.get(String(document._id)) as Document) })
    })
  })

  app.get('/images/:project/:dataset/:name', async (c) => {
    if (c.req.param('project') !== projectId) throw new LakeError(404, 'notFound', 'No such image')
    deps.dataset(c.req.param('dataset'))
    const origin = c.req.header('origin')
    const trusted = origin !== undefined && options.studioOrigins.includes(origin)
    const picture = await transform(
      c.req.param('name'),
      c.req.query(),
      c.req.header('accept') ?? '',
      trusted,
    )
    const etag = `"${picture.etag}"`
    const headers = {
      'content-type': picture.mime,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept',
      etag,
    }
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(picture.bytes), { headers })
  })

  app.route(
    '/:version',
    projectRoutes({
      projectId,
      auth,
      identify,
      datasets: () => [...datasets.keys()],
      createDataset: open,
    }),
  )
  app.notFound((c) =>
    c.json({ statusCode: 404, error: 'Not Found', message: 'No such endpoint' }, 404),
  )
  app.onError((error, c) => {
    if (error instanceof LakeError) {
      return c.json(
        {
          statusCode: error.status,
          error: { type: error.type, description: error.message, ...error.details },
          message: error.message,
        },
        error.status as 400,
      )
    }
    options.logger.error({ err: error }, 'the lake could not answer')
    return c.json(
      {
        statusCode: 500,
        error: { type: 'internalError', description: 'Internal error' },
        message: 'Internal error',
      },
      500,
    )
  })

  const presence = createPresence({
    identify: (token) => auth.identify(token),
    studioOrigins: options.studioOrigins,
  })
  return {
    fetch: async (request, meta) => app.fetch(request, meta),
    handleUpgrade: presence.handleUpgrade,
    async query(groq, params = {}, perspective = 'published') {
      const answer = await pool.query(deps.dataset(options.dataset), {
        query: groq,
        params,
        perspective,
        publicOnly: false,
        identity: 'server',
        now: clock(),
      })
      return JSON.parse(answer.json)
    },
    putEditor: (editor) => auth.putEditor(editor),
    documents: (name) => deps.dataset(name).all(),
    isReady: () => true,
    async close() {
      presence.close()
      await pool.close()
    },
  }
}

function corsHeaders(c: Context, origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers':
      c.req.header('access-control-request-headers') ?? 'authorization, content-type',
    'access-control-max-age': '600',
    vary: 'Origin',
  }
}
