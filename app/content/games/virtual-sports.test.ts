import { expect, test } from 'vitest'
import { type VirtualSports, virtualSportsIn } from './virtual-sports.query.server.ts'

const of = (markets: string[], enabled: boolean | null = true) =>
  ({ markets, enabled }) as VirtualSports

test('a market has its own virtual sports, or else those for all markets (CNT-05)', () => {
  const [all, norway] = [of([]), of(['NO'])]
  expect(virtualSportsIn([all, norway], 'NO')).toBe(norway)
  expect(virtualSportsIn([norway, all], 'FI')).toBe(all)
  expect(virtualSportsIn([norway], 'FI')).toBeNull()
})

test('they are off only where the market’s own document says so', () => {
  const all = of([], null)
  expect(virtualSportsIn([all, of(['NO'], false)], 'NO')).toBeNull()
  expect(virtualSportsIn([all, of(['NO'], false)], 'FI')).toBe(all)
})
