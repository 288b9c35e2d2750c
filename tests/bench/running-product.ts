import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { type Running, ready, startServer } from '#tests/fixtures/product-process.ts'

/** The built product on free ports, with the demo data of the benches and the site built into `folder`. */
export async function startProduct(
  folder?: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const data = resolve('.cache/bench')
  const running = await startServer(
    { PLAYHOUSE_DATA: data, SIGN_IN_LIMIT: '1000', REQUESTS_PER_SECOND: '100000', ...env },
    folder,
  )
  await ready(running)
  return running
}

export async function stopProduct(running: Running): Promise<void> {
  running.child.kill('SIGTERM')
  await running.stopped
}

/** A plain node:http server in a separate process that answers every request with the same bytes. */
export async function startPlainServer(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ port: number; stop(): void }> {
  const child = fork(new URL(import.meta.url), ['--plain'], {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  })
  child.send({ body, headers })
  const port = await new Promise<number>((resolve) =>
    child.once('message', (it) => resolve(Number(it))),
  )
  return { port, stop: () => child.kill() }
}

if (process.argv.includes('--plain')) {
  process.once(
    'message',
    ({ body, headers }: { body: Uint8Array; headers: Record<string, string> }) => {
      const bytes = Buffer.from(body)
      const server = createServer((_, response) => {
        response.writeHead(200, { ...headers, 'content-length': bytes.length })
        response.end(bytes)
      })
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        process.send?.(typeof address === 'object' && address ? address.port : 0)
      })
    },
  )
}

const PLAYER = { email: 'player@playhouse.test', password: 'Playhouse!1' }

/** Signs a demo player in with the form that works without scripts; returns the session's cookies. */
export async function sessionCookies(running: Running, email = PLAYER.email): Promise<string> {
  // The same host name as in the address: Remix compares the two.
  const origin = `http://127.0.0.1:${running.ports.site}`
  const response = await fetch(`${origin}/fi-FI/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'login', ...PLAYER, email }),
  })
  const cookies = response.headers.getSetCookie().map((it) => it.split(';')[0])
  if (!cookies.some((it) => it?.startsWith('sid=')))
    throw new Error(`the bench could not sign in: ${response.status}`)
  return cookies.join('; ')
}

/** The cookies of a `Cookie` header as a browser takes them for all pages of that origin. */
export function browserCookies(
  header: string,
  origin: string,
): { name: string; value: string; url: string }[] {
  return header.split('; ').map((it) => {
    const [name = '', ...value] = it.split('=')
    return { name, value: value.join('='), url: origin }
  })
}
