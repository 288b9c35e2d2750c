import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { noteActivity } from '#app/session/activity.ts'
import type { RealityCheckPayload } from '#contracts/frame-messages.ts'
import {
  FRAME_HANDSHAKE,
  type GameToSite,
  parseGameToSite,
  type SiteToGame,
} from '#contracts/frame-messages.ts'
import { admit, drop, droppedOf, type FrameTraffic, isMuted, QUIET } from './frame-traffic.ts'
import {
  type GameSession,
  type GameSessionEvent,
  NEW_GAME_SESSION,
  nextGameSession,
  type PauseReason,
} from './game-session.ts'

/** A game without READY by then is slow: the page says so and offers alternatives. */
const SLOW_AFTER_MS = 15_000

/** Two ends that answer every ping at once would loop for ever. */
const PING_EVERY_MS = 1_000

type GameFrame = {
  session: GameSession
  frameRef: RefObject<HTMLIFrameElement>
  /** For the frame's `load`: each document in it gets its own channel. */
  connect: () => void
  pause: (reason: PauseReason, on: boolean) => void
}

type Options = {
  gameId: string
  origin: string
  balance: { amount: number; currency: string } | null
  check: RealityCheckPayload | null
  onHome: () => void
  onDeposit: () => void
  onRoundEnd: () => void
}

/** The site's end of the frame: transfers a port, keeps the session, sends the game its balance. */
export function useGameFrame(options: Options): GameFrame {
  const { gameId, origin } = options
  const [session, dispatch] = useReducer(nextGameSession, NEW_GAME_SESSION)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const channel = useRef<GameChannel | null>(null)
  const lastPingAt = useRef(0)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const traffic = useTraffic(frameRef, { gameId, origin })

  const connect = useCallback(() => {
    const frame = frameRef.current?.contentWindow
    if (!frame) return
    channel.current?.close()
    dispatch({ type: 'restarted' })
    channel.current = openGameChannel({
      frame,
      origin,
      traffic,
      now: () => performance.now(),
      onMessage: (message) => {
        const now = Date.now()
        if (message.type === 'PING' && now - lastPingAt.current >= PING_EVERY_MS) {
          lastPingAt.current = now
          channel.current?.send({ type: 'PING' })
        }
        // Pointer events in a frame are not visible outside: the frame's activity counts instead (GAP-044).
        if (message.type === 'USER_ACTION' || message.type === 'ROUND_END') noteActivity()
        answer(message, channel.current, latest.current)
        dispatch({ type: 'message', message } satisfies GameSessionEvent)
      },
    })
  }, [origin, traffic])

  // The frame may have loaded before hydration, when its `load` had no listener.
  useEffect(() => {
    if (showsAnotherOrigin(frameRef.current)) connect()
    return () => channel.current?.close()
  }, [connect])

  useEffect(() => {
    if (session.phase !== 'loading') return
    const timer = setTimeout(() => dispatch({ type: 'took-long' }), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [session.phase])

  const isReady = session.phase === 'ready'
  const amount = options.balance?.amount
  const currency = options.balance?.currency
  useEffect(() => {
    if (amount === undefined || currency === undefined || !isReady) return
    channel.current?.send({ type: 'UPDATE_BALANCE', payload: { amount, currency } })
  }, [amount, currency, isReady])

  const isPaused = session.pausedFor.length > 0
  const saidPause = useRef(false)
  useEffect(() => {
    if (!isReady) saidPause.current = false
    else if (isPaused !== saidPause.current) {
      channel.current?.send({ type: isPaused ? 'PAUSE' : 'RESUME' })
      saidPause.current = isPaused
    }
  }, [isPaused, isReady])

  // After the pause, once for each check.
  const { check } = options
  const saidCheck = useRef<string | null>(null)
  useEffect(() => {
    const told = check === null || !isReady ? null : JSON.stringify(check)
    if (told !== saidCheck.current && check !== null && told !== null) {
      channel.current?.send({ type: 'REALITY_CHECK_DATA', payload: check })
    }
    saidCheck.current = told
  }, [check, isReady])

  const pause = useCallback(
    (reason: PauseReason, on: boolean) => dispatch({ type: 'pause', reason, on }),
    [],
  )
  return { session, frameRef, connect, pause }
}

/** Counts the frame's messages, shows the count on the frame, and reports it when the game is left. */
function useTraffic(
  frameRef: RefObject<HTMLIFrameElement>,
  { gameId, origin }: { gameId: string; origin: string },
): TrafficBook {
  const now = useRef<FrameTraffic>(QUIET)
  const book = useRef<TrafficBook>({
    read: () => now.current,
    write(traffic) {
      now.current = traffic
      const frame = frameRef.current
      if (frame) frame.dataset.dropped = String(droppedOf(traffic))
    },
  })
  useEffect(() => {
    let reported = 0
    const report = () => {
      const { dropped } = now.current
      if (droppedOf(now.current) === reported) return
      reported = droppedOf(now.current)
      const form = new FormData()
      form.set('gameId', gameId)
      form.set('frameOrigin', origin)
      for (const [reason, count] of Object.entries(dropped)) form.set(reason, String(count))
      navigator.sendBeacon('/api/frame-report', form)
    }
    const stop = countShouts(() => frameRef.current?.contentWindow ?? null, book.current)
    window.addEventListener('pagehide', report)
    return () => {
      stop()
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [frameRef, gameId, origin])
  return book.current
}

function answer(
  message: GameToSite,
  channel: GameChannel | null,
  { balance, onHome, onDeposit, onRoundEnd }: Options,
): void {
  if (message.type === 'UPDATE_BALANCE' && balance) {
    channel?.send({ type: 'UPDATE_BALANCE', payload: balance })
  }
  if (message.type === 'ROUND_END') onRoundEnd()
  if (message.type !== 'USER_ACTION') return
  if (message.payload.action === 'home') onHome()
  if (message.payload.action === 'cashier') onDeposit()
}

/** Whether the frame already has a document of another origin; before that it shows our blank one. */
function showsAnotherOrigin(frame: HTMLIFrameElement | null): boolean {
  try {
    return frame !== null && frame.contentWindow?.location.href === undefined
  } catch {
    return true
  }
}

type GameChannel = { send(message: SiteToGame): void; close(): void }

/** What one play page has received and dropped, over all documents that its frame has shown. */
type TrafficBook = { read(): FrameTraffic; write(traffic: FrameTraffic): void }

/**
 * Transfers a message port to the frame, addressed to its exact origin: a frame that navigated elsewhere gets nothing
 * (GAM-20, GAP-113). Messages over the port that are not in the contract, or come too fast, are dropped and counted; a
 * frame that has sent too many of them is ignored from then on.
 */
export function openGameChannel(options: {
  frame: Pick<Window, 'postMessage'>
  origin: string
  traffic: TrafficBook
  /** Milliseconds of a monotonic clock. */
  now: () => number
  onMessage: (message: GameToSite) => void
}): GameChannel {
  const { traffic } = options
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    const { admitted, traffic: after } = admit(traffic.read(), options.now())
    const message = admitted ? parseGameToSite(data) : null
    traffic.write(admitted && message === null ? drop(after, 'shape') : after)
    if (isMuted(traffic.read())) port1.close()
    if (message) options.onMessage(message)
  }
  options.frame.postMessage(FRAME_HANDSHAKE, options.origin, [port2])
  return {
    send: (message) => port1.postMessage(message),
    close: () => port1.close(),
  }
}

/**
 * Counts what a frame posts to the window instead of its port: such messages are never processed, whatever their
 * content or claimed sender. Returns the cleanup function.
 */
function countShouts(
  frameOf: () => Pick<Window, 'postMessage'> | null,
  traffic: TrafficBook,
): () => void {
  const listen = (event: MessageEvent) => {
    const frame = frameOf()
    if (frame === null || event.source !== frame) return
    traffic.write(drop(traffic.read(), 'origin'))
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
