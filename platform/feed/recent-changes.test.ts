import { expect, test } from 'vitest'
import { RecentChanges } from './recent-changes.ts'

test('a change is remembered for a minute, renewed by each change, for up to 50,000 players', () => {
  let now = 0
  const changes = new RecentChanges(() => now)
  changes.note('one')
  now = 59_999
  expect(changes.has('one')).toBe(true)
  expect(changes.has('other')).toBe(false)
  now = 60_000
  expect(changes.has('one')).toBe(false)
  changes.note('one')
  for (let n = 0; n < 49_999; n += 1) changes.note(`player ${n}`)
  expect(changes.has('one')).toBe(true)
  changes.note('one more')
  expect([changes.has('one'), changes.has('player 0'), changes.has('one more')]).toEqual([
    false,
    true,
    true,
  ])
})
