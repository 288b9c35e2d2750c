import { expect, test } from 'vitest'
import { partsOfLobby } from './load-lobby.server.ts'

const row = (...boxes: string[]) => ({ grid: { boxes } })
const bare = { grid: undefined }

test('a lobby without boxes is one part, whether or not its rows are in the grid', () => {
  expect(partsOfLobby([row(), bare, bare])).toEqual([{ from: 0, to: 3, boxes: [] }])
  expect(partsOfLobby([])).toEqual([])
})

test('rows are cut below each row that has boxes, and none is lost or shown twice', () => {
  expect(partsOfLobby([row('a', 'b'), bare, row('c'), bare])).toEqual([
    { from: 0, to: 1, boxes: ['a', 'b'] },
    { from: 1, to: 3, boxes: ['c'] },
    { from: 3, to: 4, boxes: [] },
  ])
})

test('boxes below the last row end the lobby', () => {
  expect(partsOfLobby([bare, row('a')])).toEqual([{ from: 0, to: 2, boxes: ['a'] }])
})
