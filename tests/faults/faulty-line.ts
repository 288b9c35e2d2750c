import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Faults of a call in transit. Those with `AFTER` happen after the other side has executed the request. */
export const LINE_FAULTS = [
  'REFUSED',
  'ERROR_500',
  'WRONG_JSON',
  'HANG_AFTER',
  'LOST_AFTER',
  'HALF_BODY_AFTER',
  'ERROR_500_AFTER',
] as const
export type LineFault = (typeof LINE_FAULTS)[number]

/** SLOW: late but complete, no fault for the caller. */
export type LineState = LineFault | 'SLOW' | null

const SLOW_MS = 40

export type FaultyLine = {
  url: string
  /** Stops listening: connections are refused. */
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

/** A server in front of a handler that applies to each call the fault that `pick` returns; null: none. */
export async function faultyLine(
  handle: (request: Request) => Promise<Response>,
  pick: (path: string) => LineState,
): Promise<FaultyLine> {
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = pick(request.url ?? '')
    if (fault === 'REFUSED') return void response.destroy()
    if (fault === 'ERROR_500') return void response.writeHead(500).end('<h1>Failure</h1>')
    if (fault === 'WRONG_JSON') {
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":1}')
    }
    const answer = await handle(await toRequest(request))
    const text = await answer.text()
    if (fault === 'HANG_AFTER') return
    if (fault === 'LOST_AFTER') return void response.destroy()
    if (fault === 'ERROR_500_AFTER') return void response.writeHead(500).end('{}')
    const headers = { 'content-type': 'application/json' }
    if (fault === 'HALF_BODY_AFTER') {
      response.writeHead(answer.status, { ...headers, 'content-length': text.length })
      return void response.write(text.slice(0, text.length / 2), () => response.destroy())
    }
    response.writeHead(answer.status, headers)
    if (fault !== 'SLOW') return void response.end(text)
    response.write(text.slice(0, 1), () => setTimeout(() => response.end(text.slice(1)), SLOW_MS))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const down = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return {
    url: `http://127.0.0.1:${port}`,
    down,
    async up() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: down,
  }
}

async function toRequest(request: IncomingMessage): Promise<Request> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method = 'GET', url = '/' } = request
  return new Request(`http://psp.test${url}`, {
    method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
    ...(method === 'GET' ? {} : { body }),
  })
}
