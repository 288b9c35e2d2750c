import { expect, test } from 'vitest'
import { resolveLocale } from '#app/market/locale.ts'
import { reward } from '#contracts/player-api/rewards.ts'
import { freeBetCard } from './free-bet-card.server.ts'
import { toTermsCard } from './rewards.server.ts'

const TERMS = {
  ...{ version: '1:abc', kind: 'DEPOSIT_MATCH', currency: 'EUR', percentage: 50, maxAmount: 50 },
  ...{ minDeposit: 20, wrMultiplier: 10, hoursToFulfil: 1_440, maxStake: 5 },
  contributions: [
    { gameType: 'roulette', percent: 10 },
    { gameType: 'slot', percent: 100 },
  ],
  excludedGames: [
    { provider: 'relax', gameId: 'known' },
    { provider: 'relax', gameId: 'unknown-game' },
  ],
  audience: 'established',
} as const
const OFFER = {
  ...{ campaignId: 'harbour-match', vertical: 'CASINO', campaignStatus: 'ACTIVE' },
  ...{ campaignCategory: 'OPT_IN', bonusType: 'NON_STICKY', hasBonusCode: false },
  ...{
    wageringAmount: 0,
    wrMultiplier: 10,
    campaignDisplayInfo: { steps: 11, names: { en: 'Match' } },
  },
  terms: TERMS,
}

function cardOf(over: object, segment = 'en-FI') {
  const answer = resolveLocale(segment)
  if (answer.kind !== 'locale') throw new Error(`${segment} is no locale`)
  const parsed = reward.parse({ ...OFFER, ...over })
  if (parsed.terms === null) throw new Error('the reward has no terms')
  const games = new Map([['known', 'Velvet Heirloom']])
  return toTermsCard(parsed, parsed.terms, { locale: answer.locale, games })
}
const factsOf = (card: ReturnType<typeof cardOf>) =>
  Object.fromEntries(card.facts.map(({ name, value }) => [name, value.replaceAll('\u00a0', ' ')]))

test('an offer lists every term that its bets are checked against', () => {
  const card = cardOf({})
  expect(factsOf(card)).toMatchObject({
    'You get': '50% of your deposit, up to €50.00',
    'Required deposit': '€20.00 or more',
    'Wagering requirement': '10 times the bonus: up to €500.00',
    'Time limit': '60 days after you receive it',
    'Eligible games': 'Slots 100%, Roulette 10%',
    'Excluded games': 'Velvet Heirloom, unknown-game',
    'Maximum stake per round with bonus money': '€5.00',
    'Average cost of wagering': 'about €25.00',
  })
})

test('a claimed bonus shows its own figures and the terms at the time of the claim', () => {
  const progress = { granted: 10, required: 350, done: 100, left: 250, bonusBalance: 4 }
  const card = cardOf({
    ...{ assignmentId: 'a', expiresAt: '2026-12-24T00:00:00Z', progress },
    terms: { ...TERMS, wrMultiplier: 35 },
  })
  expect(factsOf(card)).toMatchObject({
    'Wagering requirement': '35 times the bonus: €350.00',
    'Average cost of wagering': 'about €17.50: as much as the bonus or more',
  })
  expect(factsOf(card)).not.toHaveProperty('Time limit')
  expect(card.notes).toContain('These are the terms that applied when you received the bonus.')
})

test('figures are formatted for the language', () => {
  const facts = factsOf(cardOf({}, 'de-DE'))
  expect(facts['Sie bekommen']).toBe('50 % Ihrer Einzahlung, höchstens 50.00 €')
})

test('a free bet lists every term of its bet, and after the claim its end', () => {
  const answer = resolveLocale('en-FI')
  if (answer.kind !== 'locale') throw new Error('en-FI is no locale')
  const of = { locale: answer.locale, timeZone: 'Europe/Helsinki' }
  const terms = { version: 'v', amount: 10, currency: 'EUR', minOdds: 1_500, hoursToFulfil: 1_440 }
  const freeBet = { ...terms, scope: 'PRE_MATCH' } as const
  const offer = freeBetCard({ assignmentId: null, expiresAt: null }, freeBet, of)
  expect(factsOf(offer)).toEqual({
    'You get': 'A free bet of €10.00',
    Use: 'Single or accumulator, full amount only',
    'Minimum total odds': '1.50',
    Matches: 'Pre-match only',
    'Time limit': '60 days after you receive it',
  })
  const claimed = { assignmentId: 'a', expiresAt: '2026-12-24T10:00:00Z' }
  expect(factsOf(freeBetCard(claimed, freeBet, of)).Deadline).toContain('24 Dec')
  expect(offer.notes).toContain('You do not have to use it.')
})

test('a sportsbook bonus says which bets it covers, which count, and that none can be cashed out', () => {
  const terms = { ...TERMS, contributions: [], excludedGames: [] }
  const card = cardOf({ terms: { ...terms, sports: { minOdds: 1_500, scope: 'BOTH' } } })
  const facts = factsOf(card)
  expect(facts).toMatchObject({
    'Minimum total odds': '1.50',
    Matches: 'Live and pre-match',
    'Last match of the bet': 'Starts at least 6 hours before the bonus ends',
    'Maximum stake per bet with bonus money': '€5.00',
  })
  expect(Object.keys(facts)).not.toContain('Eligible games')
  expect(card.notes).toContain('Bets placed with bonus money cannot be cashed out.')
  expect(card.notes).not.toContain('Game types that are not listed do not accept bonus money.')
})
