import { expect, test, vi } from 'vitest'
import {
  createLastChip,
  firstStep,
  rememberBets,
  rememberedBets,
  rememberedStake,
  rememberSound,
  rememberStake,
  soundWasOn,
} from './remembered.ts'

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
])('a game with $remembered remembered begins with $minor', ({ remembered, usual, minor }) => {
  expect(STEPS[firstStep(STEPS, remembered, usual)]).toBe(minor)
})

test('without any step there is none to begin with', () => {
  expect(firstStep([], null, 2)).toBe(0)
  expect(firstStep([], 200, 2)).toBe(0)
})

test('stake and bets are remembered for their game, money and player only', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  rememberStake(OWNER, 200)
  rememberBets(OWNER, { red: 200 })
  rememberSound(true)
  expect(rememberedStake(OWNER)).toBe(200)
  expect(rememberedBets(OWNER)).toEqual({ red: 200 })
  expect(soundWasOn()).toBe(true)
  for (const other of [
    { gameId: 'red-garden' },
    { mode: 'fun' as const },
    { currency: 'NOK' },
    { playerKey: 'b' },
  ]) {
    expect(rememberedStake({ ...OWNER, ...other })).toBeNull()
    expect(rememberedBets({ ...OWNER, ...other })).toEqual({})
  }
  vi.unstubAllGlobals()
})

test.each([
  ['nothing', null, {}],
  ['bets', '{"n17":500,"red":1000}', { n17: 500, red: 1000 }],
  ['what is no stake', '{"n17":-5,"red":1.5,"odd":"7","n1":100}', { n1: 100 }],
  ['no JSON', 'red', {}],
  ['null', 'null', {}],
])('of a browser that has kept %s', (_what, value, bets) => {
  vi.stubGlobal('localStorage', { getItem: () => value })
  expect(rememberedBets(OWNER)).toEqual(bets)
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
  // The chip of 500 was taken back before the spin.
  lastChip.placed(500)
  lastChip.played([100, 200])
  expect(kept).toEqual([500, 200])
})

test('where the browser refuses storage, the page remembers until it is closed', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const owner = { ...OWNER, gameId: 'red-garden' }
  expect(rememberedStake(owner)).toBeNull()
  expect(soundWasOn()).toBe(false)
  rememberStake(owner, 200)
  expect(rememberedStake(owner)).toBe(200)
  vi.unstubAllGlobals()
})
