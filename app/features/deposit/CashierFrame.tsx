import { useEffect, useRef } from 'react'
import { openCashierChannel } from './cashier-channel.ts'
import * as styles from './Deposit.css.ts'

/** The frame's borders at top and bottom, together. */
const BORDERS_PX = 2

/**
 * The payment provider's own form: what is typed there goes to the provider and never to us. The only messages from it
 * are that the player is done, and its height.
 */
export function CashierFrame(props: {
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
      openCashierChannel({
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
