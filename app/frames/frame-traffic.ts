/** Why a frame's message was dropped. */
export type DropReason = 'origin' | 'shape' | 'rate' | 'muted'

export type FrameTraffic = {
  /** Token bucket: messages that may arrive at once; it refills over time. */
  tokens: number
  /** When it was last refilled, in milliseconds of any monotonic clock. */
  at: number
  dropped: Readonly<Record<DropReason, number>>
}

/** A round has a handful of messages: normal play comes nowhere near. */
const PER_SECOND = 20
const BURST = 60
/** After this many invalid messages a frame is ignored. */
const MUTED_AFTER = 500

export const QUIET: FrameTraffic = {
  tokens: BURST,
  at: 0,
  dropped: { origin: 0, shape: 0, rate: 0, muted: 0 },
}

export function droppedOf({ dropped }: FrameTraffic): number {
  return Object.values(dropped).reduce((sum, it) => sum + it, 0)
}

export function isMuted(traffic: FrameTraffic): boolean {
  return droppedOf(traffic) >= MUTED_AFTER
}

export function drop(traffic: FrameTraffic, reason: DropReason): FrameTraffic {
  const { dropped } = traffic
  return { ...traffic, dropped: { ...dropped, [reason]: dropped[reason] + 1 } }
}

/** Whether a message arriving now is processed at all: not from a frame that floods or is ignored. */
export function admit(
  traffic: FrameTraffic,
  now: number,
): { admitted: boolean; traffic: FrameTraffic } {
  if (isMuted(traffic)) return { admitted: false, traffic: drop(traffic, 'muted') }
  const elapsedMs = Math.max(0, now - traffic.at)
  const tokens = Math.min(BURST, traffic.tokens + (elapsedMs * PER_SECOND) / 1000)
  const next = { ...traffic, at: now, tokens }
  if (tokens < 1) return { admitted: false, traffic: drop(next, 'rate') }
  return { admitted: true, traffic: { ...next, tokens: tokens - 1 } }
}
