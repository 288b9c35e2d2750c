import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { noteActivity } from '#app/session/activity.ts'
import type { GameToSite } from '#contracts/frame-messages.ts'
import { type GameChannel, openGameChannel } from './game-channel.ts'
import {
  type GameSession,
  type GameSessionEvent,
  NEW_GAME_SESSION,
  nextGameSession,
} from './game-session.ts'

/** A game that has not said READY by then is taking long: the page says so and offers ways on. */
const SLOW_AFTER_MS = 15_000

/** Two ends that answer every ping at once would never stop. */
const PING_EVERY_MS = 1_000

type GameFrame = {
  session: GameSession
  frameRef: RefObject<HTMLIFrameElement>
  /** For the frame's `load`: each document in it gets a channel of its own. */
  connect: () => void
  setPaused: (paused: boolean) => void
}

/** The site's end of the frame: hands over a port, keeps the session, tells the game its balance. */
export function useGameFrame(options: {
  origin: string
  balance: { amount: number; currency: string } | null
  onHome: () => void
}): GameFrame {
  const { origin } = options
  const [session, dispatch] = useReducer(nextGameSession, NEW_GAME_SESSION)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const channel = useRef<GameChannel | null>(null)
  const lastPingAt = useRef(0)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const connect = useCallback(() => {
    const frame = frameRef.current?.contentWindow
    if (!frame) return
    channel.current?.close()
    dispatch({ type: 'restarted' })
    channel.current = openGameChannel({
      frame,
      origin,
      onMessage: (message) => {
        const now = Date.now()
        if (message.type === 'PING' && now - lastPingAt.current >= PING_EVERY_MS) {
          lastPingAt.current = now
          channel.current?.send({ type: 'PING' })
        }
        // The pointer in a frame is seen by nobody outside: what it does stands for it (GAP-044).
        if (message.type === 'USER_ACTION' || message.type === 'ROUND_END') noteActivity()
        answer(message, channel.current, latest.current)
        dispatch({ type: 'message', message } satisfies GameSessionEvent)
      },
    })
  }, [origin])

  // The frame may have loaded before hydration: its `load` was then heard by nobody.
  useEffect(() => {
    if (showsAnotherOrigin(frameRef.current)) connect()
    return () => channel.current?.close()
  }, [connect])

  useEffect(() => {
    if (session.phase !== 'loading') return
    const timer = setTimeout(() => dispatch({ type: 'took-long' }), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [session.phase])

  const amount = options.balance?.amount
  const currency = options.balance?.currency
  useEffect(() => {
    if (amount === undefined || currency === undefined || session.phase !== 'ready') return
    channel.current?.send({ type: 'UPDATE_BALANCE', payload: { amount, currency } })
  }, [amount, currency, session.phase])

  const setPaused = useCallback((paused: boolean) => {
    channel.current?.send({ type: paused ? 'PAUSE' : 'RESUME' })
    dispatch({ type: 'paused', paused })
  }, [])

  return { session, frameRef, connect, setPaused }
}

function answer(
  message: GameToSite,
  channel: GameChannel | null,
  { balance, onHome }: { balance: { amount: number; currency: string } | null; onHome: () => void },
): void {
  if (message.type === 'UPDATE_BALANCE' && balance) {
    channel?.send({ type: 'UPDATE_BALANCE', payload: balance })
  }
  if (message.type === 'USER_ACTION' && message.payload.action === 'home') onHome()
}

/** Whether a document of another origin is in the frame already; before that it shows our own blank one. */
function showsAnotherOrigin(frame: HTMLIFrameElement | null): boolean {
  try {
    return frame !== null && frame.contentWindow?.location.href === undefined
  } catch {
    return true
  }
}
