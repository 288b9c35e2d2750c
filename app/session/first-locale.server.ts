import { composeLocale } from '#app/market/compose-locale.ts'
import type { Locale } from '#app/market/locale.ts'
import { marketOfLocation } from './geo-location.ts'
import { loadOffering } from './offering.server.ts'
import { type RequestArgs, readSession } from './session.server.ts'

/**
 * The locale of a visitor whose path names none (RTE-02, GAP-013, MKT-08): the market of a player, else of the country
 * that the visitor is in; its language by the stored one, the region, the browser. A market that an editor has switched
 * off keeps its visitors: its own page says so, and no other market serves them. `en-UN` where nothing is known.
 */
export async function firstLocale(args: RequestArgs): Promise<Locale> {
  const { geoLocation } = args.context
  const [session, { off }] = await Promise.all([readSession(args), loadOffering(args.context)])
  const player = session.status === 'player' ? session.player : null
  return composeLocale({
    market: player?.market ?? marketOfLocation(geoLocation),
    storedLanguage: player?.storedLanguage,
    acceptLanguage: args.request.headers.get('accept-language'),
    off,
    region: player ? player.provinceCode : (geoLocation.region ?? undefined),
  })
}
