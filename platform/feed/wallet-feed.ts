import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { toLimitKey } from '#contracts/limit-key.ts'
import { WALLET_FEED_PATH } from '#contracts/wallet-feed.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { readAttributes, SESSION_IDLE_MS, selectRunning } from '../players/index.ts'
import { createRateLimiter } from '../rate/index.ts'
import { readWallets, toBalanceResponse } from '../wallet/index.ts'
import { FeedSocket } from './feed-socket.ts'
import { selectNewestSeqs } from './feed-store.ts'
import { redeemFeedToken } from './feed-token.ts'
import { RecentChanges } from './recent-changes.ts'

/** The peer sends `ping` and nothing else. */
const MAX_PAYLOAD_BYTES = 1_024
const OF_SOCKETS = {
  noServer: true,
  maxPayload: MAX_PAYLOAD_BYTES,
  perMessageDeflate: false,
  clientTracking: false,
}
const MAX_SOCKETS = 20_000
/** Tabs and devices of one player. */
const MAX_SOCKETS_PER_PLAYER = 20
const HEARTBEAT_MS = 30_000
/** A notification can be lost with its connection; this is the longest that a balance is then late. */
const CATCH_UP_MS = 5_000
/** Sessions also expire, which triggers no notification. */
const SESSION_CHECK_MS = 30_000

/** Of one network: each asks the database for its token. A page that comes back opens one. */
const UPGRADES = { limit: 600, windowMs: 60_000 }

const SESSION_ENDED = 4401
const GOING_AWAY = 1001

type WalletFeed = {
  handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    meta: { remoteAddress: string },
  ): void
  /** Open sockets. */
  readonly size: number
  close(): Promise<void>
}

/**
 * The live wallet feed (WAL-07, WAL-12): every change of a wallet reaches its player's sockets on this instance,
 * whichever instance made it. A message carries the whole balance and the wallet's sequence number, so a lost or late
 * message does no harm.
 */
export async function openWalletFeed(
  options: Pick<Context, 'db' | 'clock' | 'logger'> & {
    siteOrigins: readonly string[]
  },
): Promise<WalletFeed> {
  const { db, clock, logger } = options
  const server = new WebSocketServer(OF_SOCKETS)
  const upgrades = createRateLimiter(UPGRADES, clock)
  const byPlayer = new Map<string, Set<FeedSocket>>()
  const changed = { players: new RecentChanges(clock), favourites: new RecentChanges(clock) }
  let open = 0
  let isClosed = false

  const guarded = (work: Promise<void>) => {
    work.catch((error: unknown) => {
      if (!isClosed) logger.warn({ err: error }, 'the wallet feed could not read')
    })
  }

  const publish = createBalancePublisher({ db, socketsOf: (playerId) => byPlayer.get(playerId) })

  const catchUp = async () => {
    if (byPlayer.size === 0) return
    const newest = await selectNewestSeqs(db, [...byPlayer.keys()])
    for (const [playerId, seq] of newest) {
      const sockets = [...(byPlayer.get(playerId) ?? [])]
      if (sockets.some((it) => it.lastSeq < seq)) guarded(publish(playerId))
    }
  }

  const closeEnded = (playerId: string) =>
    closeEndedOf({ db, clock }, playerId, [...(byPlayer.get(playerId) ?? [])])
  const closeAllEnded = async () => {
    for (const playerId of [...byPlayer.keys()]) await closeEnded(playerId)
  }

  const add = (playerId: string, socket: FeedSocket) => {
    const sockets = byPlayer.get(playerId) ?? new Set()
    sockets.add(socket)
    byPlayer.set(playerId, sockets)
    open += 1
    socket.onClose(() => {
      open -= 1
      sockets.delete(socket)
      if (sockets.size === 0) byPlayer.delete(playerId)
    })
    if (changed.favourites.has(playerId)) socket.sendFavouritesChange()
    if (changed.players.has(playerId)) guarded(sendAttributes(db, playerId, [socket]))
    // Checked again after joining the list: the session may have ended since the token was redeemed.
    guarded(publish(playerId).then(() => closeEnded(playerId)))
  }

  const accept = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const token = readToken(request)
    if (token === null) return answer(socket, 404, 'Not Found')
    const { origin } = request.headers
    if (origin === undefined || !options.siteOrigins.includes(origin)) {
      return answer(socket, 403, 'Forbidden')
    }
    if (isClosed || open >= MAX_SOCKETS) return answer(socket, 503, 'Service Unavailable')
    const owner = token === '' ? null : await redeemFeedToken({ db, clock }, token)
    if (!owner) return answer(socket, 401, 'Unauthorized')
    if ((byPlayer.get(owner.playerId)?.size ?? 0) >= MAX_SOCKETS_PER_PLAYER) {
      return answer(socket, 429, 'Too Many Requests')
    }
    server.handleUpgrade(request, socket, head, (webSocket) => {
      add(owner.playerId, new FeedSocket(webSocket, { sessionId: owner.sessionId, clock }))
    })
  }

  const stopListening = [
    await db.listen('wallet_changed', (playerId) =>
      guarded(playerId === '' ? catchUp() : publish(playerId)),
    ),
    // Notifications missed with a lost connection are made up for by the next page navigation.
    await db.listen('player_changed', (playerId) => {
      changed.players.note(playerId)
      const sockets = byPlayer.get(playerId)
      if (sockets) guarded(sendAttributes(db, playerId, sockets))
    }),
    await db.listen('favourites_changed', (playerId) => {
      changed.favourites.note(playerId)
      for (const socket of byPlayer.get(playerId) ?? []) socket.sendFavouritesChange()
    }),
    await db.listen('session_ended', (playerId) =>
      guarded(playerId === '' ? closeAllEnded() : closeEnded(playerId)),
    ),
  ]
  const timers = [
    setInterval(() => guarded(catchUp()), CATCH_UP_MS),
    setInterval(() => guarded(closeAllEnded()), SESSION_CHECK_MS),
    setInterval(() => checkPeers(byPlayer), HEARTBEAT_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    handleUpgrade(request, socket, head, { remoteAddress }) {
      socket.on('error', () => socket.destroy())
      if (upgrades.take(toLimitKey(remoteAddress)) > 0) {
        return answer(socket, 429, 'Too Many Requests')
      }
      accept(request, socket, head).catch((error: unknown) => {
        logger.warn({ err: error }, 'a wallet feed could not be opened')
        answer(socket, 503, 'Service Unavailable')
      })
    },
    get size() {
      return open
    },
    async close() {
      isClosed = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(stopListening.map((stop) => stop()))
      const all = [...byPlayer.values()].flatMap((it) => [...it])
      await sendAway(all)
    },
  }
}

type SocketsByPlayer = ReadonlyMap<string, ReadonlySet<FeedSocket>>

function checkPeers(byPlayer: SocketsByPlayer): void {
  for (const sockets of byPlayer.values()) for (const it of sockets) it.checkPeer()
}

async function sendAttributes(
  db: Db,
  playerId: string,
  sockets: Iterable<FeedSocket>,
): Promise<void> {
  const attributes = await readAttributes(db, playerId)
  if (attributes === null) return
  for (const socket of sockets) {
    socket.sendAttributes(attributes)
    socket.sendLoyaltyLevel(playerId, attributes.loyaltyLevel)
  }
}

/** Closes those of a player's sockets whose sessions run no more. */
async function closeEndedOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  playerId: string,
  sockets: readonly FeedSocket[],
): Promise<void> {
  if (sockets.length === 0) return
  const now = clock()
  const running = await selectRunning(db, {
    playerId,
    sessionIds: [...new Set(sockets.map((it) => it.sessionId))],
    now: new Date(now),
    idleSince: new Date(now - SESSION_IDLE_MS),
  })
  for (const socket of sockets) {
    if (!running.has(socket.sessionId)) socket.close(SESSION_ENDED, 'session ended')
  }
}

/** Asks each peer to close, and hangs up on those that do not. */
async function sendAway(all: readonly FeedSocket[]): Promise<void> {
  const gone = all.map((it) => new Promise<void>((resolve) => it.onClose(resolve)))
  for (const socket of all) socket.close(GOING_AWAY, 'the server stops')
  const cut = setTimeout(() => {
    for (const socket of all) socket.terminate()
  }, 500)
  await Promise.all(gone)
  clearTimeout(cut)
}

/** The token of a feed URL; '' when it is missing or given twice, null when the URL is another one. */
function readToken(request: IncomingMessage): string | null {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2)
  if (path !== WALLET_FEED_PATH) return null
  const tokens = new URLSearchParams(query).getAll('Authorization')
  return tokens.length === 1 && /^[\w-]{20,100}$/.test(tokens[0] ?? '') ? (tokens[0] ?? '') : ''
}

function answer(socket: Duplex, status: number, text: string): void {
  if (!socket.writable) return
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  )
}

/**
 * Makes the function that sends a player's balance to the player's sockets. One shared read runs at a time: players
 * whose wallet changes meanwhile, however often, are in the next one. Rejects when the read failed.
 */
function createBalancePublisher(
  deps: Pick<Context, 'db'> & {
    socketsOf: (playerId: string) => ReadonlySet<FeedSocket> | undefined
  },
): (playerId: string) => Promise<void> {
  const { db, socketsOf } = deps
  const waiting = new Set<string>()
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  const send = async () => {
    const playerIds = [...waiting].filter((it) => socketsOf(it) !== undefined)
    waiting.clear()
    if (playerIds.length === 0) return
    for (const [playerId, wallet] of await readWallets(db, playerIds)) {
      const body = { type: 'WALLET_BALANCE' as const, ...toBalanceResponse(wallet) }
      for (const socket of socketsOf(playerId) ?? []) socket.sendBalance(body, wallet.seq)
    }
  }
  return (playerId) => {
    waiting.add(playerId)
    if (next === null) {
      const before = last.catch(() => undefined)
      last = next = before.then(() => {
        next = null
        return send()
      })
    }
    return next
  }
}
