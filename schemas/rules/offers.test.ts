import { describe, expect, test } from 'vitest'
import type { CampaignFacts } from '#contracts/player-api/rewards.ts'
import { mayShowToVisitor, offersIn, problemsOfOffer } from './offers.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const campaign = (over: Partial<CampaignFacts> = {}): CampaignFacts => ({
  ...{ campaignId: 'gift', markets: ['FI', 'PP'], startsAt: '2026-01-01T00:00:00Z', endsAt: null },
  ...{ wrMultiplier: 10, hasBonusCode: false },
  ...over,
})
const promotion = (over: object = {}) => ({
  ...{ _type: 'promotion', campaign: 'gift', markets: ['FI'], authorized: 'authorized' },
  ...over,
})
const problems = (document: object, of: CampaignFacts | undefined, isCodeValid = true) =>
  offersIn(document)
    .flatMap((it) => problemsOfOffer({ ...document }, it, { campaign: of, isCodeValid, now: NOW }))
    .join(' ')

describe('an offer', () => {
  test('that matches its campaign has no problem', () => {
    expect(problems(promotion({ wageringRequirement: 10 }), campaign())).toBe('')
    expect(problems({ _type: 'promotion' }, undefined)).toBe('')
  })

  test.each([
    ['of no campaign', {}, undefined, 'runs no campaign “gift”'],
    [
      'of a campaign that is over',
      {},
      campaign({ endsAt: '2026-11-20T12:00:00Z' }),
      'does not run',
    ],
    [
      'of a campaign that has not started',
      {},
      campaign({ startsAt: '2026-12-01T00:00:00Z' }),
      'does not run',
    ],
    [
      'that begins when its campaign is over',
      { startDate: '2026-12-02T00:00:00Z' },
      campaign({ endsAt: '2026-12-01T00:00:00Z' }),
      'does not run',
    ],
    ['in another market', { markets: ['FI', 'NO'] }, campaign(), 'not lawful, in Norway'],
    ['in every market', { markets: [] }, campaign(), 'Brazil'],
    ['with other wagering', { wageringRequirement: 5 }, campaign(), 'asks for 10'],
    ['for visitors in Finland', { authorized: 'both' }, campaign(), 'players only in Finland'],
    ['for newcomers', { _type: 'registrationLanding' }, campaign(), 'players only in Finland'],
    ['with an unknown code', { bonusCode: 'OPENING-10' }, campaign(), 'no code “OPENING-10”'],
  ])('%s has a problem', (_, over, facts, words) => {
    expect(problems(promotion(over), facts)).toContain(words)
  })

  test('may begin later, when its campaign does', () => {
    const later = { startDate: '2026-12-01T00:00:00Z' }
    expect(problems(promotion(later), campaign({ startsAt: '2026-12-01T00:00:00Z' }))).toBe('')
  })

  test('may be public where the market allows it', () => {
    expect(problems(promotion({ markets: ['PP'], authorized: 'both' }), campaign())).toBe('')
  })

  test('has the code of its campaign', () => {
    const coded = promotion({ bonusCode: 'HERON-10' })
    expect(problems(coded, campaign({ hasBonusCode: true }))).toBe('')
    expect(problems(coded, campaign({ hasBonusCode: true }), false)).toContain('no code')
  })

  test('in a form within a text is a separate one, for visitors', () => {
    const form = { _type: 'signUpForm', campaign: 'other', bonusCode: 'CODE' }
    const page = { _type: 'landingPage', markets: ['FI'], body: { en: [{ _type: 'block' }, form] } }
    expect(offersIn(page)).toEqual([
      { campaign: 'other', bonusCode: 'CODE', path: ['body', 'en', 1] },
    ])
    expect(problems(page, campaign({ hasBonusCode: true }))).toContain('players only in Finland')
  })
})

test.each([
  ['where the market allows it', 'PP', campaign(), true],
  ['not where offers are for players', 'FI', campaign(), false],
  ['not in Ontario, nor anywhere in Canada', 'CA', campaign({ markets: ['CA'] }), false],
  ['not in another market', 'PP', campaign({ markets: ['FI'] }), false],
  ['not before it begins', 'PP', campaign({ startsAt: '2026-11-21T00:00:00Z' }), false],
  ['not from its end on', 'PP', campaign({ endsAt: '2026-11-20T12:00:00Z' }), false],
  ['not without a campaign', 'PP', undefined, false],
] as const)('a visitor is shown an offer %s', (_, market, facts, isShown) => {
  expect(mayShowToVisitor(facts, { market, now: NOW })).toBe(isShown)
})
