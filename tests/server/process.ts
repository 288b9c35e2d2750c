import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

export type Running = {
  child: ChildProcess
  ports: Record<'site' | 'sandbox' | 'lake' | 'platform' | 'studio', number>
  output(): string
  stopped: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts the bundled server on free ports, with the site that is built in `folder`. */
export async function startServer(env: Record<string, string>, folder = '.'): Promise<Running> {
  const [site, sandbox, lake, platform, studio] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  )
  const ports = {
    site,
    sandbox,
    platform,
    // The Studio is built for one address of the lake: who opens it names both.
    lake: Number(env.LAKE_PORT ?? lake),
    studio: Number(env.STUDIO_PORT ?? studio),
  } as Running['ports']
  const child = spawn(process.execPath, [resolve('dist/node/main.mjs')], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH ?? '',
      SITE_PORT: String(ports.site),
      SANDBOX_PORT: String(ports.sandbox),
      LAKE_PORT: String(ports.lake),
      PLATFORM_PORT: String(ports.platform),
      STUDIO_PORT: String(ports.studio),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const stopped = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.on('exit', (code, signal) => resolve({ code, signal })),
  )
  return { child, ports, output: () => output, stopped }
}

/** Asked without a pause, what is waited for would have half of a processor less. */
const ASKS_AGAIN_AFTER_MS = 50

/** On a bare clone the first start draws the pictures of the whole catalogue, perhaps beside other work. */
const READY_WITHIN_MS = 600_000

/** Waits for a condition, asking again until the deadline. */
export async function until<Value>(
  ask: () => Promise<Value | false | null | undefined>,
  what: string,
  deadlineMs = 60_000,
): Promise<Value> {
  const end = Date.now() + deadlineMs
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer) return answer
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, ASKS_AGAIN_AFTER_MS))
  }
}

export function ready(running: Running): Promise<Response> {
  return until(
    async () => {
      const response = await fetch(`http://127.0.0.1:${running.ports.site}/readyz`)
      return response.ok ? response : null
    },
    'the server to be ready',
    READY_WITHIN_MS,
  )
}
