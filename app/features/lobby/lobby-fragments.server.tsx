import type { AppLoadContext } from '@remix-run/node'
import { offerFragment } from '#app/content/fragments/fragments.server.ts'
import { textIn } from '#app/content/localised.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { localePath } from '#app/market/paths.ts'
import { GameTile } from './GameTile.tsx'
import { LobbyNavigation } from './LobbyNavigation.tsx'
import type { GamesWindow, Kind } from './lobby.query.server.ts'
import { categoryPath, LOBBY_PATH } from './lobby-paths.ts'
import type { PlannedLobby } from './plan-lobby.ts'
import { type RowContent, toRows } from './rows.server.ts'
import { TileRows } from './TileRows.tsx'
import { type Join, rowTexts, type TileSetting, toTile } from './tile-view.server.ts'
import type { TileView } from './tile-view.ts'

/** The address of a fragment: everything that its contents depend on but the contents of the lake. */
export function fragmentAddress(
  name: 'rows' | 'games' | 'navigation' | 'home',
  setting: Pick<TileSetting, 'locale' | 'device' | 'country'>,
  facts: Readonly<Record<string, string | number>>,
): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(facts)) if (value !== '') query.set(key, String(value))
  query.set('locale', setting.locale.segment)
  query.set('device', setting.device)
  if (setting.country !== null) query.set('country', setting.country)
  return `/api/fragment/${name}?${query}`
}

/** Rows of tiles as a fragment; null when none has a game. `sources` are what they were made of. */
export function offerRows(
  context: AppLoadContext,
  rows: {
    address: string
    contents: readonly RowContent[]
    /** Rows of the page that stand above these: what is far down is drawn later. */
    above?: number
    setting: TileSetting
    join: Join
    sources: readonly unknown[]
  },
): string | null {
  const { setting, above = 0 } = rows
  if (rows.contents.every(({ window }) => window.games.length === 0)) return null
  return offerFragment(context, rows.address, [...rows.sources, setting.today], () => (
    <TileRows
      rows={toRows(rows.contents, setting, { join: rows.join, above })}
      texts={rowTexts(setting.locale)}
      above={above}
    />
  ))
}

/** One page of a grid of games as a fragment. */
export function offerGames(
  context: AppLoadContext,
  games: {
    address: string
    window: GamesWindow
    size: number
    kind: Kind
    setting: TileSetting
    join: Join
    eager: number
    sources: readonly unknown[]
  },
): string {
  const { setting, join, kind } = games
  const small = { mobile: '1x', tablet: '1x', desktop: '1x' } as const
  return offerFragment(context, games.address, [...games.sources, setting.today], () => {
    const tiles = games.window.games.slice(0, games.size).flatMap((game, index): TileView[] => {
      const tile = toTile(game, setting, { kind, join, sizes: small, eager: index < games.eager })
      return tile ? [tile] : []
    })
    return (
      <>
        {tiles.map((tile) => (
          <GameTile key={tile.id} tile={tile} />
        ))}
      </>
    )
  })
}

/** The menu of categories and the filter of providers and studios. */
export function offerNavigation(
  context: AppLoadContext,
  navigation: {
    kind: Kind
    lobby: PlannedLobby
    setting: TileSetting
    slug: string
    provider: string
    studio: string
    sources: readonly unknown[]
  },
): string {
  const { kind, lobby, setting, slug, provider, studio } = navigation
  const { locale } = setting
  const facts = { kind, slug, provider, studio }
  // Menu and filter look the same in every country and on every device.
  const address = fragmentAddress('navigation', { locale, device: 'desktop', country: null }, facts)
  return offerFragment(context, address, navigation.sources, () => {
    const { t } = wordsOf(locale)
    const to = (path: string) => localePath(locale.segment, path)
    const base = to(slug === '' ? LOBBY_PATH[kind] : categoryPath(kind, slug))
    return (
      <LobbyNavigation
        texts={{
          categories: t('lobby:menu.label'),
          filter: t('lobby:filter.label'),
          providers: t('lobby:filter.providers'),
          studios: t('lobby:filter.studios'),
          everything: t('lobby:filter.everything'),
        }}
        entries={[
          {
            href: to(LOBBY_PATH[kind]),
            title: t('lobby:menu.lobby'),
            icon: null,
            current: slug === '' && provider === '' && studio === '',
          },
          ...lobby.menu.map((it) => ({
            href: to(categoryPath(kind, it.slug)),
            title: textIn(it.title, locale.language),
            icon: it.icon,
            current: it.slug === slug,
          })),
        ]}
        filter={{
          base,
          providers: lobby.filter.providers.map((it) => ({
            href: `${base}?provider=${it.id}`,
            title: it.title,
            current: it.id === provider,
          })),
          studios: lobby.filter.studios.map((it) => ({
            href: `${base}?studio=${it.id}`,
            title: it.title,
            current: it.id === studio,
          })),
        }}
      />
    )
  })
}
