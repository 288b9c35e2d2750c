import { describe, expect, test } from 'vitest'
import {
  MARKER_RULES,
  type MarkerLevel,
  type MarkerRule,
} from '#contracts/player-api/protection-words.ts'
import { COOLDOWN_MS, decideIntervention, MEMORY_MS, type PastIntervention } from './escalation.ts'
import type { Hit } from './marker-rules.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20, 12)
const hit = (rule: MarkerRule, level: MarkerLevel): Hit => ({ rule, level, figures: [] })
const intervention = (
  rule: MarkerRule,
  level: MarkerLevel,
  agoMs: number,
  isOpen = false,
): PastIntervention => ({ rule, level, at: NOW - agoMs, isOpen })
const decide = (hits: Hit[], past: PastIntervention[] = []) => {
  const decided = decideIntervention(hits, past, NOW)
  return decided && `${decided.rule} ${decided.level}`
}

describe('the message that is due', () => {
  test.each<[string, Hit[], PastIntervention[], string | null]>([
    ['no hit', [], [], null],
    ['the first hit', [hit('longPlay', 1)], [], 'longPlay 1'],
    ['the highest level of several hits', [hit('longPlay', 1), hit('chasing', 2)], [], 'chasing 2'],
    [
      'the first row of two with the same level',
      [hit('chasing', 2), hit('longPlay', 2)],
      [],
      'chasing 2',
    ],
    [
      'the same rule within its cool-down',
      [hit('longPlay', 1)],
      [intervention('longPlay', 1, DAY - 1)],
      null,
    ],
    [
      'the same rule after its cool-down',
      [hit('longPlay', 1)],
      [intervention('longPlay', 1, DAY)],
      'longPlay 2',
    ],
    [
      'the same rule after level 2',
      [hit('longPlay', 1)],
      [intervention('longPlay', 2, 2 * DAY)],
      'longPlay 3',
    ],
    [
      'the same rule after level 3',
      [hit('longPlay', 1)],
      [intervention('longPlay', 3, 2 * DAY)],
      'longPlay 3',
    ],
    [
      'the same rule after four weeks',
      [hit('longPlay', 1)],
      [intervention('longPlay', 2, MEMORY_MS)],
      'longPlay 1',
    ],
    [
      'a higher level within the cool-down',
      [hit('longPlay', 2)],
      [intervention('longPlay', 1, 1)],
      'longPlay 2',
    ],
    [
      'another rule within a day',
      [hit('longPlay', 1)],
      [intervention('chasing', 2, DAY - 1)],
      null,
    ],
    [
      'another rule after a day',
      [hit('longPlay', 1)],
      [intervention('chasing', 2, DAY)],
      'longPlay 1',
    ],
    [
      'another rule with a higher level, at once',
      [hit('chasing', 2)],
      [intervention('longPlay', 1, 1)],
      'chasing 2',
    ],
    [
      'a lower level while a message is open',
      [hit('longPlay', 1)],
      [intervention('chasing', 2, 9 * DAY, true)],
      null,
    ],
    [
      'a higher level while a message is open',
      [hit('chasing', 2)],
      [intervention('longPlay', 1, 1, true)],
      'chasing 2',
    ],
    [
      'a cool-down of a week',
      [hit('nightPlay', 1)],
      [intervention('nightPlay', 1, 7 * DAY - 1)],
      null,
    ],
  ])('%s', (_, hits, past, expected) => {
    expect(decide(hits, past)).toBe(expected)
  })
})

test('a message comes a day after any of its level or higher, and no rule falls a level in four weeks', () => {
  let seed = 11
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  for (let run = 0; run < 200; run += 1) {
    const past: PastIntervention[] = []
    let now = NOW
    for (let step = 0; step < 60; step += 1) {
      now += random(DAY)
      const hits = MARKER_RULES.filter(() => random(3) === 0).map((rule) =>
        hit(rule, ([1, 2, 3] as const)[random(3)] ?? 1),
      )
      const decided = decideIntervention(hits, past, now)
      if (!decided) continue
      expect(hits.map((it) => it.rule)).toContain(decided.rule)
      for (const it of past) {
        if (it.level >= decided.level) expect(now - it.at).toBeGreaterThanOrEqual(COOLDOWN_MS)
        if (it.rule === decided.rule && now - it.at < MEMORY_MS) {
          expect(decided.level).toBeGreaterThanOrEqual(it.level)
        }
      }
      past.push({ rule: decided.rule, level: decided.level, at: now, isOpen: false })
    }
    expect(past.length).toBeGreaterThan(0)
  }
})
