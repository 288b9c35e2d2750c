import { isIP } from 'node:net'
import { VISITOR_HEADER } from '#contracts/player-api/visitor.ts'

/** The site in the same process says which visitor it speaks for; nothing from the network can be called that. */
export const IN_PROCESS_CALLER = 'site'

/** The address of whoever is in front of the screen; null when the site does not say, and limits them itself. */
export function visitorOf(headers: Headers, remoteAddress: string): string | null {
  if (remoteAddress !== IN_PROCESS_CALLER) return remoteAddress
  const told = headers.get(VISITOR_HEADER)?.trim() ?? ''
  return isIP(told) === 0 ? null : told
}
