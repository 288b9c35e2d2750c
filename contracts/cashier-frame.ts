/**
 * What the frame in which a card is typed and the page around it tell each other. The frame says CASHIER_READY to the
 * window; the page answers CASHIER_HANDSHAKE with a port, addressed to the provider's exact origin; all else goes over
 * the port. Neither side tells anything about the card or the money: what became of it is said by the platform. No
 * zod here: this module runs in the browser.
 */
export const CASHIER_READY = 'cashier-ready'
export const CASHIER_HANDSHAKE = 'cashier'

/**
 * `open`: the form is there. `done`: the player has nothing more to do in the frame. `size`: how high what is in the
 * frame stands, in CSS pixels; the page gives it as much within bounds of its own.
 */
export type CashierMessage = { type: 'open' | 'done' } | { type: 'size'; height: number }

/** What a form of a card can need, on the narrowest phone with large letters; a frame never takes the page over. */
const FRAME_HEIGHTS = { least: 240, most: 1_200 } as const

/** A message from the frame, or null when it is not one that the contract knows. */
export function parseCashierMessage(data: unknown): CashierMessage | null {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'type')) return null
  const { type, height, ...others } = data as Record<string, unknown>
  if (Object.keys(others).length > 0) return null
  if (type === 'size') {
    return typeof height === 'number' && Number.isFinite(height) && height > 0
      ? { type, height: withinBounds(height) }
      : null
  }
  return height === undefined && (type === 'open' || type === 'done') ? { type } : null
}

function withinBounds(height: number): number {
  return Math.ceil(Math.min(Math.max(height, FRAME_HEIGHTS.least), FRAME_HEIGHTS.most))
}
