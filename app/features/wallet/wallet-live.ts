import { type Balance, toBalance } from './balance.ts'
import {
  dueIn,
  FEED_KEEP_ALIVE_MS,
  type FeedEvent,
  type FeedState,
  flagsAreDue,
  IDLE,
  isBalanceMap,
  isKeepAlive,
  mayHaveMissedChanges,
  nextFeedState,
  pollIsDue,
  readFeedMessage,
  WALLET_POLL_MS,
} from './wallet-feed.ts'

export type WalletEvents = {
  onBalance: (balance: Balance) => void
  /** The poll was refused as unauthenticated. */
  onSignedOut: () => void
  /** The platform has no wallet for the player: the last known one stays (WAL-05). */
  onNoWallet: () => void
  /** Attributes or the loyalty level changed: guards and header read them again (GAP-069). */
  onPlayerChanged: () => void
  /** The player marked or unmarked a game, here or elsewhere. */
  onFavourites: () => void
  /** With the response status, or the browser's error. */
  onPollFailed: (message: string) => void
}

/**
 * The feed where available, polling in any case; returns what ends them. `since`: when the page's scripts began,
 * in milliseconds.
 */
export function keepLive(of: {
  playerId: string
  since: number
  events: () => WalletEvents
}): () => void {
  const feed = runFeed(of)
  const stopPoll = runPoll(of.events)
  const stopFlags = runFlagsPoll({ events: of.events, isLive: feed.isLive })
  return () => {
    feed.stop()
    stopPoll()
    stopFlags()
  }
}

function runFeed({ playerId, since, events }: Parameters<typeof keepLive>[0]): {
  stop(): void
  isLive(): boolean
} {
  let state: FeedState = IDLE
  let socket: WebSocket | null = null
  let keepAlive: ReturnType<typeof setInterval> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasLive = false

  const send = (event: FeedEvent) => {
    const before = state
    state = nextFeedState(before, event)
    if (state === before) return
    if (before.phase === 'open' && state.phase !== 'open') hangUp()
    // In a page that was suspended, the timer may fire while the socket is closing: sending then is an error.
    if (event.type === 'probe' && socket?.readyState === WebSocket.OPEN) socket.send('ping')
    clearTimeout(timer)
    const wait = dueIn(state, Date.now())
    if (wait !== null) timer = setTimeout(() => send({ type: 'tick', at: Date.now() }), wait)
    if (state.phase === 'fetching-token') void fetchToken()
  }

  /** A dead socket would report its end only after minutes, if at all. */
  const hangUp = () => {
    clearInterval(keepAlive)
    const closing = socket
    socket = null
    closing?.close()
  }

  const fetchToken = async () => {
    try {
      const response = await fetch('/api/wallet/feed-token', { method: 'POST' })
      const body: unknown = response.ok ? await response.json() : null
      const address = readFeedAddress(body)
      if (state.phase !== 'fetching-token') return
      if (!address) {
        send({ type: 'token-refused', status: response.status, at: Date.now() })
        return
      }
      send({ type: 'token', at: Date.now() })
      connect(address)
    } catch {
      send({ type: 'token-refused', status: 0, at: Date.now() })
    }
  }

  const connect = (address: string) => {
    const opening = new WebSocket(address)
    socket = opening
    opening.addEventListener('open', () => {
      send({ type: 'opened', at: Date.now() })
      clearInterval(keepAlive)
      keepAlive = setInterval(probe, FEED_KEEP_ALIVE_MS)
      if (mayHaveMissedChanges({ wasLive, since, now: Date.now() })) readFlags(events())
      wasLive = true
    })
    opening.addEventListener('message', ({ data }) => {
      if (socket === opening) send({ type: 'heard' })
      handle(data, { playerId, events: events() })
    })
    opening.addEventListener('close', () => {
      if (socket === opening) send({ type: 'closed', at: Date.now() })
    })
  }

  const probe = () => send({ type: 'probe', at: Date.now() })
  const onVisible = () => {
    if (!document.hidden) probe()
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('online', probe)

  send({ type: 'start' })
  return {
    stop() {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', probe)
      send({ type: 'stop' })
      clearTimeout(timer)
      hangUp()
    },
    isLive: () => state.phase === 'open',
  }
}

/** Flags and favourites, from the platform: by the events that the feed's messages have, too. */
function readFlags(events: WalletEvents): void {
  events.onPlayerChanged()
  events.onFavourites()
}

function runFlagsPoll(of: { events: () => WalletEvents; isLive: () => boolean }): () => void {
  let lastReadAt = Date.now()
  const read = () => {
    const now = Date.now()
    if (!flagsAreDue({ lastReadAt, now, hidden: document.hidden, isLive: of.isLive() })) return
    lastReadAt = now
    readFlags(of.events())
  }
  const timer = setInterval(read, WALLET_POLL_MS)
  document.addEventListener('visibilitychange', read)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', read)
  }
}

function handle(text: unknown, to: { playerId: string; events: WalletEvents }): void {
  const { events } = to
  const message = readFeedMessage(text)
  if (!message) {
    // biome-ignore lint/suspicious/noConsole: what this page does not know is ignored and logged (GAP-069).
    if (!isKeepAlive(text)) console.debug('the wallet feed said something unknown')
    return
  }
  const { body } = message
  switch (body.type) {
    case 'WALLET_BALANCE':
      events.onBalance(toBalance(body))
      break
    case 'FAVOURITES_CHANGE':
      events.onFavourites()
      break
    case 'PLAYER_ATTRIBUTE_CHANGE':
      events.onPlayerChanged()
      break
    case 'PLAYER_LOYALTY_LEVEL':
      // Another player's level does not concern this page.
      if (body.playerId === to.playerId) events.onPlayerChanged()
  }
}

function runPoll(events: () => WalletEvents): () => void {
  let lastPollAt = Date.now()
  let asking = false
  const poll = async () => {
    if (asking || !pollIsDue({ lastPollAt, now: Date.now(), hidden: document.hidden })) return
    asking = true
    lastPollAt = Date.now()
    try {
      const response = await fetch('/api/wallet/balance', {
        headers: { accept: 'application/json' },
      })
      if (response.status === 401) events().onSignedOut()
      else if (response.status === 404) events().onNoWallet()
      else {
        const balance = response.ok ? loadBalance(await response.json()) : null
        if (balance) events().onBalance(balance)
        else events().onPollFailed(`answered ${response.status}`)
      }
    } catch (error) {
      events().onPollFailed(error instanceof Error ? error.message : String(error))
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void poll(), Math.floor(WALLET_POLL_MS / 10))
  // A tab that becomes visible again is out of date by as long as it was hidden.
  const onVisible = () => void poll()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function loadBalance(body: unknown): Balance | null {
  if (typeof body !== 'object' || body === null) return null
  const { balanceMap, currency, seq } = body as Record<string, unknown>
  if (!isBalanceMap(balanceMap) || typeof currency !== 'string' || typeof seq !== 'number') {
    return null
  }
  return toBalance({ balanceMap, currency, seq })
}

function readFeedAddress(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { token, url } = body as Record<string, unknown>
  if (typeof token !== 'string' || typeof url !== 'string') return null
  return `${url}?Authorization=${encodeURIComponent(token)}`
}
