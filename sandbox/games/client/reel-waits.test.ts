import { expect, test } from 'vitest'
import { waitBeforeStop } from './reel-waits.ts'

test('a reel takes longer after two scatters, of lists and of strings, and only where they count', () => {
  expect(waitBeforeStop([], 'S')).toEqual({ ms: 160, suspense: false })
  expect(waitBeforeStop(['ASB', 'CDE'], 'S')).toEqual({ ms: 160, suspense: false })
  expect(waitBeforeStop(['ASB', 'CDS'], 'S')).toEqual({ ms: 700, suspense: true })
  expect(waitBeforeStop([['A', 'S', 'S', 'B'], 'CDE'], 'S').suspense).toBe(true)
  expect(waitBeforeStop(['SSS', 'SSS'], null)).toEqual({ ms: 160, suspense: false })
})
