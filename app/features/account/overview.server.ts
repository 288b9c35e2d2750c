import type { Locale } from '#app/market/locale.ts'
import type { Player } from '#app/session/player.ts'
import { LANGUAGES } from '#markets/languages.ts'

export type AccountOverviewData = {
  facts: {
    key: 'name' | 'email' | 'country' | 'province' | 'currency' | 'playerId' | 'memberSince'
    value: string
  }[]
  restricted: boolean
}

/** The profile facts of the account page, written for its reader. */
export function readAccountOverview({
  player,
  locale,
}: {
  player: Player
  locale: Locale
}): AccountOverviewData {
  const intl = LANGUAGES[locale.language].intl
  const since = new Date(player.registrationDate)
  return {
    facts: [
      { key: 'name', value: player.displayName },
      { key: 'email', value: player.email },
      {
        key: 'country',
        value: /^[A-Z]{2}$/.test(player.countryCode)
          ? (new Intl.DisplayNames(intl, { type: 'region' }).of(player.countryCode) ??
            player.countryCode)
          : player.market.name,
      },
      ...(player.provinceCode ? [{ key: 'province' as const, value: player.provinceCode }] : []),
      { key: 'currency', value: player.currency },
      { key: 'playerId', value: player.id },
      ...(Number.isNaN(since.getTime())
        ? []
        : [
            {
              key: 'memberSince' as const,
              value: new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
                since,
              ),
            },
          ]),
    ],
    restricted: player.restricted,
  }
}
