import { composeLocale } from '#app/market/compose-locale.ts'
import type { Locale } from '#app/market/locale.ts'
import type { Player } from './player.ts'

/**
 * The market is the player's own (GAP-017). Within it the URL decides the language; from another market, the stored
 * language.
 */
export function localeOfPlayer(player: Player, locale: Locale, request: Request): Locale {
  if (player.market.code === locale.market.code) return locale
  return composeLocale({
    market: player.market,
    storedLanguage: player.storedLanguage,
    acceptLanguage: request.headers.get('accept-language'),
    region: player.provinceCode,
  })
}
