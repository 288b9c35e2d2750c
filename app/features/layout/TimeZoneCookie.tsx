import { useEffect } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'

export const TIME_ZONE_KEPT_S = 31_536_000

/** Sends the visitor's time zone to the server in a cookie, for the days of lists (GAP-071). Needs no inline script. */
export function TimeZoneCookie() {
  useEffect(() => whenIdle(writeZone), [])
  return null
}

/** Reading the zone for the first time costs a slow phone a tenth of a second. */
function writeZone(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const wanted = `tz=${encodeURIComponent(zone)}`
  if (zone && !document.cookie.split('; ').includes(wanted)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${wanted}; Path=/; Max-Age=${TIME_ZONE_KEPT_S}; SameSite=Lax${secure}`
  }
}
