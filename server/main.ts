import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { closedMarkets } from '#markets/activation.ts'
import { type Env, EXIT_CONFIG, parseEnv } from './env.ts'
import {
  type FetchHandler,
  Listener,
  type NodeHandler,
  PortTakenError,
  remoteAddress,
  serveFetch,
  type UpgradeHandler,
} from './listener.ts'
import { createLogger, type Logger } from './logger.ts'
import {
  createSiteContent,
  createSitePreviews,
  createSiteSearchMisses,
  LAKE_PROJECT,
  type Parts,
  type PartsOptions,
  startParts,
} from './parts.ts'
import { PARTS, type Part, PORT_OF } from './ports.ts'
import { prepareDemo } from './prepare-demo.ts'
import { createQaControls } from './qa/qa-controls.ts'
import { readSecrets } from './secrets.ts'
import { startSite } from './start-site.ts'
import { createStudio } from './studio.ts'
import { warmContent } from './warm-content.ts'
import { welcomeText } from './welcome.ts'

/** In-flight requests get this long to finish after a stop request. */
const GRACE_MS = 5_000
const GIVE_UP_MS = 9_000

const WHY_CLOSED = {
  'closed-by-law': 'its law closes it',
  incomplete: 'not all is built that its law asks for',
  'without-licence': 'LICENCES names no licence for it',
} as const

const print = (text: string) => process.stdout.write(`${text}\n`)

type Source = Readonly<Record<string, string | undefined>>

/** `--prepare` serves no requests: any free ports will do. */
const ANY_PORTS: Source = Object.fromEntries(PARTS.map((part) => [PORT_OF[part], '0']))

async function main(): Promise<void> {
  const preparesOnly = process.argv.includes('--prepare')
  const source = preparesOnly ? { ...process.env, ...ANY_PORTS } : process.env
  const env = readEnv(source)
  const logger = createLogger(env.LOG_LEVEL)
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'a promise was rejected and nobody listened')
  })
  for (const { market, why } of closedMarkets(env.licences)) {
    logger.warn(
      { event: 'market_closed', market, why },
      `no real money in ${market}: ${WHY_CLOSED[why]}`,
    )
  }
  const started = performance.now()
  const backEnd = await startBackEnd(source, await bindAll(env), logger)
  await (preparesOnly ? prepareOnly(backEnd) : serve(backEnd, started))
}

function readEnv(source: Source): Env {
  const parsed = parseEnv(source)
  if (!parsed.ok) {
    process.stderr.write(
      `The environment is not right:\n${parsed.problems.map((it) => `  ${it}`).join('\n')}\n`,
    )
    process.exit(EXIT_CONFIG)
  }
  return { ...parsed.env, PLAYHOUSE_DATA: resolve(parsed.env.PLAYHOUSE_DATA) }
}

/** Creates and fills the demo data, then exits: `npm start` runs this in parallel with the Studio's build. */
async function prepareOnly({ listeners, options, parts }: BackEnd): Promise<void> {
  const { env, clock, reach, secrets } = options
  await prepareDemo({ env, parts, reach, secrets, print, clock })
  await closeAll(listeners, parts)
}

type BackEnd = {
  listeners: Map<Part, Listener>
  options: PartsOptions
  parts: Parts
}

async function startBackEnd(
  source: Source,
  listeners: Map<Part, Listener>,
  logger: Logger,
): Promise<BackEnd> {
  // Known only now where a port was 0; every address depends on it.
  const bound = [...listeners].map(([part, { port }]) => [PORT_OF[part], String(port)])
  const env = readEnv({ ...source, ...Object.fromEntries(bound) })
  const at = (part: Part, fallback: string) => {
    const listener = listeners.get(part)
    return listener ? `http://127.0.0.1:${listener.port}` : fallback
  }
  const qa = createQaControls(env.PLAYHOUSE_MODE)
  const options: PartsOptions = {
    env,
    qa,
    secrets: await readSecrets(env),
    logger,
    clock: qa?.clock.now ?? Date.now,
    reach: {
      lake: at('lake', env.LAKE_URL),
      platform: at('platform', env.PLAYER_API_URL ?? env.PLATFORM_URL),
    },
    gameAssetsDir: resolve('dist/game'),
  }
  const parts = await startParts(options).catch(async (error: unknown) => {
    for (const listener of listeners.values()) await listener.close(0)
    throw error
  })
  attachBackEnd(listeners, parts, options)
  return { listeners, options, parts }
}

function attachBackEnd(
  listeners: Map<Part, Listener>,
  parts: Parts,
  { env, qa }: PartsOptions,
): void {
  const hops = env.TRUSTED_PROXY_HOPS
  const { lake, platform, sandbox } = parts
  if (lake) {
    const handle = serveFetch((request, meta) => lake.fetch(request, meta), hops)
    const upgrade: UpgradeHandler = (request, socket, head) =>
      lake.handleUpgrade(request, socket, head, { remoteAddress: remoteAddress(request, hops) })
    listeners
      .get('lake')
      ?.attach(
        qa?.faultProxy.lakeSocket(handle) ?? handle,
        qa?.faultProxy.lakeUpgrade(upgrade) ?? upgrade,
      )
  }
  if (platform) {
    const answer: FetchHandler = (request, meta) => platform.fetch(request, meta)
    const handle = serveFetch(qa?.faultProxy.platform(answer) ?? answer, hops)
    listeners
      .get('platform')
      ?.attach(qa?.faultProxy.platformSocket(handle) ?? handle, (request, socket, head) =>
        platform.handleUpgrade(request, socket, head, {
          remoteAddress: remoteAddress(request, hops),
        }),
      )
  }
  if (sandbox) {
    const answer: FetchHandler = (request, meta) => sandbox.fetch(request, meta)
    listeners.get('sandbox')?.attach(serveFetch(qa?.faultProxy.sandbox(answer) ?? answer, hops))
  }
}

async function bindAll(env: Env): Promise<Map<Part, Listener>> {
  const listeners = new Map<Part, Listener>()
  for (const part of env.PLAYHOUSE_PARTS) {
    // In development the Studio is served by its own tool, which reloads on change.
    if (part === 'studio' && env.PLAYHOUSE_DEV) continue
    const variable = PORT_OF[part]
    const name = part === 'studio' ? 'Studio' : part
    const bind = { name, address: env.BIND_ADDRESS, port: env[variable], variable }
    listeners.set(part, await Listener.bind(bind))
  }
  return listeners
}

async function serve({ listeners, options, parts }: BackEnd, started: number): Promise<void> {
  const { env, clock, logger, secrets } = options
  await prepareDemo({ env, parts, reach: options.reach, secrets, print, clock })
  await parts.platform?.startJobs()

  const content = env.PLAYHOUSE_PARTS.includes('site') ? createSiteContent(options) : null
  const site = content
    ? await startSite({
        env,
        parts,
        content,
        previews: createSitePreviews(options, content),
        searchMisses: createSiteSearchMisses(options),
        secrets,
        reach: options.reach,
        logger,
        clock,
        qa: options.qa,
        loadBuild,
        server: listeners.get('site')?.server,
      })
    : null
  // Until then its port says that the product is starting.
  if (content) await warmContent(content, { clock: Date.now, pause })
  if (site) listeners.get('site')?.attach(site.handle)
  const studio = await startStudio(env)
  if (studio) listeners.get('studio')?.attach(studio)

  const stop = stopOnSignal(async () => {
    await site?.close()
    await content?.close()
    await closeAll(listeners, parts)
  })
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  print(welcomeText(env, (performance.now() - started) / 1000))
}

async function loadBuild(): Promise<ServerBuild> {
  const file = resolve('build/server/index.js')
  if (!existsSync(file)) throw new Error('The site is not built: npm start builds it.')
  return (await import(pathToFileURL(file).href)) as ServerBuild
}

async function startStudio(env: Env): Promise<NodeHandler | null> {
  const directory = resolve('studio/dist')
  if (!env.PLAYHOUSE_PARTS.includes('studio') || env.PLAYHOUSE_DEV) return null
  if (!existsSync(join(directory, 'index.html'))) {
    print('The Studio is not built yet: npm start builds it.')
    return null
  }
  const hosted = env.SANITY_PROJECT_ID
  return createStudio({
    directory,
    lakeUrl: env.LAKE_URL,
    installation: {
      ...(hosted ? {} : { apiHost: env.LAKE_URL }),
      projectId: hosted ?? LAKE_PROJECT,
      dataset: env.SANITY_DATASET,
      siteUrl: env.PUBLIC_ORIGIN,
    },
  })
}

async function closeAll(listeners: Map<Part, Listener>, parts: Parts): Promise<void> {
  // Open event streams and sockets would keep their listener open: the parts end them first.
  const closing = [...listeners.values()].map((listener) => listener.close(GRACE_MS))
  await parts.close()
  await Promise.all(closing)
}

/** The first signal shuts everything down in order, a second one at once. */
function stopOnSignal(close: () => Promise<void>): () => void {
  let stopping = false
  return () => {
    if (stopping) process.exit(1)
    stopping = true
    print('\nStopping …')
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
}

main().catch((error: unknown) => {
  const expected =
    error instanceof PortTakenError || (error as Error)?.name === 'DataFolderBusyError'
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
