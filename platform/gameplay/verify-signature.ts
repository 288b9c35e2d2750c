import { createHmac, timingSafeEqual } from 'node:crypto'
import { SIGNATURE_TOLERANCE_MS, signedText } from '#contracts/provider-callbacks/signature.ts'

/**
 * Whether a provider has signed exactly this call, and lately. Compared in constant time. A call repeated
 * within the tolerance passes: every money call is idempotent by its reference.
 */
export function isSignedBy(
  secret: string,
  call: { header: string | null; method: string; path: string; body: string; nowMs: number },
): boolean {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(call.header ?? '')
  if (!match) return false
  const [, time = '', signature = ''] = match
  const timestampMs = Number(time)
  if (Math.abs(call.nowMs - timestampMs) > SIGNATURE_TOLERANCE_MS) return false
  const { method, path, body } = call
  const expected = createHmac('sha256', secret)
    .update(signedText({ timestampMs, method, path, body }))
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
