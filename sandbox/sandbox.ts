import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { WriteMessage } from '#contracts/messages.ts'
import type { ConsolePorts } from './console/console-ports.ts'
import { consoleRoutes } from './console/routes.ts'
import { errorResponse } from './error-response.ts'
import { gameOf } from './games/catalogue.ts'
import type { Catalogue } from './games/game.ts'
import { createGameServer } from './games/game-server.ts'
import type { StudioTable } from './games/live/live-server.ts'
import { UNSETTLED_PATH, unsettledRoutes } from './games/unsettled-routes.ts'
import { IDENTITY_CHECK_PATH, identityCheckRoutes } from './identity-check/routes.ts'
import { limitBody } from './limit-body.ts'
import { liveTableRoutes } from './live-tables/routes.ts'
import { marketDocsRoutes } from './market-docs/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { ownOriginOnly } from './own-origin.ts'
import { providerRoutes } from './providers/routes.ts'
import { createPsp } from './psp/psp.ts'
import type { NotificationFaults } from './psp/psp-options.ts'
import { openRegisterEntries } from './registers/entry-store.ts'
import { REGISTERS_PATH, registerRoutes } from './registers/routes.ts'
import type { SandboxDatabase } from './sandbox-database.ts'
import type { BookOptions } from './sportsbook/book.ts'
import type { BookSwitches } from './sportsbook/book-faults.ts'
import { bookPageRoutes } from './sportsbook/page-routes.ts'
import { openSportsbook } from './sportsbook/sportsbook.ts'

export type SandboxOptions = {
  /** Where the game servers reach the operator. */
  platformUrl: string
  /** The secret that each game provider shares with the operator, by the provider's name. */
  callbackSecrets: Readonly<Record<string, string>>
  /** The secret that the payment provider shares with the operator; without it there is no payment provider. */
  pspSecret?: string
  /** Simulated faults of the payment provider's events. */
  pspFaults?: NotificationFaults
  /** The secret that the identity check provider shares with the operator; without it there is no such provider. */
  identityCheckSecret?: string
  /** The key that the registers of excluded people share with the operator; without it there are none. */
  registersKey?: string
  /** The secrets that the sports book shares with the operator, by provider; without them it takes no bets. */
  sportsbookSecrets?: Readonly<Record<string, string>>
  /** Simulated faults of the sports book. */
  bookFaults?: BookSwitches
  /** The matches that the sports book offers; those of its calendar if this is not given. */
  fixtures?: BookOptions['fixtures']
  /** The text of each message that the operator has sent; without it there is no outbox. */
  writeMessage?: WriteMessage
  publicUrl: string
  /** Pages that may frame a game and message it. */
  siteOrigins: readonly string[]
  /** The built client of the games. */
  gameAssetsDir: string
  clock: () => number
  /**
   * False: abandoned rounds are settled only when `settleUnfinished` is called. For tests, whose clock jumps by hours:
   * a loop on the machine's time would settle in the middle of them. Default true.
   */
  settlesByItself?: boolean
  db: SandboxDatabase
  logger: { error(data: object, text: string): void }
  /** The games by launch code; a test may provide its own. */
  games?: Catalogue
  /** The live tables of the content; without them there is none. */
  liveTables?: readonly StudioTable[]
  /** What QA can control; without it there is no console. */
  console?: ConsolePorts
}
export type Sandbox = {
  fetch(request: Request, meta: { remoteAddress: string }): Promise<Response>
  /** Finishes interrupted rounds; the loop calls it, tests may. */
  settleUnfinished(): Promise<number>
  /** Plays the matches of the sports book up to now and settles its bets; the loop calls it, tests may. */
  turnSportsbook(): Promise<unknown>
  /**
   * Carries out what the payment provider has planned up to now, and reports it to the operator; the loop calls it,
   * tests may.
   */
  sendPaymentWebhooks(): Promise<unknown>
  close(): Promise<void>
}

const SETTLE_EVERY_MS = 3_000
const NOTIFY_PAYMENTS_EVERY_MS = 1_000
const TURN_BOOK_EVERY_MS = 1_000
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/** More than any form or call of the sandbox has. */
const MAX_BODY_BYTES = 64 * 1024

/** The third parties that a fresh machine cannot reach, simulated: game providers, and the delivery of mail and SMS. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { clock, logger } = options
  const files = await readGameFiles(options.gameAssetsDir)
  const assetsVersion = versionOf(files)
  const games = await createGameServer({
    platformUrl: options.platformUrl,
    callbackSecrets: options.callbackSecrets,
    siteOrigins: options.siteOrigins,
    assetsVersion,
    games: options.games ?? gameOf,
    readAsset: (path) => files.get(path.replace(/^\/game\//, '')) ?? null,
    liveTables: options.liveTables ?? [],
    clock,
    db: options.db,
    onUnsettled: (round) =>
      logger.error(
        { event: 'round_unsettled', ...round },
        'the operator refuses the money of a round',
      ),
  })

  const psp = await openPsp(options)
  const sportsbook = await openSportsbook(options)

  const app = new Hono()
  // Frames of games and payment pages need no more: the site sets no embedder policy, and loads nothing else from here.
  app.use('*', async (c, next) => {
    await next()
    c.header('cross-origin-resource-policy', 'same-origin')
  })
  // Before anything is read: in a demo this is the process of the wallet.
  app.use('*', limitBody(MAX_BODY_BYTES))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/game/*', compress(), (c) =>
    answerFile(files.get(c.req.path.slice('/game/'.length)), c.req.query('v') !== undefined),
  )
  app.route('/', games.routes)
  app.route('/', games.operatorRoutes)
  app.route(
    '/',
    providerRoutes(
      {
        openGame: games.openGame,
        siteOrigins: options.siteOrigins,
        publicUrl: options.publicUrl,
        clock,
      },
      options.callbackSecrets,
    ),
  )
  if (options.identityCheckSecret) {
    app.route(
      IDENTITY_CHECK_PATH,
      identityCheckRoutes({
        secret: options.identityCheckSecret,
        clock,
        publicUrl: options.publicUrl,
        platformUrl: options.platformUrl,
        siteOrigins: options.siteOrigins,
      }),
    )
  }
  const registers = options.registersKey ? await openRegisterEntries(options.db, clock) : null
  if (options.registersKey && registers) {
    const deps = { key: options.registersKey, clock, entries: registers }
    app.route(REGISTERS_PATH, registerRoutes(deps))
  }
  const ownOrigins = options.console?.ownOrigins ?? [new URL(options.publicUrl).origin]
  if (options.console) app.use('/outbox/*', ownOriginOnly(ownOrigins))
  if (options.writeMessage) app.route('/outbox', outboxRoutes(options.db, options.writeMessage))
  if (options.console)
    app.route(
      '/',
      consoleRoutes(options.console, { games, sportsbook }, psp?.desk ?? null, registers),
    )
  app.use(`${UNSETTLED_PATH}/*`, ownOriginOnly(ownOrigins))
  app.route(UNSETTLED_PATH, unsettledRoutes(games.unsettled))
  if (psp) app.route('/', psp.routes)
  app.route('/', liveTableRoutes(games.live))
  app.route('/', sportsbook.routes)
  app.route('/', bookPageRoutes({ siteOrigins: options.siteOrigins, assetsVersion, clock }))
  app.route('/docs', marketDocsRoutes())
  app.notFound(() => errorResponse(404, 'NOT_FOUND'))
  app.onError((error, c) => {
    // A caller who left is no error of ours, and must not fill the log.
    if (!c.req.raw.signal.aborted) logger.error({ err: error }, 'the sandbox could not answer')
    return errorResponse(500, 'INTERNAL')
  })

  let settling: Promise<unknown> = Promise.resolve()
  const settle = () => {
    settling = settling
      .then(games.settleUnfinished)
      .catch((error: unknown) => logger.error({ err: error }, 'settling rounds failed'))
  }
  const sendPaymentWebhooks = async () => psp?.sendWebhooksNow()
  const stop = repeat(options, [
    [settle, SETTLE_EVERY_MS],
    [sendPaymentWebhooks, NOTIFY_PAYMENTS_EVERY_MS],
    [sportsbook.turn, TURN_BOOK_EVERY_MS],
  ])

  return {
    fetch: async (request, { remoteAddress }) => app.fetch(request, { remoteAddress }),
    settleUnfinished: games.settleUnfinished,
    sendPaymentWebhooks,
    turnSportsbook: sportsbook.turn,
    async close() {
      stop()
      await settling
      await sendPaymentWebhooks()
      await sportsbook.close()
    },
  }
}

/** What the sandbox does by itself, each of it so often; the returned function ends it. */
function repeat(
  { settlesByItself = true }: SandboxOptions,
  jobs: readonly (readonly [job: () => unknown, everyMs: number])[],
): () => void {
  const loops = settlesByItself ? jobs.map(([job, ms]) => setInterval(() => void job(), ms)) : []
  for (const it of loops) it.unref()
  return () => {
    for (const it of loops) clearInterval(it)
  }
}

async function openPsp(options: SandboxOptions) {
  if (options.pspSecret === undefined) return null
  const { db, clock, logger, siteOrigins, publicUrl, platformUrl, pspSecret, pspFaults } = options
  return createPsp({
    ...{ db, clock, logger, siteOrigins, publicUrl, platformUrl, secret: pspSecret },
    ...(pspFaults ? { notificationFaults: pspFaults } : {}),
  })
}

type GameFile = { body: Buffer; type: string }
type GameFiles = Map<string, GameFile>

/** A file whose address names its version never changes. */
function answerFile(file: GameFile | undefined, isVersioned: boolean): Response {
  if (!file) return errorResponse(404, 'NOT_FOUND')
  return new Response(new Uint8Array(file.body), {
    headers: {
      'content-type': file.type,
      'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  })
}

function versionOf(files: GameFiles): string {
  const hash = createHash('sha256')
  for (const [name, { body }] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
    hash.update(name)
    if (!name.endsWith('.webp')) hash.update(body)
  }
  return hash.digest('hex').slice(0, 10)
}

async function readGameFiles(directory: string): Promise<GameFiles> {
  const files: GameFiles = new Map()
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
