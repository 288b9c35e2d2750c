import { expect, test, vi } from 'vitest'
import { createLastChip, createMemory, firstStep, rememberSound, soundWasOn } from './remembered.ts'

const STEPS = [20, 40, 100, 200, 400]
const OWNER = {
  provider: 'playngo',
  gameId: 'amber-isle',
  mode: 'real',
  currency: 'EUR',
  playerKey: 'a',
} as const

test.each([
  { remembered: null, usual: 2, minor: 100 },
  { remembered: 200, usual: 2, minor: 200 },
  { remembered: 20, usual: 2, minor: 20 },
  // A limit has taken the higher steps away.
  { remembered: 10_000, usual: 2, minor: 400 },
  { remembered: 150, usual: 2, minor: 100 },
  // The least that can be staked, not the usual step.
  { remembered: 5, usual: 2, minor: 20 },
  { remembered: null, usual: 9, minor: 400 },
])('a game that remembers $remembered starts with $minor', ({ remembered, usual, minor }) => {
  expect(STEPS[firstStep(STEPS, remembered, usual)]).toBe(minor)
})

test('without any stakes the first step is zero', () => {
  expect(firstStep([], null, 2)).toBe(0)
  expect(firstStep([], 200, 2)).toBe(0)
})

test('stake and bets are remembered for their game, money and player only', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const memory = createMemory(() => OWNER)
  memory.keepStake(200)
  memory.keepBets({ red: 200 })
  rememberSound(true)
  expect(memory.stake()).toBe(200)
  expect(memory.bets()).toEqual({ red: 200 })
  expect(soundWasOn()).toBe(true)
  for (const other of [
    { gameId: 'red-garden' },
    { mode: 'fun' as const },
    { currency: 'NOK' },
    { playerKey: 'b' },
  ]) {
    const elsewhere = createMemory(() => ({ ...OWNER, ...other }))
    expect(elsewhere.stake()).toBeNull()
    expect(elsewhere.bets()).toEqual({})
  }
  vi.unstubAllGlobals()
})

test.each([
  ['nothing', null, {}],
  ['bets', '{"n17":500,"red":1000}', { n17: 500, red: 1000 }],
  ['invalid stakes', '{"n17":-5,"red":1.5,"odd":"7","n1":100}', { n1: 100 }],
  ['invalid JSON', 'red', {}],
  ['null', 'null', {}],
])('bets are read from storage with %s', (_what, value, bets) => {
  vi.stubGlobal('localStorage', { getItem: () => value })
  expect(createMemory(() => OWNER).bets()).toEqual(bets)
  vi.unstubAllGlobals()
})

test('the chip of the next visit is the last one placed, never above what was played', () => {
  const kept: number[] = []
  const lastChip = createLastChip((minor) => kept.push(minor))
  lastChip.placed(100)
  lastChip.placed(500)
  lastChip.played([100, 700])
  expect(kept).toEqual([500])
  // The bets of the round before, repeated: no chip was placed by hand.
  lastChip.played([2_000])
  // The chip of 500 was removed before the spin.
  lastChip.placed(500)
  lastChip.played([100, 200])
  expect(kept).toEqual([500, 200])
})

test('before there is a session nothing is read or kept', () => {
  const used = vi.fn()
  vi.stubGlobal('localStorage', { getItem: used, setItem: used })
  const memory = createMemory(() => null)
  memory.keepStake(200)
  memory.keepBets({ red: 200 })
  expect([memory.stake(), memory.bets()]).toEqual([null, {}])
  expect(used).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('where the browser refuses storage, the page remembers until it is closed', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const memory = createMemory(() => ({ ...OWNER, gameId: 'red-garden' }))
  expect(memory.stake()).toBeNull()
  expect(soundWasOn()).toBe(false)
  memory.keepStake(200)
  expect(memory.stake()).toBe(200)
  vi.unstubAllGlobals()
})
