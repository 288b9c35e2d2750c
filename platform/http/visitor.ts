import { isIP } from 'node:net'
import { UNKNOWN_ADDRESS, VISITOR_HEADER } from '#contracts/player-api/visitor.ts'

/** The site in the same process names the visitor it acts for; no network caller can have this address. */
export const IN_PROCESS_CALLER = 'site'

/** The address of the actual visitor; null when the site does not send it, and applies the limits itself. */
export function visitorOf(headers: Headers, remoteAddress: string): string | null {
  if (remoteAddress !== IN_PROCESS_CALLER) return remoteAddress
  const address = headers.get(VISITOR_HEADER)?.trim()
  if (address === undefined) return null
  return isIP(address) === 0 ? UNKNOWN_ADDRESS : address
}
