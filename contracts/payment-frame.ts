/**
 * The messages between the card form's frame and the page around it. The frame posts PAYMENT_FRAME_READY to the window; the
 * page answers PAYMENT_FRAME_HANDSHAKE with a port, addressed to the provider's exact origin; everything else goes over the
 * port. No message contains card or payment data: the result of the payment comes from the platform. No zod here: this
 * module runs in the browser.
 */
export const PAYMENT_FRAME_READY = 'cashier-ready'
export const PAYMENT_FRAME_HANDSHAKE = 'cashier'

/**
 * `open`: the form is shown. `done`: the player has nothing left to do in the frame. `size`: the height of the frame's
 * content in CSS pixels; the page applies it within its own limits.
 */
export type PaymentFrameMessage = { type: 'open' | 'done' } | { type: 'size'; height: number }

/** Enough for a card form on the narrowest phone with large text; a frame never takes over the page. */
const FRAME_HEIGHTS = { least: 240, most: 1_200 } as const

/** A message from the frame, or null when it is not part of the contract. */
export function parsePaymentFrameMessage(data: unknown): PaymentFrameMessage | null {
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
