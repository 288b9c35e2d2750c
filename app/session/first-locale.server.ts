import { composeLocale } from '#app/market/compose-locale.ts'
import type { Locale } from '#app/market/locale.ts'
import { marketOfLocation } from './geo-location.ts'
import { type RequestArgs, readSession } from './session.server.ts'

/**
 * The locale of a visitor whose path names none (RTE-02, GAP-013, MKT-08): the market of a player, else of the country
 * that the visitor is in; its language by the stored one, the region, the browser. Nothing known is `en-UN`.
 */
export async function firstLocale(args: RequestArgs): Promise<Locale> {
  const { geoLocation } = args.context
  const session = await readSession(args)
  const player = session.status === 'player' ? session.player : null
  return composeLocale({
    market: player?.market ?? marketOfLocation(geoLocation),
    storedLanguage: player?.storedLanguage,
    acceptLanguage: args.request.headers.get('accept-language'),
    region: player ? player.provinceCode : (geoLocation.region ?? undefined),
  })
}
