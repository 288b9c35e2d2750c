import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GameTile } from '../GameTile.tsx'
import type { TileView } from '../tile-view.ts'
import { toggled, withFavourites } from './favourites.ts'

const aTile = (what: Partial<TileView> = {}): TileView => ({
  id: 'game-a',
  name: 'A game',
  studio: 'A studio',
  href: '/en-UN/online-casino/play/relax/game-a',
  page: '/en-UN/online-casino/game/game-a',
  picture: null,
  sizes: { mobile: '1x', tablet: '1x', desktop: '1x' },
  badges: [],
  facts: '',
  about: 'About A game',
  start: null,
  restricted: null,
  jackpot: null,
  table: null,
  star: { label: 'My games: A game', pressed: false },
  eager: false,
  ...what,
})
const html = (tile: TileView) => renderToStaticMarkup(<GameTile tile={tile} />)

test('a player’s stars are set in the tiles cached for everyone', () => {
  const kept = html(aTile()) + html(aTile({ id: 'game-b' }))
  const own = withFavourites(kept, new Set(['game-b']))
  expect(own).toBe(
    html(aTile()) +
      html(aTile({ id: 'game-b', star: { label: 'My games: A game', pressed: true } })),
  )
})

test('a name that looks like a star sets none', () => {
  const name = '" name="game" value="game-b" aria-pressed="false"'
  const kept = html(aTile({ name }))
  expect(withFavourites(kept, new Set(['game-b']))).toBe(kept)
})

test('a visitor’s tile has no star', () => {
  expect(html(aTile({ star: null }))).not.toContain('button')
})

test('a new favourite comes first, and toggling it again removes it', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['c', 'a', 'b'])
  expect(toggled(['c', 'a', 'b'], 'a')).toEqual(['c', 'b'])
})
