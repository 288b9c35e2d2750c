import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Duplex, Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void
export type FetchHandler = (request: Request, meta: { remoteAddress: string }) => Promise<Response>

export class PortTakenError extends Error {}

/** A slow client must not hold a connection for ever (slow headers, slow bodies). */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 60_000

/**
 * One bound port. It binds at once and answers 503 until a handler is attached: a taken port is detected before any
 * long work, and no connection is refused while the parts start.
 */
export class Listener {
  readonly name: string
  readonly port: number
  readonly #server: Server
  #handler: NodeHandler = answerStarting
  #upgrade: UpgradeHandler | undefined

  private constructor(name: string, port: number, server: Server) {
    this.name = name
    this.port = port
    this.#server = server
    server.on('request', (request, response) => this.#handler(request, response))
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      if (this.#upgrade) this.#upgrade(request, socket, head)
      else socket.destroy()
    })
  }

  /** Binds the port, or throws a PortTakenError with one line that names the variable to set. */
  static async bind(options: {
    name: string
    address: string
    port: number
    variable: string
  }): Promise<Listener> {
    const server = createServer({
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: 65_000,
      insecureHTTPParser: false,
      requireHostHeader: true,
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        reject(
          error.code === 'EADDRINUSE'
            ? new PortTakenError(
                `Port ${options.port} for the ${options.name} is taken: set ${options.variable} to another port.`,
              )
            : error,
        )
      })
      server.listen(options.port, options.address, () => resolve())
    })
    const bound = server.address()
    const port = typeof bound === 'object' && bound !== null ? bound.port : options.port
    return new Listener(options.name, port, server)
  }

  get server(): Server {
    return this.#server
  }

  attach(handler: NodeHandler, upgrade?: UpgradeHandler): void {
    this.#handler = handler
    this.#upgrade = upgrade
  }

  /** Stops accepting, lets running requests finish for `graceMs`, then cuts the rest. */
  async close(graceMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()))
    this.#server.closeIdleConnections()
    const cut = setTimeout(() => this.#server.closeAllConnections(), graceMs)
    await closed
    clearTimeout(cut)
  }
}

/** Serves a part's `fetch` over node:http. `remoteAddress` is the peer, or what trusted proxies report. */
export function serveFetch(handle: FetchHandler, trustedProxyHops: number): NodeHandler {
  const listener = getRequestListener(
    (_, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse }
      const request = toRequest(incoming, outgoing)
      if (!request) return new Response(null, { status: 400 })
      return handle(request, { remoteAddress: remoteAddress(incoming, trustedProxyHops) })
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => void listener(request, response)
}

/**
 * A native Request. The adapter's own is a light copy that cannot be wrapped: a body limit over a body of unknown
 * length failed with it. Null for what is no valid request (TRACE, a bad host).
 */
function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | null {
  const gone = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  try {
    for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
      headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '')
    }
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
    const bodiless = method === 'GET' || method === 'HEAD'
    return new Request(url, {
      method,
      headers,
      signal: gone.signal,
      ...(bodiless ? {} : { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
    } as RequestInit)
  } catch {
    return null
  }
}

/**
 * The visitor's address. Forwarded headers count only when the operator has set the number of proxies in front:
 * otherwise any client could write any address into them (GAP-047).
 */
export function remoteAddress(request: IncomingMessage, trustedProxyHops: number): string {
  const peer = request.socket.remoteAddress ?? 'unknown'
  if (trustedProxyHops === 0) return peer
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean)
  return hops.at(-trustedProxyHops) ?? peer
}

function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '2' })
  response.end(
    JSON.stringify({
      error: 'Service Unavailable',
      message: 'starting',
      error_description: 'The service is starting.',
      code: 'UNAVAILABLE',
      validationErrors: [],
    }),
  )
}
