import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { PARTS, type Part, PORT_OF } from '#server/ports.ts'

export type Running = {
  child: ChildProcess
  /** Of the parts that run in it. */
  ports: Record<Part, number>
  stopped: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** The last line of the welcome, with its end: half of a number is no port. */
const PORTS_LINE = /^[A-Z]+_PORT=\d+(?: [A-Z]+_PORT=\d+)*\n/m
/** On a bare clone the first start draws the pictures of the whole catalogue. */
const OPENS_WITHIN_MS = 600_000

/** Starts the bundled server with the site that is built in `folder`; it binds free ports and says which. */
export async function startServer(env: Record<string, string>, folder = '.'): Promise<Running> {
  const child = spawn(process.execPath, [resolve('dist/node/main.mjs')], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH ?? '',
      ...Object.fromEntries(PARTS.map((part) => [PORT_OF[part], '0'])),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopped = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  )
  const line = await portsLine(child, stopped)
  const said = new Map([...line.matchAll(/(\w+)=(\d+)/g)].map(([, name, port]) => [name, port]))
  const ports = Object.fromEntries(PARTS.map((part) => [part, Number(said.get(PORT_OF[part]))]))
  return { child, ports: ports as Running['ports'], stopped }
}

function portsLine(
  child: ChildProcess & { stdout: Readable; stderr: Readable },
  stopped: Running['stopped'],
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    let isOpen = false
    const giveUp = (why: string) => {
      child.kill('SIGKILL')
      reject(new Error(`the server ${why}:\n${output}`))
    }
    const deadline = setTimeout(giveUp, OPENS_WITHIN_MS, 'did not open in time')
    void stopped.then(({ code, signal }) => {
      clearTimeout(deadline)
      giveUp(`ended with ${signal ?? code}`)
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        if (isOpen) return
        output += chunk
        const found = PORTS_LINE.exec(output)
        if (!found) return
        isOpen = true
        clearTimeout(deadline)
        resolve(found[0])
      })
    }
  })
}

/** Asked without a pause, what is waited for would have half of a processor less. */
const ASKS_AGAIN_AFTER_MS = 50

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

/** What the server says of its parts once it is open. */
export function ready(running: Running): Promise<Response> {
  return until(async () => {
    const response = await fetch(`http://127.0.0.1:${running.ports.site}/readyz`)
    return response.ok ? response : null
  }, 'the server to be ready')
}
