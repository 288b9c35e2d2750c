import {
  FRAME_HANDSHAKE,
  type GameToSite,
  parseGameToSite,
  type SiteToGame,
} from '#contracts/frame-messages.ts'
import { admit, drop, type FrameTraffic, isMuted } from './frame-traffic.ts'

export type GameChannel = { send(message: SiteToGame): void; close(): void }

/** What one play page has received and dropped, over all documents that its frame has shown. */
export type TrafficBook = { read(): FrameTraffic; write(traffic: FrameTraffic): void }

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
export function countShouts(
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
