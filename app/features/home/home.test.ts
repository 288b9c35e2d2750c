import { expect, test } from 'vitest'
import type { HomeBlockContent } from './home.server.ts'
import { homeBlocks } from './home.server.ts'

const block = (type: 'homeBanners' | 'homeIntro' | 'homeGames', key: string = type) => ({
  _key: key,
  type,
  boxes: null,
  most: null,
})
const boxes: HomeBlockContent = {
  _key: 'boxes',
  type: 'homeBoxes',
  boxes: ['contentBox-a'],
  most: null,
}

test('rows of games that follow each other are one block, counted over the whole page', () => {
  const blocks = homeBlocks([
    block('homeGames', 'a'),
    block('homeGames', 'b'),
    block('homeIntro'),
    boxes,
    block('homeGames', 'c'),
  ])
  expect(blocks).toEqual([
    { key: 'a', type: 'homeGames', from: 0, to: 2 },
    { key: 'homeIntro', type: 'homeIntro' },
    { key: 'boxes', type: 'homeBoxes', boxes: ['contentBox-a'] },
    { key: 'c', type: 'homeGames', from: 2, to: 3 },
  ])
})

test('a page has its heading, and has it once', () => {
  expect(homeBlocks([block('homeBanners')]).map((it) => it.type)).toEqual([
    'homeIntro',
    'homeBanners',
  ])
  expect(homeBlocks([block('homeIntro', 'a'), block('homeIntro', 'b')])).toHaveLength(1)
})
