import { expect, test } from 'vitest'
import { runsOn } from './channels.ts'

test.each([
  [['web', 'mobile'], true, true, true],
  [['web'], true, false, false],
  [['mobile'], false, true, true],
  [[], true, true, true],
  [null, true, true, true],
  [['watch'], true, true, true],
] as const)('a game for %j runs on a desktop %s, a tablet %s, a phone %s', (channels, ...runs) => {
  const devices = ['desktop', 'tablet', 'mobile'] as const
  expect(devices.map((it) => runsOn(channels, it))).toEqual(runs)
})
