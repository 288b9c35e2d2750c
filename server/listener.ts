import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { UNKNOWN_ADDRESS } from '#contracts/player-api/visitor.ts'
import { answerUnreadable } from './unreadable-request.ts'

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void
export type FetchHandler = (request: Request, meta: { remoteAddress: string }) => Promise<Response>

export class PortTakenError extends Error {}

/** A slow client must not hold a connection indefinitely (slow headers, slow bodies). */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 60_000
/** Cookies of other applications on the same domain are sent as well, and users do not know when they have many. */
const MAX_HEADER_BYTES = 65_536

/**
 * One bound port. It binds at once and answers 503 until a handler is attached: a port in use is detected before any
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
    server.on('clientError', answerUnreadable)
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
      maxHeaderSize: MAX_HEADER_BYTES,
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

  /** Stops accepting connections, lets running requests finish for `graceMs`, then closes the rest. */
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
    // The adapter closes the connection after half a second: too early for a form on a slow connection.
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  )
  return (request, response) => void listener(request, response)
}

/**
 * A native Request. The adapter's own is a light copy that cannot be wrapped: with it, a body limit failed for a body
 * of unknown length. Null for an invalid request (TRACE, an invalid host).
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
      ...(bodiless ? {} : { body: bodyOf(incoming, outgoing), duplex: 'half' }),
    } as RequestInit)
  } catch {
    return null
  }
}

/** The limits in bytes and in time for reading the rest of a body that is no longer needed. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024
const DRAIN_MS = 10_000
/** A body up to this length has arrived in full even if what follows it on the connection is not a valid request. */
const READ_AHEAD_BYTES = 64 * 1024

/**
 * The body as a stream. What is left of it when the response is sent, as after a 413, is read and dropped: otherwise a
 * client that is still sending would lose the connection before it sees the response.
 */
function bodyOf(incoming: IncomingMessage, outgoing: ServerResponse): ReadableStream<Uint8Array> {
  let drained: number | null = null
  const drain = () => {
    if (drained !== null || incoming.readableEnded || incoming.destroyed) return
    drained = 0
    const cut = setTimeout(() => incoming.socket.destroySoon(), DRAIN_MS)
    cut.unref()
    incoming.once('close', () => clearTimeout(cut))
    incoming.once('end', () => clearTimeout(cut))
    incoming.resume()
  }
  outgoing.once('finish', drain)
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        incoming.on('data', (chunk: Buffer) => {
          if (drained !== null) {
            drained += chunk.length
            if (drained > MAX_DRAINED_BYTES) incoming.socket.destroySoon()
            return
          }
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
        })
        incoming.once('end', () => {
          if (drained === null) controller.close()
        })
        incoming.on('error', (error) => {
          if (drained === null) controller.error(error)
        })
      },
      pull() {
        incoming.resume()
      },
      cancel: drain,
    },
    { highWaterMark: READ_AHEAD_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  )
}

/**
 * The visitor's address. Forwarded headers count only if the operator has set the number of proxies in front: otherwise
 * any client could write any address into them (GAP-047).
 */
export function remoteAddress(request: IncomingMessage, trustedProxyHops: number): string {
  const peer = request.socket.remoteAddress ?? UNKNOWN_ADDRESS
  if (trustedProxyHops === 0) return peer
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean)
  const forwarded = hops.at(-trustedProxyHops)
  return forwarded === undefined ? peer : (addressIn(forwarded) ?? UNKNOWN_ADDRESS)
}

/** Some proxies add the port. Null for a text that is not an address: it must not be taken for an internal caller. */
function addressIn(hop: string): string | null {
  const plain = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? hop
  if (isIP(plain) !== 0) return plain
  const withoutPort = /^([\d.]+):\d+$/.exec(plain)?.[1] ?? ''
  return isIP(withoutPort) === 4 ? withoutPort : null
}

function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  request.resume()
  response.writeHead(503, {
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'retry-after': '2',
  })
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
