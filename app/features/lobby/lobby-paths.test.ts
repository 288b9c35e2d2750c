import { expect, test } from 'vitest'
import { lobbyKind } from './lobby-paths.ts'

test.each([
  ['/fi-FI/online-casino', 'CASINO'],
  ['/fi-FI/online-casino/jackpots', 'CASINO'],
  ['/en-UN/live-casino-online', 'LIVE_CASINO'],
  ['/en-UN/live-casino-online/play/evolution/x', 'LIVE_CASINO'],
  ['/en-UN/sportsbook', null],
  ['/', null],
])('%s belongs to %s (RTE-40)', (path, kind) => {
  expect(lobbyKind(path)).toBe(kind)
})
