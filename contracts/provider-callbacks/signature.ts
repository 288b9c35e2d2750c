/**
 * How a game provider signs a wallet callback. Header `x-signature: t=<unix ms>,v1=<hex>` where v1 is
 * HMAC-SHA256 over `${t}.${method}.${path}.${raw body}` with the secret shared with that provider.
 */
export const SIGNATURE_HEADER = 'x-signature'
export const SIGNATURE_TOLERANCE_MS = 300_000

export function signedText(parts: {
  timestampMs: number
  method: string
  path: string
  body: string
}): string {
  return `${parts.timestampMs}.${parts.method.toUpperCase()}.${parts.path}.${parts.body}`
}
