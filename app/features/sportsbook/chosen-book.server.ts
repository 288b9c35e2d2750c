import type { AppLoadContext } from '@remix-run/node'
import type { Locale } from '#app/market/locale.ts'
import type { ReadBook } from '#app/platform-client/book-offer.server.ts'
import { countryOfVisitor } from '#app/session/geo-location.ts'
import type { Player } from '#app/session/player.ts'
import { providerFor, type SportsbookProvider } from '#sportsbook-providers/index.ts'

export type ChosenBook = {
  provider: SportsbookProvider
  /** The exact origin of its frame. */
  origin: string
  /** Its matches are those of the sandbox. */
  isInvented: boolean
  offer: ReadBook
  brandId: string
  /** By which it was chosen; null where it is unknown. */
  country: string | null
}

type Context = Pick<AppLoadContext, 'geoLocation' | 'bookOffers'> & {
  config: Pick<AppLoadContext['config'], 'sportsbook'>
}

/**
 * The sportsbook of this visitor (SPB-01): by the country of a player's account, else of the location, else of the
 * market. Null where it is closed by configuration (GRD-12).
 */
export function chosenBook(
  { config: { sportsbook }, geoLocation, bookOffers }: Context,
  { locale, player }: { locale: Pick<Locale, 'market'>; player: Player | null },
): ChosenBook | null {
  if (sportsbook === null) return null
  const country = countryOfVisitor({ player, geoLocation, market: locale.market })
  const provider = providerFor(country, sportsbook.switchedOn)
  const [setup, offer] = [sportsbook.providers[provider.id], bookOffers[provider.id]]
  if (!(setup && offer)) return null
  return { provider, ...setup, offer, brandId: sportsbook.brandId, country }
}
