import { describe, expect, test } from 'vitest'
import {
  type Audience,
  evaluateConditions,
  groupOf,
  isInItsTime,
  isSeen,
  type Visit,
} from '#schemas/rules/audience.ts'
import type { BannerContent } from './banners.server.ts'
import { chooseBanners } from './banners.server.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const VISITOR: Audience = { kind: 'visitor' }
const player = (
  facts: Partial<{ segments: string[]; depositsCount: number | null }> = {},
): Audience => ({
  kind: 'player',
  segments: [],
  depositsCount: 0,
  ...facts,
})

type Conditions = Pick<
  BannerContent,
  'startDate' | 'endDate' | 'authorized' | 'targetAudience' | 'markets'
>
const aBanner = (facts: object = {}): Conditions => ({
  startDate: null,
  endDate: null,
  authorized: null,
  targetAudience: null,
  markets: [],
  ...facts,
})
const target = (facts: object) =>
  aBanner({
    targetAudience: {
      targetAudienceOption: 'noLimit',
      targetGroups: [],
      targetSegment: null,
      ...facts,
    },
  })
const isShown = (
  banner: ReturnType<typeof aBanner>,
  visit: Partial<{ audience: Audience; now: number }> = {},
) => chooseBanners([banner], { audience: VISITOR, market: 'FI', now: NOW, ...visit }).length === 1

test.each([
  ['before its start', '2026-11-20T12:00:00.001Z', null, false],
  ['at its very start', '2026-11-20T12:00:00Z', null, true],
  ['at its very end', null, '2026-11-20T12:00:00Z', false],
  ['just before its end', null, '2026-11-20T12:00:00.001Z', true],
  ['with neither', null, null, true],
  ['in an offset of another zone', '2026-11-20T13:00:00+01:00', null, true],
])('a banner %s', (_, startDate, endDate, expected) => {
  expect(isInItsTime({ startDate, endDate }, NOW)).toBe(expected)
})

describe('the login condition', () => {
  test.each([
    [null, true, true],
    ['both', true, true],
    ['authorized', false, true],
    ['not-authorized', true, false],
  ])('%s: visitor %s, player %s', (authorized, visitor, signedIn) => {
    expect(isShown(aBanner({ authorized }))).toBe(visitor)
    expect(isShown(aBanner({ authorized }), { audience: player() })).toBe(signedIn)
  })
})

describe('groups by deposits', () => {
  const group = (...targetGroups: string[]) =>
    target({ targetAudienceOption: 'group', targetGroups })

  test.each([
    [0, '0'],
    [1, '1'],
    [2, '>1'],
    [99, '>1'],
    [null, null],
  ])('%s deposits are group %s', (count, expected) => {
    expect(groupOf(count)).toBe(expected)
  })

  test('several groups are combined with OR', () => {
    expect(isShown(group('0', '>1'), { audience: player({ depositsCount: 5 }) })).toBe(true)
    expect(isShown(group('0', '>1'), { audience: player({ depositsCount: 1 }) })).toBe(false)
  })

  test('no one is in an empty list of groups', () => {
    expect(isShown(group(), { audience: player() })).toBe(false)
  })

  test('a player whose deposits are unknown is in no group, nor is a visitor', () => {
    expect(isShown(group('0', '1', '>1'), { audience: player({ depositsCount: null }) })).toBe(
      false,
    )
    expect(isShown(group('0', '1', '>1'))).toBe(false)
  })
})

describe('a list of players', () => {
  const list = (targetSegment: string | null) =>
    target({ targetAudienceOption: 'segment', targetSegment })

  test('is seen only by its members, by exact key', () => {
    const onIt = { audience: player({ segments: ['front-row', 'other'] }) }
    expect(isShown(list('front-row'), onIt)).toBe(true)
    expect(isShown(list('front'), onIt)).toBe(false)
    expect(isShown(list('front-row'), { audience: player() })).toBe(false)
  })

  test('matches no one when unnamed, and never a visitor', () => {
    expect(isShown(list(null), { audience: player({ segments: [''] }) })).toBe(false)
    expect(isShown(list('front-row'))).toBe(false)
  })
})

test('all conditions must hold at once', () => {
  const banner = aBanner({
    markets: ['FI'],
    authorized: 'authorized',
    endDate: '2026-12-01T00:00:00Z',
  })
  expect(isShown(banner, { audience: player() })).toBe(true)
  expect(isShown({ ...banner, markets: ['NO'] }, { audience: player() })).toBe(false)
  expect(isShown(banner)).toBe(false)
  expect(isShown(banner, { audience: player(), now: Date.parse('2027-01-01') })).toBe(false)
})

test('the editor’s order is kept', () => {
  const [a, b, c] = [aBanner(), aBanner({ markets: ['NO'] }), aBanner()]
  const shown = chooseBanners([a, b, c], { audience: VISITOR, market: 'FI', now: NOW })
  expect(shown).toEqual([a, c])
  expect(shown[0]).toBe(a)
})

test('conditions are evaluated separately, so that an editor sees every reason a banner is hidden', () => {
  const banner = {
    markets: ['CA'],
    languages: ['en'],
    devices: ['desktop', 'tablet'],
    startDate: '2026-12-01T00:00:00Z',
    endDate: '2026-11-01T00:00:00Z',
    authorized: 'authorized',
    targetAudience: {
      targetAudienceOption: 'group',
      targetGroups: ['0'],
      targetSegment: null,
    },
  } as const
  const visit = {
    audience: VISITOR,
    market: 'FI',
    now: NOW,
    language: 'fi',
    device: 'mobile',
  } as const
  const evaluated = evaluateConditions(banner, visit)
  expect(evaluated).toHaveLength(9)
  // Without an account there has been no warning.
  expect(evaluated.filter((it) => it.holds).map((it) => it.condition)).toEqual([
    'offer',
    'protection',
  ])
  const open = {
    markets: null,
    startDate: null,
    endDate: null,
    authorized: null,
    targetAudience: null,
  }
  expect(evaluateConditions(open, visit).every((it) => it.holds)).toBe(true)
  const offer = { ...open, campaign: 'lantern-gift' }
  const isOffered = (offers?: Visit['offers']) =>
    isSeen(offer, { ...visit, ...(offers && { offers }) })
  expect(isOffered(new Set(['lantern-gift']))).toBe(true)
  expect(isOffered('unchecked')).toBe(true)
  expect(isOffered(new Set(['another']))).toBe(false)
  expect(isOffered()).toBe(false)
  // As it was published before offers had to name their campaigns.
  expect(isSeen({ ...open, wageringRequirement: 5 }, visit)).toBe(false)
  expect(isSeen({ ...open, bonusCode: 'OPENING-10' }, { ...visit, offers: 'unchecked' })).toBe(
    false,
  )
})
