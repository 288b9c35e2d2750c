import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Identity } from '../auth/auth.ts'
import { networkOf } from '../auth/caller.ts'

const request = z.object({
  jsonrpc: z.literal('2.0').optional(),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().max(60),
  params: z.record(z.string(), z.unknown()).optional(),
})
const announcement = z.object({
  sessionId: z.string().max(200),
  locations: z.array(z.unknown()).max(100),
})
const HEART = '♥'
const MAX_SOCKETS = 500
/** Until they have said who they are, so that strangers never take the places of editors. */
const MAX_STRANGERS = 100
const MAX_STRANGERS_OF_NETWORK = 20
/** Several tabs on several devices. */
const MAX_SOCKETS_OF_EDITOR = 50
/** What may be buffered for a reader that does not keep up; it reconnects. */
const MAX_WAITING_BYTES = 1024 * 1024
/** A socket that has not authenticated by then is closed. */
const AUTHORISE_WITHIN_MS = 10_000
const HEARTBEAT_MS = 25_000
/** Per ten seconds. A Studio needs one message to authenticate, and each message before that may cost a query. */
const MAX_MESSAGES_OF_STRANGER = 10
/** Per ten seconds. A Studio reports at most every 200 ms. */
const MAX_MESSAGES = 100
const POLICY_VIOLATION = 1008

const location = z.looseObject({ documentId: z.string() })

type Member = {
  socket: WebSocket
  network: string
  dataset: string
  identity: Identity | null
  subscription: string | null
  sessionId: string | null
  /** Resolves when the messages so far are handled: the next one is handled after it. */
  last: Promise<void>
}

type PresenceOptions = {
  identify: (token: string) => Promise<Identity | null>
  /** Whether an identity may know of a document. */
  sees: (identity: Identity | null, dataset: string, documentId: string) => boolean
  studioOrigins: readonly string[]
  clock: () => number
}
type EventFor = Record<string, unknown> | ((member: Member) => Record<string, unknown>)
type Broadcast = (from: Member, eventFor: EventFor) => void

/**
 * Presence in the Studio: editors see each other in the documents that they may read. JSON-RPC over a WebSocket, in the
 * Studio's protocol.
 */
export function createPresence(options: PresenceOptions) {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 })
  const members = new Set<Member>()
  const heartbeat = setInterval(() => {
    for (const { socket } of members) say(socket, HEART)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  const broadcast: Broadcast = (from, eventFor) => {
    for (const member of members) {
      if (member === from || member.subscription === null || member.dataset !== from.dataset)
        continue
      const event = typeof eventFor === 'function' ? eventFor(member) : eventFor
      send(member.socket, {
        jsonrpc: '2.0',
        method: 'presence_subscription',
        params: { subscription: member.subscription, result: event },
      })
    }
  }

  /** Handles messages one after another, so that a socket has one query in flight; ignores those of a closed socket. */
  const receive = (member: Member, text: string) => {
    if (text === HEART) say(member.socket, HEART)
    else
      member.last = member.last
        .then(() =>
          isOpen(member.socket) ? answer(member, text, { ...options, broadcast }) : undefined,
        )
        .then(() => {
          if (isOneTooMany(member)) member.socket.close(POLICY_VIOLATION, 'too many sockets')
        })
        .catch(() => member.socket.close(1011))
  }

  const hasPlace = (network: string) => {
    const strangers = [...members].filter((it) => it.identity === null)
    return (
      members.size < MAX_SOCKETS &&
      strangers.length < MAX_STRANGERS &&
      strangers.filter((it) => it.network === network).length < MAX_STRANGERS_OF_NETWORK
    )
  }
  const isOneTooMany = ({ identity }: Member) =>
    identity !== null &&
    [...members].filter((it) => it.identity?.id === identity.id && isOpen(it.socket)).length >
      MAX_SOCKETS_OF_EDITOR

  return {
    handleUpgrade(
      incoming: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      { remoteAddress }: { remoteAddress: string },
    ): void {
      const network = networkOf(remoteAddress)
      const path = incoming.url?.split('?')[0] ?? ''
      const origin = incoming.headers.origin
      const welcome =
        /^\/v[\w-]+\/socket\/[\w-]+$/.test(path) &&
        origin !== undefined &&
        options.studioOrigins.includes(origin) &&
        hasPlace(network)
      if (!welcome) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
        return
      }
      server.handleUpgrade(incoming, socket, head, (ws) => {
        const member: Member = {
          socket: ws,
          network,
          dataset: path.slice(path.lastIndexOf('/') + 1),
          identity: null,
          subscription: null,
          sessionId: null,
          last: Promise.resolve(),
        }
        const isWithin = createMessageLimit(options.clock)
        members.add(member)
        const late = setTimeout(() => {
          if (member.identity === null) ws.close(4001, 'unauthorized')
        }, AUTHORISE_WITHIN_MS)
        ws.on('message', (data) => {
          if (!isWithin(member.identity === null ? MAX_MESSAGES_OF_STRANGER : MAX_MESSAGES))
            ws.close(POLICY_VIOLATION, 'too many messages')
          else receive(member, String(data))
        })
        ws.on('close', () => {
          clearTimeout(late)
          members.delete(member)
          if (member.identity)
            broadcast(member, {
              type: 'disconnect',
              i: member.identity.id,
              m: { session: member.sessionId },
            })
        })
        ws.on('error', () => ws.terminate())
      })
    },
    /** Closes the sockets of an editor whose rights have changed; a Studio connects again. */
    endOf(editorId: string) {
      for (const { identity, socket } of members) if (identity?.id === editorId) socket.close(1001)
    },
    close() {
      clearInterval(heartbeat)
      for (const { socket } of members) socket.close(1001)
      server.close()
    },
  }
}

/** Handles one message of a member, in the Studio's protocol. */
async function answer(
  member: Member,
  text: string,
  {
    identify,
    sees,
    broadcast,
  }: Pick<PresenceOptions, 'identify' | 'sees'> & { broadcast: Broadcast },
): Promise<void> {
  const parsed = request.safeParse(safeJson(text))
  if (!parsed.success) return
  const { id, method, params = {} } = parsed.data
  const reply = (result: unknown) => send(member.socket, { jsonrpc: '2.0', id, result })
  if (method === 'authorization') {
    const token = String(params.token ?? params.authorization ?? '').replace(/^Bearer /, '')
    member.identity = await identify(token)
    reply({ ok: member.identity !== null })
    return
  }
  if (member.identity === null) {
    reply(null)
    return
  }
  const who = member.identity.id
  if (method === 'presence_subscribe') {
    member.subscription = crypto.randomUUID()
    reply(member.subscription)
  } else if (method === 'presence_unsubscribe') {
    member.subscription = null
    reply(true)
  } else if (method === 'presence_rollcall') {
    const session = String(params.session ?? '').slice(0, 200)
    broadcast(member, { type: 'rollCall', i: who, session })
    reply(true)
  } else if (method === 'presence_announce') {
    const announced = announcement.safeParse(params.data)
    if (!announced.success) {
      reply(null)
      return
    }
    member.sessionId = announced.data.sessionId
    const { locations, ...rest } = announced.data
    const known = ({ identity, dataset }: Member) => ({
      ...rest,
      locations: locations.filter((it) => {
        const at = location.safeParse(it)
        return !at.success || sees(identity, dataset, at.data.documentId)
      }),
    })
    broadcast(member, (to) => ({ type: 'state', i: who, m: known(to) }))
    reply(true)
  } else if (method === 'presence_disconnect') {
    broadcast(member, { type: 'disconnect', i: who, m: { session: member.sessionId } })
    reply(true)
  } else reply(null)
}

const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN

const send = (socket: WebSocket, message: unknown) => say(socket, JSON.stringify(message))

function say(socket: WebSocket, text: string): void {
  if (!isOpen(socket)) return
  if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
  else socket.send(text)
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const WINDOW_MS = 10_000

/** Counts the messages of one socket. Returns whether a message is within `most` per ten seconds. */
function createMessageLimit(clock: () => number): (most: number) => boolean {
  let windowStart = clock()
  let messages = 0
  return (most) => {
    const now = clock()
    if (now - windowStart >= WINDOW_MS) {
      windowStart = now
      messages = 0
    }
    messages += 1
    return messages <= most
  }
}
