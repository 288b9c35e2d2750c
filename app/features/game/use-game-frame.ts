import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import {
  type FrameChannel,
  openFrameChannel,
  showsAnotherOrigin,
} from '#app/frames/frame-channel.ts'
import { useFrameTraffic } from '#app/frames/use-frame-traffic.ts'
import { noteActivity } from '#app/session/activity.ts'
import { noteShownRound } from '#app/session/shown-round.ts'
import type { RealityCheckPayload } from '#contracts/frame-messages.ts'
import {
  FRAME_HANDSHAKE,
  type GameToSite,
  parseGameToSite,
  type SiteToGame,
} from '#contracts/frame-messages.ts'
import {
  type GameSession,
  type GameSessionEvent,
  NEW_GAME_SESSION,
  nextGameSession,
  type PauseReason,
} from './game-session.ts'

/** A game without READY by then is slow: the page says so and offers alternatives. */
const SLOW_AFTER_MS = 15_000

/** A round that has not ended by then will not: a game that was closed by its provider, or one without this message. */
const ROUND_ENDS_WITHIN_MS = 120_000

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
  const channel = useRef<FrameChannel<SiteToGame> | null>(null)
  const lastPingAt = useRef(0)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const traffic = useFrameTraffic(frameRef, { gameId, origin })

  const connect = useCallback(() => {
    const frame = frameRef.current?.contentWindow
    if (!frame) return
    channel.current?.close()
    dispatch({ type: 'restarted' })
    channel.current = openFrameChannel<SiteToGame, GameToSite>({
      ...{ frame, origin, handshake: FRAME_HANDSHAKE, parse: parseGameToSite },
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

  const { showsRound } = session
  useEffect(() => {
    noteShownRound(showsRound)
    if (!showsRound) return
    const timer = setTimeout(() => dispatch({ type: 'round-took-long' }), ROUND_ENDS_WITHIN_MS)
    return () => {
      clearTimeout(timer)
      noteShownRound(false)
    }
  }, [showsRound])

  const isReady = session.phase === 'ready'
  const amount = options.balance?.amount
  const currency = options.balance?.currency
  useEffect(() => {
    if (amount === undefined || currency === undefined || !isReady) return
    channel.current?.send({ type: 'UPDATE_BALANCE', payload: { amount, currency } })
  }, [amount, currency, isReady])

  const isPaused = session.pausedFor.length > 0
  const sentPause = useRef(false)
  useEffect(() => {
    if (!isReady) sentPause.current = false
    else if (isPaused !== sentPause.current) {
      channel.current?.send({ type: isPaused ? 'PAUSE' : 'RESUME' })
      sentPause.current = isPaused
    }
  }, [isPaused, isReady])

  // After the pause, once for each check.
  const { check } = options
  const sentCheck = useRef<string | null>(null)
  useEffect(() => {
    const serialised = check === null || !isReady ? null : JSON.stringify(check)
    if (serialised !== sentCheck.current && check !== null && serialised !== null) {
      channel.current?.send({ type: 'REALITY_CHECK_DATA', payload: check })
    }
    sentCheck.current = serialised
  }, [check, isReady])

  const pause = useCallback(
    (reason: PauseReason, on: boolean) => dispatch({ type: 'pause', reason, on }),
    [],
  )
  return { session, frameRef, connect, pause }
}

function answer(
  message: GameToSite,
  channel: FrameChannel<SiteToGame> | null,
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
