import type { LiveEvent, SanityClient } from '@sanity/client'

export type LiveSubscription = { close(): void }

export type LiveOptions = {
  client: SanityClient
  logger: { info(data: object, text: string): void; warn(data: object, text: string): void }
  /** How often `onUnsure` is called while the stream is lost. */
  pollMs: number
  /** A change with these tags was published. */
  onChange(tags: readonly string[]): void
  /** Changes may have been missed: cached results must be compared with the lake. */
  onUnsure(): void
}

const RESUBSCRIBE_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
/** The lake asked clients not to subscribe. */
const GO_AWAY_MS = 60_000

/**
 * Follows the lake's live events. The client reconnects by itself; if it gives up, this subscribes again. While the
 * stream is lost, it requests a comparison every few seconds instead.
 */
export function followLiveEvents(options: LiveOptions): LiveSubscription {
  const { client, logger } = options
  let connected = false
  let wasLost = false
  let failures = 0
  let closed = false
  let poll: NodeJS.Timeout | undefined
  let resubscribe: NodeJS.Timeout | undefined
  let subscription: { unsubscribe(): void } | undefined

  const lost = (reason: string) => {
    if (connected) logger.warn({ reason }, 'the live stream of the content lake is lost; polling')
    connected = false
    wasLost = true
    poll ??= setInterval(options.onUnsure, options.pollMs).unref()
  }
  const found = () => {
    connected = true
    failures = 0
    clearInterval(poll)
    poll = undefined
    if (wasLost) options.onUnsure()
    wasLost = false
  }
  const take = (event: LiveEvent) => {
    if (event.type === 'welcome') found()
    else if (event.type === 'message') options.onChange(event.tags)
    else if (event.type === 'restart') options.onUnsure()
    else if (event.type === 'reconnect') lost('reconnecting')
    else {
      lost('sent away')
      subscribeLater(GO_AWAY_MS)
    }
  }
  const subscribe = () => {
    if (closed) return
    subscription = client.live.events().subscribe({
      next: take,
      error(error: unknown) {
        lost(error instanceof Error ? error.message : 'unknown')
        subscribeLater(RESUBSCRIBE_MS[Math.min(failures, RESUBSCRIBE_MS.length - 1)] ?? 1_000)
        failures += 1
      },
      complete() {
        lost('ended')
        subscribeLater(1_000)
      },
    })
  }
  const subscribeLater = (ms: number) => {
    subscription?.unsubscribe()
    clearTimeout(resubscribe)
    if (!closed) resubscribe = setTimeout(subscribe, ms).unref()
  }

  subscribe()
  return {
    close() {
      closed = true
      clearInterval(poll)
      clearTimeout(resubscribe)
      subscription?.unsubscribe()
    },
  }
}
