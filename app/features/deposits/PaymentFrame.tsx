import { useEffect, useRef } from 'react'
import {
  PAYMENT_FRAME_HANDSHAKE,
  PAYMENT_FRAME_READY,
  type PaymentFrameMessage,
  parsePaymentFrameMessage,
} from '#contracts/payment-frame.ts'
import * as styles from './Deposit.css.ts'

/** The frame's borders at top and bottom, together. */
const BORDERS_PX = 2

/**
 * The payment provider's own form: what is typed there goes to the provider and never to us. The only messages from it
 * are that the player is done, and its height.
 */
export function PaymentFrame(props: {
  url: string
  origin: string
  title: string
  onDone: () => void
}) {
  const { origin, onDone } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(
    () =>
      openPaymentFrameChannel({
        page: window,
        frameOf: () => frame.current?.contentWindow ?? null,
        origin,
        onMessage(message) {
          if (message.type === 'done') done.current()
          if (message.type === 'size' && frame.current) {
            frame.current.style.height = `${message.height + BORDERS_PX}px`
          }
        },
      }),
    [origin],
  )
  return (
    <iframe
      ref={frame}
      src={props.url}
      title={props.title}
      className={styles.frame}
      data-testid="deposit-frame"
      referrerPolicy="no-referrer"
      // Its return link navigates the page, and only after the player has pressed it.
      sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation-by-user-activation"
    />
  )
}

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>

/**
 * Waits for the provider's frame and sends it a port, addressed to its exact origin. Messages from other windows or
 * origins, and any other messages, are ignored. Returns the cleanup function.
 */
export function openPaymentFrameChannel(options: {
  page: Page
  frameOf: () => Pick<Window, 'postMessage'> | null
  origin: string
  onMessage: (message: PaymentFrameMessage) => void
}): () => void {
  const { page, frameOf, origin } = options
  let port: MessagePort | null = null
  const listen = (event: MessageEvent) => {
    const frame = frameOf()
    if (frame === null || event.source !== frame || event.origin !== origin) return
    if (event.data !== PAYMENT_FRAME_READY) return
    // Each document in the frame gets its own channel.
    port?.close()
    const { port1, port2 } = new MessageChannel()
    port = port1
    port1.onmessage = ({ data }) => {
      const message = parsePaymentFrameMessage(data)
      if (message) options.onMessage(message)
    }
    frame.postMessage(PAYMENT_FRAME_HANDSHAKE, origin, [port2])
  }
  page.addEventListener('message', listen)
  return () => {
    page.removeEventListener('message', listen)
    port?.close()
  }
}
