import {
  CASHIER_HANDSHAKE,
  CASHIER_READY,
  type CashierMessage,
  parseCashierMessage,
} from '#contracts/cashier-frame.ts'

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Waits for the provider's frame and sends it a port, addressed to its exact origin. Messages from other windows or
 * origins, and any other messages, are ignored. Returns the cleanup function.
 */
export function openCashierChannel(options: {
  page: Page
  frameOf: () => Pick<Window, 'postMessage'> | null
  origin: string
  onMessage: (message: CashierMessage) => void
}): () => void {
  const { page, frameOf, origin } = options
  let port: MessagePort | null = null
  const listen = (event: MessageEvent) => {
    const frame = frameOf()
    if (frame === null || event.source !== frame || event.origin !== origin) return
    if (event.data !== CASHIER_READY) return
    // Each document in the frame gets its own channel.
    port?.close()
    const { port1, port2 } = new MessageChannel()
    port = port1
    port1.onmessage = ({ data }) => {
      const message = parseCashierMessage(data)
      if (message) options.onMessage(message)
    }
    frame.postMessage(CASHIER_HANDSHAKE, origin, [port2])
  }
  page.addEventListener('message', listen)
  return () => {
    page.removeEventListener('message', listen)
    port?.close()
  }
}
