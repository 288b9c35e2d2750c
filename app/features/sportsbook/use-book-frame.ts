import { useNavigationType } from '@remix-run/react'
import {
  type Dispatch,
  type MutableRefObject,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type FrameChannel, openFrameChannel } from '#app/frames/frame-channel.ts'
import { useFrameTraffic } from '#app/frames/use-frame-traffic.ts'
import { noteActivity } from '#app/session/activity.ts'
import { askPage } from '#app/session/page-window/ask-page.ts'
import {
  BOOK_HANDSHAKE,
  type BookToSite,
  parseBookToSite,
  type SiteToBook,
} from '#contracts/sportsbook/book-frame.ts'
import type { OpenedContext } from './book-view.ts'
import { OPENING, type ShownBook, shownAfter } from './shown-book.ts'

/** A book without READY by then is slow: the page says so, and its offer stays. */
const SLOW_AFTER_MS = 15_000
/** A book whose sessions end at once must not make the site ask for ever. */
const NEW_SESSION_EVERY_MS = 10_000

type Options = {
  origin: string
  /** The address of the frame with its language and theme. */
  frameAddress: (url: string) => string
  locale: string
  playerId: string | null
  /** The place that the page's address names. */
  path: string
  isPaused: boolean
  onNavigated: (to: { path: string; title: string; replace: boolean }) => void
  onLogin: () => void
}

type BookFrame = ShownBook & {
  frameRef: RefObject<HTMLIFrameElement>
  /** For the frame's `load`. */
  connect: () => void
  retry: () => void
}

/** Set while a frame shows the book: then it follows the address by itself, and its page needs no other data. */
let isShown = false
export const isBookShown = () => isShown

/** The site's end of a sportsbook's frame: passes a port, says who is here, keeps place and address in step. */
export function useBookFrame(options: Options): BookFrame {
  const { origin, playerId, path, isPaused, locale } = options
  const [shown, setShown] = useState<ShownBook>({ ...OPENING, lookOnly: null })
  const [attempt, setAttempt] = useState(0)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const channel = useRef<FrameChannel<SiteToBook> | null>(null)
  const opened = useRef<OpenedContext | null>(null)
  const usedSession = useRef<string | null>(null)
  const shownPath = useRef<string | null>(null)
  const ownPaths = useRef<string[]>([])
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const traffic = useFrameTraffic(frameRef, { gameId: 'sportsbook', origin })

  const sendContext = useCallback(() => {
    const { current } = opened
    if (current === null || channel.current === null) return
    const { context, session, lookOnly } = current
    if (context === null) return
    channel.current.send({ type: 'CONTEXT', payload: { context, session, lookOnly } })
    if (session !== null) usedSession.current = session
  }, [])

  /** Asks who is here, and tells the frame; the first answer loads it. */
  const open = useCallback(
    async (isStill: () => boolean) => {
      askedAt.current = performance.now()
      const form = new FormData()
      form.set('locale', locale)
      const answer = await askPage('/api/sportsbook/context', isContext, form)
      if (!isStill()) return
      const known = typeof answer === 'string' ? null : answer
      if (known !== null) opened.current = known
      setShown((it) => shownAfter(it, known, latest.current.frameAddress))
      if (known !== null) sendContext()
    },
    [locale, sendContext],
  )

  // Once for each attempt, and again when a player logs in or out: the frame stays, and so does the slip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are what it is repeated for.
  useEffect(() => {
    let isCurrent = true
    void open(() => isCurrent)
    return () => {
      isCurrent = false
    }
  }, [open, attempt, playerId])

  const hear = useCallback(
    (message: BookToSite) => {
      const { current: now } = latest
      if (message.type === 'READY') {
        setShown((it) => ({ ...it, phase: 'ready' }))
        const session = opened.current?.session ?? null
        // A document that replaces another one needs a session of its own: each is used once.
        if (session !== null && session === usedSession.current) void open(() => true)
        else sendContext()
        channel.current?.send({ type: 'NAVIGATE', payload: { path: now.path } })
        shownPath.current = now.path
        if (now.isPaused) channel.current?.send({ type: 'PAUSE' })
        return
      }
      // What is done in a frame is not seen outside (GAP-044).
      noteActivity()
      if (message.type === 'NAVIGATED') {
        shownPath.current = message.payload.path
        ownPaths.current.push(message.payload.path)
        now.onNavigated(message.payload)
      }
      if (message.type !== 'LOGIN_WANTED') return
      if (now.playerId === null) now.onLogin()
      // The player's session at the book has ended: there is a new one, unless bets are refused.
      else if (
        opened.current?.lookOnly === null &&
        performance.now() - askedAt.current >= NEW_SESSION_EVERY_MS
      ) {
        void open(() => true)
      }
    },
    [open, sendContext],
  )

  const connect = useCallback(() => {
    const target = frameRef.current?.contentWindow
    if (!target) return
    channel.current?.close()
    channel.current = openFrameChannel<SiteToBook, BookToSite>({
      ...{ frame: target, origin, handshake: BOOK_HANDSHAKE, parse: parseBookToSite },
      traffic,
      now: () => performance.now(),
      onMessage: hear,
    })
  }, [origin, traffic, hear])

  useSlowness(shown.phase === 'loading', setShown)
  const isReady = shown.phase === 'ready'
  useShown(isReady)
  useEffect(() => () => channel.current?.close(), [])

  usePlace(channel, { shownPath, ownPaths }, { isReady, path })
  usePause(channel, { isReady, isPaused })

  const retry = useCallback(() => {
    opened.current = null
    setShown((it) => ({ ...it, ...OPENING }))
    setAttempt((it) => it + 1)
  }, [])
  return { ...shown, frameRef, connect, retry }
}

function useSlowness(isLoading: boolean, setShown: Dispatch<SetStateAction<ShownBook>>): void {
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(
      () => setShown((it) => (it.phase === 'loading' ? { ...it, phase: 'slow' } : it)),
      SLOW_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [isLoading, setShown])
}

function useShown(isReady: boolean): void {
  useEffect(() => {
    isShown = isReady
    return () => {
      isShown = false
    }
  }, [isReady])
}

/**
 * Leads the frame to the place of the address: back, forward, and links of the page. Not to places that it has left by
 * itself while the address was still following; back and forward are never such a step.
 */
function usePlace(
  channel: RefObject<FrameChannel<SiteToBook>>,
  {
    shownPath,
    ownPaths,
  }: { shownPath: MutableRefObject<string | null>; ownPaths: MutableRefObject<string[]> },
  { isReady, path }: { isReady: boolean; path: string },
): void {
  const isStep = useNavigationType() === 'POP'
  useEffect(() => {
    const isInStep = shownPath.current === path
    const isOwn = !isStep && ownPaths.current.includes(path)
    if (isInStep || !isOwn) ownPaths.current = []
    if (!isReady || isInStep || isOwn) return
    shownPath.current = path
    channel.current?.send({ type: 'NAVIGATE', payload: { path } })
  }, [channel, shownPath, ownPaths, isReady, isStep, path])
}

/** A frame that has just loaded knows of no pause. */
function usePause(
  channel: RefObject<FrameChannel<SiteToBook>>,
  { isReady, isPaused }: { isReady: boolean; isPaused: boolean },
): void {
  const sentPause = useRef(false)
  useEffect(() => {
    if (!isReady) sentPause.current = false
    else if (isPaused !== sentPause.current) {
      channel.current?.send({ type: isPaused ? 'PAUSE' : 'RESUME' })
      sentPause.current = isPaused
    }
  }, [channel, isPaused, isReady])
}

function isContext(answer: object): answer is OpenedContext {
  const isTextOrNull = (name: keyof OpenedContext) => {
    const value: unknown = Reflect.get(answer, name)
    return value === null || typeof value === 'string'
  }
  return isTextOrNull('context') && isTextOrNull('url')
}
