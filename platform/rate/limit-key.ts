import { toLimitKey } from '#contracts/limit-key.ts'
import type { RateLimit } from './rate-store.ts'

/** The window that counts one visitor; none while the address is unknown. */
export function ofVisitor(
  what: string,
  visitor: string | null,
  limit: RateLimit,
): { key: string; limit: RateLimit }[] {
  return visitor === null ? [] : [{ key: `${what}:${toLimitKey(visitor)}`, limit }]
}
