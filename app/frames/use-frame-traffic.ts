import { type RefObject, useEffect, useRef } from 'react'
import type { TrafficBook } from './frame-channel.ts'
import { drop, droppedOf, type FrameTraffic, QUIET } from './frame-traffic.ts'

/** Counts the frame's messages, shows the count on the frame, and reports it when the page is left. */
export function useFrameTraffic(
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
