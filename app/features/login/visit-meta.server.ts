import { deviceClass } from '#app/market/device.server.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Meta } from '#app/session/identity/identity.ts'
import type { RequestArgs } from '#app/session/session.server.ts'
import { LANGUAGES } from '#markets/languages.ts'

/** Data about a visit that is recorded at sign-in (GAP-039). */
export function visitMeta({ request, context }: RequestArgs, locale: Locale): Meta {
  const device = deviceClass(request.headers)
  const { country } = context.geoLocation
  return {
    ipAddress: context.clientAddress.slice(0, 64),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 512),
    deviceType: device,
    channel: device === 'desktop' ? 'web' : 'mobile',
    market: locale.market.code,
    ...(country ? { country } : {}),
    language: LANGUAGES[locale.language].outbound,
  }
}
