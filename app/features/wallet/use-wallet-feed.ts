import { useEffect, useRef } from 'react'
import { type Balance, toBalance } from './balance.ts'
import { isBalanceMap, readFeedMessage } from './feed-message.ts'
import {
  dueIn,
  FEED_KEEP_ALIVE_MS,
  type FeedEvent,
  type FeedState,
  IDLE,
  nextFeedState,
  pollIsDue,
  WALLET_POLL_MS,
} from './wallet-feed.ts'

export type WalletEvents = {
  onBalance: (balance: Balance) => void
  /** The poll was refused as not signed in. */
  onSignedOut: () => void
  /** Profile attributes changed: guards and header read them again (GAP-069). */
  onAttributes: () => void
  /** The player marked a game or took a mark away, here or elsewhere. */
  onFavourites: () => void
  onPollFailed: () => void
}

/** Keeps a player's wallet live while mounted: the feed where it can be had, the poll in any case. */
export function useWalletFeed(playerId: string | null, events: WalletEvents): void {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  useEffect(() => {
    if (playerId === null) return
    const stopFeed = runFeed(() => latest.current)
    const stopPoll = runPoll(() => latest.current)
    return () => {
      stopFeed()
      stopPoll()
    }
  }, [playerId])
}

function runFeed(events: () => WalletEvents): () => void {
  let state: FeedState = IDLE
  let socket: WebSocket | null = null
  let keepAlive: ReturnType<typeof setInterval> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = (event: FeedEvent) => {
    const next = nextFeedState(state, event)
    if (next === state) return
    state = next
    clearTimeout(timer)
    const wait = dueIn(state, Date.now())
    if (wait !== null) timer = setTimeout(() => send({ type: 'tick', at: Date.now() }), wait)
    if (state.phase === 'fetching-token') void fetchToken()
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
      keepAlive = setInterval(() => opening.send('ping'), FEED_KEEP_ALIVE_MS)
    })
    opening.addEventListener('message', ({ data }) => handle(data, events()))
    opening.addEventListener('close', () => {
      clearInterval(keepAlive)
      if (socket === opening) send({ type: 'closed', at: Date.now() })
    })
  }

  send({ type: 'start' })
  return () => {
    send({ type: 'stop' })
    clearTimeout(timer)
    clearInterval(keepAlive)
    const closing = socket
    socket = null
    closing?.close()
  }
}

function handle(text: unknown, events: WalletEvents): void {
  const message = readFeedMessage(text)
  if (!message) return
  if (message.body.type === 'WALLET_BALANCE') events.onBalance(toBalance(message.body))
  else if (message.body.type === 'FAVOURITES_CHANGE') events.onFavourites()
  else events.onAttributes()
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
      else {
        const balance = response.ok ? readBalance(await response.json()) : null
        if (balance) events().onBalance(balance)
        else events().onPollFailed()
      }
    } catch {
      events().onPollFailed()
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void poll(), Math.floor(WALLET_POLL_MS / 10))
  // A tab that comes back is behind by as long as it was away.
  const onVisible = () => void poll()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function readBalance(body: unknown): Balance | null {
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
