import type { AppLoadContext } from '@remix-run/node'
import { offerFragment } from '#app/content/fragments/fragments.server.ts'
import { contentLanguage } from '#app/market/content-language.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import { LOBBY_PATH, localePath } from '#app/market/paths.ts'
import { ContentIcon } from '#app/ui/ContentIcon/ContentIcon.tsx'
import { textIn } from '#schemas/rules/localised.ts'
import { SMALL } from '#schemas/rules/tile-sizes.ts'
import * as styles from './CategoryMenu.css.ts'
import { GameTile } from './GameTile.tsx'
import type { Kind, PlannedLobby, TileGame } from './lobby.query.server.ts'
import { categoryPath, MY_GAMES } from './lobby-paths.ts'
import { type RowContent, toRows } from './rows.server.ts'
import { TileRows } from './TileRows.tsx'
import { type Join, rowTexts, type TileSetting, toTile } from './tile-view.server.ts'
import type { TileView } from './tile-view.ts'

/** The address of a fragment: everything that its contents depend on, except the lake's contents. */
export function fragmentAddress(
  name: 'rows' | 'games' | 'navigation' | 'home',
  setting: Pick<TileSetting, 'locale' | 'device' | 'country' | 'stars'>,
  facts: Readonly<Record<string, string | number>>,
  asked = new URLSearchParams(),
): string {
  const query = new URLSearchParams(asked)
  for (const [key, value] of Object.entries(facts)) if (value !== '') query.set(key, String(value))
  query.set('locale', setting.locale.segment)
  query.set('device', setting.device)
  if (setting.country !== null) query.set('country', setting.country)
  if (setting.stars) query.set('stars', '1')
  return `/api/fragment/${name}?${query}`
}

/** Rows of tiles as a fragment; null when none has a game. `sources` are what they were computed from. */
export function offerRows(
  context: AppLoadContext,
  rows: {
    address: string
    contents: readonly RowContent[]
    /** Number of rows above these on the page: those far down are drawn later. */
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
    games: readonly TileGame[]
    kind: Kind
    setting: TileSetting
    join: Join
    eager: number
    sources: readonly unknown[]
  },
): string {
  const { setting, join, kind } = games
  return offerFragment(context, games.address, [...games.sources, setting.today], () => {
    const tiles = games.games.flatMap((game, index): TileView[] => {
      const tile = toTile(game, setting, { kind, join, sizes: SMALL, eager: index < games.eager })
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

/** The menu of categories. */
export function offerNavigation(
  context: AppLoadContext,
  navigation: {
    kind: Kind
    lobby: PlannedLobby
    setting: TileSetting
    slug: string
    isPlain: boolean
    sources: readonly unknown[]
  },
): string {
  const { kind, lobby, setting, slug, isPlain } = navigation
  const { locale, stars } = setting
  const facts = { kind, slug, all: isPlain ? '' : 1 }
  // The menu is the same in every country and on every device.
  const address = fragmentAddress(
    'navigation',
    { locale, stars, device: 'desktop', country: null },
    facts,
  )
  return offerFragment(context, address, navigation.sources, () => {
    const { t } = wordsOf(locale)
    const to = (path: string) => localePath(locale.segment, path)
    return (
      <CategoryMenu
        label={t('lobby:menu.label')}
        entries={[
          {
            href: to(LOBBY_PATH[kind]),
            title: t('lobby:menu.lobby'),
            icon: null,
            current: slug === '' && isPlain,
          },
          ...(stars
            ? [
                {
                  href: to(categoryPath(kind, MY_GAMES)),
                  title: t('mygames:title'),
                  icon: 'star',
                  current: slug === MY_GAMES,
                },
              ]
            : []),
          ...lobby.menu.map((it) => ({
            href: to(categoryPath(kind, it.slug)),
            title: textIn(it.title, contentLanguage(locale)),
            icon: it.icon,
            current: it.slug === slug,
          })),
        ]}
      />
    )
  })
}

type MenuEntry = { href: string; title: string; icon: string | null; current: boolean }

/** The categories of a lobby. Rendered once and cached as a string, like the rows. */
function CategoryMenu({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <ul className={styles.list}>
        {entries.map((it) => (
          <li key={it.href}>
            <a
              href={it.href}
              className={styles.entry}
              aria-current={it.current ? 'page' : undefined}
            >
              <ContentIcon name={it.icon} />
              {it.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
