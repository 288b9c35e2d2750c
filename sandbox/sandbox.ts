import { createHash, randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { ConsoleDoors } from './console/console-doors.ts'
import { consoleRoutes } from './console/routes.ts'
import { errorResponse } from './error-response.ts'
import { marketDocsRoutes } from './market-docs/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { ownOriginOnly } from './own-origin.ts'
import { finish } from './providers/relax/play-round.ts'
import { createRoundStore } from './providers/relax/round-store.ts'
import { relaxRoutes } from './providers/relax/routes.ts'
import { createWalletClient } from './providers/relax/wallet-client.ts'
import type { SandboxDatabase } from './sandbox-database.ts'

export type SandboxOptions = {
  /** Where the game servers reach the operator. */
  platformUrl: string
  relaxSecret: string
  publicUrl: string
  /** Pages that may frame a game and talk to it. */
  siteOrigins: readonly string[]
  /** The built client of the games. */
  gameAssetsDir: string
  clock: () => number
  db: SandboxDatabase
  logger: { error(data: object, text: string): void }
  random?: (limit: number) => number
  /** What QA may turn; without it there is no console. */
  console?: ConsoleDoors
}
export type Sandbox = {
  fetch(request: Request, meta: { remoteAddress: string }): Promise<Response>
  /** Takes rounds that were cut short to their end; the loop calls it, tests may. */
  settleUnfinished(): Promise<number>
  close(): Promise<void>
}

const SETTLE_EVERY_MS = 3_000
/** A round younger than this is still in the hands of its request. */
const LEFT_ALONE_MS = 20_000
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
}

/** The third parties that a fresh machine cannot reach, played by us: a game provider, and whoever delivers mail and SMS. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock, logger } = options
  const store = await createRoundStore(options.db)
  const wallet = createWalletClient({
    platformUrl: options.platformUrl,
    secret: options.relaxSecret,
    clock,
  })
  const deps = {
    store,
    wallet,
    clock,
    random: options.random ?? ((limit: number) => randomInt(limit)),
  }
  const files = await readGameFiles(options.gameAssetsDir)
  const gameVersion = createHash('sha256')
    .update([...files.keys()].join())
    .update(files.get('slot.js')?.body ?? '')
    .update(files.get('slot.css')?.body ?? '')
    .digest('hex')
    .slice(0, 10)

  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/game/*', (c) => {
    const file = files.get(c.req.path.slice('/game/'.length))
    if (!file) return errorResponse(404, 'NOT_FOUND')
    return new Response(new Uint8Array(file.body), {
      headers: {
        'content-type': file.type,
        'cache-control':
          c.req.query('v') === undefined
            ? 'public, max-age=3600'
            : 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
  })
  app.route('/casino', relaxRoutes({ ...deps, siteOrigins: options.siteOrigins, gameVersion }))
  if (options.console) app.use('/outbox/*', ownOriginOnly(options.console.ownOrigins))
  app.route('/outbox', outboxRoutes(options.db))
  if (options.console) app.route('/', consoleRoutes(options.console))
  app.route('/docs', marketDocsRoutes())
  app.notFound(() => errorResponse(404, 'NOT_FOUND'))
  app.onError((error) => {
    logger.error({ err: error }, 'the sandbox could not answer')
    return errorResponse(500, 'INTERNAL')
  })

  const settleUnfinished = async () => {
    const rounds = await store.unfinished(clock() - LEFT_ALONE_MS)
    for (const round of rounds) {
      const session = await store.session(round.sessionId)
      if (session) await finish(deps, session, round)
    }
    return rounds.length
  }
  let settling: Promise<unknown> = Promise.resolve()
  const loop = setInterval(() => {
    settling = settling
      .then(settleUnfinished)
      .catch((error: unknown) => logger.error({ err: error }, 'settling rounds failed'))
  }, SETTLE_EVERY_MS)
  loop.unref()

  return {
    fetch: async (request) => app.fetch(request),
    settleUnfinished,
    async close() {
      clearInterval(loop)
      await settling
    },
  }
}

async function readGameFiles(
  directory: string,
): Promise<Map<string, { body: Buffer; type: string }>> {
  const files = new Map<string, { body: Buffer; type: string }>()
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(directory.length + 1).replaceAll('\\', '/')
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)]
    if (type) files.set(name, { body: await readFile(path), type })
  }
  return files
}
