import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The signature of wallet callbacks, and of the operator's calls to a provider. Header
 * `x-signature: t=<unix ms>,v1=<hex>` where v1 is HMAC-SHA256 over `${t}.${method}.${path}.${raw body}` with the
 * secret shared with that provider. For servers only.
 */
export const SIGNATURE_HEADER = 'x-signature'
export const SIGNATURE_TOLERANCE_MS = 300_000

type SignedCall = { method: string; path: string; body: string | Uint8Array }

export function signedBytes(parts: SignedCall & { timestampMs: number }): Uint8Array {
  const before = `${parts.timestampMs}.${parts.method.toUpperCase()}.${parts.path}.`
  return Buffer.concat([Buffer.from(before), Buffer.from(parts.body)])
}

/** The signature header for this call, with the current time. */
export function signatureHeader(
  secret: string,
  call: SignedCall & { timestampMs: number },
): { [SIGNATURE_HEADER]: string } {
  return {
    [SIGNATURE_HEADER]: `t=${call.timestampMs},v1=${digestOf(secret, call).toString('hex')}`,
  }
}

/**
 * Whether the holder of the secret has recently signed exactly this call: its bytes, whether or not they are text.
 * Compared in constant time. A replay within
 * the tolerance passes: every money call is idempotent by its reference.
 */
export function isSignedBy(
  secret: string,
  call: SignedCall & { header: string | null | undefined; nowMs: number },
): boolean {
  const match = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(call.header ?? '')
  if (!match) return false
  const [, time = '', signature = ''] = match
  const timestampMs = Number(time)
  if (Math.abs(call.nowMs - timestampMs) > SIGNATURE_TOLERANCE_MS) return false
  return timingSafeEqual(digestOf(secret, { ...call, timestampMs }), Buffer.from(signature, 'hex'))
}

const digestOf = (secret: string, call: SignedCall & { timestampMs: number }): Buffer =>
  createHmac('sha256', secret).update(signedBytes(call)).digest()
