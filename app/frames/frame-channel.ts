import { admit, drop, type FrameTraffic, isMuted } from './frame-traffic.ts'

export type FrameChannel<Sent> = { send(message: Sent): void; close(): void }

/** What one page has received and dropped, across all documents that its frame has shown. */
export type TrafficBook = { read(): FrameTraffic; write(traffic: FrameTraffic): void }

/**
 * Transfers a message port to the frame, addressed to its exact origin: a frame that navigated elsewhere gets nothing
 * (GAM-20, GAP-113). Messages over the port that are not in the contract, or arrive too fast, are dropped and counted;
 * a frame that has sent too many of them is ignored from then on.
 */
export function openFrameChannel<Sent, Received>(options: {
  frame: Pick<Window, 'postMessage'>
  origin: string
  /** The message that the frame receives together with the port. */
  handshake: string
  /** Returns null for anything that is not a message of the contract. */
  parse: (data: unknown) => Received | null
  traffic: TrafficBook
  /** Milliseconds of a monotonic clock. */
  now: () => number
  onMessage: (message: Received) => void
}): FrameChannel<Sent> {
  const { traffic } = options
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    const { admitted, traffic: after } = admit(traffic.read(), options.now())
    const message = admitted ? options.parse(data) : null
    traffic.write(admitted && message === null ? drop(after, 'shape') : after)
    if (isMuted(traffic.read())) port1.close()
    if (message) options.onMessage(message)
  }
  options.frame.postMessage(options.handshake, options.origin, [port2])
  return {
    send: (message) => port1.postMessage(message),
    close: () => port1.close(),
  }
}

/** Whether the frame already has a document of another origin; before that it shows our blank one. */
export function showsAnotherOrigin(frame: HTMLIFrameElement | null): boolean {
  try {
    return frame !== null && frame.contentWindow?.location.href === undefined
  } catch {
    return true
  }
}
