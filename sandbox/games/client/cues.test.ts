import { expect, test } from 'vitest'
import { CUES, type Cue, lengthOf } from './cues.ts'
import { waitBeforeStop } from './reel-waits.ts'

const ALL = Object.keys(CUES) as Cue[]

/** The gain of all layers that are heard at this moment; each fades, so it is never more. */
const loudest = (cue: Cue, at: number) =>
  CUES[cue]
    .filter((it) => it.at <= at && at < it.at + it.for)
    .reduce((sum, { level }) => sum + level, 0)

test.each(ALL)('%s is short, and never overdrives a speaker, whatever sounds at once', (cue) => {
  expect(lengthOf(cue)).toBeLessThan(2.5)
  for (const { at } of CUES[cue]) expect(loudest(cue, at)).toBeLessThan(1)
  for (const { from, to = from, level } of CUES[cue]) {
    expect(level).toBeGreaterThan(0)
    expect(Math.min(from, to)).toBeGreaterThan(40)
    expect(Math.max(from, to)).toBeLessThan(8_000)
  }
})

test('a higher win is heard longer and not louder', () => {
  expect(lengthOf('win')).toBeLessThan(lengthOf('big'))
  expect(lengthOf('big')).toBeLessThan(lengthOf('huge'))
  const levels = (cue: Cue) => Math.max(...CUES[cue].map((it) => it.level))
  expect(levels('huge')).toBe(levels('win'))
})

test('the sound of suspense ends before the reel stops', () => {
  const { ms } = waitBeforeStop(['S', 'S'], 'S')
  expect(lengthOf('suspense') * 1_000).toBeLessThanOrEqual(ms)
})
