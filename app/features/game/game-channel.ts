import {
  FRAME_HANDSHAKE,
  type GameToSite,
  parseGameToSite,
  type SiteToGame,
} from '#contracts/frame-messages.ts'
import { admit, drop, type FrameTraffic, isMuted } from './frame-traffic.ts'

export type GameChannel = { send(message: SiteToGame): void; close(): void }

/** What one play page has heard and dropped, over all the documents that its frame has shown. */
export type TrafficBook = { read(): FrameTraffic; write(traffic: FrameTraffic): void }

/**
 * Hands a message port to the frame, addressed to its exact origin: a frame that navigated elsewhere gets
 * nothing (GAM-20, GAP-113). What comes back over the port and is not in the contract, or comes too fast, is
 * dropped and counted; who has sent too much of that is not listened to any more.
 */
export function openGameChannel(options: {
  frame: Pick<Window, 'postMessage'>
  origin: string
  traffic: TrafficBook
  /** Milliseconds of a clock that only goes forward. */
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
 * Counts what a frame shouts at the window instead of its port: nothing that comes there is ever heard, whatever
 * it says and whoever it says it is. Returns what stops it.
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
