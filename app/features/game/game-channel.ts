import {
  FRAME_HANDSHAKE,
  type GameToSite,
  parseGameToSite,
  type SiteToGame,
} from '#contracts/frame-messages.ts'

export type GameChannel = { send(message: SiteToGame): void; close(): void }

/**
 * Hands a message port to the frame, addressed to its exact origin: a frame that navigated elsewhere gets
 * nothing (GAM-20, GAP-113). What comes back over the port and is not in the contract is dropped.
 */
export function openGameChannel(options: {
  frame: Pick<Window, 'postMessage'>
  origin: string
  onMessage: (message: GameToSite) => void
}): GameChannel {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    const message = parseGameToSite(data)
    if (message) options.onMessage(message)
  }
  options.frame.postMessage(FRAME_HANDSHAKE, options.origin, [port2])
  return {
    send: (message) => port1.postMessage(message),
    close: () => port1.close(),
  }
}
