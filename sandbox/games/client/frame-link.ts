import {
  FRAME_HANDSHAKE,
  type GameToSite,
  parseSiteToGame,
  type SiteToGame,
} from '#contracts/frame-messages.ts'

export type SendToSite = (message: GameToSite) => void

/** Whether an operator's page is around the game: it shows balance and session, and the game does not repeat them. */
export function markFramed(): void {
  document.documentElement.classList.toggle('framed', window.parent !== window)
}

/**
 * Waits for the operator's page to transfer a port, then communicates over it. Only messages from the exact origins
 * that the launcher names are accepted; everything else is dropped (GAM-20, GAP-113).
 */
export function listenToParent(
  parents: readonly string[],
  handlers: {
    connected(send: SendToSite): void
    message(message: SiteToGame): void
  },
): void {
  window.addEventListener('message', (event) => {
    const [port] = event.ports
    if (
      event.source !== window.parent ||
      !parents.includes(event.origin) ||
      event.data !== FRAME_HANDSHAKE ||
      !port
    )
      return
    port.onmessage = ({ data }) => {
      const message = parseSiteToGame(data)
      if (message) handlers.message(message)
    }
    handlers.connected((message) => port.postMessage(message))
  })
}
