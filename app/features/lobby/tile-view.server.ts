import type { AppLoadContext } from '@remix-run/node'
import { returnFigure, volatilityLevel } from '#app/content/games/game-words.server.ts'
import { readPicture } from '#app/content/image-source.server.ts'
import type { DeviceClass } from '#app/market/device.server.ts'
import { wordsOf } from '#app/market/i18n.server.ts'
import type { Locale } from '#app/market/locale.ts'
import { localePath } from '#app/market/paths.ts'
import { offersDemo } from '#game-providers/demo.ts'
import { findProvider } from '#game-providers/index.ts'
import { runsOn } from '#schemas/rules/channels.ts'
import { carriesOverlay } from '#schemas/rules/restricted.ts'
import type { SizeByDevice, TileSize } from '#schemas/rules/tile-sizes.ts'
import { isNew } from './is-new.ts'
import type { Kind, LobbyPlan, TileGame } from './lobby.query.server.ts'
import { gamePath, playPath } from './lobby-paths.ts'
import type { RowTexts, TileView } from './tile-view.ts'

/** What all tiles of a page have in common. */
export type TileSetting = {
  context: Pick<AppLoadContext, 'content' | 'logger'>
  locale: Locale
  device: DeviceClass
  /** The visitor's country, if known and some game is restricted there. */
  country: string | null
  /** Each tile has the star that marks its game. */
  stars: boolean
  /** Whole days since 1970: whether a game is new changes by the day. */
  today: number
}

/** The width of a tile's box, as in HTML's `sizes`; a wide one takes two columns. */
const BOX_WIDTH: Readonly<Record<DeviceClass, number>> = { mobile: 170, tablet: 180, desktop: 200 }

const SHAPE = {
  '1x': { image: 'square', columns: 1 },
  '2xh': { image: 'horizontal', columns: 2 },
  '2xv': { image: 'vertical', columns: 1 },
  '4x': { image: 'bigSquare', columns: 2 },
} as const satisfies Record<TileSize, object>

/** The picture for a tile size (GAP-101); a game without it shows its thumbnail. */
function assetFor(game: TileGame, size: TileSize): string | null {
  const own = { '1x': null, '2xh': game.horizontal, '2xv': game.vertical, '4x': game.bigSquare }
  return own[size] ?? game.thumbnail
}

/** Providers and studios by id, for all tiles of a page. */
export function joinOf(plan: Pick<LobbyPlan, 'providers' | 'studios'>) {
  return {
    providers: new Map(plan.providers.map((it) => [it._id, it])),
    studios: new Map(plan.studios.map((it) => [it._id, it])),
  }
}
export type Join = ReturnType<typeof joinOf>

/** The tile of a game, or null when it could not be played: its provider is gone, or it runs on other devices. */
export function toTile(
  game: TileGame,
  setting: TileSetting,
  place: {
    kind: Kind
    join: Join
    sizes: SizeByDevice
    eager: boolean
    marked?: boolean
    beyond?: readonly DeviceClass[]
  },
): TileView | null {
  const provider = place.join.providers.get(game.provider)
  if (!provider || !runsOn(game.channels, setting.device)) return null
  const { locale, device } = setting
  const { t } = wordsOf(locale)
  const studio = game.studio === null ? null : (place.join.studios.get(game.studio) ?? null)
  const size = place.sizes[device]
  const { image, columns } = SHAPE[size]
  const restricted = carriesOverlay({ provider: provider.id, studio }, setting.country)
  const badges: TileView['badges'] = [
    ...(game.jackpotExist ? [{ kind: 'jackpot' as const, text: t('lobby:tile.jackpot') }] : []),
    ...(isNew(game.releasedAt, setting.today)
      ? [{ kind: 'new' as const, text: t('lobby:tile.new') }]
      : []),
  ]
  return {
    id: game._id,
    name: game.name,
    studio: studio?.title ?? provider.title,
    href: localePath(locale.segment, playPath(place.kind, provider.id, game._id)),
    page: localePath(locale.segment, gamePath(place.kind, game._id)),
    picture: readPicture(
      setting.context,
      assetFor(game, size),
      image,
      `${BOX_WIDTH[device] * columns}px`,
    ),
    sizes: place.sizes,
    beyond: place.beyond?.join(' ') || undefined,
    badges,
    facts: factsOf(game, locale),
    about: t('lobby:tile.about', { name: game.name }),
    start: restricted ? null : startOf(provider.id, place.kind, setting),
    restricted: restricted ? t('lobby:tile.restricted') : null,
    jackpot: game.jackpotExist ? game.launchCode : null,
    table: place.kind === 'LIVE_CASINO' ? game.launchCode : null,
    star: setting.stars
      ? { label: t('mygames:star', { name: game.name }), pressed: place.marked ?? false }
      : null,
    eager: place.eager,
  }
}

/** Tiles with stars are those of players; a visitor's link leads to the demo, or to the login. */
function startOf(provider: string, kind: Kind, { stars, locale }: TileSetting): string | null {
  const { t } = wordsOf(locale)
  if (stars) return t('game:page.play')
  const found = findProvider(provider)
  return found && offersDemo(found, kind, locale.market) ? t('game:page.demo') : null
}

function factsOf({ rtp, volatility }: TileGame, locale: Locale): string {
  const { t } = wordsOf(locale)
  const parts: string[] = []
  if (rtp !== null) {
    parts.push(t('lobby:tile.rtp', { value: returnFigure(rtp, locale) }))
  }
  const level = volatilityLevel(volatility)
  if (level !== null) parts.push(t(`lobby:tile.volatility.${level}`))
  return parts.join(' · ')
}

export function rowTexts(locale: Locale): RowTexts {
  const { t } = wordsOf(locale)
  return {
    all: t('lobby:row.all'),
    // The title is inserted for each row.
    allOf: t('lobby:row.allOf', { title: '{{title}}' }),
    previous: t('lobby:row.previous'),
    next: t('lobby:row.next'),
  }
}
